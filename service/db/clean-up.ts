import { and, eq, gt, lt, ne, notLike, or } from 'drizzle-orm';
import { forgetInvitations } from '../agencies/invitations.ts';
import { missWindowMs, missPrefix } from '../auth/login-attempts.ts';
import { purgeDeleted } from '../demos/queries.ts';
import { forgetOptOuts } from '../objections/opt-outs.ts';
import { forgetReports } from '../objections/reports.ts';
import { forgetVisits } from '../visits/queries.ts';
import type { Database, Store } from './open.ts';
import { jobs, limitHits, mailedTokens, messages, oauthFlows, outbox, sessions } from './schema.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/**
 * What a sent mail was about is kept this long, that it was sent and that one was given up this
 * long.
 */
const sentTextMs = 3 * day;
const sentRowMs = 30 * day;
const failedRowMs = 90 * day;
/** What people wrote through a form, after which it has been answered or never will be. */
const messageMs = 365 * day;

/**
 * Forgets what has run out: sessions past their day, links and sign-ins that were not used, mails
 * that have gone, messages that are a year old, requests that no limit's window holds any more,
 * demos deleted too long ago to be brought back, and visits of days that no chart shows any more.
 */
export async function cleanUp(store: Store, now: number): Promise<void> {
  await store.write((db) => cleanUpIn(db, now));
}

async function cleanUpIn(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
  await forgetInvitations(db, now);
  await db.delete(oauthFlows).where(lt(oauthFlows.expiresAt, now));
  await db
    .update(outbox)
    .set({ text: '', html: null })
    .where(and(lt(outbox.sentAt, now - sentTextMs), ne(outbox.text, '')));
  await db
    .delete(outbox)
    .where(or(lt(outbox.sentAt, now - sentRowMs), lt(outbox.failedAt, now - failedRowMs)));
  await db.delete(messages).where(lt(messages.createdAt, now - messageMs));
  await db
    .delete(limitHits)
    .where(
      or(
        lt(limitHits.at, now - missWindowMs),
        and(lt(limitHits.at, now - hour), notLike(limitHits.bucket, `${missPrefix}%`)),
      ),
    );
  await forgetOptOuts(db, now);
  await forgetReports(db, now);
  await purgeDeleted(db, now);
  await forgetVisits(db, now);
}

const name = 'clean-up';

/**
 * Cleans up unless some process has done so within the last hour; whether it was done. That it was
 * is noted in the same transaction, so that of several processes one does it, and one that dies
 * leaves it to the next.
 */
export function cleanUpOnce(store: Store, now: number): Promise<boolean> {
  return store.write(async (db) => {
    // A process whose clock is wrong must not keep all others from it.
    const recent = and(
      eq(jobs.name, name),
      gt(jobs.doneAt, now - hour),
      lt(jobs.doneAt, now + hour),
    );
    const [done] = await db.select().from(jobs).where(recent);
    if (done) return false;
    await cleanUpIn(db, now);
    await db
      .insert(jobs)
      .values({ name, doneAt: now })
      .onConflictDoUpdate({ target: jobs.name, set: { doneAt: now } });
    return true;
  });
}

/**
 * Looks every quarter of an hour, for as long as the process lives, whether an hour has passed
 * since the last cleaning up.
 */
export function keepClean(store: Store, now: () => number, failed: (error: unknown) => void): void {
  setInterval(() => void cleanUpOnce(store, now()).catch(failed), hour / 4).unref();
}
