/**
 * How much of the long series runs. `npm test` plays a sample that reaches every kind of case;
 * `npm run test:full` plays all of them.
 */
export const isFullRun = process.env['FIRSTLOOK_FULL'] === '1';

/** Every `step`th case, from the first on; all of them in the full run. */
export function sample<T>(cases: readonly T[], step = 2): T[] {
  return cases.filter((_, index) => isFullRun || index % step === 0);
}
