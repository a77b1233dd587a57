import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Store } from '../db/open.ts';
import { agencies, demos } from '../db/schema.ts';
import { stoppedColumn } from '../objections/stops.ts';

export interface DemoVersion {
  readonly id: string;
  readonly updatedAt: number;
  readonly version: number;
  readonly expiresAt: number;
  /** Version of the agency's details on the page. */
  readonly agencyVersion: number;
  readonly agencyId: string;
  /** Whether the agency has chosen white label. */
  readonly isWhiteLabel: boolean;
  /** 1 for a demo that was taken down. */
  readonly stopped: number;
}

/** Prepares the only query that a cached demo page needs. */
export function prepareVersionQuery(
  store: Store,
): (uniqueId: string) => Promise<DemoVersion | undefined> {
  const query = store.read
    .select({
      id: demos.id,
      version: demos.version,
      updatedAt: demos.updatedAt,
      expiresAt: demos.expiresAt,
      agencyVersion: agencies.version,
      agencyId: demos.agencyId,
      isWhiteLabel: agencies.whiteLabel,
      stopped: stoppedColumn(),
    })
    .from(demos)
    .innerJoin(agencies, eq(agencies.id, demos.agencyId))
    .where(and(eq(demos.uniqueId, sql.placeholder('uniqueId')), isNull(demos.deletedAt)))
    .prepare();
  return async (uniqueId) => {
    const [row] = await query.execute({ uniqueId });
    return row;
  };
}
