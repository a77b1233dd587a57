import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { ProgramKind } from '../contract/signals.ts';
import type { Database, Store } from '../db/open.ts';
import { demos, programOpens } from '../db/schema.ts';
import { appendEvent } from '../events/append-event.ts';
import { eventsKeptMs } from '../events/list-events.ts';
import { utcDay } from '../visits/utc-day.ts';

/** Maximum number of demos and kinds in memory; further openings are dropped. */
const maxPending = 5000;
const flushAfterMs = 500;
const maxViews = 10_000;

export interface ProgramOpens {
  /** Counts an opening, once per page view. Returns immediately. */
  readonly count: (uniqueId: string, kind: ProgramKind, view?: string) => void;
  /** Stores the counts. */
  readonly flush: () => Promise<void>;
}

/** Adds the counts to their day and logs the first opening of a kind on a day. */
export async function storeOpens(
  db: Database,
  { uniqueId, kind, opens }: { uniqueId: string; kind: ProgramKind; opens: number },
  at: number,
): Promise<void> {
  const [demo] = await db
    .select({ id: demos.id, agencyId: demos.agencyId })
    .from(demos)
    .where(and(eq(demos.uniqueId, uniqueId), isNull(demos.deletedAt)));
  if (!demo) return;
  const { id: demoId, agencyId } = demo;
  const day = utcDay(at);
  const [row] = await db
    .insert(programOpens)
    .values({ id: `${demoId} ${day} ${kind}`, demoId, day, kind, opens, lastAt: at })
    .onConflictDoUpdate({
      target: programOpens.id,
      set: { opens: sql`${programOpens.opens} + ${opens}`, lastAt: at },
    })
    .returning({ opens: programOpens.opens });
  // Only the first of a kind is logged; a monitor may come every minute.
  if (row?.opens !== opens) return;
  await appendEvent(db, {
    agencyId,
    demoId,
    kind: 'program.opened',
    actor: 'client',
    at,
    data: { kind },
  });
}

/** Counts the programs that open demos, first in memory because many come at once. */
export function createProgramOpens({
  store,
  log,
  now,
}: {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
}): ProgramOpens {
  let pending = new Map<string, { uniqueId: string; kind: ProgramKind; opens: number }>();
  let timer: NodeJS.Timeout | undefined;
  const views = new Set<string>();

  /** Whether a page view was counted; beyond a limit the oldest are forgotten. */
  function isCounted(view: string): boolean {
    if (views.has(view)) return true;
    if (views.size >= maxViews) views.clear();
    views.add(view);
    return false;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...pending.values()];
    if (counted.length === 0) return;
    pending = new Map();
    const at = now();
    try {
      await store.write(async (db) => {
        for (const one of counted) await storeOpens(db, one, at);
      });
    } catch (error) {
      log.warn({ err: error }, 'openings by programs were not counted');
    }
  }

  return {
    count: (uniqueId, kind, view) => {
      if (view !== undefined && isCounted(`${uniqueId} ${view}`)) return;
      const key = `${uniqueId} ${kind}`;
      const known = pending.get(key);
      if (known) known.opens += 1;
      else if (pending.size < maxPending) pending.set(key, { uniqueId, kind, opens: 1 });
      timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
    },
    flush,
  };
}

export async function deleteOldProgramOpens(db: Database, now: number): Promise<void> {
  await db.delete(programOpens).where(lt(programOpens.lastAt, now - eventsKeptMs));
}
