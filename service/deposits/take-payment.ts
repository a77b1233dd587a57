import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { findSender } from '../approvals/find-sender.ts';
import { parseFrozen } from '../approvals/frozen-offer.ts';
import { stripeAmount } from '../approvals/money.ts';
import { findApproval, type ApprovalRow } from '../approvals/queries.ts';
import type { Database } from '../db/open.ts';
import { approvals, depositEvents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appendEvent } from '../events/append-event.ts';

/** Longer than three days, in which Stripe repeats an event. */
const eventsKeptMs = 30 * 24 * 60 * 60 * 1000;

/** The fields of a Payment Link's checkout session that are read. */
export const PaymentEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  /** False for payments in Stripe's test mode. */
  livemode: z.boolean().nullish(),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      payment_status: z.string().nullish(),
      amount_total: z.int().nullish(),
      currency: z.string().nullish(),
    }),
  }),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;

/** `async_payment_succeeded`: a payment that takes days, such as a bank transfer, has arrived. */
const paidTypes: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
]);

/**
 * Records the first payment of a deposit and mails the agency. A simulated payment can be followed
 * by a real one.
 */
export async function markPaid(
  db: Database,
  row: ApprovalRow,
  mode: 'stripe' | 'simulated',
  { outbox, now }: { readonly outbox: Deps['outbox']; readonly now: number },
): Promise<void> {
  const isUnpaid = isNull(approvals.depositPaidAt);
  const isPlayed = eq(approvals.depositMode, 'simulated');
  const [changed] = await db
    .update(approvals)
    .set({ depositPaidAt: now, depositMode: mode })
    .where(and(eq(approvals.id, row.id), mode === 'stripe' ? or(isUnpaid, isPlayed) : isUnpaid))
    .returning({ id: approvals.id });
  if (!changed) return;
  const { deposit, currency } = parseFrozen(row).offer;
  const { id: approvalId, agencyId, demoId } = row;
  const data = { approvalId, cents: deposit?.cents ?? 0, currency, mode };
  await appendEvent(db, {
    agencyId,
    demoId,
    kind: 'deposit.paid',
    actor: mode === 'stripe' ? 'service' : 'client',
    at: now,
    data,
  });
  const sender = await findSender(db, row);
  if (sender?.isReachable === true)
    await outbox.post(db, sender.email, { kind: 'approval', about: 'paid-agency', approvalId });
}

/** Records an event; returns false if it was handled before. */
async function claimEvent(
  db: Database,
  agencyId: string,
  eventId: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .insert(depositEvents)
    .values({ id: `${agencyId} ${eventId}`, agencyId, receivedAt: now })
    .onConflictDoNothing({ target: depositEvents.id })
    .returning({ id: depositEvents.id });
  return rows.length > 0;
}

/**
 * Handles an event of an agency's Stripe account. Each event counts once. A payment with another
 * amount or currency is logged and does not count as the deposit.
 */
export async function handlePayment(
  { store, outbox, now }: Pick<Deps, 'store' | 'outbox' | 'now'>,
  agencyId: string,
  { id, type, livemode, data: { object: paid } }: PaymentEvent,
): Promise<void> {
  const reference = paid.client_reference_id ?? '';
  if (!paidTypes.has(type) || reference === '') return;
  // The session is complete but not paid yet. Stripe sends another event when it is.
  if (paid.payment_status !== 'paid') return;
  const at = now();
  await store.write(async (db) => {
    if (!(await claimEvent(db, agencyId, id, at))) return;
    const found = await findApproval(db, reference);
    if (found?.row.agencyId !== agencyId) return;
    const { row } = found;
    const { deposit, currency } = parseFrozen(row).offer;
    const fits =
      deposit !== null &&
      paid.amount_total === stripeAmount(deposit.cents, currency) &&
      paid.currency?.toUpperCase() === currency;
    if (fits) {
      const mode = livemode === false ? 'simulated' : 'stripe';
      await markPaid(db, row, mode, { outbox, now: at });
      return;
    }
    await appendEvent(db, {
      agencyId,
      demoId: row.demoId,
      kind: 'deposit.mismatched',
      actor: 'service',
      at,
      data: { approvalId: row.id, amount: paid.amount_total ?? 0, currency: paid.currency ?? '' },
    });
  });
}

export async function deleteOldDepositEvents(db: Database, now: number): Promise<void> {
  await db.delete(depositEvents).where(lt(depositEvents.receivedAt, now - eventsKeptMs));
}
