import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Store } from './db/open.ts';
import { limitHits } from './db/schema.ts';
import { ServiceError } from './errors.ts';

const minute = 60_000;

/** How often each thing may be asked for, in a window that slides. */
export const limits = {
  'login-account': { most: 10, withinMs: 15 * minute },
  'login-address': { most: 50, withinMs: 15 * minute },
  register: { most: 20, withinMs: 60 * minute },
  'scan-address': { most: 10, withinMs: 60 * minute },
  'scan-account': { most: 60, withinMs: 60 * minute },
  contact: { most: 5, withinMs: 60 * minute },
  'create-demo': { most: 60, withinMs: 60 * minute },
} as const;
export type LimitName = keyof typeof limits;

const publicReads = { most: 600, withinMs: minute };

/** Time from now in words: "in 40 seconds", "in 12 minutes". */
function soon(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 90) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

function refusal(waitMs: number): ServiceError {
  return new ServiceError('too_many_requests', `Too many attempts. Please try again ${soon(waitMs)}.`, {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

export interface Limiter {
  /**
   * Counts one request of `who` against a limit.
   * @throws ServiceError too_many_requests when the window is full; such a request is not counted.
   */
  readonly take: (name: LimitName, who: string) => Promise<void>;
  /** The same for pages and public reads, 600 a minute for an address; counted in memory, as it stands on the hot path. */
  readonly takeRead: (address: string) => void;
}

export function createLimiter(store: Store, options: { on: boolean; now: () => number }): Limiter {
  const { now } = options;
  const reads = new Map<string, { startedAt: number; count: number }>();
  if (!options.on) return { take: () => Promise.resolve(), takeRead: () => undefined };
  return {
    take: (name, who) => {
      const { most, withinMs } = limits[name];
      const bucket = `${name}:${who}`;
      return store.write(async (db) => {
        const from = now() - withinMs;
        await db.delete(limitHits).where(and(eq(limitHits.bucket, bucket), lt(limitHits.at, from)));
        const [row] = await db
          .select({ hits: count(), oldest: min(limitHits.at) })
          .from(limitHits)
          .where(and(eq(limitHits.bucket, bucket), gt(limitHits.at, from)));
        if (row && row.hits >= most) throw refusal((row.oldest ?? now()) + withinMs - now());
        await db.insert(limitHits).values({ bucket, id: crypto.randomUUID(), at: now() });
      });
    },
    takeRead: (address) => {
      const at = now();
      const seen = reads.get(address);
      if (!seen || at - seen.startedAt >= publicReads.withinMs) {
        if (reads.size > 50_000) reads.clear();
        reads.set(address, { startedAt: at, count: 1 });
        return;
      }
      seen.count += 1;
      if (seen.count > publicReads.most) throw refusal(seen.startedAt + publicReads.withinMs - at);
    },
  };
}
