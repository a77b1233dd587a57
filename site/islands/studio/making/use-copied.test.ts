import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBriefly } from './use-copied.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the confirmation of a copy stays two seconds after the last one', () => {
  const shown: boolean[] = [];
  const show = showBriefly((isShown) => void shown.push(isShown));
  show();
  vi.advanceTimersByTime(1500);
  show();
  vi.advanceTimersByTime(1999);
  expect(shown).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([true, true, false]);
});
