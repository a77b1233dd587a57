import { and, eq, lt } from 'drizzle-orm';
import { paymentEvents } from '../db/schema.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { listOpen, recordEvent } from './queries.ts';

const hour = 60 * 60 * 1000;
/** Hour in UTC from which a night's reconciliation may run. */
const nightHour = 3;
/** A run that has not ended after this long belongs to a dead process. */
const runTimeoutMs = hour;
/** Stripe resends an event for three days and lists it for thirty. */
const eventLifetimeMs = 40 * 24 * hour;

const running = 'reconciliation.running';
const done = 'reconciliation.done';

/**
 * Fetches every subscription that may still change from the provider, once a night among all
 * processes; a row of the database decides which of them does it. After a failure or a crash, the
 * next hour tries again.
 * @returns the number of agencies; undefined when nothing is due at this hour.
 */
export async function reconcile(
  { store, now, log }: Pick<BillingDeps, 'store' | 'now' | 'log'>,
  provider: PaymentProvider,
  sync: (agencyId: string) => Promise<void>,
): Promise<number | undefined> {
  const startedAt = now();
  const time = new Date(startedAt);
  if (time.getUTCHours() < nightHour) return undefined;
  const id = `reconciliation-${time.toISOString().slice(0, 10)}`;
  const mine = await store.write(async (db) => {
    if (await recordEvent(db, { id, type: running }, startedAt)) return true;
    const abandoned = and(
      eq(paymentEvents.id, id),
      eq(paymentEvents.type, running),
      lt(paymentEvents.at, startedAt - runTimeoutMs),
    );
    const rows = await db
      .update(paymentEvents)
      .set({ at: startedAt })
      .where(abandoned)
      .returning({ id: paymentEvents.id });
    return rows.length > 0;
  });
  if (!mine) return undefined;

  const accounts = await listOpen(store.read, provider.name);
  let failed = 0;
  for (const agencyId of accounts) {
    try {
      await sync(agencyId);
    } catch (error) {
      failed += 1;
      log.warn({ err: error, account: agencyId }, 'subscription not reconciled');
    }
  }
  await store.write(async (db) => {
    if (failed > 0) await db.delete(paymentEvents).where(eq(paymentEvents.id, id));
    else await db.update(paymentEvents).set({ type: done }).where(eq(paymentEvents.id, id));
    await db.delete(paymentEvents).where(lt(paymentEvents.at, startedAt - eventLifetimeMs));
  });
  if (accounts.length > 0)
    log.info({ accounts: accounts.length, failed }, 'subscriptions reconciled');
  return accounts.length;
}

/**
 * Checks once an hour, for as long as the process lives, whether the night's reconciliation is due.
 */
export function scheduleReconciliation(
  work: () => Promise<number | undefined>,
  failed: (error: unknown) => void,
): void {
  setInterval(() => void work().catch(failed), hour).unref();
}
