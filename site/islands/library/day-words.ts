const ofThisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const ofOtherYears = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const clockFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * A time for a narrow column: the hour if it is today, else the day, with the year if it is not
 * this one.
 */
export function formatColumnTime(at: number, now = new Date()): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return clockFormat.format(date);
  return (date.getFullYear() === now.getFullYear() ? ofThisYear : ofOtherYears).format(date);
}
