import { createHash } from 'node:crypto';
import { and, count, eq, gt, lt, min, notLike } from 'drizzle-orm';
import type { Database, Store } from './db/open.ts';
import { limitHits } from './db/schema.ts';
import { ServiceError } from './errors.ts';

const minute = 60_000;

/** How often each action is allowed within a sliding window. */
export const limits = {
  'login-account': { max: 10, withinMs: 15 * minute },
  'login-address': { max: 50, withinMs: 15 * minute },
  register: { max: 20, withinMs: 60 * minute },
  'forgot-account': { max: 3, withinMs: 60 * minute },
  'forgot-address': { max: 20, withinMs: 60 * minute },
  'verify-account': { max: 3, withinMs: 60 * minute },
  /** Guesses at tokens, and at passwords of signed-in people. */
  'mailed-token': { max: 60, withinMs: 15 * minute },
  /** Mails that an agency sends to addresses of its choice. */
  invitation: { max: 30, withinMs: 60 * minute },
  'change-email': { max: 5, withinMs: 60 * minute },
  archive: { max: 10, withinMs: 60 * minute },
  'own-password': { max: 10, withinMs: 15 * minute },
  'sign-in-page': { max: 60, withinMs: 15 * minute },
  'scan-address': { max: 10, withinMs: 60 * minute },
  'scan-account': { max: 60, withinMs: 60 * minute },
  /** The photographs of a few scans. */
  'scan-picture-address': { max: 60, withinMs: 60 * minute },
  'scan-picture-account': { max: 400, withinMs: 60 * minute },
  suggestions: { max: 60, withinMs: 60 * minute },
  /** Domains that an agency claims, and lookups of their records. */
  'own-host': { max: 60, withinMs: 60 * minute },
  'check-host': { max: 120, withinMs: 15 * minute },
  report: { max: 10, withinMs: 60 * minute },
  'opt-out-address': { max: 10, withinMs: 60 * minute },
  /** Mails to one domain, from all senders together. */
  'opt-out-domain': { max: 5, withinMs: 60 * minute },
  'ask-approval': { max: 60, withinMs: 60 * minute },
  /** Codes to one signer by all senders: at most 25 guesses of a million per hour. */
  'approval-code': { max: 5, withinMs: 60 * minute },
  'approval-code-address': { max: 20, withinMs: 60 * minute },
  'approval-sign': { max: 60, withinMs: 15 * minute },
  verify: { max: 120, withinMs: 15 * minute },
  contact: { max: 5, withinMs: 60 * minute },
  /** Texts of visitors: per address, and per demo for all of them. */
  comment: { max: 30, withinMs: 60 * minute },
  'comment-demo': { max: 120, withinMs: 60 * minute },
  payment: { max: 120, withinMs: 15 * minute },
  'demo-access': { max: 5, withinMs: 15 * minute },
  'create-demo': { max: 60, withinMs: 60 * minute },
  /** Of all its accounts together, because accounts are easier to get than addresses. */
  'create-demo-address': { max: 120, withinMs: 60 * minute },
  'change-demo': { max: 600, withinMs: 60 * minute },
  /** Pictures that are decoded and encoded, the most expensive work for an account. */
  'encode-picture': { max: 120, withinMs: 60 * minute },
  'encode-picture-address': { max: 240, withinMs: 60 * minute },
} as const;
export type LimitName = keyof typeof limits;

const publicReads = { max: 600, withinMs: minute };
/** After this many reads of one address, a process tells the others through the database. */
const reportEvery = 60;

/** Reads of an address in the minute from `startedAt`. */
interface SeenReads {
  readonly startedAt: number;
  count: number;
  /** Reads that other processes have reported. */
  others: number;
}

/** Time from now in words: "in 40 seconds", "in 12 minutes". */
function formatWait(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 90) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** The error of a full window that has room again after `waitMs`. */
export function tooManyRequests(waitMs: number): ServiceError {
  return new ServiceError(
    'too_many_requests',
    `Too many attempts. Please try again ${formatWait(waitMs)}.`,
    {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    },
  );
}

/** A hashed name of what is counted, so that no address is stored. */
export function bucketKey(name: string, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;
}

export interface Limiter {
  /** False when the operator has turned limits off. */
  readonly on: boolean;
  /**
   * Counts one request of `who` against a limit.
   * @throws ServiceError too_many_requests when the window is full; the request is then not
   * counted.
   */
  readonly take: (name: LimitName, who: string) => Promise<void>;
  /** Does the same inside a transaction; an error rolls it back. */
  readonly takeIn: (db: Database, name: LimitName, who: string) => Promise<void>;
  /**
   * Does the same for pages and public reads, 600 a minute per address. It runs on every request,
   * so it counts in memory. Processes that share a PostgreSQL report every sixtieth read to each
   * other, so that each knows the sum except for the last few.
   */
  readonly takeRead: (address: string) => void;
}

export function createLimiter(store: Store, options: { on: boolean; now: () => number }): Limiter {
  const { now } = options;
  const reads = new Map<string, SeenReads>();
  const own = crypto.randomUUID();
  if (!options.on) {
    const pass = (): Promise<void> => Promise.resolve();
    return { on: false, take: pass, takeIn: pass, takeRead: () => undefined };
  }
  /**
   * The latest time that was seen. Before the first one, stored hits may come from a clock that was
   * ahead.
   */
  let latest = Infinity;

  /**
   * Moves hits in the future to now after the clock was set back, so that they count no longer than
   * their window. It runs within the transaction, and also by itself because a refusal rolls the
   * transaction back.
   */
  async function followClock(db: Database): Promise<void> {
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
  }

  async function takeIn(db: Database, name: LimitName, who: string): Promise<void> {
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
  /** Runs in the background; without the database each process counts for itself. */
  function reportReads(address: string, seen: SeenReads): void {
    const bucket = bucketKey('read', address);
    const at = now();
    const told = store.write(async (db) => {
      await db.insert(limitHits).values({ bucket, id: `${own} ${crypto.randomUUID()}`, at });
      const [row] = await db
        .select({ hits: count() })
        .from(limitHits)
        .where(
          and(
            eq(limitHits.bucket, bucket),
            gt(limitHits.at, at - publicReads.withinMs),
            notLike(limitHits.id, `${own} %`),
          ),
        );
      return row?.hits ?? 0;
    });
    told.then(
      (hits) => (seen.others = hits * reportEvery),
      () => undefined,
    );
  }

  return {
    on: true,
    takeIn,
    take: (name, who) => store.write((db) => takeIn(db, name, who)),
    takeRead: (address) => {
      const at = now();
      const seen = reads.get(address);
      // A minute in the future began before the clock was set back.
      if (!seen || at < seen.startedAt || at - seen.startedAt >= publicReads.withinMs) {
        if (reads.size > 50_000) reads.clear();
        reads.set(address, { startedAt: at, count: 1, others: 0 });
        return;
      }
      seen.count += 1;
      if (seen.count + seen.others > publicReads.max)
        throw tooManyRequests(seen.startedAt + publicReads.withinMs - at);
      if (store.engine === 'postgres' && seen.count % reportEvery === 0) reportReads(address, seen);
    },
  };
}
