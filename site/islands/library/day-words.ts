const ofThisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const ofOtherYears = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const ofToday = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A time in a column: its hour today, else its day, with the year where that is another. */
export function dayWords(at: number, now = new Date()): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return ofToday.format(date);
  return (date.getFullYear() === now.getFullYear() ? ofThisYear : ofOtherYears).format(date);
}
