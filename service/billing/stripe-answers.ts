/** The parts of Stripe's answers that are read, and what the service makes of them. */
import { z } from 'zod';
import type { Env } from '../env.ts';
import { planIds, type PlanId } from '../plans/plans.ts';
import type { ProviderSubscription } from './payment-provider.ts';

export const Customer = z.object({
  id: z.string().min(1),
  deleted: z.boolean().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});
export const Customers = z.object({ data: z.array(Customer) });

// `current_period_end` is part of the items:
// https://docs.stripe.com/changelog/basil/2025-03-31/deprecate-subscription-current-period-start-and-end
export const Subscription = z.object({
  id: z.string().min(1),
  status: z.string().min(1),
  created: z.number(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  items: z.object({
    data: z.array(
      z.object({
        id: z.string().nullish(),
        current_period_end: z.number().nullish(),
        price: z.object({ id: z.string() }).nullish(),
      }),
    ),
  }),
  metadata: z.record(z.string(), z.string()).nullish(),
  latest_invoice: z
    .union([
      z.string(),
      z.object({
        status: z.string().nullish(),
        confirmation_secret: z.object({ client_secret: z.string().min(1) }).nullish(),
      }),
    ])
    .nullish(),
});
export const Subscriptions = z.object({ data: z.array(Subscription) });
export const Price = z.object({
  unit_amount: z.number().nullish(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number().default(1) }).nullish(),
});
export const PortalSession = z.object({ url: z.url() });

/**
 * The agency that a customer was created for. Customers older than agencies carry the id of the
 * account, which is also that of its agency.
 */
export function customerAgency(metadata: z.infer<typeof Customer>['metadata']): string | undefined {
  return metadata['agencyId'] ?? metadata['userId'];
}

/** Statuses with an amount due. */
const owing = new Set(['incomplete', 'past_due', 'unpaid']);

export type Prices = NonNullable<Env['stripe']>['prices'];

/**
 * The plan of a subscription: by its price, which the customer may have changed at Stripe; else the
 * plan of its beginning, because the operator may have changed the price since.
 */
function findPlan(found: z.infer<typeof Subscription>, prices: Prices): PlanId {
  const price = found.items.data[0]?.price?.id;
  return (
    planIds.find((plan) => price !== undefined && prices[plan] === price) ??
    planIds.find((plan) => plan === found.metadata?.['plan']) ??
    'builder'
  );
}

export function toSubscription(
  found: z.infer<typeof Subscription>,
  prices: Prices,
): ProviderSubscription {
  const invoice = typeof found.latest_invoice === 'string' ? undefined : found.latest_invoice;
  const end = found.items.data[0]?.current_period_end;
  return {
    id: found.id,
    plan: findPlan(found, prices),
    status: found.status,
    clientSecret:
      invoice?.status === 'open' ? invoice.confirmation_secret?.client_secret : undefined,
    isSettling: invoice?.status === 'paid' && owing.has(found.status),
    currentPeriodEnd: end === undefined || end === null ? null : end * 1000,
    // Newer Stripe accounts set a date instead of the flag.
    cancelAtPeriodEnd: found.cancel_at_period_end || typeof found.cancel_at === 'number',
    createdAt: found.created * 1000,
  };
}
