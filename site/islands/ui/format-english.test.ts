import { expect, test } from 'vitest';
import { formatCount, formatDate, formatDay, formatTime, formatWeekday } from './format-english.ts';

/** A time in each month, on each weekday, before and after noon. */
const times = Array.from({ length: 400 }, (_, step) =>
  new Date(2025, 0, step, (step * 7) % 24, (step * 13) % 60).getTime(),
);

const as = (options: Intl.DateTimeFormatOptions): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat('en-US', options);
  return (at) => format.format(at);
};

test.each([
  ['times', formatTime, as({ hour: 'numeric', minute: '2-digit' })],
  ['days', formatDay, as({ month: 'short', day: 'numeric' })],
  ['dates', formatDate, as({ month: 'short', day: 'numeric', year: 'numeric' })],
  ['weekdays', formatWeekday, as({ weekday: 'short' })],
])('writes %s as Intl does', (_, format, expected) => {
  expect(times.map(format)).toEqual(times.map(expected));
});

test('writes counts as Intl does', () => {
  const counts = [0, 7, 99, 999, 1000, 12_345, 100_000, 1_234_567];
  expect(counts.map(formatCount)).toEqual(counts.map((count) => count.toLocaleString('en-US')));
});
