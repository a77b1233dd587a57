import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session } from '../auth/session-store.ts';
import { $signIn, resetSignIn, showStep } from '../auth/sign-in-store.ts';
import { $auth, connectSteps, hideAuth } from '../shell/auth-request.ts';
import { storeReturnPage, takeReturnPage } from '../shell/return-page.ts';
import { continueAfterSignIn } from '../shell/shell-store.ts';
import {
  fakeService,
  fakeStorage,
  offline,
  refusal,
  signedOut,
  subscriber,
  userWith,
} from '../ui/testing/fake-page.ts';
import { $joining, acceptInvitation, checkInvitation, signInAs } from './join-store.ts';

const offer = {
  agency: 'Studio North',
  email: 'mara@example.com',
  role: 'member',
  hasAccount: true,
} as const;
const check = { 'POST /api/invitations/check': () => Response.json(offer) };
const here = { 'GET /api/auth/user': () => Response.json(userWith()) };
const over = (): Response => refusal(400, 'This invitation has run out.', 'invalid_token');

beforeEach(() => {
  fakeStorage();
  resetSignIn();
  hideAuth();
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('opening an invitation shows its agency and accepts nothing', async () => {
  const sent = fakeService({ ...check, ...here });
  await checkInvitation('t1');
  expect($joining.get()).toMatchObject({ status: 'acceptable', offer });
  expect(sent.map(({ call }) => call)).not.toContain('POST /api/invitations/accept');
});

test('the button joins the agency, which is then the current one', async () => {
  const agency = {
    id: 'a2',
    name: 'Studio North',
    role: 'member',
    trialEndsAt: null,
    linkOrigin: null,
  } as const;
  const accept = 'POST /api/invitations/accept';
  const sent = fakeService({
    ...check,
    ...here,
    [accept]: () => Response.json(userWith({ agency })),
  });
  await checkInvitation('t1');
  await acceptInvitation('t1');
  expect(sent.find(({ call }) => call === accept)?.body).toEqual({ token: 't1' });
  expect($joining.get().status).toBe('joined');
  expect($session.get()).toMatchObject({ user: { agency: { name: 'Studio North' } } });
});

test('a used, expired or incomplete link shows the reason', async () => {
  fakeService({ 'POST /api/invitations/check': over, ...here });
  await checkInvitation('t1');
  expect($joining.get()).toEqual({ status: 'failed', sentence: 'This invitation has run out.' });
  await checkInvitation('');
  expect($joining.get().status).toBe('failed');
  fakeService({ ...check, ...here, 'POST /api/invitations/accept': over });
  await checkInvitation('t1');
  await acceptInvitation('t1');
  expect($joining.get()).toEqual({ status: 'failed', sentence: 'This invitation has run out.' });
});

test('without a connection the link can be tried again, and does not count as invalid', async () => {
  fakeService({ 'POST /api/invitations/check': offline, ...here });
  await checkInvitation('t1');
  expect($joining.get().status).toBe('unreachable');
});

test('without a free seat the button stays, with the reason above it', async () => {
  const full = 'All 3 seats of this agency are taken. A larger plan has more.';
  fakeService({
    ...check,
    ...here,
    'POST /api/invitations/accept': () => refusal(403, full, 'quota_used_up'),
  });
  await checkInvitation('t1');
  await acceptInvitation('t1');
  expect($joining.get()).toMatchObject({ status: 'acceptable', isBusy: false, sentence: full });
});

test('a login is requested when the session has ended meanwhile', async () => {
  fakeService({ ...check, ...here, 'POST /api/invitations/accept': signedOut });
  await checkInvitation('t1');
  fakeService({ 'GET /api/auth/user': signedOut, 'POST /api/invitations/accept': signedOut });
  await acceptInvitation('t1');
  expect([$joining.get().status, $session.get().status]).toEqual(['acceptable', 'signed-out']);
});

test('registering for an invitation starts with its address and stays on the page', async () => {
  vi.useFakeTimers();
  fakeService(here);
  connectSteps(showStep);
  signInAs('new@agency.example', 'register');
  const form = { step: 'email', mode: 'register', email: 'new@agency.example' };
  expect($signIn.get()).toMatchObject(form);
  const reload = vi.fn();
  const following = continueAfterSignIn(subscriber(), reload);
  await vi.advanceTimersByTimeAsync(600);
  await following;
  expect($auth.get()).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

test('the page is restored once after a login at Google or GitHub', () => {
  storeReturnPage({ pathname: '/join', search: '?token=t1' });
  expect([takeReturnPage(), takeReturnPage()]).toEqual(['/join?token=t1', undefined]);
  storeReturnPage({ pathname: '//elsewhere.example', search: '' });
  expect(takeReturnPage()).toBeUndefined();
});
