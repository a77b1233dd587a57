import { afterEach, beforeEach, vi } from 'vitest';
import { $session } from '../../auth/session-store.ts';
import { fakeStorage } from '../../ui/testing/fake-page.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { hideAuth } from '../auth-request.ts';

/** Runs every test of a file on the home page, with the modal closed and fake time. */
export function useShell(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    fakeStorage();
    vi.stubGlobal('window', { location: { pathname: '/', reload: vi.fn() } });
    $session.set({ status: 'unknown' });
    hideAuth();
  });
  afterEach(() => {
    dismissToast();
    dismissToast();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Lets time pass, and awaits the work that waited for it. */
export async function after<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return work;
}
