import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { monthlyPrice } from '../testing/monthly-price.ts';
import { describeSimulatedPayment } from './describe-payment.ts';

const keys = (mode: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: `sk_${mode}_canary`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_canary`,
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_ID: 'price_1',
});

test.each([
  [{}, `payment (test mode, nobody is charged the ${monthlyPrice('builder')} a month)`],
  [keys('test'), 'payment (test keys of Stripe, nobody is charged)'],
  [keys('live'), ''],
])('%j is said as it is', (variables, words) => {
  expect(describeSimulatedPayment(readEnv(variables))).toBe(words);
});
