import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { LiveState } from '../contract/live.ts';
import type { Database, Store } from '../db/open.ts';
import { agencies, demos, liveCalls } from '../db/schema.ts';
import { isNotStopped } from '../objections/stops.ts';

/** A call ends after this time at the latest. */
const maxCallMs = 2 * 60 * 60 * 1000;
/**
 * The editor reports every 10 seconds. After this time without a report, it was closed or lost its
 * connection.
 */
const silenceMs = 60_000;

type LiveCallRow = typeof liveCalls.$inferSelect;

/** The call on which a demo is shown now; undefined for a demo that visitors may not see. */
export async function findCall(
  db: Database,
  demoId: string,
  now: number,
): Promise<(LiveCallRow & { readonly agency: string }) | undefined> {
  const [found] = await db
    .select({ row: liveCalls, agency: agencies.name })
    .from(liveCalls)
    .innerJoin(demos, eq(demos.id, liveCalls.demoId))
    .innerJoin(agencies, eq(agencies.id, demos.agencyId))
    .where(
      and(
        eq(liveCalls.demoId, demoId),
        gt(liveCalls.endsAt, now),
        gt(demos.expiresAt, now),
        isNull(demos.deletedAt),
        isNotStopped(),
      ),
    );
  return found && { ...found.row, agency: found.agency };
}

/** Notifies other processes of a change; they read it from the row. */
async function notifyProcesses(db: Database, store: Store, demoId: string): Promise<void> {
  if (store.engine === 'sqlite') return;
  const payload = JSON.stringify({ call: demoId });
  await db
    .select({ notified: sql`pg_notify('firstlook_live', ${payload})` })
    .from(sql`(select 1) as one`);
}

interface ShownState {
  readonly demoId: string;
  readonly userId: string;
  readonly state: LiveState;
  readonly now: number;
}

/** Stores the shown state with a new version; returns whether this began a call. */
export async function showOnCall(
  db: Database,
  store: Store,
  { demoId, userId, state, now }: ShownState,
): Promise<{ readonly row: LiveCallRow; readonly hasBegun: boolean }> {
  const [former] = await db.select().from(liveCalls).where(eq(liveCalls.demoId, demoId));
  const isRunning = former !== undefined && former.endsAt > now;
  const startedAt = isRunning ? former.startedAt : now;
  const isSame = isRunning && JSON.stringify(former.state) === JSON.stringify(state);
  const row: LiveCallRow = {
    demoId,
    userId,
    // Higher than the versions of previous calls, whose row may be deleted.
    version: isSame ? former.version : Math.max(Math.round(now), (former?.version ?? 0) + 1),
    state,
    startedAt,
    endsAt: Math.min(startedAt + maxCallMs, now + silenceMs),
  };
  await db.insert(liveCalls).values(row).onConflictDoUpdate({ target: liveCalls.demoId, set: row });
  if (!isSame) await notifyProcesses(db, store, demoId);
  return { row, hasBegun: !isRunning };
}

/** Ends a call and deletes its state; returns whether there was one. */
export async function endCall(db: Database, store: Store, demoId: string): Promise<boolean> {
  const rows = await db
    .delete(liveCalls)
    .where(eq(liveCalls.demoId, demoId))
    .returning({ demoId: liveCalls.demoId });
  await notifyProcesses(db, store, demoId);
  return rows.length > 0;
}

/** Deletes the state of calls that ended without a request. */
export async function deleteEndedCalls(db: Database, now: number): Promise<void> {
  await db.delete(liveCalls).where(lt(liveCalls.endsAt, now));
}

/** Cache time: every beacon reads this. */
const rememberMs = 1000;

/** Whether a demo is shown on a call, with a delay of at most one second. */
export function createLiveCheck({
  store,
  now,
}: {
  readonly store: Store;
  readonly now: () => number;
}): (uniqueId: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  async function read(): Promise<void> {
    const rows = await store.read
      .select({ uniqueId: demos.uniqueId })
      .from(liveCalls)
      .innerJoin(demos, eq(demos.id, liveCalls.demoId))
      .where(and(gt(liveCalls.endsAt, now()), isNull(demos.deletedAt)));
    known = new Set(rows.map(({ uniqueId }) => uniqueId));
    readAt = now();
  }
  return async (uniqueId) => {
    if (Math.abs(now() - readAt) >= rememberMs)
      await (reading ??= read().finally(() => {
        reading = undefined;
      }));
    return known.has(uniqueId);
  };
}
