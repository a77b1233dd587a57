import { atom } from 'nanostores';
import { readFlag, rememberPayment, setFlag } from '../auth/session-flags.ts';
import { refreshSession, refreshSubscription } from '../auth/session-store.ts';
import { dismissToast, toast } from '../ui/toast-store.ts';
import { hasPaid } from './subscription-state.ts';

/**
 * What a payment came to. `incomplete`: the form shows by itself which of its fields is at fault.
 * `asks`: the bank wants to be told that it was really the owner of the card. `unknown`: no answer
 * came, so the money may have moved.
 */
export type PaymentEnd =
  | { readonly end: 'succeeded' }
  | { readonly end: 'incomplete'; readonly sentence?: string }
  | { readonly end: 'refused'; readonly sentence: string | undefined }
  | { readonly end: 'asks' }
  | { readonly end: 'unknown' };

export interface Payment {
  readonly at: 'form' | 'paying' | 'asks' | 'confirming' | 'paid';
  /** What stands under the form. */
  readonly sentence: string | undefined;
}

const start: Payment = { at: 'form', sentence: undefined };
export const $payment = atom<Payment>(start);

const finalRefresh = 1500;

export function resetPayment(): void {
  $payment.set(start);
}

/** Typing takes back what was said about the last attempt. */
export function clearPaymentSentence(): void {
  if ($payment.get().sentence !== undefined)
    $payment.set({ ...$payment.get(), sentence: undefined });
}

/** Sends the payment; true when it was taken. */
export async function pay(attempt: () => Promise<PaymentEnd>): Promise<boolean> {
  const { at } = $payment.get();
  if (at === 'paying' || at === 'confirming' || at === 'paid') return false;
  // A failure that was put right must not stand beside the success.
  dismissToast();
  $payment.set({ at: at === 'asks' ? 'confirming' : 'paying', sentence: undefined });
  setFlag('paymentAttempted');
  let result: PaymentEnd;
  try {
    result = await attempt();
  } catch {
    fail('An unexpected error occurred.', undefined);
    return false;
  }
  if (result.end === 'unknown' && (await hasArrived())) result = { end: 'succeeded' };
  switch (result.end) {
    case 'succeeded':
      $payment.set({ at: 'paid', sentence: undefined });
      return true;
    case 'asks':
      $payment.set({ at: 'asks', sentence: undefined });
      return false;
    case 'incomplete':
      $payment.set({ at: 'form', sentence: result.sentence });
      return false;
    case 'unknown':
      fail('Network error. Please check your connection and try again.', undefined);
      return false;
    case 'refused':
      fail(result.sentence ?? 'There was an issue processing your payment.', result.sentence);
      return false;
  }
}

async function hasArrived(): Promise<boolean> {
  const session = await refreshSubscription();
  return session?.status === 'signed-in' && hasPaid(session.user);
}

function fail(inline: string, description: string | undefined): void {
  setFlag('paymentStatus', 'failed');
  $payment.set({ at: 'form', sentence: inline });
  toast({
    title: 'Payment failed',
    description: description ?? 'There was an issue processing your payment.',
    destructive: true,
  });
}

/** After a payment that was taken: whether the service knows of it by the end. */
export async function completePayment(subscriptionId: string): Promise<boolean> {
  await refreshSubscription();
  rememberPayment(subscriptionId);
  toast({ title: 'Subscription successful!' });
  await new Promise((resolve) => setTimeout(resolve, finalRefresh));
  const session = await refreshSession();
  return session?.status === 'signed-in' && hasPaid(session.user);
}

const recentPayment = 10 * 60_000;

/**
 * Whether this tab saw a payment taken within the last minutes, of which the service may not have
 * heard yet.
 */
export function paidRecently(now: number = Date.now()): boolean {
  const paidAt = Number(readFlag('subscriptionTimestamp') ?? Number.NaN);
  return readFlag('paymentStatus') === 'succeeded' && now - paidAt < recentPayment;
}
