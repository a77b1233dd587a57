import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { demos } from '../db/schema.ts';

export type DemoRow = typeof demos.$inferSelect;
export type NewDemo = typeof demos.$inferInsert;

/** Row id or uniqueId, and always the owner: a stranger's demo is "not found". */
function ownDemo(userId: string, id: string): ReturnType<typeof and> {
  return and(eq(demos.userId, userId), or(eq(demos.id, id), eq(demos.uniqueId, id)));
}

/** Reads a demo by its public id; prepared once, as every visitor asks for one. */
export function demoReader(store: Store): (uniqueId: string) => Promise<DemoRow | undefined> {
  const query = store.read
    .select()
    .from(demos)
    .where(eq(demos.uniqueId, sql.placeholder('uniqueId')))
    .prepare();
  return async (uniqueId) => {
    const [row] = await query.execute({ uniqueId });
    return row;
  };
}

export async function listOwn(db: Database, userId: string): Promise<DemoRow[]> {
  return db
    .select()
    .from(demos)
    .where(eq(demos.userId, userId))
    .orderBy(desc(demos.createdAt), desc(demos.id));
}

export async function findOwn(db: Database, userId: string, id: string): Promise<DemoRow | undefined> {
  const [row] = await db.select().from(demos).where(ownDemo(userId, id));
  return row;
}

export async function findByUniqueId(db: Database, uniqueId: string): Promise<DemoRow | undefined> {
  const [row] = await db.select().from(demos).where(eq(demos.uniqueId, uniqueId));
  return row;
}

export async function countOwn(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ held: count() }).from(demos).where(eq(demos.userId, userId));
  return row?.held ?? 0;
}

/** Undefined when the uniqueId is taken. */
export async function insertDemo(db: Database, demo: NewDemo): Promise<DemoRow | undefined> {
  const [row] = await db
    .insert(demos)
    .values(demo)
    .onConflictDoNothing({ target: demos.uniqueId })
    .returning();
  return row;
}

export async function updateOwn(
  db: Database,
  userId: string,
  id: string,
  change: Partial<NewDemo>,
): Promise<DemoRow | undefined> {
  const [row] = await db.update(demos).set(change).where(ownDemo(userId, id)).returning();
  return row;
}

export async function deleteOwn(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(demos).where(ownDemo(userId, id)).returning({ id: demos.id });
  return rows.length > 0;
}
