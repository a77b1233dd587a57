/** Days of the calendar, written as `2027-03-14`. */

/** Whether a text names a day that the calendar has. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Where it stays the same day for the longest: a day that is past there is past everywhere. (The
 * sign of these names is turned round: it is twelve hours behind UTC.)
 */
const lastZone = 'Etc/GMT+12';

/** The day that it is at a moment in a time zone; without one, where the day ends last. */
export function dateAt(moment: number, zone: string = lastZone): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const minute = 60_000;
const day = 1440 * minute;

/** The moment at which a day ends in a time zone, to the minute. */
export function endOfDate(date: string, zone?: string): number {
  // Clocks of the world are at most 14 hours before UTC and 12 behind it.
  let [within, after] = [Date.parse(date) + day - 15 * 60 * minute, Date.parse(date) + 2 * day];
  while (after - within > minute) {
    const middle = Math.floor((within + after) / 2 / minute) * minute;
    if (dateAt(middle, zone) > date) after = middle;
    else within = middle;
  }
  return after;
}
