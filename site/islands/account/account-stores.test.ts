import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session } from '../auth/session-store.ts';
import { manageSubscription } from '../billing/portal-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import {
  fakeService,
  fakeStorage,
  offline,
  refusal,
  signedOut,
  subscriber,
  userWith,
} from '../ui/testing/fake-page.ts';
import {
  $email,
  cancelEmailChange,
  changeEmail,
  editEmail,
  resetEmailForm,
} from './email-store.ts';
import { resetPasswordForm } from './password-store.ts';
import { $sessions, endOtherSessions, endSession, loadSessions } from './sessions-store.ts';
import { enterStatus } from './test-billing-store.ts';
import {
  $resending,
  $verification,
  checkLink,
  confirmAddress,
  resendVerification,
} from './verify-store.ts';

const ok = (): Response => Response.json({ success: true });
const here = {
  id: 's1',
  device: 'Chrome on Linux',
  createdAt: '2026-11-21T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  current: true,
};
const list = { 'GET /api/auth/sessions': () => Response.json({ sessions: [here] }) };

beforeEach(() => {
  fakeStorage();
  resetPasswordForm();
  $resending.set('idle');
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const confirmable = (proof: string) => (): Response =>
  Response.json({ email: 'ada@agency.example', proof });

test('opening a verification link confirms nothing until its button is pressed', async () => {
  const sent = fakeService({
    'GET /api/auth/user': signedOut,
    'POST /api/verify-email/check': confirmable('password'),
    'POST /api/verify-email': ok,
  });
  await checkLink('t1');
  expect($verification.get()).toMatchObject({ status: 'confirmable', email: 'ada@agency.example' });
  expect(sent.some(({ call }) => call === 'POST /api/verify-email')).toBe(false);
  await confirmAddress('t1', '');
  expect($verification.get()).toMatchObject({ error: 'Password is required' });
  await confirmAddress('t1', 'secret');
  expect(sent.find(({ call }) => call === 'POST /api/verify-email')?.body).toEqual({
    token: 't1',
    password: 'secret',
  });
  expect($verification.get().status).toBe('done');
});

test('a used or uncheckable verification link shows the reason', async () => {
  const answers = { 'GET /api/auth/user': signedOut };
  await checkLink('');
  expect($verification.get().status).toBe('failed');
  fakeService({
    ...answers,
    'POST /api/verify-email/check': () => refusal(400, 'This link has expired.'),
  });
  await checkLink('t1');
  expect($verification.get()).toEqual({ status: 'failed', sentence: 'This link has expired.' });
  fakeService({ ...answers, 'POST /api/verify-email/check': offline });
  await checkLink('t1');
  expect($verification.get().status).toBe('unreachable');
});

test('the password is required when the session ends before the button is pressed', async () => {
  const sentence = 'Please enter the password of your account';
  fakeService({
    'GET /api/auth/user': signedOut,
    'POST /api/verify-email/check': confirmable('session'),
    'POST /api/verify-email': () =>
      refusal(422, sentence, 'invalid_fields', { password: sentence }),
  });
  await checkLink('t1');
  await confirmAddress('t1', '');
  expect($verification.get()).toMatchObject({ proof: 'password', error: sentence });
});

test('the verification mail is sent again, or the reason is shown', async () => {
  fakeService({ 'POST /api/verify-email/resend': ok });
  await resendVerification();
  expect([$resending.get(), $toast.get()?.title]).toEqual(['sent', 'Email sent']);
  fakeService({ 'POST /api/verify-email/resend': () => refusal(429, 'Please wait 5 minutes.') });
  await resendVerification();
  expect([$resending.get(), $toast.get()?.description]).toEqual(['idle', 'Please wait 5 minutes.']);
});

test('sessions are listed and ended, one or all others', async () => {
  const sent = fakeService({
    ...list,
    'DELETE /api/auth/sessions/s%2F2': ok,
    'DELETE /api/auth/sessions': ok,
  });
  await loadSessions();
  expect($sessions.get()).toEqual({ status: 'shown', sessions: [here] });
  await endSession('s/2');
  expect($toast.get()?.title).toBe('Session ended');
  await endOtherSessions();
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions/s%2F2',
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions',
    'GET /api/auth/sessions',
  ]);
  fakeService({ 'GET /api/auth/sessions': offline });
  await loadSessions();
  expect($sessions.get().status).toBe('problem');
});

test('the page opens the portal, or shows the reason', async () => {
  const leave = vi.fn<(address: string) => void>();
  vi.useFakeTimers();
  fakeService({ 'POST /api/billing-portal': () => refusal(404, 'There is no subscription yet.') });
  await manageSubscription(leave);
  expect($toast.get()?.description).toBe('There is no subscription yet.');
  fakeService({
    'POST /api/billing-portal': () => Response.json({ url: 'https://pay.example/p' }),
  });
  await manageSubscription(leave);
  expect(leave).toHaveBeenCalledWith('https://pay.example/p');
});

test('a simulated state is set and shown', async () => {
  const sent = fakeService({
    'POST /api/simulated-subscription': ok,
    'POST /api/subscription/refresh': () =>
      Response.json(subscriber({ subscriptionStatus: 'past_due' })),
  });
  await enterStatus('past_due');
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'past_due' }, undefined]);
  expect($session.get()).toMatchObject({ user: { subscriptionStatus: 'past_due' } });
});

test('a new address requires the password; errors are at their fields, and typed values stay', async () => {
  resetEmailForm();
  const taken = 'This email is already registered';
  const sent = fakeService({
    'GET /api/auth/user': () => Response.json(userWith()),
    'POST /api/auth/email': () => refusal(409, taken, 'taken', { email: taken }),
    'DELETE /api/auth/email': ok,
  });
  expect(await changeEmail()).toBe(false);
  expect($email.get().errors).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  editEmail('email', ' new@agency.example ');
  editEmail('password', 'secret');
  expect(await changeEmail()).toBe(false);
  expect($email.get()).toMatchObject({ email: ' new@agency.example ', errors: { email: taken } });
  fakeService({
    'GET /api/auth/user': () => Response.json(userWith()),
    'POST /api/auth/email': ok,
  });
  expect(await changeEmail()).toBe(true);
  expect($email.get().email).toBe('');
  expect(sent.find(({ call }) => call === 'POST /api/auth/email')?.body).toEqual({
    email: 'new@agency.example',
    password: 'secret',
  });
  await cancelEmailChange();
  expect($email.get().isBusy).toBe(false);
});
