import { sql } from 'drizzle-orm';
import { rowList } from '../db/json-rows.ts';
import type { Database } from '../db/open.ts';
import { pageViews, visits } from '../db/schema.ts';
import type { PageRow } from './read-known.ts';
import type { VisitRow } from './record-person.ts';

/** Stores the current state of visits in one statement. */
export async function writeVisits(db: Database, rows: readonly VisitRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(visits)
    .select(rowList(visits, rows))
    .onConflictDoUpdate({
      target: visits.id,
      set: {
        visibleMs: sql`excluded.visible_ms`,
        lastAt: sql`excluded.last_at`,
        personAt: sql`excluded.person_at`,
        returned: sql`excluded.returned`,
        forwarded: sql`excluded.forwarded`,
        endedAt: sql`excluded.ended_at`,
      },
    });
}

/** Stores the current state of page views in one statement. */
export async function writeViews(db: Database, rows: readonly PageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(pageViews)
    .select(rowList(pageViews, rows))
    .onConflictDoUpdate({
      target: pageViews.id,
      set: {
        seq: sql`excluded.seq`,
        visibleMs: sql`excluded.visible_ms`,
        sections: sql`excluded.sections`,
        interacted: sql`excluded.interacted`,
      },
    });
}
