import { describe, expect, test } from 'vitest';
import { lineAt } from './line-at.ts';

const hours = (
  [
    [540, 1080, '09:00', '18:00', 'Monday'],
    [1980, 2520, '09:00', '18:00', 'Tuesday'],
    [9720, 10200, '18:00', '02:00', 'Sunday'],
  ] as const
).map(
  ([from, to, opens, closes, day]) =>
    [from, to, `open until ${closes}`, `opens at ${opens}`, `opens ${day} ${opens}`] as const,
);

describe('the line beside the opening hours', () => {
  test.each([
    ['within a range', 600, 'open until 18:00'],
    ['at its first minute', 540, 'open until 18:00'],
    ['before it on that day', 500, 'opens at 09:00'],
    ['at its end', 1080, 'opens Tuesday 09:00'],
    ['days before the next', 4000, 'opens Sunday 18:00'],
    ['in the night from Sunday to Monday', 60, 'open until 02:00'],
    ['after that night', 180, 'opens at 09:00'],
    ['late on the last day', 10070, 'open until 02:00'],
  ])('%s', (_, minute, line) => {
    expect(lineAt(hours, minute)).toBe(line);
  });
});
