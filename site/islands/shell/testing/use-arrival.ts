import { afterEach, beforeEach, vi } from 'vitest';
import { $session } from '../../auth/session-store.ts';
import { fakeStorage, userWith } from '../../ui/testing/fake-page.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { hideAuth } from '../auth-request.ts';
import { resume } from '../resume.ts';

export const replaced = vi.fn<(state: unknown, unused: string, url: URL) => void>();

/** Sets the address at which the page was opened. */
export function arriveAt(address: string): void {
  const { href, pathname, search } = new URL(address, 'http://127.0.0.1');
  vi.stubGlobal('window', {
    location: { href, pathname, search },
    history: { state: null, replaceState: replaced },
  });
}

/** Sets the type of the browser's navigation. */
export function arriveBy(type: string): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

/** Runs every test of a file on a page that has just been opened, signed out and with fake time. */
export function useArrival(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    fakeStorage();
    arriveBy('navigate');
    arriveAt('/');
    replaced.mockClear();
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

/** Resumes what was left, and lets the time pass that it waits. */
export async function resumed(milliseconds = 300): Promise<void> {
  const done = resume();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await done;
}

export const letIn = (): Response =>
  Response.json(userWith({ access: { builder: true, reason: 'whitelist' } }));
