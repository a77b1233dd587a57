import { useStore } from '@nanostores/react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { sections, type SectionId } from '../../../../templates-data/model/sections.ts';
import { $content } from '../draft/draft-store.ts';
import { hasExample, hasItems, isUsual, sectionNote } from './section-notes.ts';
import { $opened, type PanelName } from '../shell/jump-to-field.ts';
import { SectionRow, type Moving } from './SectionRow.tsx';
import {
  canHideSection,
  orderSections,
  showSample,
  showSection,
  withSectionAt,
  withUnlisted,
} from './section-store.ts';
import { announce } from '../shell/undo-edits.ts';
import { useDragOrder } from './use-drag-order.ts';
import { usePart } from '../fields/use-slot.ts';
import type { PageView } from '../shell/view-store.ts';

/** The sections of the page in their order, between its header and its footer. */
export function SectionList({ view }: { view: PageView }): ReactElement {
  const { page } = view;
  const hidden = usePart($content, (content) => content.sections[page]?.hidden);
  const opened = useStore($opened);
  const [addsMore, setAddsMore] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const next = useRef('');
  const isOn = (id: SectionId): boolean => view.sections.includes(id);
  const isHidden = (id: SectionId): boolean => hidden?.includes(id) === true;
  const canSwitch = (id: SectionId): boolean =>
    canHideSection(id) && (isOn(id) || isHidden(id) || hasExample(id));
  // Known at once, while the page follows after a pause.
  const isShown = (id: SectionId): boolean =>
    !isHidden(id) && (!isUsual(id) || hasItems(id) || isOn(id));
  // Sections without content; one that is open stays in its place, so that it can be filled.
  const empty = view.order.filter(
    (id) => !isOn(id) && !isHidden(id) && !isUsual(id) && opened[`section-${id}`] !== true,
  );
  const listed = view.order.filter((id) => !empty.includes(id));
  const commit = (order: readonly SectionId[], moved: SectionId): void => {
    orderSections(page, withUnlisted(order, view.order), moved);
    announce(
      `${sections[moved].label} moved to place ${order.indexOf(moved) + 1} of ${order.length}`,
    );
  };
  const drag = useDragOrder<SectionId>(listed, withSectionAt, commit);
  useLayoutEffect(() => {
    if (next.current === '') return;
    root.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  });
  const { order } = drag;
  const move = (id: SectionId, by: 1 | -1): void => {
    if (drag.dragged === id) {
      const shifted = drag.shift(by);
      announce(shifted ? place(id, shifted) : noFurther(by));
      return;
    }
    const to = withSectionAt(order, id, order.indexOf(id) + by);
    if (!to) {
      announce(noFurther(by));
      return;
    }
    const focused = document.activeElement;
    const way = focused?.getAttribute('data-way');
    next.current = way ? `[data-row="${id}"] [data-way="${way}"]` : `[id="${focused?.id ?? ''}"]`;
    commit(to, id);
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
  return (
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || drag.dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        drag.cancel();
      }}
    >
      <div className="mb-1 flex min-h-9 items-center justify-between">
        <p className="text-sm/5 font-medium">Sections</p>
        {empty.length > 0 && (
          <button
            type="button"
            aria-expanded={addsMore}
            aria-controls="sections-to-add"
            onClick={() => setAddsMore(!addsMore)}
            className="-mr-2 min-h-9 cursor-pointer rounded-lg px-2 text-[13px]/5 text-white/70 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring pointer-coarse:min-h-11"
          >
            Add
            <span className="sr-only"> a section</span>
          </button>
        )}
      </div>
      <ol aria-label="Sections" className="-mx-2.5 select-none">
        {order.map((id, index) => (
          <SectionRow
            key={id}
            section={id}
            note={sectionNote(id, isHidden(id), isOn(id))}
            shown={canSwitch(id) ? isShown(id) : undefined}
            isOff={!isOn(id)}
            onShow={(show) => {
              if (show && !isHidden(id) && hasExample(id)) showSample(id, true);
              else showSection(page, id, show);
            }}
            moving={describeMoves(id, index)}
          />
        ))}
      </ol>
      {addsMore && empty.length > 0 && (
        <ul
          id="sections-to-add"
          aria-label="Sections to add"
          className="-mx-2.5 mt-1 border-t border-white/9 pt-1"
        >
          {empty.map((id) => (
            <SectionRow
              key={id}
              section={id}
              note={sectionNote(id, false, false)}
              shown={undefined}
              isOff
              onShow={() => undefined}
              moving={undefined}
            />
          ))}
        </ul>
      )}
      <ul aria-label="Around every page" className="-mx-2.5">
        {around.map((id) => (
          <SectionRow
            key={id}
            section={id}
            note="on every page"
            shown={undefined}
            isOff={false}
            onShow={() => undefined}
            moving={undefined}
          />
        ))}
      </ul>
    </div>
  );
}

const around = ['header', 'footer'] as const;

/** The section of the page that is chosen in the list. */
export function findOpenSection(
  view: PageView,
  opened: ReturnType<typeof $opened.get>,
): PanelName | undefined {
  return [...view.order, ...around].find((name) => opened[`section-${name}`] === true);
}

const noFurther = (by: 1 | -1): string => `There is no further way ${by < 0 ? 'up' : 'down'}`;
const place = (id: SectionId, order: readonly SectionId[]): string =>
  `${sections[id].label} at place ${order.indexOf(id) + 1} of ${order.length}`;
