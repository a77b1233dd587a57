import { enterSimulatedState } from '../../../service/contract/billing.ts';
import { atom } from 'nanostores';
import { refreshSubscription } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

export type TestStatus = 'active' | 'past_due' | 'canceled';

/** The state that is being set. */
export const $entering = atom<TestStatus | undefined>(undefined);

/** Puts the simulated subscription into a state, to see how the product behaves. */
export async function enterStatus(status: TestStatus): Promise<void> {
  if ($entering.get() !== undefined) return;
  $entering.set(status);
  const result = await callService(enterSimulatedState, { body: { status } });
  if (result.ok) await refreshSubscription();
  else toast({ title: 'Error', description: result.error.error, destructive: true });
  $entering.set(undefined);
}
