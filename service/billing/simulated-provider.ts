import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { agencies, simulatedSubscriptions } from '../db/schema.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PlanId } from '../plans/plans.ts';
import type { PaymentProvider, ProviderSubscription } from './payment-provider.ts';
import { sha256 } from '../sha256.ts';

type Row = typeof simulatedSubscriptions.$inferSelect;

const customerPrefix = 'sim_cus_';
/** A first payment expires after 23 hours, as with Stripe. */
const firstPaymentMs = 23 * 60 * 60 * 1000;

export type SimulatedState = 'active' | 'past_due' | 'canceled';

export type CardOutcome =
  | 'succeeded'
  | 'card_declined'
  | 'confirmation_required'
  | 'card_invalid'
  | 'over'
  | 'unknown';

/**
 * Replaces Stripe when no key is set: the same interface, and the parts of Stripe that browsers
 * talk to.
 */
export interface SimulatedProvider extends PaymentProvider {
  /** Pays the amount of a client secret with a card; `unknown` for another account's secret. */
  readonly pay: (
    agencyId: string,
    clientSecret: string,
    payment: { readonly card: string; readonly confirmed: boolean },
  ) => Promise<CardOutcome>;
  /** Puts the agency's newest subscription into a state, for demonstrations. */
  readonly enterState: (agencyId: string, state: SimulatedState) => Promise<void>;
}

/** The same day of the next month in UTC, or that month's last day. */
export function monthAfter(time: number): number {
  const next = new Date(time);
  const day = next.getUTCDate();
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(day, lastDay));
  return next.getTime();
}

/** The subscription at a time: renewed, ended or expired since it was stored. */
function advanceRow(row: Row, now: number): Row {
  if (row.status === 'incomplete' && row.createdAt + firstPaymentMs <= now) {
    return { ...row, status: 'incomplete_expired' };
  }
  if (row.status !== 'active' || row.currentPeriodEnd > now) return row;
  if (row.cancelAtPeriodEnd) return { ...row, status: 'canceled' };
  let end = row.currentPeriodEnd;
  while (end <= now) end = monthAfter(end);
  return { ...row, currentPeriodEnd: end };
}

function toSubscription(row: Row): ProviderSubscription {
  const payable = row.status === 'incomplete' || row.status === 'past_due';
  return { ...row, clientSecret: payable ? row.clientSecret : undefined, isSettling: false };
}

function cardOutcome(card: string, confirmed: boolean): CardOutcome {
  switch (card.replace(/[\s-]/gu, '')) {
    case '4242424242424242':
      return 'succeeded';
    case '4000000000000002':
      return 'card_declined';
    case '4000002500003155':
      return confirmed ? 'succeeded' : 'confirmation_required';
    default:
      return 'card_invalid';
  }
}

/** Stores a subscription that waits for its payment; undefined if the agency does not exist. */
async function begin(
  { store, now }: Pick<BillingDeps, 'store' | 'now'>,
  agencyId: string,
  plan: PlanId,
  idempotencyKey: string,
): Promise<Row | undefined> {
  const id = `sim_sub_${sha256(idempotencyKey).slice(0, 24)}`;
  return store.write(async (db) => {
    const [agency] = await db
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, agencyId));
    if (!agency) return undefined;
    await db
      .insert(simulatedSubscriptions)
      .values({
        id,
        agencyId,
        plan,
        clientSecret: `sim_${randomBytes(24).toString('hex')}`,
        status: 'incomplete',
        currentPeriodEnd: monthAfter(now()),
        createdAt: now(),
      })
      .onConflictDoNothing({ target: simulatedSubscriptions.id });
    const [row] = await db
      .select()
      .from(simulatedSubscriptions)
      .where(eq(simulatedSubscriptions.id, id));
    return row;
  });
}

export function createSimulatedProvider({
  store,
  now,
}: Pick<BillingDeps, 'store' | 'now'>): SimulatedProvider {
  const table = simulatedSubscriptions;

  async function listRows(agencyId: string): Promise<Row[]> {
    const rows = await store.read
      .select()
      .from(table)
      .where(eq(table.agencyId, agencyId))
      .orderBy(desc(table.createdAt), desc(table.id));
    return rows.map((row) => advanceRow(row, now()));
  }

  async function change(id: string, values: Partial<Row>): Promise<void> {
    await store.write(async (db) => {
      await db.update(table).set(values).where(eq(table.id, id));
    });
  }

  return {
    name: 'simulated',
    createCustomer: ({ id }) => Promise.resolve({ made: `${customerPrefix}${id}` }),
    findAgency: (customerId) => Promise.resolve(customerId.slice(customerPrefix.length)),
    listSubscriptions: async (customerId) =>
      (await listRows(customerId.slice(customerPrefix.length))).map(toSubscription),
    subscribe: async ({ agencyId }, plan, idempotencyKey) => {
      const row = await begin({ store, now }, agencyId, plan, idempotencyKey);
      return row ? { made: toSubscription(row) } : { refused: 'refused' };
    },
    changePlan: (id, plan) => change(id, { plan }),
    prices: () => Promise.resolve(new Map()),
    cancel: (id) => change(id, { status: 'canceled' }),
    // Its rows are deleted with the account.
    deleteCustomer: () => Promise.resolve(),
    updateEmail: () => Promise.resolve(),
    portalUrl: () => Promise.resolve('/app/settings/plan?billing=test'),

    pay: async (agencyId, clientSecret, { card, confirmed }) => {
      const [found] = await store.read
        .select()
        .from(table)
        .where(and(eq(table.clientSecret, clientSecret), eq(table.agencyId, agencyId)));
      if (!found) return 'unknown';
      const row = advanceRow(found, now());
      if (row.status === 'active') return 'succeeded';
      if (row.status !== 'incomplete' && row.status !== 'past_due') return 'over';
      const outcome = cardOutcome(card, confirmed);
      if (outcome === 'succeeded') {
        await change(row.id, { status: 'active', currentPeriodEnd: monthAfter(now()) });
      }
      return outcome;
    },

    enterState: async (agencyId, state) => {
      const [row] = await listRows(agencyId);
      if (!row) return;
      const renewed = state === 'active' && {
        currentPeriodEnd: monthAfter(now()),
        cancelAtPeriodEnd: false,
      };
      await change(row.id, { status: state, ...renewed });
    },
  };
}
