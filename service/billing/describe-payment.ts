import { price } from '../../templates-data/model/plans.ts';
import type { Env } from '../env.ts';
import { getPlan } from '../plans/plans.ts';

/**
 * The builder's monthly price as the pages show it; Stripe charges the price named by
 * STRIPE_PRICE_ID.
 */
function builderPrice(): string {
  return price(getPlan('builder').monthly, true);
}

/** For the operator's log at the start: why no payment is real; empty with Stripe. */
export function describeSimulatedPayment({ stripe }: Pick<Env, 'stripe'>): string {
  if (!stripe) return `payment (test mode, nobody is charged the ${builderPrice()} a month)`;
  return stripe.secretKey.includes('_test_')
    ? 'payment (test keys of Stripe, nobody is charged)'
    : '';
}
