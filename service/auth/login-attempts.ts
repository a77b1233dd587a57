import { and, count, eq, gt, max } from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { limitHits } from '../db/schema.ts';
import { bucketKey, tooManyRequests, type Limiter } from '../limits.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Prefix of the buckets that count failed logins; they are stored longer than those of other
 * limits.
 */
export const missPrefix = 'login-miss';
export const missWindowMs = 7 * 24 * hour;
/**
 * Failed logins in a row on one account, from all addresses together, before it is slowed down:
 * https://pages.nist.gov/800-63-4/sp800-63b.html#throttle
 */
const maxMisses = 100;
/** An address without a failed login for this long, on any account, counts as trusted. */
const trustedAfterMs = 24 * hour;

/**
 * After a hundred failures one minute between two attempts; twice as long after every ten more, at
 * most an hour.
 */
export function delayAfterMisses(misses: number): number {
  return Math.min(minute * 2 ** Math.floor((misses - maxMisses) / 10), hour);
}

interface Options {
  readonly store: Store;
  readonly limiter: Limiter;
  readonly now: () => number;
}

interface LoginAttempts {
  /**
   * Counts an attempt as failed until it succeeds, so that parallel attempts count as well.
   * @throws ServiceError too_many_requests
   */
  readonly begin: (email: string, address: string) => Promise<{ readonly id: string }>;
  /** The password was right: the account's failures and this attempt of the address are deleted. */
  readonly succeed: (
    db: Database,
    email: string,
    attempt: { readonly id: string },
  ) => Promise<void>;
  /** The attempt was not answered, so it does not count. */
  readonly withdraw: (attempt: { readonly id: string }) => Promise<void>;
}

/**
 * Limits of signing in: per account and address, per address, and per account from all addresses.
 * The last one cannot lock out the owner, because an address without a failure may always try once.
 */
export function createLoginAttempts({ store, limiter, now }: Options): LoginAttempts {
  async function listMisses(
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
  const bucketRowIds = ({ id }: { readonly id: string }): [string, string] => [
    `${id}-account`,
    `${id}-address`,
  ];

  async function forget(db: Database, attempt: { readonly id: string }): Promise<void> {
    for (const id of bucketRowIds(attempt)) await db.delete(limitHits).where(eq(limitHits.id, id));
  }

  return {
    begin: (email, address) =>
      store.write(async (db) => {
        const id = crypto.randomUUID();
        if (!limiter.on) return { id };
        await limiter.takeWithin(db, 'login-address', address);
        await limiter.takeWithin(db, 'login-account', `${email} ${address}`);
        const { hits, last } = await listMisses(db, accountBucket(email), missWindowMs);
        const wait = hits < maxMisses ? 0 : last + delayAfterMisses(hits) - now();
        if (wait > 0) {
          const { hits: own } = await listMisses(db, addressBucket(address), trustedAfterMs);
          if (own > 0) throw tooManyRequests(wait);
        }
        const [accountRow, addressRow] = bucketRowIds({ id });
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
