import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { demos, retiredLinks } from '../db/schema.ts';
import { sha256 } from '../sha256.ts';

/** Rows per statement: an engine takes a limited number of values. */
const batchSize = 500;

/**
 * Records the links of finally deleted demos, so that they never lead to another agency's demo.
 * `agencyId` is the agency that may use them again; null when it is deleted too.
 */
export async function retireLinks(
  db: Database,
  links: readonly { readonly uniqueId: string; readonly agencyId: string | null }[],
  now: number,
): Promise<void> {
  for (let start = 0; start < links.length; start += batchSize) {
    const rows = links
      .slice(start, start + batchSize)
      .map(({ uniqueId, agencyId }) => ({ linkHash: sha256(uniqueId), agencyId, retiredAt: now }));
    await db
      .insert(retiredLinks)
      .values(rows)
      .onConflictDoNothing({ target: retiredLinks.linkHash });
  }
}

/** Records the links of all demos of an agency that is about to be deleted. */
export async function retireAgencyLinks(
  db: Database,
  agencyId: string,
  now: number,
): Promise<void> {
  const own = await db
    .select({ uniqueId: demos.uniqueId })
    .from(demos)
    .where(eq(demos.agencyId, agencyId));
  await retireLinks(
    db,
    own.map(({ uniqueId }) => ({ uniqueId, agencyId: null })),
    now,
  );
}

/** Whether the link belonged to another agency's demo. */
export async function isRetired(
  db: Database,
  uniqueId: string,
  agencyId: string,
): Promise<boolean> {
  const isOthers = or(isNull(retiredLinks.agencyId), ne(retiredLinks.agencyId, agencyId));
  const [row] = await db
    .select({ linkHash: retiredLinks.linkHash })
    .from(retiredLinks)
    .where(and(eq(retiredLinks.linkHash, sha256(uniqueId)), isOthers));
  return row !== undefined;
}
