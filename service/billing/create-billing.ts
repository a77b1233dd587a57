import { eq } from 'drizzle-orm';
import { agencies } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import type { PlanId } from '../plans/plans.ts';
import { beginSubscription, type Checkout } from './begin-subscription.ts';
import { comparePrices } from './compare-prices.ts';
import { isPaid } from './is-paid.ts';
import { paymentUnavailable, type Account, type PaymentProvider } from './payment-provider.ts';
import {
  beginRow,
  findByCustomer,
  findSubscription,
  hasEvent,
  isFinal,
  storeCustomer,
  type SubscriptionRow,
} from './queries.ts';
import type { WebhookEvent } from './read-webhook.ts';
import { reconcile } from './reconcile.ts';
import {
  createSimulatedProvider,
  type SimulatedProvider,
  type SimulatedState,
} from './simulated-provider.ts';
import { createLazyStripe } from './lazy-stripe.ts';
import { createSync } from './sync-subscription.ts';

/** A request is answered within this time; the call to the provider continues. */
const timeoutMs = 8500;
const relevant = /^(?:customer\.subscription|invoice)\./u;

export interface Billing {
  readonly provider: PaymentProvider['name'];
  /** The part of Stripe that browsers talk to, simulated; undefined with Stripe. */
  readonly simulated: SimulatedProvider | undefined;
  /**
   * Puts the agency's simulated subscription into a state, and creates it if needed. Does nothing
   * with Stripe.
   */
  readonly enterSimulated: (account: Account, state: SimulatedState) => Promise<void>;
  /** The last known state of an agency at the present provider. */
  readonly find: (agencyId: string) => Promise<SubscriptionRow | undefined>;
  /** @throws ServiceError already_subscribed, payment_unavailable */
  readonly begin: (account: Account, plan: PlanId) => Promise<Checkout>;
  /**
   * Moves an agency's paid subscription to another plan.
   * @throws ServiceError not_found without one, already_subscribed for the plan it has,
   * payment_refused, payment_unavailable
   */
  readonly changePlan: (agencyId: string, plan: PlanId) => Promise<void>;
  /** Differences between the provider's prices and plans.yaml, as sentences. */
  readonly comparePrices: () => Promise<string[]>;
  /**
   * Updates the agency from the provider's present state.
   * @throws ServiceError payment_unavailable
   */
  readonly sync: (agencyId: string) => Promise<void>;
  /**
   * Handles an event of the provider once.
   * @throws ServiceError payment_unavailable, after which the provider should send it again.
   */
  readonly receive: (event: WebhookEvent) => Promise<void>;
  /** @throws ServiceError not_found without a customer, payment_unavailable */
  readonly portalUrl: (agencyId: string) => Promise<string>;
  /**
   * Cancels every subscription of an agency at the provider immediately. Does nothing without one.
   * @throws ServiceError payment_unavailable
   */
  readonly cancelSubscription: (agencyId: string) => Promise<void>;
  /**
   * Cancels its subscriptions and deletes the customer at the provider. Call it before the agency
   * is deleted, which must not happen when this throws.
   * @throws ServiceError payment_unavailable
   */
  readonly deleteCustomer: (agencyId: string) => Promise<void>;
  /** Tells the provider the new address; when it does not answer, it keeps the former one. */
  readonly updateEmail: (agencyId: string, email: string) => Promise<void>;
  /** Updates all subscriptions at night; see reconcile.ts. */
  readonly reconcile: () => Promise<number | undefined>;
}

