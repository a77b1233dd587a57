import { eq } from 'drizzle-orm';
import { stops } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

/** How long an answer is cached: a stop takes effect everywhere within this time. */
const freshMs = 2000;

/**
 * Whether the operator has stopped all demos of a host. Read every two seconds, because every
 * request asks.
 */
export function createStoppedHosts({
  store,
  now,
}: Pick<Deps, 'store' | 'now'>): (host: string) => boolean | Promise<boolean> {
  let stopped: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  return (host) => {
    const at = now();
    if (at >= readAt && at - readAt < freshMs) return stopped.has(host);
    readAt = at;
    return store.read
      .select({ what: stops.what })
      .from(stops)
      .where(eq(stops.kind, 'host'))
      .then((rows) => {
        stopped = new Set(rows.map(({ what }) => what));
        return stopped.has(host);
      });
  };
}
