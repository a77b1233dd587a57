import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session } from '../auth/session-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { fakeService, fakeStorage, refusal, signedOut, userWith } from '../ui/testing/fake-page.ts';
import { $password, editPassword, resetPasswordForm, savePassword } from './password-store.ts';
import { $resending } from './verify-store.ts';

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

test('a password is changed only when all three fields are valid', async () => {
  const sent = fakeService({
    ...list,
    'POST /api/auth/password': ok,
    'GET /api/auth/user': () => Response.json(userWith()),
  });
  expect(await savePassword(true)).toBe(false);
  expect($password.get().errors).toEqual({
    currentPassword: 'Password is required',
    newPassword: 'Please enter a new password',
  });
  editPassword('currentPassword', 'old secret');
  editPassword('newPassword', 'abc');
  await savePassword(true);
  expect($password.get().errors).toEqual({
    newPassword: 'Password must be at least 6 characters long',
  });
  editPassword('newPassword', 'new secret');
  editPassword('confirmation', 'other');
  await savePassword(true);
  expect($password.get().errors).toEqual({ confirmation: 'Passwords do not match' });
  expect(sent).toEqual([]);
  editPassword('confirmation', 'new secret');
  expect(await savePassword(true)).toBe(true);
  expect(sent[0]?.body).toEqual({ currentPassword: 'old secret', newPassword: 'new secret' });
  expect($password.get().newPassword).toBe('');
  expect($toast.get()?.title).toBe('Password changed');
});

test('the service’s errors are at their fields, and typed values stay', async () => {
  const sentence = 'Your current password is not right.';
  fakeService({
    'POST /api/auth/password': () =>
      refusal(422, sentence, 'invalid_fields', { currentPassword: sentence }),
  });
  editPassword('currentPassword', 'wrong');
  editPassword('newPassword', 'new secret');
  editPassword('confirmation', 'new secret');
  await savePassword(true);
  expect($password.get()).toMatchObject({
    errors: { currentPassword: sentence },
    newPassword: 'new secret',
    isBusy: false,
  });
});

test('an account without a password sets one without the old one', async () => {
  const sent = fakeService({
    ...list,
    'POST /api/auth/password': ok,
    'GET /api/auth/user': signedOut,
  });
  editPassword('newPassword', 'new secret');
  editPassword('confirmation', 'new secret');
  expect(await savePassword(false)).toBe(true);
  expect(sent[0]?.body).toEqual({ newPassword: 'new secret' });
});
