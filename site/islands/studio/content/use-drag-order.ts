import { useRef, useState, type PointerEvent } from 'react';

interface DragOrder<Id> {
  /** The order if the pointer were released now. */
  readonly order: readonly Id[];
  readonly dragged: Id | undefined;
  /** Pointer handlers for the handle of an item. */
  readonly handle: (id: Id) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** Lifts an item, which keys then move; it is dropped where it is by `drop`. */
  readonly lift: (id: Id) => void;
  /** Moves the lifted item by one position; returns its order, or undefined at an end. */
  readonly shift: (by: 1 | -1) => readonly Id[] | undefined;
  readonly drop: () => void;
  readonly cancel: () => void;
}

interface Drag<Id> {
  readonly id: Id;
  readonly order: readonly Id[];
  /** Whether keys or buttons move it, and not a pointer. */
  readonly isLifted?: boolean;
}

/**
 * Lets people reorder the items of a list by dragging their handles with a mouse, pen or finger.
 * `place` computes the order with an item at another position; `commit` is called once, when the
 * item is dropped at another position.
 */
export function useDragOrder<Id extends string>(
  items: readonly Id[],
  place: (order: readonly Id[], id: Id, to: number) => readonly Id[] | undefined,
  commit: (order: readonly Id[], id: Id) => void,
): DragOrder<Id> {
  const [shown, setShown] = useState<Drag<Id>>();
  // A finger can press, move and lift before React renders again, so handlers read what is current.
  const current = useRef<Drag<Id>>(undefined);
  const wasLifted = useRef(false);
  const setDrag = (drag?: Drag<Id>): void => {
    current.current = drag;
    setShown(drag);
  };
  const move = (handle: Element, y: number): void => {
    const drag = current.current;
    if (!drag) return;
    scrollAlong(handle, y);
    const rows = Array.from(
      handle.closest('ol')?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [],
    );
    const at = drag.order.indexOf(drag.id);
    const to = rows.findIndex((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      // A row changes places once the pointer has passed its middle.
      return index < at
        ? y < top + height / 2
        : index > at && y > top + height / 2 && !isPastNext(rows, index, y);
    });
    const next = to < 0 ? undefined : place(drag.order, drag.id, to);
    if (next) setDrag({ id: drag.id, order: next });
  };
  const drop = (): boolean => {
    const drag = current.current;
    const isMoved = drag !== undefined && drag.order.join() !== items.join();
    if (isMoved) commit(drag.order, drag.id);
    setDrag();
    return isMoved;
  };
  return {
    order: shown?.order ?? items,
    dragged: shown?.id,
    handle: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        wasLifted.current = current.current?.id === id && current.current.isLifted === true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (!wasLifted.current) setDrag({ id, order: items });
      },
      onPointerMove: (event) => {
        if (current.current?.isLifted !== true) move(event.currentTarget, event.clientY);
      },
      // A press without a move lifts the item, and the next one drops it.
      onPointerUp: () => {
        if (!drop() && !wasLifted.current) setDrag({ id, order: items, isLifted: true });
      },
      onPointerCancel: () => setDrag(),
    }),
    lift: (id) => setDrag({ id, order: items, isLifted: true }),
    shift: (by) => {
      const drag = current.current;
      const next = drag && place(drag.order, drag.id, drag.order.indexOf(drag.id) + by);
      if (next) setDrag({ ...drag, order: next });
      return next;
    },
    drop: () => void drop(),
    cancel: () => setDrag(),
  };
}

/**
 * Distance from the visible edge, in pixels, within which the list scrolls, and pixels per step.
 */
const edge = 56;
const step = 14;

/** Scrolls the list's container while an item is dragged near its edge. */
function scrollAlong(handle: Element, y: number): void {
  let box = handle.parentElement;
  while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + edge) box.scrollBy(0, -step);
  else if (y > bottom - edge) box.scrollBy(0, step);
}

/**
 * Whether the pointer has passed the middle of the row after `index`, so that the item belongs
 * behind it.
 */
function isPastNext(rows: readonly HTMLElement[], index: number, y: number): boolean {
  const next = rows[index + 1]?.getBoundingClientRect();
  return next !== undefined && y > next.top + next.height / 2;
}
