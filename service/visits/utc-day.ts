const dayMs = 24 * 60 * 60 * 1000;
let latest = { number: -1, day: '' };

/** The day in UTC of a moment in epoch milliseconds: `2026-11-21`. */
export function utcDay(at: number): string {
  const number = Math.floor(at / dayMs);
  // Cached, because it is called for each page view, nearly always for the same day.
  if (latest.number !== number) latest = { number, day: new Date(at).toISOString().slice(0, 10) };
  return latest.day;
}
