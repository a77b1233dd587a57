import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Plans, price } from '../../templates-data/model/plans.ts';
import type { Env } from '../env.ts';

/**
 * What the builder costs a month, as the pages say it; Stripe charges the price that
 * STRIPE_PRICE_ID names.
 */
function builderPrice(): string {
  const file = readFileSync(new URL('../../templates-data/plans.yaml', import.meta.url), 'utf8');
  return price(Plans.parse(parse(file)).builder.monthly, true);
}

/** For the operator who reads the start: why nobody is charged; empty when people are. */
export function describeSimulatedPayment({ stripe }: Pick<Env, 'stripe'>): string {
  if (!stripe) return `payment (test mode, nobody is charged the ${builderPrice()} a month)`;
  return stripe.secretKey.includes('_test_')
    ? 'payment (test keys of Stripe, nobody is charged)'
    : '';
}
