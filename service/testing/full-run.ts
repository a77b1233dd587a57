/**
 * How much of the long series runs: `npm test` takes a sample that reaches every kind of case, `npm
 * run test:full` takes all of them.
 */
export const isFullRun = process.env['FIRSTLOOK_FULL'] === '1';

/**
 * Every `step`th case, beginning with the first or another one; all of them in the full run. Series
 * of the same cases begin with different ones, so that together they reach all.
 */
export function sample<T>(cases: readonly T[], step = 2, first = 0): T[] {
  return cases.filter((_, index) => isFullRun || (index >= first && (index - first) % step === 0));
}
