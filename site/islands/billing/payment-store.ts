import { atom } from 'nanostores';
import { readFlag, rememberPayment, setFlag } from '../auth/session-flags.ts';
import { refreshSession, refreshSubscription } from '../auth/session-store.ts';
import { dismissToast, toast } from '../ui/toast-store.ts';
import { hasPaid, paymentFailed } from './subscription-state.ts';
import { networkError } from '../ui/call-service.ts';
import { wait } from '../ui/wait.ts';

/**
 * The outcome of a payment. `incomplete`: the form marks the invalid fields itself. `asks`: the
 * bank wants the card's owner to confirm. `unknown`: no answer came, so the payment may have been
 * made.
 */
export type PaymentOutcome =
  | { readonly end: 'succeeded' }
  | { readonly end: 'incomplete'; readonly sentence?: string }
  | { readonly end: 'refused'; readonly sentence: string | undefined }
  | { readonly end: 'asks' }
  | { readonly end: 'unknown' };

interface Payment {
  readonly status: 'form' | 'paying' | 'asks' | 'confirming' | 'paid';
  /** The message below the form. */
  readonly sentence: string | undefined;
}

const start: Payment = { status: 'form', sentence: undefined };
export const $payment = atom<Payment>(start);

const finalRefresh = 1500;

export function resetPayment(): void {
  $payment.set(start);
}

/** Typing removes the message about the last attempt. */
export function clearPaymentSentence(): void {
  if ($payment.get().sentence !== undefined)
    $payment.set({ ...$payment.get(), sentence: undefined });
}

/** Sends the payment; true when it was accepted. */
export async function pay(attempt: () => Promise<PaymentOutcome>): Promise<boolean> {
  const { status } = $payment.get();
  if (status === 'paying' || status === 'confirming' || status === 'paid') return false;
  // An error that was corrected must not stay beside the success.
  dismissToast();
  $payment.set({ status: status === 'asks' ? 'confirming' : 'paying', sentence: undefined });
  setFlag('paymentAttempted');
  let result: PaymentOutcome;
  try {
    result = await attempt();
  } catch {
    fail('An unexpected error occurred.', undefined);
    return false;
  }
  if (result.end === 'unknown' && (await hasArrived())) result = { end: 'succeeded' };
  switch (result.end) {
    case 'succeeded':
      $payment.set({ status: 'paid', sentence: undefined });
      return true;
    case 'asks':
      $payment.set({ status: 'asks', sentence: undefined });
      return false;
    case 'incomplete':
      $payment.set({ status: 'form', sentence: result.sentence });
      return false;
    case 'unknown':
      fail(networkError, undefined);
      return false;
    case 'refused':
      fail(result.sentence ?? paymentFailed, result.sentence);
      return false;
  }
}

async function hasArrived(): Promise<boolean> {
  const session = await refreshSubscription();
  return session?.status === 'signed-in' && hasPaid(session.user);
}

function fail(inline: string, description: string | undefined): void {
  setFlag('paymentStatus', 'failed');
  $payment.set({ status: 'form', sentence: inline });
  toast({
    title: 'Payment failed',
    description: description ?? paymentFailed,
    destructive: true,
  });
}

/** After an accepted payment: whether the service knows of it in time. */
export async function completePayment(subscriptionId: string): Promise<boolean> {
  await refreshSubscription();
  rememberPayment(subscriptionId);
  toast({ title: 'Subscription successful!' });
  await wait(finalRefresh);
  const session = await refreshSession();
  return session?.status === 'signed-in' && hasPaid(session.user);
}

const recentPayment = 10 * 60_000;

/**
 * Whether a payment was accepted in this tab within the last minutes, which the service may not
 * know of yet.
 */
export function paidRecently(now: number = Date.now()): boolean {
  const paidAt = Number(readFlag('subscriptionTimestamp') ?? Number.NaN);
  return readFlag('paymentStatus') === 'succeeded' && now - paidAt < recentPayment;
}
