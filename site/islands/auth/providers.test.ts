import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast } from '../ui/toast-store.ts';
import { $settings } from './settings-store.ts';
import { $signIn, resetSignIn, showStep, signInWith } from './sign-in-store.ts';

const calls: { path: string; body: unknown }[] = [];

function answer(respond: (init: RequestInit) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { body } = init;
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve(respond(init));
  });
}

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

const providers = (google: boolean): Response =>
  Response.json({ providers: { google, github: false }, payment: { provider: 'simulated' } });

test('a provider without keys shows a note, and the page stays', async () => {
  const leave = vi.fn<(address: string) => void>();
  answer(() => Promise.reject(new TypeError('offline')));
  await signInWith('github', leave);
  expect($signIn.get().note).toBe('Network error. Please check your connection and try again.');
  answer(() => providers(false));
  await signInWith('google', leave);
  expect($signIn.get()).toMatchObject({
    note: 'Google sign-in is not configured',
    busy: undefined,
  });
  await signInWith('github', leave);
  expect($signIn.get().note).toBe('GitHub sign-in is not configured');
  expect(leave).not.toHaveBeenCalled();
});

test('a configured provider opens', async () => {
  const leave = vi.fn<(address: string) => void>();
  answer(() => providers(true));
  await signInWith('google', leave);
  expect(leave).toHaveBeenCalledWith('/api/auth/google');
});
