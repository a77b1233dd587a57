import type { ReactElement } from 'react';
import type { WinRate } from '../../../service/contract/insights.ts';
import { formatCount } from '../ui/format-english.ts';
import { formatInterval, formatPercent } from './rate-words.ts';
import { marks, RateBar, type Group } from './RateBar.tsx';

interface RateChartProps {
  readonly label: string;
  readonly groups: readonly Group[];
  /** The rate of all decisions, as a dashed line. */
  readonly all: WinRate;
  /** Maximum number of groups; those with the most decisions come first. */
  readonly max?: number;
}

const columns =
  'grid grid-cols-[minmax(0,9rem)_4.5rem_minmax(6rem,1fr)_6.5rem] items-center gap-x-4 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1.5';

/** Win rates as dots, with their confidence intervals as bars. */
export function RateChart({ label, groups, all, max = 12 }: RateChartProps): ReactElement {
  return (
    <div>
      <ul aria-label={label}>
        {groups.slice(0, max).map((group) => (
          <li key={group.key} className={`${columns} min-h-9 max-md:py-2.5`}>
            <span title={group.label} className="truncate text-sm/5 font-medium">
              <bdi>{group.label}</bdi>
            </span>
            <span className="text-right text-[13px]/5 text-white/75 tabular-nums">
              {formatCount(group.won)} of {formatCount(group.n)}
            </span>
            <RateBar group={group} all={all} />
            <Rate group={group} />
          </li>
        ))}
      </ul>
      <Axis all={all} />
      {groups.length > max && (
        <p className="mt-2 text-[13px]/5 text-white/60">
          {groups.length - max} more with fewer decisions are in the export of Insights.
        </p>
      )}
    </div>
  );
}

function Rate({ group }: { readonly group: Group }): ReactElement {
  if (group.rate === null)
    return (
      <span className="text-right text-[13px]/5 text-white/60 max-md:col-span-2 max-md:text-left">
        too few to say
      </span>
    );
  return (
    <span className="flex items-baseline justify-end gap-2 tabular-nums max-md:col-span-2 max-md:justify-start">
      <span className="text-sm/5 font-medium">
        <span className="sr-only">, won </span>
        {formatPercent(group.rate)}
      </span>
      <span className="text-[13px]/5 text-white/60">
        <span className="sr-only">, truly likely </span>
        {formatInterval(group)}
        <span className="sr-only"> percent</span>
      </span>
    </span>
  );
}

function Axis({ all }: { readonly all: WinRate }): ReactElement {
  const line = all.rate === null ? undefined : all.rate * 100;
  return (
    <div aria-hidden="true" className={`${columns} max-md:hidden`}>
      <span className="relative col-start-3 block h-6 text-xs/6 text-white/60 tabular-nums">
        {marks
          .filter((mark) => line === undefined || Math.abs(mark - line) > 9)
          .map((mark) => (
            <span key={mark} className="absolute -translate-x-1/2" style={{ left: `${mark}%` }}>
              {mark === 100 ? '100%' : mark}
            </span>
          ))}
        {line !== undefined && (
          <span
            className="absolute -translate-x-1/2 font-medium whitespace-nowrap text-white"
            style={{ left: `${line}%` }}
          >
            All {formatPercent(line / 100)}
          </span>
        )}
      </span>
    </div>
  );
}
