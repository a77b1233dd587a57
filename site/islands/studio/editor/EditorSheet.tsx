import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { $showsPreview } from '../shell/jump-to-field.ts';

const heights = {
  low: '4.75rem',
  half: '50dvh',
  // The two bars over the page stay visible.
  full: 'calc(100dvh - 7rem)',
} as const;
type Stop = keyof typeof heights;
const stops = ['low', 'half', 'full'] as const satisfies readonly Stop[];
const names: Readonly<Record<Stop, string>> = {
  low: 'Open the panel',
  half: 'Open the whole panel',
  full: 'Show more of the page',
};
/** Pixels that a finger moves before the sheet goes to its next stop. */
const minDragPx = 32;

/** On a phone the panel is a sheet over the page, which stops at half and at full height. */
export function EditorSheet({ children }: { readonly children: ReactNode }): ReactElement {
  const isLow = useStore($showsPreview);
  const [isFull, setFull] = useState(false);
  const stop: Stop = isLow ? 'low' : isFull ? 'full' : 'half';
  // The page ends where the lower stops begin, and stays in place behind the whole sheet.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--sheet', heights[isLow ? 'low' : 'half']);
  }, [isLow]);
  const pulledFrom = useRef<number>(undefined);
  const go = (next: Stop): void => {
    $showsPreview.set(next === 'low');
    setFull(next === 'full');
  };
  const onRelease = (y: number): void => {
    const distance = pulledFrom.current === undefined ? 0 : y - pulledFrom.current;
    pulledFrom.current = undefined;
    if (Math.abs(distance) < minDragPx) go(stop === 'half' ? 'full' : 'half');
    else go(stops[stops.indexOf(stop) + (distance < 0 ? 1 : -1)] ?? stop);
  };
  return (
    <div
      style={{ '--height': heights[stop] } as React.CSSProperties}
      className="flex min-h-0 flex-1 flex-col bg-ground max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:h-(--height) max-md:rounded-t-2xl max-md:border-t max-md:border-white/14 max-md:bg-panel max-md:transition-[height] max-md:duration-200"
    >
      <button
        type="button"
        aria-label={names[stop]}
        onPointerDown={(event) => {
          pulledFrom.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => onRelease(event.clientY)}
        onPointerCancel={() => {
          pulledFrom.current = undefined;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onRelease(0);
        }}
        className="grid h-7 shrink-0 touch-none place-items-center rounded-t-2xl outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring md:hidden"
      >
        <span aria-hidden="true" className="h-1 w-9 rounded-full bg-white/30" />
      </button>
      {children}
    </div>
  );
}
