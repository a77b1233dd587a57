/** Calendar dates as texts: `2027-03-14`. */

/** Whether a text is an existing date. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * The time zone in which a day ends last, twelve hours behind UTC (the names have the opposite
 * sign). A day that has passed there has passed everywhere.
 */
const lastZone = 'Etc/GMT+12';

/** The date at a moment in a time zone; by default where the day ends last. */
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
  // Time zones are at most 14 hours ahead of UTC and 12 hours behind.
  let [within, after] = [Date.parse(date) + day - 15 * 60 * minute, Date.parse(date) + 2 * day];
  while (after - within > minute) {
    const middle = Math.floor((within + after) / 2 / minute) * minute;
    if (dateAt(middle, zone) > date) after = middle;
    else within = middle;
  }
  return after;
}
