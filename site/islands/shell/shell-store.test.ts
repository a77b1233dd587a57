import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setFlag } from '../auth/session-flags.ts';
import { $session } from '../auth/session-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { $auth, closeAuth, openAuth, openBuilder, openBuilderFromAccount, resume } from './shell-store.ts';

const user = {
  id: 'u1',
  username: 'Mara',
  email: 'mara@example.com',
  access: { builder: false, reason: null },
  stripeSubscriptionId: null,
};
const signedOut = (): Response => Response.json({ error: 'Not signed in', code: 'x' }, { status: 401 });

function answer(respond: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', () => Promise.resolve(respond()));
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  $session.set({ status: 'unknown' });
  closeAuth();
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.unstubAllGlobals();
});

test('a visitor who asks for the builder is asked to sign in, and the address waits', async () => {
  answer(signedOut);
  await openBuilder('www.example.com');
  expect($auth.get()).toEqual({ openedWith: 'www.example.com' });
  expect($toast.get()).toBeUndefined();
});

test('the modal does not wait for a slow service', async () => {
  answer(() => new Promise((resolve) => setTimeout(() => resolve(signedOut()), 600)));
  const opened = openBuilder();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect($auth.get()).toBeDefined();
  await opened;
});

test('an account without access is told that it needs a subscription', async () => {
  answer(() => Response.json(user));
  await openBuilder();
  expect($auth.get()).toMatchObject({ showSubscription: true });
  expect($toast.get()).toMatchObject({
    title: 'Subscription Required',
    description: 'A subscription is needed to access the template builder.',
  });
});

test('a service that cannot say who is signed in is an error, and signing in is offered', async () => {
  answer(() => Promise.reject(new TypeError('offline')));
  await openBuilder('www.example.com');
  expect($toast.get()).toMatchObject({
    title: 'Error',
    description: 'Something went wrong while checking your subscription status.',
  });
  expect($auth.get()).toEqual({ openedWith: 'www.example.com' });
});

test('a session that ended meanwhile asks for a login', async () => {
  answer(signedOut);
  openAuth();
  await openBuilderFromAccount();
  expect($toast.get()).toMatchObject({
    title: 'Authentication Required',
    description: 'Please log in to access the template builder.',
  });
});

test('the page after a logout says it once more', async () => {
  setFlag('justLoggedOut', 'offline');
  await resume();
  expect($toast.get()?.title).toBe('Logout completed');
  dismissToast();
  await resume();
  expect($toast.get()).toBeUndefined();
});

test('coming back from a provider without a session is a login that was cancelled', async () => {
  answer(signedOut);
  setFlag('oauthLoginInitiated', 'google');
  await resume();
  expect($toast.get()).toMatchObject({ title: 'Login failed', description: 'Login was cancelled' });
});
