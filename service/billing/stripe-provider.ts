import Stripe from 'stripe';
import { z } from 'zod';
import type { Env } from '../env.ts';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { planIds, type PlanId } from '../plans/plans.ts';
import {
  paymentUnavailable,
  type Made,
  type PaymentProvider,
  type ProviderPrice,
} from './payment-provider.ts';
import {
  Customer,
  customerAgency,
  Customers,
  PortalSession,
  Price,
  Subscription,
  Subscriptions,
  toSubscription,
} from './stripe-answers.ts';

/** A call, its one retry and the pause between them end within 8 seconds. */
const callMs = 3500;

function isMissing(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/**
 * Whether Stripe stores this answer under the idempotency key and repeats it for a day, so that
 * only another key can bring another answer: https://docs.stripe.com/api/idempotent_requests
 */
function isFinalAnswer(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 0 } = error;
  return statusCode === 400 || statusCode === 402 || statusCode === 404 || statusCode >= 500;
}

/** Stripe through its own SDK; `STRIPE_API_BASE` names a substitute, as tests do. */
export function createStripeProvider(
  settings: NonNullable<Env['stripe']>,
  { log, returnUrl }: Pick<Deps, 'log'> & { readonly returnUrl: string },
): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.apiBase,
    timeout: callMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  const { prices } = settings;

  /** @throws ServiceError not_configured for a plan without a price in the settings. */
  function requirePrice(plan: PlanId): string {
    const price = prices[plan];
    if (price !== undefined) return price;
    throw new ServiceError(
      'not_configured',
      'This plan cannot be bought here. Please write to us.',
    );
  }

  /** Logs only the cause: Stripe's errors also carry headers and request bodies. */
  function report(error: unknown): void {
    const cause =
      error instanceof Stripe.errors.StripeError
        ? {
            type: error.type,
            code: error.code,
            param: error.param,
            status: error.statusCode,
            requestId: error.requestId,
          }
        : { type: error instanceof z.ZodError ? 'unexpected form of answer' : 'unknown' };
    log.error({ stripe: cause }, 'Stripe gave no usable answer');
  }

  async function callStripe<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      report(error);
      throw paymentUnavailable();
    }
  }

  /** Does nothing for an object that Stripe does not know. */
  function unlessMissing(work: () => Promise<unknown>): Promise<void> {
    return callStripe(async () => {
      try {
        await work();
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });
  }

  async function toMade<T>(work: () => Promise<T>): Promise<Made<T>> {
    try {
      return { made: await work() };
    } catch (error) {
      report(error);
      if (isMissing(error) && error.param === 'customer') return { refused: 'customer-gone' };
      if (isFinalAnswer(error)) return { refused: 'refused' };
      throw paymentUnavailable();
    }
  }

  return {
    name: 'stripe',

    createCustomer: async (account, idempotencyKey) => {
      // Idempotency keys expire after a day, so an earlier customer whose id was lost is found by
      // address.
      const known = await callStripe(async () =>
        Customers.parse(await stripe.customers.list({ email: account.email, limit: 100 })),
      );
      const own = known.data.find(
        ({ metadata, deleted }) => customerAgency(metadata) === account.id && !deleted,
      );
      if (own) return { made: own.id };
      return toMade(async () => {
        const metadata = { agencyId: account.id };
        const customer = await stripe.customers.create(
          { email: account.email, metadata },
          { idempotencyKey },
        );
        return Customer.parse(customer).id;
      });
    },

    findAgency: (customerId) =>
      callStripe(async () => {
        try {
          return customerAgency(
            Customer.parse(await stripe.customers.retrieve(customerId)).metadata,
          );
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    listSubscriptions: (customerId) =>
      callStripe(async () => {
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
      }),

    subscribe: async ({ id: customerId, agencyId }, plan, idempotencyKey) => {
      const price = requirePrice(plan);
      return toMade(async () => {
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price, quantity: 1 }],
            payment_behavior: 'default_incomplete',
            // Apple Pay and Google Pay are cards at Stripe.
            payment_settings: {
              payment_method_types: ['card'],
              save_default_payment_method: 'on_subscription',
            },
            metadata: { agencyId, plan },
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey },
        );
        return toSubscription(Subscription.parse(subscription), prices);
      });
    },

    changePlan: (subscriptionId, plan) => {
      const price = requirePrice(plan);
      return callStripe(async () => {
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
          if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 402)
            throw error;
          report(error);
          throw new ServiceError(
            'payment_refused',
            'Your card was declined, and your plan stays as it is.',
          );
        }
      });
    },

    prices: () =>
      callStripe(async () => {
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
      }),

    cancel: (subscriptionId) => unlessMissing(() => stripe.subscriptions.cancel(subscriptionId)),

    deleteCustomer: (customerId) => unlessMissing(() => stripe.customers.del(customerId)),

    updateEmail: (customerId, email) =>
      unlessMissing(() => stripe.customers.update(customerId, { email })),

    portalUrl: (customerId) =>
      callStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        });
        return PortalSession.parse(session).url;
      }),
  };
}
