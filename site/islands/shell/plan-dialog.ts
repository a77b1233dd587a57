import { atom } from 'nanostores';
import type * as Dialog from '../billing/PlanNotice.tsx';
import { closePlanNotice, type PlanNotice } from '../billing/plan-notice.ts';
import { toast } from '../ui/toast-store.ts';

/** The dialog about a needed plan, undefined until it is fetched. */
export const $planDialog = atom<typeof Dialog | undefined>(undefined);

/** Fetches the dialog; without a connection, a toast shows the sentence. */
export async function fetchPlanDialog({ sentence }: PlanNotice): Promise<void> {
  if ($planDialog.get()) return;
  try {
    $planDialog.set(await import('../billing/PlanNotice.tsx'));
  } catch {
    closePlanNotice();
    toast({ title: 'A plan is needed for this', description: sentence, destructive: true });
  }
}
