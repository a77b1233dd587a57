import { useStore } from '@nanostores/react';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import type { PlanOffer } from '../../landing/plan-offers.ts';
import { $session } from '../auth/session-store.ts';
import { pageFacts } from '../shell/page-facts.ts';

/**
 * The plan to buy: the chosen one, else the builder. Undefined while a payment is overdue, because
 * then the invoice of the current plan is paid.
 */
export function useOffer(plan: PlanId | undefined): PlanOffer | undefined {
  const session = useStore($session);
  const status = session.status === 'signed-in' ? session.user.subscriptionStatus : null;
  if (status === 'past_due' || status === 'unpaid') return undefined;
  return pageFacts().plans.find(({ id }) => id === (plan ?? 'builder'));
}
