import type { ReactElement } from 'react';
import type { Insights, WinRate } from '../../../service/contract/insights.ts';

export type Group = Insights['by']['design'][number];

/** The marks of the scale, in percent. */
export const marks = [0, 25, 50, 75, 100] as const;

/** Hidden from screen readers, because the figures beside it have the same content. */
export function RateBar({
  group,
  all,
}: {
  readonly group: Group;
  readonly all: WinRate;
}): ReactElement {
  const { rate, interval } = group;
  return (
    <span
      aria-hidden="true"
      className="relative block h-full min-h-9 max-md:col-span-2 max-md:min-h-4"
    >
      {marks.map((mark) => (
        <span
          key={mark}
          className="absolute inset-y-0 w-px bg-white/8"
          style={{ left: `${mark}%` }}
        />
      ))}
      {all.rate !== null && (
        <span
          className="absolute inset-y-0 border-l border-dashed border-white/45"
          style={{ left: `${all.rate * 100}%` }}
        />
      )}
      {rate !== null && interval && (
        <>
          <span
            className="absolute inset-y-0 my-auto h-1.25 rounded-full bg-blue/55"
            style={{
              left: `${interval.low * 100}%`,
              width: `${(interval.high - interval.low) * 100}%`,
            }}
          />
          <span
            className="absolute inset-y-0 my-auto -ml-1.5 size-3 rounded-full bg-blue-text ring-2 ring-ground"
            style={{ left: `${rate * 100}%` }}
          />
        </>
      )}
    </span>
  );
}
