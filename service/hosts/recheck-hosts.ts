import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { agencyHosts } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { challengeName, evaluateRecords } from './check-host.ts';
import { writeHostFolder } from './host-folder.ts';
import type { NameServers } from './lookup.ts';
import type { HostRow } from './queries.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const checkEveryMs = 15 * minute;
/** Unverified claims are checked automatically for this long, later only on request. */
const claimMs = 7 * day;
/** Maximum lookups of one round; the others follow in the next one. */
const maxAtOnce = 200;
/**
 * Another process on this database may have verified a host, so the folder is updated regularly.
 */
const folderEveryMs = 30 * 1000;

/** Verified hosts are checked once a day, new claims in every round. */
function isDue(now: number): SQL | undefined {
  const wasNotCheckedSince = (ms: number): SQL | undefined =>
    // A time in the future comes from a process with a wrong clock.
    or(
      isNull(agencyHosts.checkedAt),
      lt(agencyHosts.checkedAt, now - ms),
      gt(agencyHosts.checkedAt, now + ms),
    );
  return or(
    and(isNotNull(agencyHosts.verifiedHost), wasNotCheckedSince(day)),
    and(
      isNull(agencyHosts.verifiedHost),
      gt(agencyHosts.createdAt, now - claimMs),
      wasNotCheckedSince(checkEveryMs - minute),
    ),
  );
}

/** Claims a host for this process, so that one of several looks it up. */
async function claimDueHosts({
  store,
  now,
}: Pick<Deps, 'store' | 'now'>): Promise<readonly HostRow[]> {
  const at = now();
  return store.write(async (db) => {
    const rows = await db
      .select()
      .from(agencyHosts)
      .where(isDue(at))
      .orderBy(asc(agencyHosts.checkedAt))
      .limit(maxAtOnce);
    for (const { id } of rows)
      await db.update(agencyHosts).set({ checkedAt: at }).where(eq(agencyHosts.id, id));
    return rows;
  });
}

type Needed = Pick<Deps, 'env' | 'store' | 'outbox' | 'now'>;

/** Looks up the records of all hosts that are due. */
export async function recheckHosts(deps: Needed, servers: NameServers): Promise<void> {
  for (const row of await claimDueHosts(deps)) {
    const texts = await servers.findTexts(challengeName(row.host));
    await deps.store.write((db) => evaluateRecords(db, deps, row, texts, deps.now()));
  }
  await writeHostFolder(deps);
}

/** Checks hosts and updates their folder while the process runs. */
export function scheduleHostChecks(
  deps: Needed,
  servers: NameServers,
  failed: (error: unknown) => void,
): void {
  setInterval(() => void recheckHosts(deps, servers).catch(failed), checkEveryMs).unref();
  setInterval(() => void writeHostFolder(deps).catch(failed), folderEveryMs).unref();
}
