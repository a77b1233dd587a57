import { atom } from 'nanostores';
import {
  resendVerification as callResendVerification,
  verifyEmail,
  checkVerification,
  type VerificationCheck,
} from '../../../service/contract/account.ts';
import { refreshSession } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

/** The link works; the button confirms its address. */
export interface Confirmable {
  readonly status: 'confirmable';
  readonly email: string;
  readonly proof: VerificationCheck['proof'];
  readonly isBusy: boolean;
  /** The error of the password field. */
  readonly error: string | undefined;
}

/** `unreachable`: the service did not answer, and the link may still work. */
type Verification =
  | { readonly status: 'checking' }
  | Confirmable
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly sentence: string }
  | { readonly status: 'unreachable'; readonly sentence: string };

export const $verification = atom<Verification>({ status: 'checking' });

/**
 * Asks which address the link confirms, and whether a password is needed. Changes nothing, because
 * mail programs open links too.
 */
export async function checkLink(token: string): Promise<void> {
  const refresh = refreshSession();
  if (token === '') {
    await refresh;
    $verification.set({
      status: 'failed',
      sentence: 'No verification token provided. Please check your email link.',
    });
    return;
  }
  $verification.set({ status: 'checking' });
  const [result] = await Promise.all([
    callService(checkVerification, { body: { token } }),
    refresh,
  ]);
  if (result.ok) {
    const { email, proof } = result.reply;
    $verification.set({ status: 'confirmable', email, proof, isBusy: false, error: undefined });
  } else if (result.kind === 'refused')
    $verification.set({ status: 'failed', sentence: result.error.error });
  else $verification.set({ status: 'unreachable', sentence: result.error.error });
}

/**
 * Confirms the address of the link. After a wrong password or an unreachable service, the form
 * stays as it is.
 */
export async function confirmAddress(token: string, password: string): Promise<void> {
  const form = $verification.get();
  if (form.status !== 'confirmable' || form.isBusy) return;
  if (form.proof === 'password' && password === '') {
    $verification.set({ ...form, error: 'Password is required' });
    return;
  }
  $verification.set({ ...form, isBusy: true, error: undefined });
  const body = form.proof === 'password' ? { token, password } : { token };
  const result = await callService(verifyEmail, { body });
  if (result.ok) {
    await refreshSession();
    $verification.set({ status: 'done' });
    return;
  }
  const { fields = {}, code, error } = result.error;
  if (code === 'invalid_token') $verification.set({ status: 'failed', sentence: error });
  // The session ended while the page was open.
  else if (fields['password'] !== undefined && form.proof === 'session')
    $verification.set({ ...form, proof: 'password', isBusy: false, error: fields['password'] });
  else $verification.set({ ...form, isBusy: false, error: fields['password'] ?? error });
}

/** Typing removes the error of the password. */
export function clearConfirmError(): void {
  const form = $verification.get();
  if (form.status === 'confirmable' && form.error !== undefined)
    $verification.set({ ...form, error: undefined });
}

export const $resending = atom<'idle' | 'sending' | 'sent'>('idle');

/** Mails the link again to the signed-in person. */
export async function resendVerification(): Promise<void> {
  if ($resending.get() === 'sending') return;
  $resending.set('sending');
  const result = await callService(callResendVerification);
  if (result.ok) {
    $resending.set('sent');
    toast({
      title: 'Email sent',
      description: 'The link is on its way. It may land in the spam folder.',
    });
    return;
  }
  $resending.set('idle');
  toast({ title: 'Error', description: result.error.error, destructive: true });
}
