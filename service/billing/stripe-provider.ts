import Stripe from 'stripe';
import type { Env } from '../env.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeCalls } from './stripe-calls.ts';
import { createStripeCustomers } from './stripe-customers.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

/** A call, its one retry and the pause between them end within 8 seconds. */
const callMs = 3500;

/** Stripe through its own SDK; `STRIPE_API_BASE` names a substitute, as tests do. */
export function createStripeProvider(
  { secretKey, apiBase, prices }: NonNullable<Env['stripe']>,
  { log, returnUrl }: Pick<BillingDeps, 'log'> & { readonly returnUrl: string },
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...apiBase,
    timeout: callMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const calls = createStripeCalls(log);
  return {
    name: 'stripe',
    ...createStripeCustomers(stripe, calls, returnUrl),
    ...createStripeSubscriptions(stripe, calls, prices),
  };
}
