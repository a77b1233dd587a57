import Stripe from 'stripe';
import { ServiceError } from '../errors.ts';
import { planIds, type PlanId } from '../plans/plans.ts';
import type { PaymentProvider, ProviderPrice, ProviderSubscription } from './payment-provider.ts';
import {
  Price,
  Subscription,
  Subscriptions,
  toSubscription,
  type Prices,
} from './stripe-answers.ts';
import { isMissing, type StripeCalls } from './stripe-calls.ts';

type SubscriptionCalls = Pick<
  PaymentProvider,
  'listSubscriptions' | 'subscribe' | 'changePlan' | 'prices' | 'cancel'
>;

/** @throws ServiceError not_configured for a plan without a price in the settings. */
function requirePrice(prices: Prices, plan: PlanId): string {
  const price = prices[plan];
  if (price !== undefined) return price;
  throw new ServiceError('not_configured', 'This plan cannot be bought here. Please write to us.');
}

async function listSubscriptions(
  stripe: Stripe,
  prices: Prices,
  customerId: string,
): Promise<readonly ProviderSubscription[]> {
  try {
    const list = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice.confirmation_secret'],
    });
    return Subscriptions.parse(list).data.map((one) => toSubscription(one, prices));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The parameters of a new subscription, which begins when its first invoice is paid. */
function subscriptionParams(
  customer: { readonly id: string; readonly agencyId: string },
  plan: PlanId,
  price: string,
): Stripe.SubscriptionCreateParams {
  return {
    customer: customer.id,
    items: [{ price, quantity: 1 }],
    payment_behavior: 'default_incomplete',
    // Apple Pay and Google Pay are cards at Stripe.
    payment_settings: {
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    metadata: { agencyId: customer.agencyId, plan },
    expand: ['latest_invoice.confirmation_secret'],
  };
}

/** @throws ServiceError payment_refused when the card does not pay the difference. */
async function changePlan(
  stripe: Stripe,
  report: StripeCalls['report'],
  subscriptionId: string,
  plan: PlanId,
  price: string,
): Promise<void> {
  const found = Subscription.parse(await stripe.subscriptions.retrieve(subscriptionId));
  const [item] = found.items.data;
  try {
    await stripe.subscriptions.update(subscriptionId, {
      items: [{ ...(item?.id && { id: item.id }), price, quantity: 1 }],
      // The difference is charged immediately; when the card refuses it, nothing changes.
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      metadata: { plan },
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 402) throw error;
    report(error);
    throw new ServiceError(
      'payment_refused',
      'Your card was declined, and your plan stays as it is.',
    );
  }
}

async function readPrices(stripe: Stripe, prices: Prices): Promise<Map<PlanId, ProviderPrice>> {
  const found = new Map<PlanId, ProviderPrice>();
  for (const plan of planIds) {
    const id = prices[plan];
    if (id === undefined) continue;
    const price = Price.parse(await stripe.prices.retrieve(id));
    const { interval, interval_count: count = 1 } = price.recurring ?? {};
    const every = count === 1 ? (interval ?? null) : `${count} ${interval ?? ''}s`;
    found.set(plan, { cents: price.unit_amount ?? null, currency: price.currency, every });
  }
  return found;
}

export function createStripeSubscriptions(
  stripe: Stripe,
  { report, callStripe, ignoreMissing, toMade }: StripeCalls,
  prices: Prices,
): SubscriptionCalls {
  return {
    listSubscriptions: (customerId) =>
      callStripe(() => listSubscriptions(stripe, prices, customerId)),
    subscribe: async (customer, plan, idempotencyKey) => {
      const params = subscriptionParams(customer, plan, requirePrice(prices, plan));
      return toMade(async () => {
        const created = await stripe.subscriptions.create(params, { idempotencyKey });
        return toSubscription(Subscription.parse(created), prices);
      });
    },
    changePlan: (subscriptionId, plan) => {
      const price = requirePrice(prices, plan);
      return callStripe(() => changePlan(stripe, report, subscriptionId, plan, price));
    },
    prices: () => callStripe(() => readPrices(stripe, prices)),
    cancel: (subscriptionId) => ignoreMissing(() => stripe.subscriptions.cancel(subscriptionId)),
  };
}
