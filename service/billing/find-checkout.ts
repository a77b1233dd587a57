import type { BillingDeps } from './billing-deps.ts';
import type { PlanId } from '../plans/plans.ts';
import { chooseSubscription } from './choose-subscription.ts';
import { findUnusedKey, recordRefusedKey } from './idempotency-keys.ts';
import { isPaid } from './is-paid.ts';
import {
  paymentUnavailable,
  type Account,
  type PaymentProvider,
  type ProviderSubscription,
} from './payment-provider.ts';
import {
  findSubscription,
  isFinal,
  removeCustomer,
  storeCustomer,
  type SubscriptionRow,
} from './queries.ts';
import type { Fetched } from './sync-subscription.ts';

/** What the browser needs to show the payment form. */
export interface Checkout {
  readonly subscriptionId: string;
  readonly clientSecret: string;
}

interface Order {
  readonly provider: PaymentProvider;
  readonly account: Account;
  readonly plan: PlanId;
}

type Needed = Pick<BillingDeps, 'store' | 'now'>;

/** A customer that was deleted at the provider is replaced by a new one, once per call. */
const maxCustomers = 2;

async function createCustomer(deps: Needed, { provider, account }: Order): Promise<string> {
  const key = await findUnusedKey(deps, `customer-${account.id}`);
  const outcome = await provider.createCustomer(account, key);
  if ('refused' in outcome) {
    await recordRefusedKey(deps, key, outcome);
    throw paymentUnavailable();
  }
  const stored = await deps.store.write(async (db) => {
    await storeCustomer(db, account.id, outcome.made);
    return findSubscription(db, account.id, provider.name);
  });
  return stored?.customerId ?? outcome.made;
}

function toCheckout(subscription: ProviderSubscription): Fetched<Checkout> | undefined {
  const { id, clientSecret } = subscription;
  if (clientSecret === undefined) return undefined;
  return { answer: subscription, result: { subscriptionId: id, clientSecret } };
}

/** A new subscription of a customer; undefined when the provider no longer has the customer. */
async function subscribe(
  deps: Needed,
  { provider, account, plan }: Order,
  customerId: string,
  latest: ProviderSubscription | undefined,
): Promise<Fetched<Checkout> | undefined> {
  const key = await findUnusedKey(deps, `subscription-${customerId}-after-${latest?.id ?? 'none'}`);
  const outcome = await provider.subscribe({ id: customerId, agencyId: account.id }, plan, key);
  if ('made' in outcome) {
    const begun = toCheckout(outcome.made);
    if (!begun) throw paymentUnavailable();
    return begun;
  }
  await recordRefusedKey(deps, key, outcome);
  if (outcome.refused !== 'customer-gone') throw paymentUnavailable();
  await recordRefusedKey(deps, await findUnusedKey(deps, `customer-${account.id}`), outcome);
  await deps.store.write((db) => removeCustomer(db, account.id, customerId));
  return undefined;
}

/**
 * The agency's subscription that waits for its payment, or a new one; `paid` for one that is paid.
 * @throws ServiceError payment_unavailable
 */
export async function findOrCreateCheckout(
  deps: Needed,
  order: Order,
  row: SubscriptionRow,
): Promise<Fetched<Checkout | 'paid'>> {
  const { provider, plan } = order;
  for (let customers = 0; customers < maxCustomers; customers += 1) {
    const known = customers === 0 ? row.customerId : null;
    const customerId = known ?? (await createCustomer(deps, order));
    const list = await provider.listSubscriptions(customerId);
    const current = chooseSubscription(list);
    if (current && isPaid(current.status)) return { answer: current, result: 'paid' };
    // A subscription to another plan that waits for its first payment is replaced.
    const isSamePlan = current?.status !== 'incomplete' || current.plan === plan;
    const waiting = current && isSamePlan && !isFinal(current.status) && toCheckout(current);
    if (waiting) return waiting;
    // The payment has just been made: cancelling this one would charge twice.
    if (list.some(({ isSettling }) => isSettling)) throw paymentUnavailable();
    // Subscriptions that can no longer be paid would add a second invoice.
    for (const old of list) if (!isFinal(old.status)) await provider.cancel(old.id);
    const begun = await subscribe(deps, order, customerId, list[0]);
    if (begun) return begun;
  }
  throw paymentUnavailable();
}
