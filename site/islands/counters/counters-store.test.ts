import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { count, countAt, durationMs } from './counters-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a figure starts at 0, is half in the middle, and ends at its value', () => {
  expect([0, 1000, 1990, 2000].map((elapsed) => countAt(2400, elapsed))).toEqual([
    0, 1200, 2388, 2400,
  ]);
});

test('values below 5 are shown at once', () => {
  expect(countAt(4, 0)).toBe(4);
  expect(countAt(5, 0)).toBe(0);
});

test('a value with decimals ends with its decimals', () => {
  expect(countAt(98.5, 1000)).toBe(49);
  expect(countAt(98.5, durationMs)).toBe(98.5);
});

test('counting takes 2000 ms in steps of 30 ms and then stops', () => {
  const steps: number[] = [];
  count((elapsed) => steps.push(elapsed));
  vi.advanceTimersByTime(10_000);
  expect(steps.slice(0, 3)).toEqual([0, 30, 60]);
  expect(steps.at(-1)).toBe(2000);
  expect(steps).toHaveLength(68);
});

test('a stopped count makes no further step', () => {
  const onStep = vi.fn();
  const stop = count(onStep);
  vi.advanceTimersByTime(60);
  stop();
  vi.advanceTimersByTime(1000);
  expect(onStep).toHaveBeenCalledTimes(3);
});
