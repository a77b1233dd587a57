import { eq, inArray } from 'drizzle-orm';
import { findAgency } from '../agencies/queries.ts';
import type { Database } from '../db/open.ts';
import { demos, visitMails, visits } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { isMailWaiting, listReaders } from '../notifications/list-readers.ts';
import { findPlan } from '../plans/agency-plan.ts';
import { demosToMail, endVisits, hasSilentVisits, visitsToMail } from './end-visits.ts';
import { endOfQuietHours } from './quiet-hours.ts';

/** Minimum time between two mails about a demo. */
const mailEveryMs = 60 * 60 * 1000;
const checkEveryMs = 15_000;

type MailDeps = Pick<Deps, 'store' | 'outbox' | 'billing' | 'env' | 'now' | 'log'>;

/** Whether an hour has passed since the last mail about a demo. */
async function isMailDue(db: Database, demoId: string, now: number): Promise<boolean> {
  const [last] = await db.select().from(visitMails).where(eq(visitMails.demoId, demoId));
  // Ignores a time in the future, from a process whose clock was ahead.
  return !last || last.at <= now - mailEveryMs || last.at > now;
}

/** Mails the visits of one demo, at most once an hour. */
async function mailDemo(
  db: Database,
  demoId: string,
  { outbox, now, hasFeature }: { outbox: Deps['outbox']; now: number; hasFeature: boolean },
): Promise<void> {
  if (!(await isMailDue(db, demoId, now))) return;
  const [demo] = await db.select().from(demos).where(eq(demos.id, demoId));
  const rows = await visitsToMail(db, [demoId]);
  if (!demo || rows.length === 0) return;
  await db
    .update(visits)
    .set({ mailedAt: now })
    .where(
      inArray(
        visits.id,
        rows.map(({ id }) => id),
      ),
    );
  if (!hasFeature || demo.deletedAt !== null) return;
  await db
    .insert(visitMails)
    .values({ demoId, at: now })
    .onConflictDoUpdate({ target: visitMails.demoId, set: { at: now } });
  for (const { email, quiet, timeZone } of await listReaders(db, demo.agencyId, 'visitMails')) {
    const notBefore = endOfQuietHours(now, quiet);
    if (await isMailWaiting(db, email, { kind: 'visits', demoId })) continue;
    await outbox.post(db, email, { kind: 'visits', demoId, since: now, timeZone }, { notBefore });
  }
}

/**
 * Ends silent visits and mails them. Each step is recorded in its transaction, so that one of
 * several processes does it, and the work of a killed one is repeated.
 */
export async function mailVisits(deps: MailDeps): Promise<void> {
  const { store, outbox, now } = deps;
  if (await hasSilentVisits(store, now())) await store.write((db) => endVisits(db, now()));
  for (const demoId of await demosToMail(store.read)) {
    if (!(await isMailDue(store.read, demoId, now()))) continue;
    const [demo] = await store.read
      .select({ agencyId: demos.agencyId })
      .from(demos)
      .where(eq(demos.id, demoId));
    const agency = demo && (await findAgency(store.read, demo.agencyId));
    const plan = agency && (await findPlan(agency, deps)).plan;
    const hasFeature = plan?.features.includes('signals') === true;
    await store.write((db) => mailDemo(db, demoId, { outbox, now: now(), hasFeature }));
  }
}

/** Ends silent visits and mails them, every 15 seconds while the process runs. */
export function scheduleVisitMails(deps: MailDeps): void {
  let running = false;
  setInterval(() => {
    if (running) return;
    running = true;
    mailVisits(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'visits were not told of'))
      .finally(() => {
        running = false;
      });
  }, checkEveryMs).unref();
}
