import { price } from '../../templates-data/model/plans.ts';
import type { Env } from '../env.ts';
import { planOf } from '../plans/plans.ts';

/**
 * What the builder costs a month, as the pages say it; Stripe charges the price that
 * STRIPE_PRICE_ID names.
 */
function builderPrice(): string {
  return price(planOf('builder').monthly, true);
}

/** For the operator who reads the start: why nobody is charged; empty when people are. */
export function describeSimulatedPayment({ stripe }: Pick<Env, 'stripe'>): string {
  if (!stripe) return `payment (test mode, nobody is charged the ${builderPrice()} a month)`;
  return stripe.secretKey.includes('_test_')
    ? 'payment (test keys of Stripe, nobody is charged)'
    : '';
}
