import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $suggestion, suggest, tips } from './suggestion-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $suggestion.set({ at: 'none' });
});
afterEach(() => void vi.useRealTimers());

test('a tip comes after one to three seconds', async () => {
  void suggest(() => 0);
  await vi.advanceTimersByTimeAsync(999);
  expect($suggestion.get().at).toBe('thinking');
  await vi.advanceTimersByTimeAsync(1);
  expect($suggestion.get()).toEqual({ at: 'given', tip: tips[0] });
  void suggest(() => 0.999);
  await vi.advanceTimersByTimeAsync(2990);
  expect($suggestion.get().at).toBe('thinking');
  await vi.advanceTimersByTimeAsync(10);
  expect($suggestion.get()).toEqual({ at: 'given', tip: tips[6] });
});

test('there are seven tips, and none comes twice in a row', async () => {
  expect(new Set(tips).size).toBe(7);
  for (let round = 0; round < 10; round += 1) {
    const before = $suggestion.get();
    void suggest(() => 0);
    await vi.advanceTimersByTimeAsync(1000);
    expect($suggestion.get()).not.toEqual(before);
  }
});
