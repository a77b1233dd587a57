import type { PlanId } from '../../../templates-data/model/plans.ts';
import type { Dialect } from '../sqlite-dialect.ts';
import type { AgencyTables } from './agencies.ts';

/** Subscriptions as the payment provider reports them, and the data of the simulated provider. */
export function describeBillingTables(c: Dialect, { agencies }: Pick<AgencyTables, 'agencies'>) {
  const subscriptions = c.table(
    'subscriptions',
    {
      agencyId: c
        .text('agency_id')
        .primaryKey()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      provider: c.text('provider').$type<'stripe' | 'simulated'>().notNull(),
      customerId: c.text('customer_id'),
      subscriptionId: c.text('subscription_id'),
      /** Id of the paid plan in plans.yaml; null without a subscription. */
      plan: c.text('plan').$type<PlanId>(),
      /** The provider's status: incomplete, trialing, active, past_due, unpaid, canceled, … */
      status: c.text('status'),
      currentPeriodEnd: c.time('current_period_end'),
      cancelAtPeriodEnd: c.bool('cancel_at_period_end').notNull().default(false),
      updatedAt: c.time('updated_at').notNull(),
    },
    (table) => [
      c.uniqueIndex('subscriptions_customer').on(table.customerId),
      c.uniqueIndex('subscriptions_subscription').on(table.subscriptionId),
    ],
  );

  const paymentEvents = c.table(
    'payment_events',
    {
      id: c.text('id').primaryKey(),
      type: c.text('type').notNull(),
      at: c.time('at').notNull(),
    },
    (table) => [c.index('payment_events_at').on(table.at)],
  );

  const simulatedSubscriptions = c.table(
    'simulated_subscriptions',
    {
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      plan: c.text('plan').$type<PlanId>().notNull().default('builder'),
      clientSecret: c.text('client_secret').notNull(),
      status: c.text('status').notNull(),
      currentPeriodEnd: c.time('current_period_end').notNull(),
      cancelAtPeriodEnd: c.bool('cancel_at_period_end').notNull().default(false),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [
      c.uniqueIndex('simulated_subscriptions_secret').on(table.clientSecret),
      c.index('simulated_subscriptions_agency').on(table.agencyId),
    ],
  );

  return { subscriptions, paymentEvents, simulatedSubscriptions };
}
