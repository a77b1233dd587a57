import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFlag } from '../auth/session-flags.ts';
import { $session } from '../auth/session-store.ts';
import { $settings } from '../auth/settings-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import {
  fakeService,
  fakeStorage,
  offline,
  refusal,
  settings,
  signedOut,
  subscriber,
  userWith,
} from '../ui/testing/fake-page.ts';
import { $setup, isAuthError, setUpSubscription } from './subscription-store.ts';

const ready = {
  'GET /api/auth/user': () => Response.json(userWith()),
  'GET /api/settings': () => Response.json(settings),
};
const create = 'POST /api/create-subscription';
const setUp = (signal = new AbortController().signal): ReturnType<typeof setUpSubscription> =>
  setUpSubscription(signal);

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage();
  $settings.set(undefined);
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the preparation waits 100 ms, checks who pays, and fetches the form’s data', async () => {
  const sent = fakeService({
    ...ready,
    [create]: () => Response.json({ subscriptionId: 'sub_1', clientSecret: 'sim_1' }),
  });
  const done = setUp();
  expect($setup.get()).toEqual({ status: 'loading' });
  await vi.advanceTimersByTimeAsync(99);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe('ready');
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/user', 'GET /api/settings', create]);
  expect(sent.at(-1)?.body).toBeUndefined();
  expect($setup.get()).toMatchObject({
    status: 'ready',
    clientSecret: 'sim_1',
    subscriptionId: 'sub_1',
  });
  expect(readFlag('subscriptionId')).toBe('sub_1');
});

test('the step closes after 100 ms for a user who is not signed in', async () => {
  fakeService({ ...ready, 'GET /api/auth/user': signedOut });
  const done = setUp();
  await vi.advanceTimersByTimeAsync(100);
  expect($setup.get()).toEqual({
    status: 'problem',
    sentence: 'Authentication required. Please log in first.',
  });
  const closed = vi.fn();
  void done.then(closed);
  await vi.advanceTimersByTimeAsync(99);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe('closes');
});

test('the step closes when the session ends between the check and the payment', async () => {
  fakeService({ ...ready, [create]: signedOut });
  const done = setUp();
  await vi.advanceTimersByTimeAsync(200);
  expect(await done).toBe('closes');
  expect($toast.get()?.description).toBe('Authentication required. Please log in first.');
});

test('the step closes after 500 ms when the service does not answer', async () => {
  fakeService({ ...ready, 'GET /api/auth/user': offline });
  const done = setUp();
  await vi.advanceTimersByTimeAsync(100);
  expect($setup.get()).toMatchObject({
    sentence: 'Authentication or subscription initialization failed',
  });
  const closed = vi.fn();
  void done.then(closed);
  await vi.advanceTimersByTimeAsync(499);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe('closes');
});

const paymentDown =
  "We couldn't initialize the payment system. Please try again later or contact support if the issue persists.";

test.each([
  [
    'a payment provider that is down',
    () => refusal(503, paymentDown, 'payment_unavailable'),
    paymentDown,
  ],
  [
    'a service that is down',
    () => new Response('', { status: 502 }),
    'Failed to create subscription',
  ],
  ['no answer', offline, 'Failed to initialize payment'],
  [
    'a refusal with a sentence',
    () => refusal(429, 'Please wait a minute.'),
    'Please wait a minute.',
  ],
])('%s shows a message, and the step stays', async (_, answer, sentence) => {
  fakeService({ ...ready, [create]: answer });
  const done = setUp();
  await vi.advanceTimersByTimeAsync(100);
  expect(await done).toBe('stays');
  expect($setup.get()).toEqual({ status: 'problem', sentence });
  expect($toast.get()).toMatchObject({
    title: 'Payment Setup Error',
    description: 'There was a problem initializing your subscription.',
  });
});

test('a reply without a client secret is an error of the payment system', async () => {
  fakeService({ ...ready, [create]: () => Response.json({ subscriptionId: 'sub_1' }) });
  const done = setUp();
  await vi.advanceTimersByTimeAsync(100);
  expect(await done).toBe('stays');
  expect($setup.get()).toEqual({ status: 'no-secret' });
});

test('an account with access has nothing to pay', async () => {
  const sent = fakeService({ ...ready, 'GET /api/auth/user': () => Response.json(subscriber()) });
  const done = setUp();
  await vi.advanceTimersByTimeAsync(100);
  expect(await done).toBe('has-access');
  expect(sent.some(({ call }) => call === create)).toBe(false);
});

test('a subscription that was paid elsewhere opens the builder', async () => {
  fakeService({
    ...ready,
    [create]: () => refusal(409, 'You are already subscribed.'),
    'POST /api/subscription/refresh': () => Response.json(subscriber()),
  });
  const done = setUp();
  await vi.advanceTimersByTimeAsync(100);
  expect(await done).toBe('has-access');
});

test('a person who has left gets no message', async () => {
  fakeService({ ...ready, [create]: () => new Promise(() => undefined) });
  const leaving = new AbortController();
  const done = setUp(leaving.signal);
  await vi.advanceTimersByTimeAsync(150);
  leaving.abort();
  expect(await done).toBe('given-up');
  expect($toast.get()).toBeUndefined();
});

test.each([
  ['Authentication failed', true],
  ['You must log in', true],
  ['not authenticated', true],
  ['Card declined', false],
])('"%s" counts as an error of the login: %s', (sentence, isOne) => {
  expect(isAuthError(sentence)).toBe(isOne);
});
