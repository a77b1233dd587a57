import type { BillingDeps } from './billing-deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import type { PlanId } from '../plans/plans.ts';
import { createSubscriptionStarts } from './begin-once.ts';
import { beginSubscription } from './begin-subscription.ts';
import type { Checkout } from './find-checkout.ts';
import { comparePrices } from './compare-prices.ts';
import { handleEvent } from './handle-event.ts';
import { withTimeout } from './with-timeout.ts';
import { isPaid } from './is-paid.ts';
import { createLazyStripe } from './lazy-stripe.ts';
import type { Account, PaymentProvider } from './payment-provider.ts';
import { findSubscription, isFinal, type SubscriptionRow } from './queries.ts';
import type { WebhookEvent } from './read-webhook.ts';
import { reconcile } from './reconcile.ts';
import {
  createSimulatedProvider,
  type SimulatedProvider,
  type SimulatedState,
} from './simulated-provider.ts';
import { createSync } from './sync-subscription.ts';

export interface Billing {
  readonly provider: PaymentProvider['name'];
  /** The part of Stripe that browsers talk to, simulated; undefined with Stripe. */
  readonly simulated: SimulatedProvider | undefined;
  /**
   * Puts the agency's simulated subscription into a state, and creates it if needed. Does nothing
   * with Stripe.
   */
  readonly enterSimulated: (account: Account, state: SimulatedState) => Promise<void>;
  /** The last known state of an agency at the current provider. */
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
   * Updates the agency from the provider's current state.
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
  /** Sends the new address to the provider. Without an answer the provider keeps the former one. */
  readonly updateEmail: (agencyId: string, email: string) => Promise<void>;
  /** Updates all subscriptions at night; see reconcile.ts. */
  readonly reconcile: () => Promise<number | undefined>;
}

function createProvider(deps: BillingDeps): {
  readonly provider: PaymentProvider;
  readonly simulated: SimulatedProvider | undefined;
} {
  const { env, log } = deps;
  if (!env.stripe) {
    const simulated = createSimulatedProvider(deps);
    return { provider: simulated, simulated };
  }
  const returnUrl = `${env.publicOrigin}/app/settings/plan`;
  return { provider: createLazyStripe(env.stripe, { log, returnUrl }), simulated: undefined };
}

/** Payments by Stripe, or simulated ones without its keys. */
export function createBilling(deps: BillingDeps): Billing {
  const { provider, simulated } = createProvider(deps);
  const sync = createSync(deps, provider);
  const beginnings = createSubscriptionStarts(deps, provider);

  const find: Billing['find'] = (agencyId) =>
    findSubscription(deps.store.read, agencyId, provider.name);

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
    await beginnings.settled(agencyId);
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
      await simulated.enterState(account.id, state);
      await sync(account.id);
    },

    begin: (account, plan) => withTimeout(beginnings.begin(account, plan)),

    changePlan: (agencyId, plan) => withTimeout(changePlan(agencyId, plan)),

    comparePrices: async () => comparePrices(await provider.prices()),

    sync: (agencyId) => withTimeout(sync(agencyId)),

    receive: (event) => withTimeout(handleEvent(event, deps, { provider, sync })),

    portalUrl: async (agencyId) => {
      const row = await find(agencyId);
      if (!row?.customerId) throw notFound('There is no subscription to manage yet.');
      return withTimeout(provider.portalUrl(row.customerId));
    },

    cancelSubscription: (agencyId) => withTimeout(cancelAll(agencyId)),

    deleteCustomer: (agencyId) => withTimeout(deleteCustomer(agencyId)),

    updateEmail: (agencyId, email) => updateEmail(agencyId, email).catch(() => undefined),

    reconcile: () => reconcile(deps, provider, sync),
  };
}
