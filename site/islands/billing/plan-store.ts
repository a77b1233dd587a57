import { atom } from 'nanostores';
import { changePlan as callChangePlan } from '../../../service/contract/billing.ts';
import type { User } from '../../../service/contract/user.ts';
import type { PlanOffer } from '../../landing/plan-offers.ts';
import { setSignedIn } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

interface PlanChange {
  readonly offer: PlanOffer;
  readonly isBusy: boolean;
}

/** The open question whether to move to another plan; undefined while it is closed. */
export const $planChange = atom<PlanChange | undefined>(undefined);

export function openPlanChange(offer: PlanOffer): void {
  $planChange.set({ offer, isBusy: false });
}

export function closePlanChange(): void {
  if ($planChange.get()?.isBusy !== true) $planChange.set(undefined);
}

/** Changes to the plan of the open question; returns whether it succeeded. */
export async function changePlan(): Promise<boolean> {
  const change = $planChange.get();
  if (!change || change.isBusy) return false;
  $planChange.set({ ...change, isBusy: true });
  const body = { plan: change.offer.id };
  const result = await callService(callChangePlan, { body });
  $planChange.set(undefined);
  if (result.ok) {
    setSignedIn(result.reply);
    toast({ title: `Your plan is ${change.offer.name} now` });
  } else toast({ title: 'Error', description: result.error.error, destructive: true });
  return result.ok;
}

/** The number of demos and of those that may still be made, as a sentence. */
export function describeDemoQuota({ access, demoCount, demosLeft, plan }: User): string {
  const total = demoCount === 1 ? '1 demo' : `${demoCount} demos`;
  if (!access.builder) return `${total}. More can be made with a plan.`;
  if (demosLeft === null) return `${total}, and as many more as you like.`;
  return `${total}, and ${demosLeft} more can be made${plan?.limits.per === 'month' ? ' this month' : ''}.`;
}
