import {
  and,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { demos } from '../db/schema.ts';
import { isNotStopped } from '../objections/stops.ts';
import { chooseSlug } from './slugs.ts';
import { isRetired, retireLinks } from './retired-links.ts';

export type DemoRow = typeof demos.$inferSelect;
export type NewDemo = typeof demos.$inferInsert;

/** How long a deletion can be undone. */
export const undoMs = 24 * 60 * 60 * 1000;

/** Matches row id or uniqueId within the agency: another agency's demo is "not found". */
function matchesAgencyDemo(agencyId: string, id: string): SQL | undefined {
  return and(eq(demos.agencyId, agencyId), or(eq(demos.id, id), eq(demos.uniqueId, id)));
}

/** Matches the same, except deleted demos. */
function matchesUndeletedDemo(agencyId: string, id: string): SQL | undefined {
  return and(matchesAgencyDemo(agencyId, id), isNull(demos.deletedAt));
}

/** Prepares the query for a visible demo by its public id, which every page view runs. */
export function prepareDemoQuery(store: Store): (uniqueId: string) => Promise<DemoRow | undefined> {
  const query = store.read
    .select()
    .from(demos)
    .where(
      and(eq(demos.uniqueId, sql.placeholder('uniqueId')), isNull(demos.deletedAt), isNotStopped()),
    )
    .prepare();
  return async (uniqueId) => {
    const [row] = await query.execute({ uniqueId });
    return row;
  };
}

/** The demo after which a page of a list begins. */
export interface ListPosition {
  readonly createdAt: number;
  readonly id: string;
}

const beforeTheFirst: ListPosition = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };

/**
 * Prepares the query for an agency's demos, newest first: at most `limit` of those after a
 * position.
 */
export function prepareListQuery(
  store: Store,
): (
  agencyId: string,
  page: { limit: number; after?: ListPosition | undefined },
) => Promise<DemoRow[]> {
  const query = store.read
    .select()
    .from(demos)
    .where(
      and(
        eq(demos.agencyId, sql.placeholder('agencyId')),
        isNull(demos.deletedAt),
        lte(demos.createdAt, sql.placeholder('createdAt')),
        or(lt(demos.createdAt, sql.placeholder('createdAt')), lt(demos.id, sql.placeholder('id'))),
      ),
    )
    .orderBy(desc(demos.createdAt), desc(demos.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  return (agencyId, { limit, after = beforeTheFirst }) =>
    query.execute({ agencyId, limit, ...after });
}

export async function findAgencyDemo(
  db: Database,
  agencyId: string,
  id: string,
): Promise<DemoRow | undefined> {
  const [row] = await db.select().from(demos).where(matchesUndeletedDemo(agencyId, id));
  return row;
}

/** A demo that its agency deleted after `since` (epoch milliseconds). */
export async function findDeletedAgencyDemo(
  db: Database,
  agencyId: string,
  id: string,
  since: number,
): Promise<DemoRow | undefined> {
  const [row] = await db
    .select()
    .from(demos)
    .where(
      and(matchesAgencyDemo(agencyId, id), isNotNull(demos.deletedAt), gt(demos.deletedAt, since)),
    );
  return row;
}

/** A demo of any agency, deleted or not. */
export async function findByUniqueId(db: Database, uniqueId: string): Promise<DemoRow | undefined> {
  const [row] = await db.select().from(demos).where(eq(demos.uniqueId, uniqueId));
  return row;
}

/** The number of the agency's demos; a deleted one takes no slot. */
export async function countAgencyDemos(db: Database, agencyId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(demos)
    .where(and(eq(demos.agencyId, agencyId), isNull(demos.deletedAt)));
  return row?.total ?? 0;
}

/** Undefined when the uniqueId is taken, or belonged to another agency's demo. */
export async function insertDemo(db: Database, demo: NewDemo): Promise<DemoRow | undefined> {
  if (await isRetired(db, demo.uniqueId, demo.agencyId)) return undefined;
  const slug = await chooseSlug(db, demo);
  const [row] = await db
    .insert(demos)
    .values({ ...demo, slug })
    .onConflictDoNothing({ target: demos.uniqueId })
    .returning();
  return row;
}

export async function updateAgencyDemo(
  db: Database,
  agencyId: string,
  id: string,
  change: Partial<NewDemo>,
): Promise<DemoRow | undefined> {
  const [row] = await db
    .update(demos)
    .set(change)
    .where(matchesUndeletedDemo(agencyId, id))
    .returning();
  return row;
}

/** Marks a demo as deleted; it can be restored for a while. */
export async function deleteAgencyDemo(
  db: Database,
  agencyId: string,
  id: string,
  now: number,
): Promise<void> {
  await db.update(demos).set({ deletedAt: now }).where(matchesUndeletedDemo(agencyId, id));
}

export async function restoreAgencyDemo(
  db: Database,
  agencyId: string,
  id: string,
): Promise<DemoRow | undefined> {
  const [row] = await db
    .update(demos)
    .set({ deletedAt: null })
    .where(matchesAgencyDemo(agencyId, id))
    .returning();
  return row;
}

/** Deletes an agency's own deleted demo for good, so that its link can be used again. */
export async function purgeAgencyDemo(
  db: Database,
  agencyId: string,
  uniqueId: string,
): Promise<void> {
  await db
    .delete(demos)
    .where(and(matchesAgencyDemo(agencyId, uniqueId), isNotNull(demos.deletedAt)));
}

/** Deletes demos whose deletion can no longer be undone. */
export async function purgeDeletedDemos(db: Database, now: number): Promise<void> {
  const gone = await db
    .delete(demos)
    .where(lt(demos.deletedAt, now - undoMs))
    .returning({ uniqueId: demos.uniqueId, agencyId: demos.agencyId });
  await retireLinks(db, gone, now);
}
