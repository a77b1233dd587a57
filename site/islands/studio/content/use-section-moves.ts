import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { sections, type SectionId } from '../../../../templates-data/model/sections.ts';
import { announce } from '../shell/undo-edits.ts';
import type { Moving } from './SectionRow.tsx';
import { withSectionAt } from './section-store.ts';
import { useDragOrder } from './use-drag-order.ts';

interface SectionMoves {
  /** The order as it is shown, also while a section is dragged. */
  readonly order: readonly SectionId[];
  /** The element that contains the rows. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** The moves of the section at a position; undefined if it cannot move. */
  readonly describeMoves: (id: SectionId, index: number) => Moving | undefined;
  /** Escape puts a lifted section back. */
  readonly onEscape: (event: KeyboardEvent) => void;
}

/** Moves sections with the pointer, with the arrow keys on their handles, and with buttons. */
export function useSectionMoves(
  listed: readonly SectionId[],
  onMove: (order: readonly SectionId[], moved: SectionId) => void,
): SectionMoves {
  const root = useRef<HTMLDivElement>(null);
  const focusAfterMove = useRef('');
  const commit = (order: readonly SectionId[], moved: SectionId): void => {
    onMove(order, moved);
    announce(
      `${sections[moved].label} moved to place ${order.indexOf(moved) + 1} of ${order.length}`,
    );
  };
  const drag = useDragOrder<SectionId>(listed, withSectionAt, commit);
  const { order } = drag;
  // React moves the row of a section in the document, which takes the focus from it.
  useLayoutEffect(() => {
    if (focusAfterMove.current === '') return;
    root.current?.querySelector<HTMLElement>(focusAfterMove.current)?.focus();
    focusAfterMove.current = '';
  });

  const move = (id: SectionId, by: 1 | -1): void => {
    if (drag.dragged === id) {
      const shifted = drag.shift(by);
      announce(shifted ? describePlace(id, shifted) : describeEnd(by));
      return;
    }
    const to = withSectionAt(order, id, order.indexOf(id) + by);
    if (!to) {
      announce(describeEnd(by));
      return;
    }
    const focused = document.activeElement;
    const way = focused?.getAttribute('data-way');
    focusAfterMove.current = way
      ? `[data-row="${id}"] [data-way="${way}"]`
      : `[id="${focused?.id ?? ''}"]`;
    commit(to, id);
  };

  const onHandleKeys = (event: KeyboardEvent, id: SectionId): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    const isLifted = drag.dragged === id;
    if (event.altKey || (by === undefined && event.key !== 'Enter' && event.key !== ' ')) return;
    if (by !== undefined && !isLifted) return;
    event.preventDefault();
    if (by !== undefined) move(id, by);
    else if (isLifted) drag.drop();
    else {
      drag.lift(id);
      announce(`${sections[id].label} lifted: arrow keys move it, Escape puts it back`);
    }
  };

  const describeMoves = (id: SectionId, index: number): Moving | undefined =>
    sections[id].movable
      ? {
          isFirst: withSectionAt(order, id, index - 1) === undefined,
          isLast: withSectionAt(order, id, index + 1) === undefined,
          isDragged: drag.dragged === id,
          onMove: (by) => move(id, by),
          handle: {
            ...drag.handle(id),
            onKeyDown: (event: KeyboardEvent) => onHandleKeys(event, id),
            onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
              const row = currentTarget.closest('[data-row]');
              if (!(relatedTarget instanceof Node && row?.contains(relatedTarget))) drag.drop();
            },
          },
        }
      : undefined;

  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || drag.dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    drag.cancel();
  };

  return { order, root, describeMoves, onEscape };
}

const describeEnd = (by: 1 | -1): string => `There is no further way ${by < 0 ? 'up' : 'down'}`;
const describePlace = (id: SectionId, order: readonly SectionId[]): string =>
  `${sections[id].label} at place ${order.indexOf(id) + 1} of ${order.length}`;
