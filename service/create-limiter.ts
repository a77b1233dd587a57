import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Database, Store } from './db/open.ts';
import { limitHits } from './db/schema.ts';
import { createReadLimit } from './limit-reads.ts';
import { bucketKey, limits, tooManyRequests, type Limiter, type LimitName } from './limits.ts';

/**
 * Moves hits in the future to now after the clock was set back, so that they count no longer than
 * their window. It runs within the transaction, and also by itself because a refusal rolls the
 * transaction back.
 */
function createClockFollower(store: Store, now: () => number): (db: Database) => Promise<void> {
  /**
   * The latest time that was seen. Before the first one, stored hits may come from a clock that was
   * ahead.
   */
  let latest = Infinity;

  return async (db) => {
    const at = now();
    const isBack = at < latest;
    latest = at;
    if (!isBack) return;
    const settle = async (settled: Database): Promise<void> => {
      await settled.update(limitHits).set({ at }).where(gt(limitHits.at, at));
    };
    await settle(db);
    store.write(settle).catch(() => {
      latest = Infinity;
    });
  };
}

/**
 * Creates the limiter of requests, which counts in the database. With `on: false` it allows all.
 */
export function createLimiter(store: Store, options: { on: boolean; now: () => number }): Limiter {
  const { now } = options;
  if (!options.on) {
    const pass = (): Promise<void> => Promise.resolve();
    return { on: false, take: pass, takeWithin: pass, takeRead: () => undefined };
  }
  const followClock = createClockFollower(store, now);

  async function takeWithin(db: Database, name: LimitName, who: string): Promise<void> {
    await followClock(db);
    const { max, withinMs } = limits[name];
    const bucket = bucketKey(name, who);
    const from = now() - withinMs;
    await db.delete(limitHits).where(and(eq(limitHits.bucket, bucket), lt(limitHits.at, from)));
    const [row] = await db
      .select({ hits: count(), oldest: min(limitHits.at) })
      .from(limitHits)
      .where(and(eq(limitHits.bucket, bucket), gt(limitHits.at, from)));
    // The clock of another process may be ahead.
    if (row && row.hits >= max)
      throw tooManyRequests(Math.min((row.oldest ?? now()) - now(), 0) + withinMs);
    await db.insert(limitHits).values({ bucket, id: crypto.randomUUID(), at: now() });
  }

  return {
    on: true,
    takeWithin,
    take: (name, who) => store.write((db) => takeWithin(db, name, who)),
    takeRead: createReadLimit(store, now),
  };
}
