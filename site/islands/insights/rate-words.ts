import type { Insights, WinRate } from '../../../service/contract/insights.ts';

/** What deals are grouped by, as one speaks of one and of several. */
export const groupings = [
  ['design', 'design', 'designs'],
  ['industry', 'industry', 'industries'],
  ['trade', 'trade', 'trades'],
  ['source', 'source', 'sources'],
] as const satisfies readonly (readonly [keyof Insights['by'], string, string])[];
export type Grouping = (typeof groupings)[number];

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** `24 to 63`, in percent. */
export function intervalWords({ interval }: WinRate): string {
  return interval ? `${Math.round(interval.low * 100)} to ${Math.round(interval.high * 100)}` : '';
}

function chanceWords(p: number): string {
  if (p < 0.001) return 'less than 1 in 1,000';
  return `1 in ${Math.floor(1 / p).toLocaleString('en')}`;
}

const tests = { fisher: 'Fisher’s exact test', chi_square: 'chi square' } as const;

/**
 * What a test says of all groups together. That they differ is said only where the test shows it;
 * which one is best is not said at all.
 */
export function differenceWords(
  { by, differences }: Insights,
  [key, one, several]: Grouping,
): string {
  const known = by[key].filter(({ rate }) => rate !== null);
  if (known.length === 0) return `No ${one} has ten decisions yet, so no rate is shown.`;
  if (known.length === 1) return `Only one ${one} has ten decisions: there is nothing to compare.`;
  const found = differences[key];
  if (!found) return `These decisions cannot be compared by ${one} yet.`;
  const decisions = `${found.n.toLocaleString('en')} decisions`;
  if (!found.isShown)
    return `${decisions} do not yet show that one ${one} wins more often than another.`;
  return `The ${several} differ: by chance alone, ${decisions} would be this far apart in ${chanceWords(found.p)} such periods at most (${tests[found.test]}, corrected for all comparisons here).`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something took, in its largest unit. */
export function durationWords(ms: number): string {
  const [count, unit] =
    ms >= 2 * day
      ? [Math.round(ms / day), 'days']
      : ms >= 2 * hour
        ? [Math.round(ms / hour), 'hours']
        : [Math.max(1, Math.round(ms / minute)), 'minutes'];
  return count === 1 ? `1 ${unit.slice(0, -1)}` : `${count.toLocaleString('en')} ${unit}`;
}
