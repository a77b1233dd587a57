import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentOutcome } from './payment-store.ts';

export interface StripeForm {
  readonly confirm: () => Promise<PaymentOutcome>;
  readonly destroy: () => void;
}

const loadLimit = 10_000;

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('Stripe.js took too long')), loadLimit),
    ),
  ]);
}

/**
 * Mounts Stripe's form in `container`, loading Stripe's script on first use. `onFail` is called
 * when the form cannot be shown.
 * @throws Error when the script cannot be loaded.
 */
export async function mountStripeForm(
  container: HTMLElement,
  { publishableKey, clientSecret }: { publishableKey: string; clientSecret: string },
  { onReady, onFail }: { onReady: () => void; onFail: () => void },
): Promise<StripeForm> {
  const stripe = await withTimeout(loadStripe(publishableKey));
  if (!stripe) throw new Error('Stripe.js is not there');
  const elements = stripe.elements({
    clientSecret,
    appearance: { theme: 'night', variables: { colorPrimary: '#3b82f6' } },
  });
  const element = elements.create('payment', {
    paymentMethodOrder: ['card', 'apple_pay', 'google_pay'],
    defaultValues: { billingDetails: { address: { country: 'US' } } },
  });
  element.on('ready', onReady);
  element.on('loaderror', onFail);
  element.mount(container);
  return {
    confirm: () => confirm(stripe, elements),
    destroy: () => element.destroy(),
  };
}

async function confirm(stripe: Stripe, elements: StripeElements): Promise<PaymentOutcome> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: window.location.origin },
    redirect: 'if_required',
  });
  // The form marks invalid fields itself.
  if (error?.type === 'validation_error') return { end: 'incomplete' };
  if (error) return { end: 'refused', sentence: error.message };
  // A running payment ends at Stripe, which notifies the service; access follows.
  return paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing'
    ? { end: 'succeeded' }
    : { end: 'refused', sentence: undefined };
}
