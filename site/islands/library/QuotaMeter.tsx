import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { $saved, $state } from './library-store.ts';

/** How many demos are in use, and what remains; nothing for a plan with any number of them. */
export function QuotaMeter({ max }: { max: number | null }): ReactElement | null {
  const state = useStore($state);
  const held = useStore($saved).length;
  if (state !== 'ready' || max === null) return null;
  const remaining = Math.max(0, max - held);
  const isFull = remaining === 0;
  return (
    <div className="shrink-0 border-t border-white/9 px-5 py-3.5 md:px-6">
      <p
        id="quota-words"
        className="flex justify-between gap-3 text-[13px]/5 text-white/65 tabular-nums"
      >
        <span>
          {held} of {max} demos
        </span>
        <span className={isFull ? 'text-danger' : ''}>
          {isFull ? 'No slots remaining' : `${remaining} remaining`}
        </span>
      </p>
      <div
        role="meter"
        aria-labelledby="quota-words"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(held, max)}
        className="mt-2 h-1 overflow-hidden rounded-full bg-white/12 forced-colors:border"
      >
        <div
          style={{ width: `${max === 0 ? 100 : Math.min(100, (held / max) * 100)}%` }}
          className={`h-full rounded-full forced-colors:bg-[Highlight] ${isFull ? 'bg-danger' : 'bg-blue-bright'}`}
        />
      </div>
    </div>
  );
}
