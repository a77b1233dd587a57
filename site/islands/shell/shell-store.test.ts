import { expect, test, vi } from 'vitest';
import { readFlag, rememberPayment, setFlag } from '../auth/session-flags.ts';
import { $planNotice, closePlanNotice } from '../billing/plan-notice.ts';
import { $signIn, showStep } from '../auth/sign-in-store.ts';
import { $toast } from '../ui/toast-store.ts';
import { fakeService, offline, signedOut, subscriber, userWith } from '../ui/testing/fake-page.ts';
import { offer, whoIs } from '../ui/testing/session-service.ts';
import { $auth, connectSteps, hideAuth, openAuth } from './auth-request.ts';
import { takeGreeting } from './enter-workspace.ts';
import { storedAddress } from './stored-address.ts';
import { takeReturnPage } from './return-page.ts';
import {
  continueAfterSignIn,
  finishPayment,
  leaveForProvider,
  openBuilder,
  openBuilderFromAccount,
} from './shell-store.ts';
import { after, useShell } from './testing/use-shell.ts';

useShell();

test('a visitor who opens the builder is asked to sign in, and the typed address is kept', async () => {
  whoIs(signedOut);
  await openBuilder('www.example.com');
  expect($auth.get()).toEqual({ openedWith: 'www.example.com' });
  expect($toast.get()).toMatchObject({
    title: 'Authentication Required',
    description: 'Please log in to access the template builder.',
  });
});

test('a person with an expired trial sees the plans, with the day it ended', async () => {
  const agency = { ...userWith().agency, trialEndsAt: '2026-11-07T10:00:00.000Z' };
  whoIs(() => Response.json(userWith({ agency })));
  await openBuilder('www.example.com');
  expect($auth.get()).toBeUndefined();
  expect($planNotice.get()).toMatchObject({
    needsPlan: true,
    sentence: expect.stringContaining('Your trial ended on November 7, 2026.') as string,
  });
  closePlanNotice();
});

test('the modal does not wait for a slow service, unless this tab had a login or a payment', async () => {
  const slow = (): Promise<Response> =>
    new Promise((resolve) => setTimeout(() => resolve(signedOut()), 600));
  whoIs(slow);
  const opened = openBuilder();
  await vi.advanceTimersByTimeAsync(400);
  expect($auth.get()).toBeDefined();
  await after(600, opened);
  hideAuth();
  setFlag('hasActiveSubscription');
  const again = openBuilder();
  await vi.advanceTimersByTimeAsync(400);
  expect($auth.get()).toBeUndefined();
  await after(600, again);
  expect([$auth.get() !== undefined, readFlag('hasActiveSubscription')]).toEqual([true, undefined]);
});

test.each([1, 2])(
  'a modal closed before the slow service answers is not opened again after %i clicks',
  async (clicks) => {
    whoIs(() => new Promise((resolve) => setTimeout(() => resolve(signedOut()), 600)));
    const opened = Array.from({ length: clicks }, () => openBuilder());
    await vi.advanceTimersByTimeAsync(400);
    hideAuth();
    await after(600, Promise.all(opened));
    expect($auth.get()).toBeUndefined();
    expect($toast.get()).toBeUndefined();
  },
);

test('an account without access sees that it needs a subscription', async () => {
  whoIs(() => Response.json(userWith()));
  await openBuilder();
  expect($auth.get()).toMatchObject({ showSubscription: true });
  expect($toast.get()).toMatchObject({
    title: 'Subscription Required',
    description: 'A subscription is needed to access the template builder.',
  });
});

test('flags of this tab give no access that the service does not', async () => {
  const sent = fakeService({
    ...offer,
    'GET /api/auth/user': () => Response.json(userWith()),
    'POST /api/subscription/refresh': () => Response.json(userWith()),
  });
  rememberPayment('sub_1');
  setFlag('whitelistedEmail', 'mara@example.com');
  await openBuilder();
  // After a recent payment, the state of the subscription is loaded from the provider.
  expect(sent.map(({ call }) => call)).toContain('POST /api/subscription/refresh');
  expect($auth.get()).toMatchObject({ showSubscription: true });
});

test('an unreachable service shows an error, and signing in is offered', async () => {
  whoIs(offline);
  await openBuilder('www.example.com');
  expect($toast.get()).toMatchObject({
    title: 'Error',
    description: 'Something went wrong while checking your subscription status.',
  });
  expect($auth.get()).toEqual({ openedWith: 'www.example.com' });
});

test('an ended session opens the login', async () => {
  whoIs(signedOut);
  openAuth();
  await openBuilderFromAccount();
  expect($toast.get()).toMatchObject({
    title: 'Authentication Required',
    description: 'Please log in to access the template builder.',
  });
});

test('a login without access leads to the payment after 300 ms', async () => {
  whoIs(() => Response.json(userWith()));
  openAuth({ openedWith: 'www.example.com' });
  const following = continueAfterSignIn(userWith());
  await vi.advanceTimersByTimeAsync(299);
  expect($auth.get()?.showSubscription).toBeUndefined();
  await after(1, following);
  expect($auth.get()).toEqual({ openedWith: 'www.example.com', showSubscription: true });
});

test('a subscriber who logs in gets to the studio, with the stored address', async () => {
  const leave = vi.fn();
  whoIs(() => Response.json(subscriber()));
  openAuth({ openedWith: 'www.example.com' });
  await after(300, continueAfterSignIn(subscriber(), leave));
  expect($auth.get()).toBeUndefined();
  expect(leave.mock.calls).toEqual([['/app/new']]);
  expect([storedAddress(), takeGreeting()?.title]).toEqual([
    'www.example.com',
    'Welcome to the Template Builder!',
  ]);
});

test('after a login in the workspace, the requested page stays', async () => {
  const leave = vi.fn();
  vi.stubGlobal('window', { location: { pathname: '/app/demos/law-x', search: '' } });
  whoIs(() => Response.json(subscriber()));
  openAuth();
  await after(300, continueAfterSignIn(subscriber(), leave));
  expect($auth.get()).toBeUndefined();
  leaveForProvider();
  expect([leave.mock.calls, takeReturnPage()]).toEqual([[], '/app/demos/law-x']);
});

test('a visitor who keeps a demo registers with its name, without a warning', async () => {
  whoIs(signedOut);
  await openBuilder(undefined, 'Harbor Law');
  connectSteps(showStep);
  expect($auth.get()).toMatchObject({ savedName: 'Harbor Law' });
  expect($signIn.get()).toMatchObject({ step: 'email', mode: 'register' });
  expect($toast.get()).toBeUndefined();
});

test.each([
  [true, 1000],
  [false, 500],
])(
  'a payment (known to the service: %s) closes the modal after %i ms, and leads to the studio',
  async (isKnown, delay) => {
    const leave = vi.fn();
    whoIs(() => Response.json(subscriber()));
    openAuth({ showSubscription: true });
    const finished = finishPayment(isKnown, leave);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect($auth.get()).toBeDefined();
    await after(1, finished);
    expect($auth.get()).toBeUndefined();
    expect(leave.mock.calls).toEqual([['/app/new']]);
  },
);

test('the requested step is shown first, whether the modal is loaded or not', () => {
  whoIs(signedOut);
  openAuth({}, 'forgot');
  connectSteps(showStep);
  expect($signIn.get().step).toBe('forgot');
  hideAuth();
  openAuth({}, 'email');
  expect($signIn.get().step).toBe('email');
});
