import { and, eq, gt, lt, ne, notLike, or } from 'drizzle-orm';
import { deleteOldInvitations } from '../agencies/invitations.ts';
import { deleteUnusedFiles } from '../approvals/frozen-files.ts';
import { missWindowMs, missPrefix } from '../auth/login-attempts.ts';
import { deleteOldDepositEvents } from '../deposits/take-payment.ts';
import { purgeDeletedDemos } from '../demos/queries.ts';
import { deleteOldOptOuts } from '../objections/opt-outs.ts';
import { deleteOldReports } from '../objections/reports.ts';
import { deleteOldMessages } from '../inbox/queries.ts';
import { deleteOldEvents } from '../events/list-events.ts';
import { deleteEndedCalls } from '../live/live-calls.ts';
import { deleteOldVisits } from '../signals/end-visits.ts';
import { deleteOldProgramOpens } from '../signals/program-opens.ts';
import { deleteOldDailyVisits } from '../visits/queries.ts';
import { dayPrefix } from '../limits.ts';
import type { Database, Store } from './open.ts';
import { jobs, limitHits, mailedTokens, oauthFlows, outbox, sessions } from './schema.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** A sent mail keeps its text this long, its row longer; a failed one is kept longest. */
const sentTextMs = 3 * day;
const sentRowMs = 30 * day;
const failedRowMs = 90 * day;

/**
 * Deletes expired data. Sessions, links, sign-ins and sent mails go when they are of no more use,
 * messages after a year, events and signals after thirteen months. Deleted demos go when they can
 * no longer be restored, and visits when no chart shows them.
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
  await deleteOldInvitations(db, now);
  await db.delete(oauthFlows).where(lt(oauthFlows.expiresAt, now));
  await db
    .update(outbox)
    .set({ text: '', html: null })
    .where(and(lt(outbox.sentAt, now - sentTextMs), ne(outbox.text, '')));
  await db
    .delete(outbox)
    .where(or(lt(outbox.sentAt, now - sentRowMs), lt(outbox.failedAt, now - failedRowMs)));
  await deleteOldMessages(db, now);
  await db
    .delete(limitHits)
    .where(
      or(
        lt(limitHits.at, now - missWindowMs),
        and(
          lt(limitHits.at, now - hour),
          notLike(limitHits.bucket, `${missPrefix}%`),
          or(lt(limitHits.at, now - day), notLike(limitHits.bucket, `${dayPrefix}%`)),
        ),
      ),
    );
  await deleteOldOptOuts(db, now);
  await deleteOldReports(db, now);
  await purgeDeletedDemos(db, now);
  await deleteOldDailyVisits(db, now);
  await deleteOldEvents(db, now);
  await deleteOldVisits(db, now);
  await deleteEndedCalls(db, now);
  await deleteOldProgramOpens(db, now);
  await deleteUnusedFiles(db, now);
  await deleteOldDepositEvents(db, now);
}

const name = 'clean-up';

/**
 * Cleans up unless a process has done so within the last hour; returns whether it did. The time is
 * stored in the same transaction, so that only one process cleans up, and a process that dies
 * leaves the work to the next.
 */
export function cleanUpIfDue(store: Store, now: number): Promise<boolean> {
  return store.write(async (db) => {
    // A time in the future comes from a process whose clock was wrong, and is ignored.
    const recent = and(
      eq(jobs.name, name),
      gt(jobs.doneAt, now - hour),
      lt(jobs.doneAt, now + hour),
    );
    const [done] = await db.select().from(jobs).where(recent);
    if (done) return false;
    await deleteExpired(db, now);
    await db
      .insert(jobs)
      .values({ name, doneAt: now })
      .onConflictDoUpdate({ target: jobs.name, set: { doneAt: now } });
    return true;
  });
}

/** Checks every quarter of an hour, for as long as the process lives, whether a clean-up is due. */
export function scheduleCleanUp(
  store: Store,
  now: () => number,
  failed: (error: unknown) => void,
): void {
  setInterval(() => void cleanUpIfDue(store, now()).catch(failed), hour / 4).unref();
}
