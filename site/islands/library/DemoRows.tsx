import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { DemoRow } from './DemoRow.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { $selected } from './library-store.ts';
import { targetRow } from './row-focus.ts';
import { rowHeight, rowsToDraw, useWindow } from './use-window.ts';

interface DemoRowsProps {
  readonly demos: readonly LibraryDemo[];
  readonly onOpen: (demo: LibraryDemo) => void;
}

/**
 * The rows in sight of all there are: the list is one tab stop, and the arrow keys go through the
 * whole of it.
 */
export function DemoRows({ demos, onOpen }: DemoRowsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const selected = useStore($selected);
  const [focused, setFocused] = useState<string>();
  const next = useRef<string>(undefined);
  const shown = useWindow(list, demos.length);
  const placeOf = (id: string | undefined): number =>
    demos.findIndex(({ uniqueId }) => uniqueId === id);
  const tabStop = Math.max(0, placeOf(selected));
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(
      `[data-demo-row="${CSS.escape(next.current)}"]`,
    );
    next.current = undefined;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
  const move = (event: KeyboardEvent): void => {
    const row = document.activeElement?.getAttribute('data-demo-row') ?? undefined;
    const target = targetRow(event.key, placeOf(row), demos.length);
    const demo = target === undefined ? undefined : demos[target];
    if (!demo) return;
    event.preventDefault();
    next.current = demo.uniqueId;
    setFocused(demo.uniqueId);
  };
  return (
    <ul
      ref={list}
      aria-describedby="library-keys"
      onKeyDown={move}
      onFocus={({ target }) => setFocused(target.getAttribute('data-demo-row') ?? undefined)}
      onBlur={() => setFocused(undefined)}
      className="relative"
      style={{ height: `${demos.length * rowHeight}rem` }}
    >
      {rowsToDraw(shown, [tabStop, placeOf(focused)], demos.length).map((place) => {
        const demo = demos[place];
        return (
          demo && (
            <DemoRow
              key={demo.uniqueId}
              demo={demo}
              place={place}
              count={demos.length}
              isPresent={demo.uniqueId === selected}
              isTabStop={place === tabStop}
              onOpen={onOpen}
            />
          )
        );
      })}
    </ul>
  );
}
