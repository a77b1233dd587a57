import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { agencyHosts } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { challengeName, judgeHost } from './check-host.ts';
import { writeHostFolder } from './host-folder.ts';
import type { NameServers } from './lookup.ts';
import type { HostRow } from './queries.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const lookEveryMs = 15 * minute;
/** A claim that nobody proves is looked up by itself this long; after that when it is asked for. */
const claimedMs = 7 * day;
/** Lookups of one round: the others' turn comes with the next. */
const maxAtOnce = 200;
/** Another process on this database may have verified a host. */
const folderEveryMs = 30 * 1000;

/** Verified hosts once a day, new claims with every round. */
function isDue(now: number): SQL | undefined {
  const wasNot = (ms: number): SQL | undefined =>
    // A time in the future comes from a process whose clock was wrong.
    or(
      isNull(agencyHosts.checkedAt),
      lt(agencyHosts.checkedAt, now - ms),
      gt(agencyHosts.checkedAt, now + ms),
    );
  return or(
    and(isNotNull(agencyHosts.verifiedHost), wasNot(day)),
    and(
      isNull(agencyHosts.verifiedHost),
      gt(agencyHosts.createdAt, now - claimedMs),
      wasNot(lookEveryMs - minute),
    ),
  );
}

/** Takes a host for this process: of several, one looks it up. */
async function takeDue({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<readonly HostRow[]> {
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

/** Looks up the records of all hosts whose time has come. */
export async function recheckHosts(deps: Needed, servers: NameServers): Promise<void> {
  for (const row of await takeDue(deps)) {
    const texts = await servers.findTexts(challengeName(row.host));
    await deps.store.write((db) => judgeHost(db, deps, row, texts, deps.now()));
  }
  await writeHostFolder(deps);
}

/** Keeps hosts and their folder right for as long as the process lives. */
export function keepHostsChecked(
  deps: Needed,
  servers: NameServers,
  failed: (error: unknown) => void,
): void {
  setInterval(() => void recheckHosts(deps, servers).catch(failed), lookEveryMs).unref();
  setInterval(() => void writeHostFolder(deps).catch(failed), folderEveryMs).unref();
}
