import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { agencies } from '../db/schema.ts';
import type { BillingDeps } from './billing-deps.ts';
import { ServiceError } from '../errors.ts';
import type { PlanId } from '../plans/plans.ts';
import { findOrCreateCheckout, type Checkout } from './find-checkout.ts';
import type { Account, PaymentProvider } from './payment-provider.ts';
import { beginRow } from './queries.ts';
import { fetchAndStore } from './sync-subscription.ts';

async function agencyExists(db: Database, id: string): Promise<boolean> {
  const [agency] = await db.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, id));
  return agency !== undefined;
}

/**
 * Begins the agency's subscription to a plan, or returns the one that still waits for its payment.
 *
 * An agency gets one customer and one subscription, even with parallel calls in several processes.
 * The idempotency keys are derived from the agency and the provider's current state, so that equal
 * requests use equal keys. A key that the provider has refused for good is not used again. The row
 * is stored before the first request, so that a request whose answer was lost can be repeated.
 * @throws ServiceError already_subscribed, not_signed_in when the account is gone,
 * payment_unavailable.
 */
export async function beginSubscription(
  deps: Pick<BillingDeps, 'store' | 'now' | 'log'>,
  provider: PaymentProvider,
  account: Account,
  plan: PlanId,
): Promise<Checkout> {
  const { store, now, log } = deps;
  const subscriptionKey = { provider: provider.name, agencyId: account.id };
  await store.write(async (db) => {
    if (!(await agencyExists(db, account.id)))
      throw new ServiceError('not_signed_in', 'Please log in first.');
    await beginRow(db, account.id, provider.name, now());
  });
  let begun: Checkout | 'paid' | undefined;
  const stored = await fetchAndStore(deps, subscriptionKey, async (row) => {
    const fetched = await findOrCreateCheckout(deps, { provider, account, plan }, row);
    begun = fetched.result;
    return fetched;
  });
  if (stored === 'paid')
    throw new ServiceError('already_subscribed', 'You are already subscribed.');
  if (stored) return stored;
  // The account was deleted meanwhile, so no owner could pay or cancel it.
  if (begun !== undefined && begun !== 'paid') await provider.cancel(begun.subscriptionId);
  log.info('the account of a subscription was deleted while it was begun');
  throw new ServiceError('not_signed_in', 'Please log in first.');
}
