import { and, count, eq, gt, max } from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { limitHits } from '../db/schema.ts';
import { bucketKey, refusal, type Limiter } from '../limits.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Buckets of misses begin with this; they are kept longer than those of other limits. */
export const missPrefix = 'login-miss';
export const missWindowMs = 7 * 24 * hour;
/**
 * Misses in a row that an account takes, wherever they come from:
 * https://pages.nist.gov/800-63-4/sp800-63b.html#throttle
 */
const mostMisses = 100;
/** An address without a miss for this long, at whatever account, is nobody's who guesses. */
const cleanAfterMs = 24 * hour;

/**
 * After a hundred misses one minute between two attempts; twice as long after every ten more, an
 * hour at most.
 */
export function delayAfterMisses(misses: number): number {
  return Math.min(minute * 2 ** Math.floor((misses - mostMisses) / 10), hour);
}

interface Options {
  readonly store: Store;
  readonly limiter: Limiter;
  readonly now: () => number;
}

export interface LoginAttempts {
  /**
   * Counts an attempt as a miss until it is known to be none, so that many at once count as many.
   * @throws ServiceError too_many_requests
   */
  readonly begin: (email: string, address: string) => Promise<{ readonly id: string }>;
  /** The attempt was right: the account's misses are forgotten, and the address has none by it. */
  readonly succeed: (
    db: Database,
    email: string,
    attempt: { readonly id: string },
  ) => Promise<void>;
  /** The attempt was not answered. */
  readonly withdraw: (attempt: { readonly id: string }) => Promise<void>;
}

/**
 * Limits of signing in: per account and address, per address, and per account from everywhere. The
 * last one cannot shut out the owner, because an address from which nobody has guessed wrong is
 * always heard once.
 */
export function createLoginAttempts({ store, limiter, now }: Options): LoginAttempts {
  async function missesOf(
    db: Database,
    bucket: string,
    withinMs: number,
  ): Promise<{ hits: number; last: number }> {
    const [row] = await db
      .select({ hits: count(), last: max(limitHits.at) })
      .from(limitHits)
      .where(and(eq(limitHits.bucket, bucket), gt(limitHits.at, now() - withinMs)));
    return { hits: row?.hits ?? 0, last: row?.last ?? 0 };
  }

  const accountBucket = (email: string): string => bucketKey(`${missPrefix}-account`, email);
  const addressBucket = (address: string): string => bucketKey(`${missPrefix}-address`, address);
  const rowsOf = ({ id }: { readonly id: string }): [string, string] => [
    `${id}-account`,
    `${id}-address`,
  ];

  async function forget(db: Database, attempt: { readonly id: string }): Promise<void> {
    for (const id of rowsOf(attempt)) await db.delete(limitHits).where(eq(limitHits.id, id));
  }

  return {
    begin: (email, address) =>
      store.write(async (db) => {
        const id = crypto.randomUUID();
        if (!limiter.on) return { id };
        await limiter.takeIn(db, 'login-address', address);
        await limiter.takeIn(db, 'login-account', `${email} ${address}`);
        const { hits, last } = await missesOf(db, accountBucket(email), missWindowMs);
        const wait = hits < mostMisses ? 0 : last + delayAfterMisses(hits) - now();
        if (wait > 0) {
          const { hits: own } = await missesOf(db, addressBucket(address), cleanAfterMs);
          if (own > 0) throw refusal(wait);
        }
        const [accountRow, addressRow] = rowsOf({ id });
        await db.insert(limitHits).values([
          { id: accountRow, bucket: accountBucket(email), at: now() },
          { id: addressRow, bucket: addressBucket(address), at: now() },
        ]);
        return { id };
      }),
    succeed: async (db, email, attempt) => {
      await forget(db, attempt);
      await db.delete(limitHits).where(eq(limitHits.bucket, accountBucket(email)));
    },
    withdraw: (attempt) => store.write((db) => forget(db, attempt)),
  };
}
