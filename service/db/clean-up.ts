import { and, lt, ne, notLike, or } from 'drizzle-orm';
import { missWindowMs, missPrefix } from '../auth/login-attempts.ts';
import { purgeDeleted } from '../demos/queries.ts';
import { forgetVisits } from '../visits/queries.ts';
import type { Store } from './open.ts';
import { limitHits, mailedTokens, oauthFlows, outbox, sessions } from './schema.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** What a sent mail was about is kept this long, that it was sent and that one was given up this long. */
const sentTextMs = 3 * day;
const sentRowMs = 30 * day;
const failedRowMs = 90 * day;

/**
 * Forgets what has run out: sessions past their day, links and sign-ins that were not used, mails that have gone, requests
 * that no limit's window holds any more, demos deleted too long ago to be brought back, and visits of days that no chart
 * shows any more.
 */
export async function cleanUp(store: Store, now: number): Promise<void> {
  await store.write(async (db) => {
    await db.delete(sessions).where(lt(sessions.expiresAt, now));
    await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
    await db.delete(oauthFlows).where(lt(oauthFlows.expiresAt, now));
    await db
      .update(outbox)
      .set({ text: '', html: null })
      .where(and(lt(outbox.sentAt, now - sentTextMs), ne(outbox.text, '')));
    await db
      .delete(outbox)
      .where(or(lt(outbox.sentAt, now - sentRowMs), lt(outbox.failedAt, now - failedRowMs)));
    await db
      .delete(limitHits)
      .where(
        or(
          lt(limitHits.at, now - missWindowMs),
          and(lt(limitHits.at, now - hour), notLike(limitHits.bucket, `${missPrefix}%`)),
        ),
      );
    await purgeDeleted(db, now);
    await forgetVisits(db, now);
  });
}

/** Cleans up once an hour for as long as the process lives. */
export function keepClean(store: Store, now: () => number, failed: (error: unknown) => void): void {
  setInterval(() => void cleanUp(store, now()).catch(failed), hour).unref();
}
