import { afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../../ui/toast-store.ts';
import { $settings } from '../settings-store.ts';
import { resetSignIn, showStep } from '../sign-in-store.ts';

/** The requests of the current test. */
export const calls: { path: string; body: unknown }[] = [];

/** Answers every request with `respond`. */
export function answer(respond: (init: RequestInit) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { body } = init;
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve(respond(init));
  });
}

/** Runs every test of a file on a new form for an address and a password. */
export function useSignIn(): void {
  beforeEach(() => {
    calls.length = 0;
    $settings.set(undefined);
    resetSignIn();
    showStep('email');
  });
  afterEach(() => {
    dismissToast();
    dismissToast();
    vi.unstubAllGlobals();
  });
}
