import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session } from '../auth/session-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { fakeService, fakeStorage, refusal, userWith } from '../ui/testing/fake-page.ts';
import { $deletion, openDeletion, deleteAccount, editProof } from './delete-store.ts';
import { resetPasswordForm } from './password-store.ts';
import { $resending } from './verify-store.ts';

const ok = (): Response => Response.json({ success: true });

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

test('an account is deleted with its password, and the home page opens', async () => {
  vi.useFakeTimers();
  const leave = vi.fn<(address: string) => void>();
  const sent = fakeService({ 'DELETE /api/auth/user': ok });
  openDeletion();
  await deleteAccount(userWith(), leave);
  expect($deletion.get()?.error).toBe('Password is required');
  expect(sent).toEqual([]);
  editProof('secret');
  await deleteAccount(userWith(), leave);
  expect(sent).toEqual([{ call: 'DELETE /api/auth/user', body: { password: 'secret' } }]);
  expect($toast.get()?.title).toBe('Account deleted');
  vi.advanceTimersByTime(1500);
  expect(leave).toHaveBeenCalledWith('/');
});

test('an account without a password is deleted with its address', async () => {
  const sent = fakeService({ 'DELETE /api/auth/user': () => refusal(503, 'x') });
  const user = userWith({ hasPassword: false });
  openDeletion();
  editProof('someone@example.com');
  await deleteAccount(user, vi.fn());
  expect($deletion.get()?.error).toBe('This is not the email address of your account');
  editProof(' Mara@example.com ');
  await deleteAccount(user, vi.fn());
  expect(sent).toEqual([{ call: 'DELETE /api/auth/user', body: { confirm: 'Mara@example.com' } }]);
  expect($deletion.get()).toMatchObject({ isBusy: false, proof: ' Mara@example.com ' });
});
