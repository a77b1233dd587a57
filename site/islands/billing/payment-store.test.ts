import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFlag } from '../auth/session-flags.ts';
import { $session } from '../auth/session-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import {
  fakeService,
  fakeStorage,
  offline,
  refusal,
  subscriber,
  userWith,
} from '../ui/testing/fake-page.ts';
import {
  $payment,
  clearPaymentSentence,
  completePayment,
  paidRecently,
  pay,
  resetPayment,
} from './payment-store.ts';
import { cardText, paySimulated, refuseConfirmation } from './simulated-payment.ts';

const confirm = 'POST /api/simulated-payments/sim_1/confirm';
const refresh = 'POST /api/subscription/refresh';
const payWith = (card: string, confirmed = false): Promise<boolean> =>
  pay(() => paySimulated('sim_1', card, confirmed));

beforeEach(() => {
  fakeStorage();
  resetPayment();
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an accepted card pays', async () => {
  const sent = fakeService({ [confirm]: () => Response.json({ status: 'succeeded' }) });
  expect(await payWith('4242 4242 4242 4242')).toBe(true);
  expect(sent).toEqual([{ call: confirm, body: { card: '4242424242424242' } }]);
  expect($payment.get()).toEqual({ status: 'paid', sentence: undefined });
  expect(readFlag('paymentAttempted')).toBe('true');
});

test('a declined card shows an error and a toast, and typing removes the error', async () => {
  fakeService({ [confirm]: () => refusal(402, 'Your card was declined.', 'card_declined') });
  expect(await payWith('4000 0000 0000 0002')).toBe(false);
  expect($payment.get()).toEqual({ status: 'form', sentence: 'Your card was declined.' });
  expect($toast.get()).toMatchObject({
    title: 'Payment failed',
    description: 'Your card was declined.',
    destructive: true,
  });
  clearPaymentSentence();
  expect($payment.get().sentence).toBeUndefined();
});

test('a bank’s question can be confirmed or refused', async () => {
  const asks = (): Response => refusal(402, 'Confirm', 'confirmation_required');
  const sent = fakeService({
    [confirm]: (body) =>
      JSON.stringify(body).includes('confirmed') ? Response.json({ status: 'succeeded' }) : asks(),
  });
  expect(await payWith('4000 0025 0000 3155')).toBe(false);
  expect($payment.get().status).toBe('asks');
  expect($toast.get()).toBeUndefined();
  await pay(refuseConfirmation);
  expect($payment.get()).toMatchObject({ status: 'form' });
  expect($toast.get()?.title).toBe('Payment failed');
  await payWith('4000 0025 0000 3155');
  expect(await payWith('4000 0025 0000 3155', true)).toBe(true);
  expect(sent.at(-1)?.body).toEqual({ card: '4000002500003155', confirmed: true });
});

test('a refusal without a reason shows the standard sentence', async () => {
  expect(await pay(() => Promise.resolve({ end: 'refused', sentence: undefined }))).toBe(false);
  expect($payment.get().sentence).toBe('There was an issue processing your payment.');
  expect($toast.get()?.description).toBe('There was an issue processing your payment.');
});

test('an exception of the form shows an unexpected error', async () => {
  expect(await pay(() => Promise.reject(new Error('broken')))).toBe(false);
  expect($payment.get().sentence).toBe('An unexpected error occurred.');
  expect($toast.get()).toMatchObject({
    title: 'Payment failed',
    description: 'There was an issue processing your payment.',
  });
});

test('after a lost answer, the payment is looked up before it counts as failed', async () => {
  fakeService({ [confirm]: offline, [refresh]: () => Response.json(subscriber()) });
  expect(await payWith('4242424242424242')).toBe(true);
  resetPayment();
  fakeService({ [confirm]: offline, [refresh]: offline });
  expect(await payWith('4242424242424242')).toBe(false);
  expect($payment.get().sentence).toBe(
    'Network error. Please check your connection and try again.',
  );
});

test('an empty card number is not sent', async () => {
  const sent = fakeService({});
  expect(await payWith('  ')).toBe(false);
  expect($payment.get().sentence).toBe('Your card number is incomplete.');
  expect(sent).toEqual([]);
});

test('two clicks pay once', async () => {
  const sent = fakeService({ [confirm]: () => Response.json({ status: 'succeeded' }) });
  await Promise.all([payWith('4242424242424242'), payWith('4242424242424242')]);
  expect(sent).toHaveLength(1);
});

test('a payment is announced, stored, and looked up again after 1.5 s', async () => {
  vi.useFakeTimers({ now: 5000 });
  const sent = fakeService({
    [refresh]: () => Response.json(subscriber()),
    'GET /api/auth/user': () => Response.json(subscriber()),
  });
  const done = completePayment('sub_1');
  await vi.advanceTimersByTimeAsync(0);
  expect($toast.get()?.title).toBe('Subscription successful!');
  expect(
    (
      [
        'hasActiveSubscription',
        'subscriptionId',
        'paymentStatus',
        'lastSuccessfulPayment',
        'subscriptionTimestamp',
      ] as const
    ).map((flag) => readFlag(flag)),
  ).toEqual(['true', 'sub_1', 'succeeded', 'sub_1', '5000']);
  await vi.advanceTimersByTimeAsync(1499);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe(true);
  expect(sent.map(({ call }) => call)).toEqual([refresh, 'GET /api/auth/user']);
  expect(paidRecently()).toBe(true);
  expect(paidRecently(5000 + 11 * 60_000)).toBe(false);
});

test('a payment that the service does not know yet stays stored', async () => {
  vi.useFakeTimers();
  fakeService({ [refresh]: () => Response.json(userWith()), 'GET /api/auth/user': offline });
  const done = completePayment('sub_1');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await done).toBe(false);
  expect(readFlag('lastSuccessfulPayment')).toBe('sub_1');
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['letters', ''],
])('a card number typed as %s is formatted as %s', (typed, shown) => {
  expect(cardText(typed)).toBe(shown);
});
