import type { PlanId } from '../../../templates-data/model/plans.ts';
import { pageFacts } from './page-facts.ts';

const key = 'wantedPlan';

/** Remembers in this tab which plan of the price list somebody began with. */
export function rememberPlan(plan: string): void {
  try {
    sessionStorage.setItem(key, plan);
  } catch {
    // A browser that keeps no site data: the plan is chosen from the list later on.
  }
}

/** The plan that somebody began with; undefined when there is none, or none is sold by its name. */
export function wantedPlan(): PlanId | undefined {
  try {
    const plan = sessionStorage.getItem(key);
    return pageFacts().plans.find(({ id }) => id === plan)?.id;
  } catch {
    return undefined;
  }
}
