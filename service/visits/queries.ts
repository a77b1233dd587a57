import { and, count, eq, gte, like, lt, sql } from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { demos, demoVisits, visitSalts } from '../db/schema.ts';
import type { VisitorHash } from './hash-visitor.ts';
import { utcDay } from './utc-day.ts';

const day = 24 * 60 * 60 * 1000;
/** Days that the history covers. */
const historyDays = 30;

/**
 * Maximum counted browsers per address and day, because a program can change its name with each
 * request.
 */
const maxVisitorsOfAddress = 3;

interface Visit {
  readonly demoId: string;
  readonly day: string;
  readonly hash: VisitorHash;
}

function isFull(visitors: readonly { readonly visitorHash: string }[], { hash }: Visit): boolean {
  return (
    visitors.length >= maxVisitorsOfAddress ||
    visitors.some(({ visitorHash }) => visitorHash === hash.visitor)
  );
}

/**
 * Whether a visit is counted already, or its address has reached the limit. Runs on every page
 * view, so that only the first visit of a day is a write.
 */
export function prepareVisitQuery(store: Store): (visit: Visit) => Promise<boolean> {
  const query = store.read
    .select({ visitorHash: demoVisits.visitorHash })
    .from(demoVisits)
    .where(
      and(
        eq(demoVisits.demoId, sql.placeholder('demoId')),
        eq(demoVisits.day, sql.placeholder('day')),
        like(demoVisits.visitorHash, sql.placeholder('beginning')),
      ),
    )
    .prepare();
  return async (visit) => {
    const { demoId, day: on, hash } = visit;
    return isFull(await query.execute({ demoId, day: on, beginning: `${hash.address}.%` }), visit);
  };
}

/**
 * Stores and counts a visit; returns false if the visitor was counted on this day, or the demo was
 * deleted meanwhile.
 */
export async function addVisit(db: Database, visit: Visit, at: number): Promise<boolean> {
  const [demo] = await db.select({ id: demos.id }).from(demos).where(eq(demos.id, visit.demoId));
  if (!demo) return false;
  const { demoId, day: on, hash } = visit;
  const known = await db
    .select({ visitorHash: demoVisits.visitorHash })
    .from(demoVisits)
    .where(
      and(
        eq(demoVisits.demoId, demoId),
        eq(demoVisits.day, on),
        like(demoVisits.visitorHash, `${hash.address}.%`),
      ),
    );
  if (isFull(known, visit)) return false;
  const rows = await db
    .insert(demoVisits)
    .values({ id: crypto.randomUUID(), demoId, day: on, visitorHash: hash.visitor, at })
    .onConflictDoNothing({ target: [demoVisits.demoId, demoVisits.day, demoVisits.visitorHash] })
    .returning({ id: demoVisits.id });
  if (rows.length === 0) return false;
  await db
    .update(demos)
    .set({ visits: sql`${demos.visits} + 1` })
    .where(eq(demos.id, visit.demoId));
  return true;
}

/** Visits of each of the last 30 days up to `now`, the oldest first. */
export async function visitsByDay(
  db: Database,
  demoId: string,
  now: number,
): Promise<{ day: string; count: number }[]> {
  const first = now - (historyDays - 1) * day;
  const rows = await db
    .select({ day: demoVisits.day, visits: count() })
    .from(demoVisits)
    .where(and(eq(demoVisits.demoId, demoId), gte(demoVisits.day, utcDay(first))))
    .groupBy(demoVisits.day);
  const visits = new Map(rows.map((row) => [row.day, row.visits]));
  return Array.from({ length: historyDays }, (_, index) => {
    const date = utcDay(first + index * day);
    return { day: date, count: visits.get(date) ?? 0 };
  });
}

/**
 * Deletes visits older than the history, and the data that identifies visitors of past days. A
 * demo's total stays.
 */
export async function deleteOldDailyVisits(db: Database, now: number): Promise<void> {
  await db.delete(demoVisits).where(lt(demoVisits.day, utcDay(now - historyDays * day)));
  await db.delete(visitSalts).where(lt(visitSalts.day, utcDay(now)));
}
