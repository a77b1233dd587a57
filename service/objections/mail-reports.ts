import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Store } from '../db/open.ts';
import { jobs, reports } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

const name = 'mail-reports';
const hour = 60 * 60 * 1000;
const day = 24 * hour;

type Needed = Pick<Deps, 'env' | 'store' | 'outbox' | 'now'>;

/**
 * Whether a mail was sent within the last day. A time in the future comes from a wrong clock and is
 * ignored.
 */
async function wasMailedToday(db: Store['read'], now: number): Promise<boolean> {
  const recent = and(eq(jobs.name, name), gt(jobs.doneAt, now - day), lt(jobs.doneAt, now + day));
  const [done] = await db.select().from(jobs).where(recent);
  return done !== undefined;
}

/** Mails the open reports to the operator, at most once a day; returns whether it did. */
export async function mailReports({ env, store, outbox, now }: Needed): Promise<boolean> {
  const { operatorEmail } = env;
  if (operatorEmail === undefined || (await wasMailedToday(store.read, now()))) return false;
  return store.write(async (db) => {
    if (await wasMailedToday(db, now())) return false;
    const [open] = await db
      .select({ id: reports.id })
      .from(reports)
      .where(isNull(reports.closedAt))
      .limit(1);
    if (!open) return false;
    await outbox.post(db, operatorEmail, { kind: 'open-reports' });
    await db
      .insert(jobs)
      .values({ name, doneAt: now() })
      .onConflictDoUpdate({ target: jobs.name, set: { doneAt: now() } });
    return true;
  });
}

/** Checks every 15 minutes, while the process runs, whether the daily mail is due. */
export function scheduleReportMails(deps: Needed, failed: (error: unknown) => void): void {
  setInterval(() => void mailReports(deps).catch(failed), hour / 4).unref();
}
