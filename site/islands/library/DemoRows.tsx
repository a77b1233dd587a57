import { useStore } from '@nanostores/react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { onKeys } from '../app/single-keys.ts';
import { columns, DemoRow } from './DemoRow.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { $picked, pickDemo, pickAll, pickNone } from './picked-demos.ts';
import { targetRow } from './row-focus.ts';
import { $readIds } from '../signals/now-store.ts';
import { rowHeights, rowsToDraw, useRowHeight, useWindow } from './use-window.ts';

/** The visible rows of the list, which is one Tab stop; arrow keys move through all rows. */
export function DemoRows({ demos }: { readonly demos: readonly LibraryDemo[] }): ReactElement {
  const read = useStore($readIds);
  const list = useRef<HTMLUListElement>(null);
  const picked = useStore($picked);
  const height = useRowHeight();
  const [focused, setFocused] = useState<string>();
  /** The row that had the focus last, which Tab returns to. */
  const [current, setCurrent] = useState<string>();
  const shown = useWindow(list, demos.length, height);
  const findPosition = (id: string | undefined): number =>
    id === undefined ? -1 : demos.findIndex(({ uniqueId }) => uniqueId === id);
  const tabStop = Math.max(0, findPosition(current));
  const focusRowLater = useRowFocus(list);
  const go = (place: number): void => {
    const demo = demos[Math.min(demos.length - 1, Math.max(0, place))];
    if (!demo) return;
    focusRowLater(demo.uniqueId);
    setCurrent(demo.uniqueId);
    setFocused(demo.uniqueId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { activeElement } = document;
    const row = activeElement?.getAttribute('data-demo-row') ?? undefined;
    const target = targetRow(event.key, findPosition(row), demos.length);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  useStepKeys((step) => go(focused === undefined && current === undefined ? 0 : tabStop + step));
  const onPick = usePick(demos);
  return (
    <>
      <Header demos={demos} picked={picked} />
      <ul
        ref={list}
        aria-label="Your demos"
        aria-describedby="library-keys"
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const row = target.getAttribute('data-demo-row') ?? undefined;
          setFocused(row);
          if (row !== undefined) setCurrent(row);
        }}
        onBlur={() => setFocused(undefined)}
        className="relative"
        style={{ height: `${demos.length * height}rem` }}
      >
        {rowsToDraw(shown, [tabStop, findPosition(focused)], demos.length).map((place) => {
          const demo = demos[place];
          return (
            demo && (
              <DemoRow
                key={demo.uniqueId}
                demo={demo}
                place={place}
                count={demos.length}
                height={height}
                isWide={height === rowHeights.wide}
                isTabStop={place === tabStop}
                isPicked={picked.has(demo.uniqueId)}
                isLive={read.includes(demo.id)}
                onPick={onPick}
              />
            )
          );
        })}
      </ul>
    </>
  );
}

/** J and K work wherever the focus is, and continue from the last focused row. */
function useStepKeys(onStep: (step: number) => void): void {
  const walk = useRef(onStep);
  useLayoutEffect(() => {
    walk.current = onStep;
  });
  useEffect(
    () =>
      onKeys({
        j: () => walk.current(1),
        k: () => walk.current(-1),
        Escape: pickNone,
      }),
    [],
  );
}

/** Returns how to focus a row by its uniqueId as soon as it is rendered. */
function useRowFocus(list: RefObject<HTMLElement | null>): (uniqueId: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(
      `[data-demo-row="${CSS.escape(next.current)}"]`,
    );
    next.current = undefined;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
  return (uniqueId) => {
    next.current = uniqueId;
  };
}

/** The same function in every render, so that rows need not be rendered again. */
function usePick(demos: readonly LibraryDemo[]): (uniqueId: string, range: boolean) => void {
  const order = useRef<readonly LibraryDemo[]>(demos);
  useLayoutEffect(() => {
    order.current = demos;
  });
  return useCallback((uniqueId: string, range: boolean) => {
    pickDemo(
      uniqueId,
      order.current.map((demo) => demo.uniqueId),
      range,
    );
  }, []);
}

interface HeaderProps {
  readonly demos: readonly LibraryDemo[];
  readonly picked: ReadonlySet<string>;
}

/** The names of the columns, hidden from screen readers because each row contains them. */
function Header({ demos, picked }: HeaderProps): ReactElement {
  const isAll = picked.size > 0 && demos.every(({ uniqueId }) => picked.has(uniqueId));
  const choose = (): void => {
    if (isAll) pickNone();
    else pickAll(demos.map(({ uniqueId }) => uniqueId));
  };
  const name = 'truncate text-[13px]/5 text-white/60';
  return (
    <div className="sticky top-0 z-10 flex h-9 items-center border-b border-white/9 bg-ground max-md:hidden">
      <label className="grid h-full w-12 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = picked.size > 0 && !isAll;
          }}
          onChange={choose}
          className="size-4 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        />
        <span className="sr-only">Choose all that are shown</span>
      </label>
      <div aria-hidden="true" className={`grid flex-1 items-center gap-x-4 pr-6 ${columns}`}>
        <span className={name}>Demo</span>
        <span className={`${name} max-lg:hidden`}>Industry</span>
        <span className={name}>Stage</span>
        <span className={name}>Last signal</span>
        <span className={`${name} max-lg:hidden`}>Recipients</span>
        <span className={`${name} text-right`}>Expires</span>
      </div>
    </div>
  );
}
