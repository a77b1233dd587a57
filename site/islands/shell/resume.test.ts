import { beforeEach, expect, test, vi } from 'vitest';
import { readFlag, setFlag } from '../auth/session-flags.ts';
import { $signIn, showStep } from '../auth/sign-in-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { offline, signedOut, subscriber, userWith } from '../ui/testing/fake-page.ts';
import { whoIs } from '../ui/testing/session-service.ts';
import { $auth, connectSteps } from './auth-request.ts';
import { resume } from './resume.ts';
import { enterWorkspace } from './enter-workspace.ts';
import { arriveAt, arriveBy, letIn, replaced, resumed, useArrival } from './testing/use-arrival.ts';

vi.mock('./enter-workspace.ts', async (original) => ({
  ...(await original()),
  enterWorkspace: vi.fn(),
}));

const opened = vi.mocked(enterWorkspace);
useArrival();
beforeEach(() => void opened.mockClear());

test('the page after a logout confirms it', async () => {
  setFlag('justLoggedOut', 'offline');
  await resumed();
  expect($toast.get()).toMatchObject({
    title: 'Logout completed',
    description: 'You have been logged out on this device.',
  });
  dismissToast();
  await resumed();
  expect($toast.get()).toBeUndefined();
});

test.each([
  ['failed', 'google', 'Failed to login. Please try again.'],
  ['cancelled', 'github', 'Login was cancelled'],
  ['unconfigured', 'google', 'Google sign-in is not configured'],
  [
    'unverified',
    'github',
    'Your email address is not verified with GitHub. Please verify it there and try again.',
  ],
  ['something else', '', 'Login was cancelled'],
])(
  'a login that returns as "%s" shows the reason, and the address is clean again',
  async (how, provider, description) => {
    arriveAt(`/?sign-in=${encodeURIComponent(how)}&firm=x#pricing`);
    if (provider !== '') setFlag('oauthLoginInitiated', provider);
    const sent = whoIs(signedOut);
    await resumed();
    expect($toast.get()).toMatchObject({ title: 'Login failed', description, destructive: true });
    expect(String(replaced.mock.calls[0]?.[2])).toBe('http://127.0.0.1/?firm=x#pricing');
    expect(sent).toEqual([]);
  },
);

test('a successful login shows a greeting, and opens the studio or the payment', async () => {
  arriveAt('/?sign-in=done');
  setFlag('loggedOut');
  whoIs(() => Response.json(subscriber()));
  await resumed();
  expect($toast.get()).toMatchObject({
    title: 'Login successful',
    description: 'Welcome back, Mara!',
  });
  expect(opened).toHaveBeenCalledOnce();
  whoIs(() => Response.json(userWith()));
  await resumed();
  expect($auth.get()).toMatchObject({ showSubscription: true });
});

test('a login without any answer shows a network error', async () => {
  arriveAt('/?sign-in=done');
  whoIs(offline);
  await resumed();
  expect($toast.get()?.description).toBe(
    'Network error. Please check your connection and try again.',
  );
});

test('going back from a provider counts as a cancelled login', async () => {
  whoIs(signedOut);
  setFlag('oauthLoginInitiated', 'google');
  await resumed();
  expect($toast.get()).toMatchObject({ title: 'Login failed', description: 'Login was cancelled' });
});

test('the page after a login or a payment opens the studio', async () => {
  setFlag('builderOpens');
  whoIs(() => Response.json(subscriber()));
  await resumed();
  expect(opened.mock.calls[0]?.[1]).toBe('welcome');
  expect(readFlag('builderOpens')).toBeUndefined();
});

test('the page after a new password shows the login', async () => {
  setFlag('loginOpens');
  whoIs(signedOut);
  await resumed();
  connectSteps(showStep);
  expect([$auth.get(), $signIn.get().step]).toEqual([{}, 'email']);
});

test('a visitor without a session sends no request', async () => {
  const sent = whoIs(signedOut);
  await resumed(2000);
  expect(sent).toEqual([]);
});

test('a restored session shows a greeting after two seconds', async () => {
  setFlag('whitelistedEmail', 'mara@example.com');
  whoIs(letIn);
  const done = resume();
  await vi.advanceTimersByTimeAsync(1999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(opened.mock.calls[0]?.[1]).toBe('restored');
});

test('the browser’s Back from the studio stays on the home page', async () => {
  setFlag('whitelistedEmail', 'mara@example.com');
  arriveBy('back_forward');
  whoIs(letIn);
  await resumed(2000);
  expect(opened).not.toHaveBeenCalled();
});
