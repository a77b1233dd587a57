import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Store } from '../db/open.ts';
import { demos } from '../db/schema.ts';

export interface DemoVersion {
  readonly id: string;
  readonly updatedAt: number;
  readonly version: number;
  readonly expiresAt: number;
}

/** Prepares the only query that a cached page of a demo needs. */
export function prepareVersionQuery(
  store: Store,
): (uniqueId: string) => Promise<DemoVersion | undefined> {
  const query = store.read
    .select({
      id: demos.id,
      version: demos.version,
      updatedAt: demos.updatedAt,
      expiresAt: demos.expiresAt,
    })
    .from(demos)
    .where(and(eq(demos.uniqueId, sql.placeholder('uniqueId')), isNull(demos.deletedAt)))
    .prepare();
  return async (uniqueId) => {
    const [row] = await query.execute({ uniqueId });
    return row;
  };
}
