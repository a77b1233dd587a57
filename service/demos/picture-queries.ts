import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PicturePlace } from '../../templates-data/model/pictures.ts';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Database, Store } from '../db/open.ts';
import { demoPictures, demos } from '../db/schema.ts';
import { stoppedColumn } from '../objections/stops.ts';

export type PictureRow = typeof demoPictures.$inferSelect;

/** What is known of a picture without reading it. */
const about = {
  id: demoPictures.id,
  hash: demoPictures.hash,
  width: demoPictures.width,
  height: demoPictures.height,
  background: demoPictures.background,
};

export interface ShownPicture {
  readonly bytes: Buffer;
  readonly expiresAt: number;
  readonly websiteData: WebsiteData;
  /** 1 for a picture of a demo that was taken down. */
  readonly stopped: number;
}

/** A logo may be transparent, and stays one; a photograph may move from place to place. */
function rolesLike(place: PicturePlace): SQL {
  return place === 'logo' ? eq(demoPictures.role, 'logo') : ne(demoPictures.role, 'logo');
}

/** Reads a picture of a demo by its hash, with what the demo shows and until when. */
export function pictureReader(
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
          rolesLike(place),
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

/** A picture of any demo of the agency, the demo's own before those of others. */
export async function findOwnPicture(
  db: Database,
  agencyId: string,
  demoId: string,
  { place, hash }: { place: PicturePlace; hash: string },
): Promise<PictureRow | undefined> {
  const rows = await db
    .select({ ...about, demoId: demoPictures.demoId })
    .from(demoPictures)
    .innerJoin(demos, eq(demos.id, demoPictures.demoId))
    .where(and(eq(demos.agencyId, agencyId), rolesLike(place), eq(demoPictures.hash, hash)));
  const chosen = rows.find((row) => row.demoId === demoId) ?? rows[0];
  if (!chosen) return undefined;
  const [picture] = await db.select().from(demoPictures).where(eq(demoPictures.id, chosen.id));
  return picture;
}

/** Keeps a picture with a demo; one that is there already becomes its newest. */
export async function keepPicture(db: Database, picture: PictureRow): Promise<void> {
  await db
    .insert(demoPictures)
    .values(picture)
    .onConflictDoUpdate({
      target: [demoPictures.demoId, demoPictures.role, demoPictures.hash],
      set: { createdAt: picture.createdAt },
    });
}

/** Lets go of all but the newest pictures of a demo in one role. */
export async function forgetOlder(
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

/**
 * Bytes of all pictures of an agency, those of deleted demos included for as long as they can come
 * back.
 */
export async function pictureBytes(db: Database, agencyId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(length(${demoPictures.bytes})), 0)`.mapWith(Number) })
    .from(demoPictures)
    .innerJoin(demos, eq(demos.id, demoPictures.demoId))
    .where(eq(demos.agencyId, agencyId));
  return row?.bytes ?? 0;
}
