import { openBillingPortal } from '../../../service/contract/billing.ts';
import { atom } from 'nanostores';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

/** Whether the address of the customer portal is being requested. */
export const $portalBusy = atom(false);

/** Opens the page for the payment method and the cancellation. */
export async function manageSubscription(
  leave = (address: string) => window.location.assign(address),
): Promise<void> {
  if ($portalBusy.get()) return;
  $portalBusy.set(true);
  const result = await callService(openBillingPortal);
  if (result.ok) {
    leave(result.reply.url);
    // The button stays busy until the page is left. When people return, browsers may restore the
    // page in that state.
    setTimeout(() => $portalBusy.set(false), 4000);
    return;
  }
  $portalBusy.set(false);
  toast({ title: 'Error', description: result.error.error, destructive: true });
}
