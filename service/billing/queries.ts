import { and, eq, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { paymentEvents, subscriptions } from '../db/schema.ts';
import { updateLinkLifetimes } from '../plans/link-lifetime.ts';
import type { PaymentProvider, ProviderSubscription } from './payment-provider.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type ProviderName = PaymentProvider['name'];

/** Statuses that never change. */
const final = ['canceled', 'incomplete_expired'];

export function isFinal(status: string): boolean {
  return final.includes(status);
}

/** The last known state of the agency at this provider; rows of another provider do not count. */
export async function findSubscription(
  db: Database,
  agencyId: string,
  provider: ProviderName,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.agencyId, agencyId), eq(subscriptions.provider, provider)));
  return row;
}

export async function findByCustomer(
  db: Database,
  customerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return row;
}

/** Creates the agency's row, or clears the row of another provider. */
export async function beginRow(
  db: Database,
  agencyId: string,
  provider: ProviderName,
  now: number,
): Promise<void> {
  const empty = {
    provider,
    customerId: null,
    subscriptionId: null,
    plan: null,
    status: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    updatedAt: now,
  };
  const [known] = await db.select().from(subscriptions).where(eq(subscriptions.agencyId, agencyId));
  if (!known) await db.insert(subscriptions).values({ agencyId, ...empty });
  else if (known.provider !== provider) {
    await db
      .update(subscriptions)
      .set({ ...empty, updatedAt: Math.max(now, known.updatedAt + 1) })
      .where(eq(subscriptions.agencyId, agencyId));
  }
}

/** Stores the customer in the row, unless it has one by now. */
export async function storeCustomer(
  db: Database,
  agencyId: string,
  customerId: string,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ customerId })
    .where(and(eq(subscriptions.agencyId, agencyId), isNull(subscriptions.customerId)));
}

export async function removeCustomer(
  db: Database,
  agencyId: string,
  customerId: string,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ customerId: null })
    .where(and(eq(subscriptions.agencyId, agencyId), eq(subscriptions.customerId, customerId)));
}

/**
 * Stores an answer of the provider, unless another one was stored since `row` was read.
 * @returns false when there was one, or the account is gone; then nothing was stored.
 */
export async function storeAnswer(
  db: Database,
  row: SubscriptionRow,
  answer: ProviderSubscription | undefined,
  now: number,
): Promise<boolean> {
  // A subscription that the provider no longer knows has ended.
  const ended = {
    subscriptionId: row.subscriptionId,
    plan: row.plan,
    status: row.subscriptionId === null ? null : 'canceled',
  };
  const state = answer
    ? {
        subscriptionId: answer.id,
        plan: answer.plan,
        status: answer.status,
        currentPeriodEnd: answer.currentPeriodEnd,
        cancelAtPeriodEnd: answer.cancelAtPeriodEnd,
      }
    : { ...ended, currentPeriodEnd: null, cancelAtPeriodEnd: false };
  const updated = await db
    .update(subscriptions)
    // Always increases, even while the clock stands still, because it distinguishes two answers.
    .set({ ...state, updatedAt: Math.max(now, row.updatedAt + 1) })
    .where(
      and(
        eq(subscriptions.agencyId, row.agencyId),
        eq(subscriptions.provider, row.provider),
        eq(subscriptions.updatedAt, row.updatedAt),
      ),
    )
    .returning({ agencyId: subscriptions.agencyId });
  if (updated.length === 0) return false;
  await updateLinkLifetimes(db, row.agencyId, state, now);
  return true;
}

/** Agencies whose subscription may still change. */
export async function listOpen(db: Database, provider: ProviderName): Promise<string[]> {
  const rows = await db
    .select({ agencyId: subscriptions.agencyId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        or(isNull(subscriptions.status), notInArray(subscriptions.status, final)),
      ),
    );
  return rows.map(({ agencyId }) => agencyId);
}

export async function hasEvent(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return row !== undefined;
}

/** @returns false when the event is already recorded. */
export async function recordEvent(
  db: Database,
  event: { readonly id: string; readonly type: string },
  at: number,
): Promise<boolean> {
  const rows = await db
    .insert(paymentEvents)
    .values({ ...event, at })
    .onConflictDoNothing({ target: paymentEvents.id })
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}
