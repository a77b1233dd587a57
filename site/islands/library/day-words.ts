import { formatDate, formatDay, formatTime } from '../ui/format-english.ts';

/**
 * A time for a narrow column: the hour if it is today, else the day, with the year if it is not
 * this one.
 */
export function formatColumnTime(at: number, now = new Date()): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return formatTime(at);
  return date.getFullYear() === now.getFullYear() ? formatDay(at) : formatDate(at);
}
