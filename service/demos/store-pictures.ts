import { picturePlaces, type PicturePlace } from '../../templates-data/model/pictures.ts';
import type { SentWebsiteData, WebsiteData } from '../contract/website-data.ts';
import type { PictureReference } from '../contract/website-pictures.ts';
import type { Database } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { pictureError, type EncodedPicture, type EncodedPictures } from './encode-pictures.ts';
import {
  findAgencyPicture,
  deleteOlderPictures,
  storePicture,
  pictureBytes,
  type PictureRow,
} from './picture-queries.ts';
import { sentPictures } from './sent-pictures.ts';

/** Fifty demos with a dozen photographs each. */
export const maxPictureBytes = 60_000_000;
/** The shown picture and former ones, so that a change can be undone. */
const maxPerRole = 3;

interface Owner {
  readonly agencyId: string;
  readonly demoId: string;
  readonly now: number;
}

type StoredPicture = NonNullable<WebsiteData['opening']>;

function createReference({
  hash,
  width,
  height,
  background,
}: EncodedPicture | PictureRow): PictureReference {
  return { hash, width, height, background };
}

/**
 * Website data as it is stored: each picture is a reference to one that the demo holds, or a choice
 * from the trade's set. Uploads are in `encoded`; a reference may name any picture of the agency's
 * demos. Runs in the transaction that writes the data.
 * @throws ServiceError invalid_fields when a reference names no picture of the agency.
 */
export async function replaceUploads(
  db: Database,
  data: SentWebsiteData,
  encoded: EncodedPictures,
  owner: Owner,
): Promise<{ websiteData: WebsiteData; pictures: PictureRow[] }> {
  const { logo: _, opening: __, pictures: sentMap, ...rest } = data;
  const websiteData: WebsiteData = rest;
  const rows: PictureRow[] = [];
  const others: Record<PicturePlace, StoredPicture> = {};
  for (const [place, sent] of sentPictures(data)) {
    const stored = sent === null ? null : await storedPicture(place, sent);
    if (place === 'logo') websiteData.logo = stored && 'hash' in stored ? stored : null;
    else if (place === 'opening') websiteData.opening = stored;
    else if (stored) others[place] = stored;
  }
  if (sentMap !== undefined) websiteData.pictures = sentMap === null ? null : others;
  return { websiteData, pictures: rows };

  async function storedPicture(place: PicturePlace, sent: SentPicture): Promise<StoredPicture> {
    const words = { ...(sent.alt && { alt: sent.alt }), ...(sent.focus && { focus: sent.focus }) };
    if ('set' in sent) return { set: sent.set, ...words };
    const row = await findStoredPicture(db, place, sent, encoded[place], owner);
    rows.push(row);
    return { ...createReference(row), ...words };
  }
}

type SentPicture = NonNullable<SentWebsiteData['opening']>;

async function findStoredPicture(
  db: Database,
  place: PicturePlace,
  sent: Exclude<SentPicture, { set: string }>,
  encoded: EncodedPicture | undefined,
  { agencyId, demoId, now }: Owner,
): Promise<PictureRow> {
  const row = { id: crypto.randomUUID(), demoId, role: place, createdAt: now };
  if (encoded) return { ...encoded, ...row };
  const stored =
    'hash' in sent
      ? await findAgencyPicture(db, agencyId, demoId, { place, hash: sent.hash })
      : undefined;
  const { width = 0, height = 0 } = picturePlaces[place] ?? {};
  if (stored && (stored.width > width || stored.height > height))
    throw pictureError(place, 'is too large for its new place. Please choose it again');
  if (!stored) throw pictureError(place, 'is not stored any more. Please choose it again');
  return { ...stored, ...row, ...(sent.background && { background: sent.background }) };
}

/**
 * Stores pictures with their demo, whose row exists.
 * @throws ServiceError quota_used_up when the agency's pictures take too much space.
 */
export async function storePictures(
  db: Database,
  pictures: readonly PictureRow[],
  { agencyId }: Pick<Owner, 'agencyId'>,
): Promise<void> {
  for (const picture of pictures) {
    await storePicture(db, picture);
    await deleteOlderPictures(db, picture.demoId, picture.role, maxPerRole);
  }
  if (pictures.length === 0 || (await pictureBytes(db, agencyId)) <= maxPictureBytes) return;
  const megabytes = Math.round(maxPictureBytes / 1_000_000);
  throw new ServiceError(
    'quota_used_up',
    `The pictures of your demos take up all of their ${megabytes} MB. Remove some of them; those of a deleted demo go a day later.`,
  );
}

/** Copies the pictures that website data refers to, for another demo of the agency. */
export async function copyPictures(
  db: Database,
  websiteData: WebsiteData,
  { agencyId, demoId, now }: Owner,
): Promise<PictureRow[]> {
  const copies: PictureRow[] = [];
  for (const [role, reference] of sentPictures(websiteData)) {
    if (!reference || !('hash' in reference)) continue;
    const picture = await findAgencyPicture(db, agencyId, demoId, {
      place: role,
      hash: reference.hash,
    });
    if (picture) copies.push({ ...picture, role, id: crypto.randomUUID(), demoId, createdAt: now });
  }
  return copies;
}
