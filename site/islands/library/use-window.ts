import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

/**
 * The height of a row in rem, on wide windows and on phones; every row has the same number of
 * lines.
 */
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
/** The number of rows rendered beyond each edge, and the step in rows by which the window moves. */
const beyond = 8;
const step = 4;

/** The least height of what is above the list, in rem: the head and the filter. */
const aboveList = 8;

interface RowWindow {
  readonly first: number;
  /** The index after the last row. */
  readonly end: number;
}

/** The rows to render when `top` pixels of the list are above the visible part. */
export function windowAt(top: number, height: number, row: number, count: number): RowWindow {
  const first = Math.floor((top / row - beyond) / step) * step;
  const end = Math.ceil(((top + height) / row + beyond) / step) * step;
  return { first: Math.min(Math.max(0, first), count), end: Math.min(Math.max(0, end), count) };
}

function toPixels(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The rows of a scrolled list that are visible, or near the visible part. */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  // The visible rows come first; those beyond the edges follow once the page is laid out.
  const [shown, setShown] = useState<RowWindow>(() => ({
    first: 0,
    end: Math.min(
      count,
      Math.ceil((window.innerHeight - toPixels(aboveList)) / toPixels(rowHeight)),
    ),
  }));
  const isLaidOut = useRef(false);
  useLayoutEffect(() => {
    const rows = list.current;
    const box = rows?.parentElement;
    if (!rows || !box) return;
    const measure = (): void => {
      // A hidden list has no height, so its window does not change.
      if (box.clientHeight === 0) return;
      const next = windowAt(
        box.scrollTop - rows.offsetTop,
        box.clientHeight,
        toPixels(rowHeight),
        count,
      );
      setShown((before) =>
        before.first === next.first && before.end === next.end ? before : next,
      );
    };
    box.addEventListener('scroll', measure, { passive: true });
    // A row that comes back with Undo must be rendered at once, because it receives the focus.
    if (isLaidOut.current) measure();
    isLaidOut.current = true;
    // Calls it once after the first layout of the page, which it would otherwise force.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [list, count, rowHeight]);
  return shown;
}

/** The indexes of the rows to render, in order: the window, and `always`. */
export function rowsToDraw(
  { first, end }: RowWindow,
  always: readonly number[],
  count: number,
): readonly number[] {
  const rows = new Set(always.filter((row) => row >= 0 && row < count));
  for (let row = first; row < Math.min(end, count); row += 1) rows.add(row);
  return [...rows].toSorted((one, other) => one - other);
}
