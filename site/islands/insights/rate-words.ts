import type { Insights, WinRate } from '../../../service/contract/insights.ts';
import { formatCount } from '../ui/format-english.ts';

/** The properties that deals are grouped by, in singular and plural. */
export const groupings = [
  ['design', 'design', 'designs'],
  ['industry', 'industry', 'industries'],
  ['trade', 'trade', 'trades'],
  ['source', 'source', 'sources'],
] as const satisfies readonly (readonly [keyof Insights['by'], string, string])[];
export type Grouping = (typeof groupings)[number];

export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** An interval in percent: `24 to 63`. */
export function formatInterval({ interval }: WinRate): string {
  return interval ? `${Math.round(interval.low * 100)} to ${Math.round(interval.high * 100)}` : '';
}

function formatProbability(p: number): string {
  if (p < 0.001) return 'less than 1 in 1,000';
  return `1 in ${formatCount(Math.floor(1 / p))}`;
}

const tests = { fisher: 'Fisher’s exact test', chi_square: 'chi square' } as const;

/**
 * The result of the test of all groups. A difference is stated only if it is significant, and no
 * group is called the best.
 */
export function describeDifference(
  { by, differences }: Insights,
  [key, one, several]: Grouping,
): string {
  const known = by[key].filter(({ rate }) => rate !== null);
  if (known.length === 0) return `No ${one} has ten decisions yet, so no rate is shown.`;
  if (known.length === 1) return `Only one ${one} has ten decisions: there is nothing to compare.`;
  const found = differences[key];
  if (!found) return `These decisions cannot be compared by ${one} yet.`;
  const decisions = `${formatCount(found.n)} decisions`;
  if (!found.isShown)
    return `${decisions} do not yet show that one ${one} wins more often than another.`;
  return `The ${several} differ: by chance alone, ${decisions} would be this far apart in ${formatProbability(found.p)} such periods at most (${tests[found.test]}, corrected for all comparisons here).`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its largest unit. */
export function formatElapsed(ms: number): string {
  const [count, unit] =
    ms >= 2 * day
      ? [Math.round(ms / day), 'days']
      : ms >= 2 * hour
        ? [Math.round(ms / hour), 'hours']
        : [Math.max(1, Math.round(ms / minute)), 'minutes'];
  return count === 1 ? `1 ${unit.slice(0, -1)}` : `${formatCount(count)} ${unit}`;
}
