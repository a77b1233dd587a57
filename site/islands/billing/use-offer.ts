import { useStore } from '@nanostores/react';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import type { PlanOffer } from '../../landing/plan-offers.ts';
import { $session } from '../auth/session-store.ts';
import { pageFacts } from '../shell/page-facts.ts';

/**
 * What is bought: the chosen plan, else the builder. Undefined for somebody whose payment is
 * overdue, as it is the invoice of the present plan that is paid, whatever was chosen.
 */
export function useOffer(plan: PlanId | undefined): PlanOffer | undefined {
  const session = useStore($session);
  const status = session.status === 'signed-in' ? session.user.subscriptionStatus : null;
  if (status === 'past_due' || status === 'unpaid') return undefined;
  return pageFacts().plans.find(({ id }) => id === (plan ?? 'builder'));
}
