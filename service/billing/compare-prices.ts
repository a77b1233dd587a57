import { price } from '../../templates-data/model/plans.ts';
import { getPlan, type PlanId } from '../plans/plans.ts';
import type { ProviderPrice } from './payment-provider.ts';

/**
 * Differences between Stripe's prices and those on the pages, as sentences for the operator; empty
 * when all agree.
 */
export function comparePrices(prices: ReadonlyMap<PlanId, ProviderPrice>): string[] {
  return [...prices].flatMap(([id, { cents, currency, every }]) => {
    const { name, monthly } = getPlan(id);
    const advertised = `${price(monthly, true)} a month`;
    if (cents === Math.round(monthly * 100) && currency === 'usd' && every === 'month') return [];
    const amount = cents === null ? 'no fixed amount' : (cents / 100).toFixed(2);
    const charged = `${amount} ${currency.toUpperCase()} ${every === null ? 'once' : `every ${every}`}`;
    return [`${name}: plans.yaml says ${advertised}, the price at Stripe is ${charged}.`];
  });
}
