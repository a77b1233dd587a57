import { price, type PlanId } from '../../templates-data/model/plans.ts';
import { getPlan } from '../plans/plans.ts';

/** The price of a month as the pages show it, `$49.00`, so that no test names an amount. */
export function monthlyPrice(id: PlanId): string {
  return price(getPlan(id).monthly, true);
}
