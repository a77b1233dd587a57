import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFlag } from '../auth/session-flags.ts';
import { $session } from '../auth/session-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import {
  fakeService,
  fakeStorage,
  offline,
  refusal,
  signedOut,
  userWith,
} from '../ui/testing/fake-page.ts';
import { $reset, checkToken, clearResetSentence, submitReset } from './reset-store.ts';

const leave = vi.fn<(address: string) => void>();
const check = 'POST /api/reset-password/check';
const save = 'POST /api/reset-password';

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage();
  leave.mockReset();
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an address without a token shows that the link is incomplete', async () => {
  const sent = fakeService({ 'GET /api/auth/user': signedOut });
  await checkToken('', leave);
  expect($reset.get()).toMatchObject({
    status: 'dead',
    sentence: 'No reset token provided. Please check your email link.',
  });
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/user']);
});

test('a signed-in user is redirected to the home page', async () => {
  fakeService({ 'GET /api/auth/user': () => Response.json(userWith()) });
  await checkToken('t1', leave);
  expect(leave).toHaveBeenCalledWith('/');
  expect($reset.get().status).toBe('checking');
});

test('the service is asked whether the link works', async () => {
  fakeService({ 'GET /api/auth/user': signedOut, [check]: () => Response.json({ valid: true }) });
  await checkToken('t1', leave);
  expect($reset.get().status).toBe('form');
  const sentence = 'This reset link is invalid or has expired.';
  fakeService({
    'GET /api/auth/user': signedOut,
    [check]: () => refusal(400, sentence, 'invalid_token'),
  });
  await checkToken('t1', leave);
  expect($reset.get()).toMatchObject({ status: 'dead', sentence });
  fakeService({ 'GET /api/auth/user': signedOut, [check]: offline });
  await checkToken('t1', leave);
  expect($reset.get().status).toBe('unreachable');
});

test.each([
  ['', '', '', 'No reset token provided. Please check your email link.'],
  ['t1', '', 'x', 'Please enter a new password'],
  ['t1', 'abcde', 'x', 'Password must be at least 6 characters long'],
  ['t1', 'abcdef', 'abcdeg', 'Passwords do not match'],
])(
  'token "%s", "%s" and "%s": the first fault is shown',
  async (token, first, second, sentence) => {
    const sent = fakeService({});
    await submitReset(token, first, second, leave);
    expect($reset.get()).toMatchObject({ status: 'form', sentence });
    expect($toast.get()).toMatchObject({
      title: 'Error',
      description: sentence,
      destructive: true,
    });
    expect(sent).toEqual([]);
    clearResetSentence();
    expect($reset.get().sentence).toBeUndefined();
  },
);

test('after a new password, the login opens in two seconds', async () => {
  const sent = fakeService({ [save]: () => Response.json({ success: true }) });
  await submitReset('t1', 'secret1', 'secret1', leave);
  expect(sent).toEqual([{ call: save, body: { token: 't1', newPassword: 'secret1' } }]);
  expect($reset.get().status).toBe('done');
  expect($toast.get()).toMatchObject({
    title: 'Success!',
    description: 'Your password has been reset successfully',
  });
  vi.advanceTimersByTime(1999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledWith('/');
  expect(readFlag('loginOpens')).toBe('true');
});

test('a refusal shows the service’s sentence, a failure our own', async () => {
  fakeService({ [save]: () => refusal(400, 'This reset link has been used.', 'invalid_token') });
  await submitReset('t1', 'secret1', 'secret1', leave);
  expect($reset.get()).toMatchObject({
    status: 'form',
    sentence: 'This reset link has been used.',
  });
  fakeService({ [save]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
  await submitReset('t1', 'secret1', 'secret1', leave);
  expect($reset.get().sentence).toBe('An error occurred while resetting your password');
  expect($toast.get()).toMatchObject({ title: 'Error', destructive: true });
});
