import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import { findAgency } from '../agencies/queries.ts';
import type { Database } from '../db/open.ts';
import { demos, members, outbox as outboxRows, users, visitMails, visits } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findPlan } from '../plans/agency-plan.ts';
import { demosToMail, endVisits, hasSilentVisits, visitsToMail } from './end-visits.ts';
import { endOfQuiet, type QuietHours } from './quiet-hours.ts';

/** A demo that is looked at all day is mailed of once in this time. */
const mailEveryMs = 60 * 60 * 1000;
const lookEveryMs = 15_000;

type MailDeps = Pick<Deps, 'store' | 'outbox' | 'billing' | 'env' | 'now' | 'log'>;

interface Reader {
  readonly email: string;
  readonly quiet: QuietHours | undefined;
  readonly timeZone: string | null;
}

/** Members of an agency who want to be mailed, at addresses that are proven to be theirs. */
async function listReaders(db: Database, agencyId: string): Promise<Reader[]> {
  const rows = await db
    .select({
      email: users.email,
      from: members.quietFrom,
      to: members.quietTo,
      timeZone: members.timeZone,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.agencyId, agencyId),
        eq(members.visitMails, true),
        eq(users.emailVerified, true),
      ),
    );
  return rows.map(({ email, from, to, timeZone }) => ({
    email,
    timeZone,
    quiet: from === null || to === null || timeZone === null ? undefined : { from, to, timeZone },
  }));
}

/** Whether a mail about the demo waits for this address: it will tell of these visits too. */
async function isWaiting(db: Database, email: string, demoId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: outboxRows.id })
    .from(outboxRows)
    .where(
      and(
        eq(outboxRows.recipient, email),
        isNull(outboxRows.sentAt),
        isNull(outboxRows.failedAt),
        eq(outboxRows.attempts, 0),
        like(outboxRows.text, `{"kind":"visits","demoId":"${demoId}"%`),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether an hour has passed since the last mail about a demo. */
async function isMailDue(db: Database, demoId: string, now: number): Promise<boolean> {
  const [last] = await db.select().from(visitMails).where(eq(visitMails.demoId, demoId));
  // A process whose clock is ahead must not keep all others from it.
  return !last || last.at <= now - mailEveryMs || last.at > now;
}

/** Mails of the visits of one demo, unless that was done within the last hour. */
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
  for (const { email, quiet, timeZone } of await listReaders(db, demo.agencyId)) {
    const notBefore = endOfQuiet(now, quiet);
    if (await isWaiting(db, email, demoId)) continue;
    await outbox.post(db, email, { kind: 'visits', demoId, since: now, timeZone }, { notBefore });
  }
}

/**
 * Ends visits that have fallen silent and mails of them. All of it happens in writing transactions
 * with what notes it, so that of several processes one does it, and a killed one leaves it to the
 * next.
 */
export async function tellOfVisits(deps: MailDeps): Promise<void> {
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

/** Does so every quarter of a minute, for as long as the process lives. */
export function keepTellingOfVisits(deps: MailDeps): void {
  let running = false;
  setInterval(() => {
    if (running) return;
    running = true;
    tellOfVisits(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'visits were not told of'))
      .finally(() => {
        running = false;
      });
  }, lookEveryMs).unref();
}
