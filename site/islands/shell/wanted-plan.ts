import type { PlanId } from '../../../templates-data/model/plans.ts';
import { pageFacts } from './page-facts.ts';

const key = 'wantedPlan';

/** Stores in this tab the plan that was chosen in the price list. */
export function rememberPlan(plan: string): void {
  try {
    sessionStorage.setItem(key, plan);
  } catch {
    // Without storage, the plan is chosen again later.
  }
}

/** The stored plan; undefined without one, or for a plan that is not sold. */
export function wantedPlan(): PlanId | undefined {
  try {
    const plan = sessionStorage.getItem(key);
    return pageFacts().plans.find(({ id }) => id === plan)?.id;
  } catch {
    return undefined;
  }
}
