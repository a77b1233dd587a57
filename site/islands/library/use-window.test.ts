import { expect, test } from 'vitest';
import { rowsToDraw, windowAt } from './use-window.ts';

test('of 500 rows, the visible ones and a few beyond are rendered', () => {
  expect(windowAt(0, 600, 93, 500)).toEqual({ first: 0, end: 16 });
  const { first, end } = windowAt(93 * 100, 600, 93, 500);
  expect(first).toBeLessThanOrEqual(92);
  expect(end).toBeGreaterThanOrEqual(115);
  expect(end - first).toBeLessThan(32);
});

test('the window ends with the list, also when the list became shorter than the scroll position', () => {
  expect(windowAt(93 * 495, 600, 93, 500).end).toBe(500);
  expect(windowAt(93 * 495, 600, 93, 3)).toEqual({ first: 3, end: 3 });
  expect(windowAt(0, 600, 93, 0)).toEqual({ first: 0, end: 0 });
});

test('a small movement does not change the window', () => {
  expect(windowAt(93 * 40 + 1, 600, 93, 500)).toEqual(windowAt(93 * 40 + 60, 600, 93, 500));
});

test('the focused row stays rendered at any scroll position', () => {
  const rows = rowsToDraw({ first: 200, end: 210 }, [3, 205, -1, 500], 500);
  expect(rows).toEqual([3, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209]);
});
