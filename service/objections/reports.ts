import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { operatorActions, reports } from '../db/schema.ts';
import type { Topic } from '../mail/mail-topic.ts';

const year = 365 * 24 * 60 * 60 * 1000;
/** Maximum number of reports in one mail. */
const maxNamed = 50;

type ReportRow = typeof reports.$inferSelect;

/** The open reports, the oldest first. */
export function listOpenReports(db: Database, limit = 1000): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(isNull(reports.closedAt))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit);
}

/** The operator's daily mail, without the reports' texts, which may be about people. */
export async function openReports(db: Database, origin: string): Promise<Topic<'open-reports'>> {
  const [row] = await db.select({ open: count() }).from(reports).where(isNull(reports.closedAt));
  const named = await listOpenReports(db, maxNamed);
  const lines = named.map(({ id, createdAt, reason, uniqueId }): [string, string] => [
    `${new Date(createdAt).toISOString().slice(0, 10)} ${id.slice(0, 8)}`,
    `${reason}: ${origin}/demos/${uniqueId}`,
  ]);
  return { kind: 'open-reports', count: row?.open ?? 0, reports: Object.fromEntries(lines) };
}

/** Closes a report; returns whether it was open. */
export async function closeReport(
  db: Database,
  id: string,
  why: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(reports)
    .set({ closedAt: now })
    .where(and(eq(reports.id, id), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  if (rows.length === 0) return false;
  const action = { action: 'close', kind: 'report', what: id, by: 'operator', why } as const;
  await db.insert(operatorActions).values({ id: crypto.randomUUID(), ...action, at: now });
  return true;
}

/** Deletes reports that were closed long ago. */
export async function deleteOldReports(db: Database, now: number): Promise<void> {
  await db.delete(reports).where(lt(reports.closedAt, now - year));
}
