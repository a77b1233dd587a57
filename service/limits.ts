import { createHash } from 'node:crypto';
import { and, count, eq, gt, lt, min, notLike } from 'drizzle-orm';
import type { Database, Store } from './db/open.ts';
import { limitHits } from './db/schema.ts';
import { ServiceError } from './errors.ts';

const minute = 60_000;

/** How often each thing may be asked for, in a window that slides. */
export const limits = {
  'login-account': { most: 10, withinMs: 15 * minute },
  'login-address': { most: 50, withinMs: 15 * minute },
  register: { most: 20, withinMs: 60 * minute },
  'forgot-account': { most: 3, withinMs: 60 * minute },
  'forgot-address': { most: 20, withinMs: 60 * minute },
  'verify-account': { most: 3, withinMs: 60 * minute },
  /** Guesses at tokens and typed passwords of people who are signed in. */
  'mailed-token': { most: 60, withinMs: 15 * minute },
  /** Mails that an agency sends to addresses of its choice. */
  invitation: { most: 30, withinMs: 60 * minute },
  'change-email': { most: 5, withinMs: 60 * minute },
  archive: { most: 10, withinMs: 60 * minute },
  'own-password': { most: 10, withinMs: 15 * minute },
  'sign-in-page': { most: 60, withinMs: 15 * minute },
  'scan-address': { most: 10, withinMs: 60 * minute },
  'scan-account': { most: 60, withinMs: 60 * minute },
  /** The photographs of a few scans; of each a page of them is looked at. */
  'scan-picture-address': { most: 60, withinMs: 60 * minute },
  'scan-picture-account': { most: 400, withinMs: 60 * minute },
  suggestions: { most: 60, withinMs: 60 * minute },
  report: { most: 10, withinMs: 60 * minute },
  'opt-out-address': { most: 10, withinMs: 60 * minute },
  /** Mails to one domain, whoever asks for them. */
  'opt-out-domain': { most: 5, withinMs: 60 * minute },
  contact: { most: 5, withinMs: 60 * minute },
  payment: { most: 120, withinMs: 15 * minute },
  'demo-access': { most: 5, withinMs: 15 * minute },
  'create-demo': { most: 60, withinMs: 60 * minute },
  /** Of all accounts behind it: accounts are made faster than addresses. */
  'create-demo-address': { most: 120, withinMs: 60 * minute },
  'change-demo': { most: 600, withinMs: 60 * minute },
  /** Pictures that are decoded and encoded: the dearest thing an account can ask for. */
  'encode-picture': { most: 120, withinMs: 60 * minute },
  'encode-picture-address': { most: 240, withinMs: 60 * minute },
} as const;
export type LimitName = keyof typeof limits;

const publicReads = { most: 600, withinMs: minute };
/**
 * Reads of one address that a process counts by itself before it tells the others on the database.
 */
const toldEvery = 60;

/** Reads of an address in the minute that began at `startedAt`. */
interface SeenReads {
  readonly startedAt: number;
  count: number;
  /** Those that other processes have told of. */
  others: number;
}

/** Time from now in words: "in 40 seconds", "in 12 minutes". */
function soon(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 90) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** The error of a full window that has room again after `waitMs`. */
export function refusal(waitMs: number): ServiceError {
  return new ServiceError(
    'too_many_requests',
    `Too many attempts. Please try again ${soon(waitMs)}.`,
    {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    },
  );
}

/** A name for what is counted, in which nobody finds an address again. */
export function bucketKey(name: string, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;
}

export interface Limiter {
  /** False when the operator has turned limits off. */
  readonly on: boolean;
  /**
   * Counts one request of `who` against a limit.
   * @throws ServiceError too_many_requests when the window is full; such a request is not counted.
   */
  readonly take: (name: LimitName, who: string) => Promise<void>;
  /** The same inside a transaction; what is refused rolls all of it back. */
  readonly takeIn: (db: Database, name: LimitName, who: string) => Promise<void>;
  /**
   * The same for pages and public reads, 600 a minute for an address. It stands on the hot path and
   * is counted in memory; processes that share a PostgreSQL tell each other of every sixtieth, so
   * that each knows the sum to within those.
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
   * The latest moment that was seen; before the first, hits may be of a clock that was ahead when
   * the service ended.
   */
  let latest = Infinity;

  /**
   * Moves hits of the future to now after the clock was set back: they count, but no longer than
   * their window. Done within the transaction for what is asked now, and by itself because a
   * refusal undoes the transaction.
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
    const { most, withinMs } = limits[name];
    const bucket = bucketKey(name, who);
    const from = now() - withinMs;
    await db.delete(limitHits).where(and(eq(limitHits.bucket, bucket), lt(limitHits.at, from)));
    const [row] = await db
      .select({ hits: count(), oldest: min(limitHits.at) })
      .from(limitHits)
      .where(and(eq(limitHits.bucket, bucket), gt(limitHits.at, from)));
    // The clock of another process may be ahead of ours.
    if (row && row.hits >= most)
      throw refusal(Math.min((row.oldest ?? now()) - now(), 0) + withinMs);
    await db.insert(limitHits).values({ bucket, id: crypto.randomUUID(), at: now() });
  }
  /** Nobody waits for it, and while the database is away each process counts for itself. */
  function tell(address: string, seen: SeenReads): void {
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
      (hits) => (seen.others = hits * toldEvery),
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
      // A minute that begins in the future was begun before the clock was set back.
      if (!seen || at < seen.startedAt || at - seen.startedAt >= publicReads.withinMs) {
        if (reads.size > 50_000) reads.clear();
        reads.set(address, { startedAt: at, count: 1, others: 0 });
        return;
      }
      seen.count += 1;
      if (seen.count + seen.others > publicReads.most)
        throw refusal(seen.startedAt + publicReads.withinMs - at);
      if (store.engine === 'postgres' && seen.count % toldEvery === 0) tell(address, seen);
    },
  };
}
