import { atom } from 'nanostores';
import { refreshSession } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

/** `unreachable`: the service could not be asked, and the link may still work. */
export type Verification =
  | { readonly at: 'checking' }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly sentence: string }
  | { readonly at: 'unreachable'; readonly sentence: string };

export const $verification = atom<Verification>({ at: 'checking' });

const usedUp = 'This link has been used already or has expired.';

/** Reads how the link ended (`done=1` or `done=0`), or uses its token where the page came from a static host. */
export async function verify(parameters: URLSearchParams): Promise<void> {
  const done = parameters.get('done');
  const token = parameters.get('token') ?? '';
  const asked = refreshSession();
  if (done === '1') {
    $verification.set({ at: 'done' });
    return;
  }
  if (done !== null || token === '') {
    await asked;
    const sentence = done === null ? 'No verification token provided. Please check your email link.' : usedUp;
    $verification.set({ at: 'failed', sentence });
    return;
  }
  $verification.set({ at: 'checking' });
  const result = await callService('POST', '/api/verify-email', { body: { token } });
  await refreshSession();
  if (result.ok) $verification.set({ at: 'done' });
  else if (result.kind === 'refused') $verification.set({ at: 'failed', sentence: result.error.error });
  else $verification.set({ at: 'unreachable', sentence: result.error.error });
}

export const $resending = atom<'idle' | 'sending' | 'sent'>('idle');

/** Mails the link again to the signed-in person. */
export async function resendVerification(): Promise<void> {
  if ($resending.get() === 'sending') return;
  $resending.set('sending');
  const result = await callService('POST', '/api/verify-email/resend');
  if (result.ok) {
    $resending.set('sent');
    toast({ title: 'Email sent', description: 'The link is on its way. It may land in the spam folder.' });
    return;
  }
  $resending.set('idle');
  toast({ title: 'Error', description: result.error.error, destructive: true });
}
