import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** A row's height in rem, wide and on a phone: what is in it has as many lines in every row. */
export const rowHeights = { wide: 3.8125, phone: 4.75 } as const;
const wide = '(width >= 48rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is wider than a phone's. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

/** The height of a row on this screen, in rem. */
export function useRowHeight(): number {
  return useIsWide() ? rowHeights.wide : rowHeights.phone;
}
/**
 * Rows beyond the edges that are there already when they come into sight, and in steps of how many
 * the window moves.
 */
const beyond = 8;
const step = 4;

interface RowWindow {
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
}

/** Which rows there are to be, where `top` pixels of the list are above what is seen of it. */
export function windowAt(top: number, height: number, row: number, count: number): RowWindow {
  const first = Math.floor((top / row - beyond) / step) * step;
  const end = Math.ceil(((top + height) / row + beyond) / step) * step;
  return { first: Math.min(Math.max(0, first), count), end: Math.min(Math.max(0, end), count) };
}

function pixelsOf(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The rows of a list in a scrolled box that are in sight or near it. */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ first: 0, end: Math.min(count, 5 * step) });
  useLayoutEffect(() => {
    const rows = list.current;
    const box = rows?.parentElement;
    if (!rows || !box) return;
    const look = (): void => {
      // A list that is hidden has no height: its window stays.
      if (box.clientHeight === 0) return;
      const next = windowAt(
        box.scrollTop - rows.offsetTop,
        box.clientHeight,
        pixelsOf(rowHeight),
        count,
      );
      setShown((before) =>
        before.first === next.first && before.end === next.end ? before : next,
      );
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [list, count, rowHeight]);
  return shown;
}

/**
 * The places of the rows to be drawn, in order: the window, and those that have to be there
 * whatever is in sight.
 */
export function rowsToDraw(
  { first, end }: RowWindow,
  always: readonly number[],
  count: number,
): readonly number[] {
  const rows = new Set(always.filter((row) => row >= 0 && row < count));
  for (let row = first; row < Math.min(end, count); row += 1) rows.add(row);
  return [...rows].toSorted((one, other) => one - other);
}
