import { expect, test, vi } from 'vitest';
import { $signIn, signInWith } from './sign-in-store.ts';
import { answer, useSignIn } from './testing/use-sign-in.ts';

useSignIn();

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
