/** The day in UTC of a moment in epoch milliseconds: `2026-11-21`. */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
