import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { agencies } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { PlanId } from '../plans/plans.ts';
import { ServiceError } from '../errors.ts';
import { chooseSubscription } from './choose-subscription.ts';
import { isPaid } from './is-paid.ts';
import { paymentUnavailable, type Account, type PaymentProvider } from './payment-provider.ts';
import {
  beginRow,
  findSubscription,
  removeCustomer,
  hasEvent,
  isFinal,
  storeCustomer,
  recordEvent,
  type SubscriptionRow,
} from './queries.ts';
import { fetchAndStore, type Fetched } from './sync-subscription.ts';

/** What the browser needs to show the payment form. */
export interface Checkout {
  readonly subscriptionId: string;
  readonly clientSecret: string;
}

/** A customer that was deleted at the provider is replaced by a new one, once per call. */
const maxCustomers = 2;

type Refusal = { readonly refused: 'refused' | 'customer-gone' };

/**
 * Begins the agency's subscription to a plan, or returns the one that still waits for its payment.
 *
 * An agency gets one customer and one subscription, even with parallel calls in several processes.
 * The idempotency keys are derived from the agency and the provider's present state, so that equal
 * requests use equal keys. A key that the provider has refused for good is not used again. The row
 * is stored before the first request, so that a request whose answer was lost can be repeated.
 * @throws ServiceError already_subscribed, not_signed_in when the account is gone,
 * payment_unavailable.
 */
export async function beginSubscription(
  deps: Pick<Deps, 'store' | 'now' | 'log'>,
  provider: PaymentProvider,
  account: Account,
  plan: PlanId,
): Promise<Checkout> {
  const { store, now, log } = deps;
  const subscriptionKey = { provider: provider.name, agencyId: account.id };

  /** The first key of this name that was not refused. */
  async function freshKey(name: string): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const key = `${name}-${attempt}`;
      if (!(await hasEvent(store.read, key))) return key;
    }
  }

  async function recordRefusedKey(key: string, refusal: Refusal): Promise<void> {
    await store.write((db) =>
      recordEvent(db, { id: key, type: `idempotency-key.${refusal.refused}` }, now()),
    );
  }

  async function ensureCustomer(row: SubscriptionRow): Promise<string> {
    if (row.customerId !== null) return row.customerId;
    const key = await freshKey(`customer-${account.id}`);
    const outcome = await provider.createCustomer(account, key);
    if ('refused' in outcome) {
      await recordRefusedKey(key, outcome);
      throw paymentUnavailable();
    }
    const stored = await store.write(async (db) => {
      await storeCustomer(db, account.id, outcome.made);
      return findSubscription(db, account.id, provider.name);
    });
    return stored?.customerId ?? outcome.made;
  }

  async function findOrCreateCheckout(row: SubscriptionRow): Promise<Fetched<Checkout | 'paid'>> {
    for (let customers = 0; customers < maxCustomers; customers += 1) {
      const customerId = await ensureCustomer(customers === 0 ? row : { ...row, customerId: null });
      const list = await provider.listSubscriptions(customerId);
      const current = chooseSubscription(list);
      if (current && isPaid(current.status)) return { answer: current, result: 'paid' };
      // A subscription to another plan that waits for its first payment is replaced.
      const isWanted = current?.status !== 'incomplete' || current.plan === plan;
      if (isWanted && current?.clientSecret !== undefined && !isFinal(current.status)) {
        return {
          answer: current,
          result: { subscriptionId: current.id, clientSecret: current.clientSecret },
        };
      }
      // Paid a moment ago: cancelling it and beginning another would charge twice.
      if (list.some(({ isSettling }) => isSettling)) throw paymentUnavailable();
      // These can no longer be paid; beside a new one they would be a second debt.
      for (const old of list) if (!isFinal(old.status)) await provider.cancel(old.id);
      const key = await freshKey(`subscription-${customerId}-after-${list[0]?.id ?? 'none'}`);
      const outcome = await provider.subscribe({ id: customerId, agencyId: account.id }, plan, key);
      if ('made' in outcome) {
        const { made } = outcome;
        if (made.clientSecret === undefined) throw paymentUnavailable();
        return {
          answer: made,
          result: { subscriptionId: made.id, clientSecret: made.clientSecret },
        };
      }
      await recordRefusedKey(key, outcome);
      if (outcome.refused !== 'customer-gone') throw paymentUnavailable();
      await recordRefusedKey(await freshKey(`customer-${account.id}`), outcome);
      await store.write((db) => removeCustomer(db, account.id, customerId));
    }
    throw paymentUnavailable();
  }

  async function agencyExists(db: Database): Promise<boolean> {
    const [agency] = await db
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, account.id));
    return agency !== undefined;
  }

  await store.write(async (db) => {
    if (!(await agencyExists(db))) throw new ServiceError('not_signed_in', 'Please log in first.');
    await beginRow(db, account.id, provider.name, now());
  });
  let begun: Checkout | 'paid' | undefined;
  const stored = await fetchAndStore(deps, subscriptionKey, async (row) => {
    const fetched = await findOrCreateCheckout(row);
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
