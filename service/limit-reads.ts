import { and, count, eq, gt, notLike } from 'drizzle-orm';
import type { Store } from './db/open.ts';
import { limitHits } from './db/schema.ts';
import { bucketKey, tooManyRequests } from './limits.ts';

const publicReads = { max: 600, withinMs: 60_000 };
/** After this many reads of one address, a process tells the others through the database. */
const reportEvery = 60;

/** Reads of an address in the minute from `startedAt`. */
interface SeenReads {
  readonly startedAt: number;
  count: number;
  /** Reads that other processes have reported. */
  others: number;
}

/**
 * Counts the reads of an address in memory. Processes that share a PostgreSQL report every sixtieth
 * read to each other.
 * @throws ServiceError too_many_requests
 */
export function createReadLimit(store: Store, now: () => number): (address: string) => void {
  const readsByAddress = new Map<string, SeenReads>();
  const own = crypto.randomUUID();

  /** Runs in the background; without the database each process counts for itself. */
  function reportReads(address: string, seen: SeenReads): void {
    const bucket = bucketKey('read', address);
    const at = now();
    const report = store.write(async (db) => {
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
    report.then(
      (hits) => (seen.others = hits * reportEvery),
      () => undefined,
    );
  }

  return (address) => {
    const at = now();
    const seen = readsByAddress.get(address);
    // A start in the future is from before the clock was set back.
    if (!seen || at < seen.startedAt || at - seen.startedAt >= publicReads.withinMs) {
      if (readsByAddress.size > 50_000) readsByAddress.clear();
      readsByAddress.set(address, { startedAt: at, count: 1, others: 0 });
      return;
    }
    seen.count += 1;
    if (seen.count + seen.others > publicReads.max)
      throw tooManyRequests(seen.startedAt + publicReads.withinMs - at);
    if (store.engine === 'postgres' && seen.count % reportEvery === 0) reportReads(address, seen);
  };
}
