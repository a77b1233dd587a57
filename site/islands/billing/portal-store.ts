import { openBillingPortal } from '../../../service/contract/billing.ts';
import { atom } from 'nanostores';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

/** The way to the page where the subscription is managed is being asked for. */
export const $portalBusy = atom(false);

/** Goes to where the payment method is changed and the subscription cancelled. */
export async function manageSubscription(
  leave = (address: string) => window.location.assign(address),
): Promise<void> {
  if ($portalBusy.get()) return;
  $portalBusy.set(true);
  const result = await callService(openBillingPortal);
  if (result.ok) {
    leave(result.reply.url);
    // The button stays busy until the page is left; on the way back the page may be shown again as
    // it was.
    setTimeout(() => $portalBusy.set(false), 4000);
    return;
  }
  $portalBusy.set(false);
  toast({ title: 'Error', description: result.error.error, destructive: true });
}