/** Rejects with payment_unavailable when `work` takes longer than the time limit. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(paymentUnavailable()), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function createBilling(deps: Pick<Deps, 'env' | 'store' | 'log' | 'now'>): Billing {
  const { env, store, log, now } = deps;
  let simulated: SimulatedProvider | undefined;
  let provider: PaymentProvider;
  if (env.stripe) {
    provider = createLazyStripe(env.stripe, {
      log,
      returnUrl: `${env.publicOrigin}/app/settings/plan`,
    });
  } else {
    simulated = createSimulatedProvider(deps);
    provider = simulated;
  }
  const sync = createSync(deps, provider);
  const beginning = new Map<string, { plan: PlanId; checkout: Promise<Checkout> }>();

  const find: Billing['find'] = (agencyId) => findSubscription(store.read, agencyId, provider.name);

  /**
   * The agency of a customer. When the customer's id was not stored, the metadata names the agency.
   */
  async function findAgencyOf(customerId: string): Promise<string | undefined> {
    const known = await findByCustomer(store.read, customerId);
    if (known) return known.provider === provider.name ? known.agencyId : undefined;
    const agencyId = await provider.findAgency(customerId);
    if (agencyId === undefined) return undefined;
    return store.write(async (db) => {
      const [agency] = await db
        .select({ id: agencies.id })
        .from(agencies)
        .where(eq(agencies.id, agencyId));
      if (!agency) return undefined;
      await beginRow(db, agencyId, provider.name, now());
      await storeCustomer(db, agencyId, customerId);
      const row = await findSubscription(db, agencyId, provider.name);
      return row?.customerId === customerId ? agencyId : undefined;
    });
  }

  async function handle({ id, type, customerId }: WebhookEvent): Promise<void> {
    if (customerId === undefined || !relevant.test(type)) return;
    if (await hasEvent(store.read, id)) return;
    const agencyId = await findAgencyOf(customerId);
    if (agencyId === undefined)
      log.info({ event: id, type }, 'event of a customer that is not ours');
    else await sync(agencyId, { id, type });
  }

  async function changePlan(agencyId: string, plan: PlanId): Promise<void> {
    await sync(agencyId);
    const row = await find(agencyId);
    if (!row?.subscriptionId || !isPaid(row.status))
      throw notFound('There is no subscription to change. Please choose a plan first.');
    if (row.plan === plan)
      throw new ServiceError('already_subscribed', 'This is your plan already.');
    await provider.changePlan(row.subscriptionId, plan);
    await sync(agencyId);
  }

  async function deleteCustomer(agencyId: string): Promise<void> {
    await cancelAll(agencyId);
    const row = await find(agencyId);
    if (row?.customerId) await provider.deleteCustomer(row.customerId);
  }

  async function updateEmail(agencyId: string, email: string): Promise<void> {
    const row = await find(agencyId);
    if (row?.customerId) await provider.updateEmail(row.customerId, email);
  }

  async function cancelAll(agencyId: string): Promise<void> {
    await beginning.get(agencyId)?.checkout.catch(() => undefined);
    const row = await find(agencyId);
    if (!row?.customerId) return;
    for (const { id, status } of await provider.listSubscriptions(row.customerId)) {
      if (!isFinal(status)) await provider.cancel(id);
    }
    await sync(agencyId);
  }

  return {
    provider: provider.name,
    simulated,
    find,

    enterSimulated: async (account, state) => {
      if (!simulated) return;
      const row = await find(account.id);
      if (!row?.subscriptionId) await beginSubscription(deps, provider, account, 'builder');
      await simulated.enter(account.id, state);
      await sync(account.id);
    },

    begin: (account, plan) => {
      const known = beginning.get(account.id);
      if (known?.plan === plan) return inTime(known.checkout);
      // In sequence, so that the second call finds what the first has begun.
      const before = known?.checkout.catch(() => undefined) ?? Promise.resolve();
      const checkout = before
        .then(() => beginSubscription(deps, provider, account, plan))
        .finally(() => {
          if (beginning.get(account.id)?.checkout === checkout) beginning.delete(account.id);
        });
      beginning.set(account.id, { plan, checkout });
      return inTime(checkout);
    },

    changePlan: (agencyId, plan) => inTime(changePlan(agencyId, plan)),

    comparePrices: async () => comparePrices(await provider.prices()),

    sync: (agencyId) => inTime(sync(agencyId)),

    receive: (event) => inTime(handle(event)),

    portalUrl: async (agencyId) => {
      const row = await find(agencyId);
      if (!row?.customerId) throw notFound('There is no subscription to manage yet.');
      return inTime(provider.portalUrl(row.customerId));
    },

    cancelSubscription: (agencyId) => inTime(cancelAll(agencyId)),

    deleteCustomer: (agencyId) => inTime(deleteCustomer(agencyId)),

    updateEmail: (agencyId, email) => updateEmail(agencyId, email).catch(() => undefined),

    reconcile: () => reconcile(deps, provider, sync),
  };
}
