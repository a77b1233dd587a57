import { expect, test } from 'vitest';
import { rowsToDraw, windowAt } from './use-window.ts';

test('of 500 rows those in sight are there, and a few beyond', () => {
  expect(windowAt(0, 600, 93, 500)).toEqual({ first: 0, end: 16 });
  const { first, end } = windowAt(93 * 100, 600, 93, 500);
  expect(first).toBeLessThanOrEqual(92);
  expect(end).toBeGreaterThanOrEqual(115);
  expect(end - first).toBeLessThan(32);
});

test('the window ends with the list, also when the list has become shorter than what was scrolled', () => {
  expect(windowAt(93 * 495, 600, 93, 500).end).toBe(500);
  expect(windowAt(93 * 495, 600, 93, 3)).toEqual({ first: 3, end: 3 });
  expect(windowAt(0, 600, 93, 0)).toEqual({ first: 0, end: 0 });
});

test('a small movement leaves the window as it is', () => {
  expect(windowAt(93 * 40 + 1, 600, 93, 500)).toEqual(windowAt(93 * 40 + 60, 600, 93, 500));
});

test('the row that has the focus stays, however far away the list was scrolled', () => {
  const rows = rowsToDraw({ first: 200, end: 210 }, [3, 205, -1, 500], 500);
  expect(rows).toEqual([3, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209]);
});
