import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PicturePlace } from '../../templates-data/model/pictures.ts';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Database, Store } from '../db/open.ts';
import { demoPictures, demos } from '../db/schema.ts';
import { stoppedColumn } from '../objections/stops.ts';

export type PictureRow = typeof demoPictures.$inferSelect;

/** The columns of a picture without its bytes. */
const columnsWithoutBytes = {
  id: demoPictures.id,
  hash: demoPictures.hash,
  width: demoPictures.width,
  height: demoPictures.height,
  background: demoPictures.background,
};

interface ShownPicture {
  readonly bytes: Buffer;
  readonly expiresAt: number;
  readonly websiteData: WebsiteData;
  /** 1 for a picture of a demo that was taken down. */
  readonly stopped: number;
}

/**
 * The roles a picture may be reused in: a logo, which may be transparent, only as a logo; a
 * photograph in every other place.
 */
function matchRoles(place: PicturePlace): SQL {
  return place === 'logo' ? eq(demoPictures.role, 'logo') : ne(demoPictures.role, 'logo');
}

/** Prepares the query for a picture of a demo by its hash, with the demo's pictures and its end. */
export function preparePictureQuery(
  store: Store,
): (uniqueId: string, place: PicturePlace, hash: string) => Promise<ShownPicture | undefined> {
  const [logo, photograph] = (['logo', 'opening'] as const).map((place) =>
    store.read
      .select({
        bytes: demoPictures.bytes,
        expiresAt: demos.expiresAt,
        websiteData: demos.websiteData,
        stopped: stoppedColumn(),
      })
      .from(demoPictures)
      .innerJoin(demos, eq(demos.id, demoPictures.demoId))
      .where(
        and(
          eq(demos.uniqueId, sql.placeholder('uniqueId')),
          isNull(demos.deletedAt),
          matchRoles(place),
          eq(demoPictures.hash, sql.placeholder('hash')),
        ),
      )
      .limit(1)
      .prepare(),
  );
  return async (uniqueId, place, hash) => {
    const [row] = (await (place === 'logo' ? logo : photograph)?.execute({ uniqueId, hash })) ?? [];
    return row;
  };
}

/** A picture of any demo of the agency, preferably of this one. */
export async function findAgencyPicture(
  db: Database,
  agencyId: string,
  demoId: string,
  { place, hash }: { place: PicturePlace; hash: string },
): Promise<PictureRow | undefined> {
  const rows = await db
    .select({ ...columnsWithoutBytes, demoId: demoPictures.demoId })
    .from(demoPictures)
    .innerJoin(demos, eq(demos.id, demoPictures.demoId))
    .where(and(eq(demos.agencyId, agencyId), matchRoles(place), eq(demoPictures.hash, hash)));
  const chosen = rows.find((row) => row.demoId === demoId) ?? rows[0];
  if (!chosen) return undefined;
  const [picture] = await db.select().from(demoPictures).where(eq(demoPictures.id, chosen.id));
  return picture;
}

/** Stores a picture with a demo; one that is already stored becomes its newest. */
export async function storePicture(db: Database, picture: PictureRow): Promise<void> {
  await db
    .insert(demoPictures)
    .values(picture)
    .onConflictDoUpdate({
      target: [demoPictures.demoId, demoPictures.role, demoPictures.hash],
      set: { createdAt: picture.createdAt },
    });
}

/** Deletes all but the newest pictures of a demo in one role. */
export async function deleteOlderPictures(
  db: Database,
  demoId: string,
  role: PicturePlace,
  keep: number,
): Promise<void> {
  const rows = await db
    .select({ id: demoPictures.id })
    .from(demoPictures)
    .where(and(eq(demoPictures.demoId, demoId), eq(demoPictures.role, role)))
    .orderBy(desc(demoPictures.createdAt), desc(demoPictures.id));
  const old = rows.slice(keep).map(({ id }) => id);
  if (old.length > 0) await db.delete(demoPictures).where(inArray(demoPictures.id, old));
}

/** Bytes of all pictures of an agency, including those of deleted demos that can be restored. */
export async function pictureBytes(db: Database, agencyId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(length(${demoPictures.bytes})), 0)`.mapWith(Number) })
    .from(demoPictures)
    .innerJoin(demos, eq(demos.id, demoPictures.demoId))
    .where(eq(demos.agencyId, agencyId));
  return row?.bytes ?? 0;
}
