import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { approvalFiles, frozenFiles } from '../db/schema.ts';
import type { SitePicture } from '../scan/browser/visit-messages.ts';
import { sha256 } from '../sha256.ts';

type PictureWidth = SitePicture['viewport'];

/** A page or file as it was sent when the version was frozen. */
export interface FrozenFile {
  /** Path below `/approve/{id}`: `/page/services`, `/_astro/onest.woff2`. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Path of the share card of a frozen version. */
export const cardPath = '/card.jpg';
/** Path of the agency's logo at the time of the request. */
export const logoPath = '/logo.webp';
/** Path of the picture of the home page at one width. */
export const picturePath = (width: PictureWidth): string => `/picture-${width}.jpg`;

/** Stores the files of a version. Equal bytes are stored once for all versions. */
export async function storeFrozenFiles(
  db: Database,
  approvalId: string,
  files: readonly FrozenFile[],
  now: number,
): Promise<void> {
  for (const { path, type, bytes } of files) {
    const hash = sha256(bytes);
    await db
      .insert(frozenFiles)
      .values({ hash, bytes, createdAt: now })
      .onConflictDoNothing({ target: frozenFiles.hash });
    await db
      .insert(approvalFiles)
      .values({ id: `${approvalId} ${path}`, approvalId, path, type, hash });
  }
}

export async function readFrozenFile(
  db: Store['read'],
  approvalId: string,
  path: string,
): Promise<{ readonly type: string; readonly hash: string; readonly bytes: Buffer } | undefined> {
  const [row] = await db
    .select({ type: approvalFiles.type, hash: frozenFiles.hash, bytes: frozenFiles.bytes })
    .from(approvalFiles)
    .innerJoin(frozenFiles, eq(frozenFiles.hash, approvalFiles.hash))
    .where(eq(approvalFiles.id, `${approvalId} ${path}`));
  return row;
}

/** What a certificate shows of a version. Pictures of the page need a browser. */
export interface CertificatePictures {
  readonly desktop?: Buffer | undefined;
  readonly phone?: Buffer | undefined;
  readonly card?: Buffer | undefined;
}

export async function readPictures(
  db: Store['read'],
  approvalId: string,
): Promise<CertificatePictures> {
  const read = async (path: string): Promise<Buffer | undefined> =>
    (await readFrozenFile(db, approvalId, path))?.bytes;
  return {
    desktop: await read(picturePath(1440)),
    phone: await read(picturePath(390)),
    card: await read(cardPath),
  };
}

/** Files that one clean-up checks. */
const batch = 500;
const day = 24 * 60 * 60 * 1000;

/** Deletes bytes that no version uses any more, such as those of a deleted agency. */
export async function deleteUnusedFiles(db: Database, now: number): Promise<void> {
  const isUsed = db
    .select({ one: sql`1` })
    .from(approvalFiles)
    .where(eq(approvalFiles.hash, frozenFiles.hash));
  const unused = await db
    .select({ hash: frozenFiles.hash })
    .from(frozenFiles)
    .where(and(lt(frozenFiles.createdAt, now - day), notExists(isUsed)))
    .limit(batch);
  if (unused.length === 0) return;
  await db.delete(frozenFiles).where(
    inArray(
      frozenFiles.hash,
      unused.map(({ hash }) => hash),
    ),
  );
}
