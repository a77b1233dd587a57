import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('acts once, though every second was a busy one', () => {
  const act = vi.fn();
  whenIdle(act);
  // Advancing the fake clock leaves the thread no idle time.
  vi.advanceTimersByTime(19_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledOnce();
});
