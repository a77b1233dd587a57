import type { UpdateDemo } from '../contract/demos.ts';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Database } from '../db/open.ts';
import type { EncodedPictures } from './encode-pictures.ts';
import { mergeWebsiteData } from './merge-website-data.ts';
import { findOwn, updateOwn, type DemoRow, type NewDemo } from './queries.ts';
import { storePictures, referPictures } from './store-pictures.ts';

/**
 * The time of a change. Cached replies are compared by it, so it increases with every change of a
 * demo.
 */
export function nextUpdatedAt({ updatedAt }: DemoRow, now: number): number {
  return Math.max(now, updatedAt + 1);
}

/**
 * The columns that a change writes. New website data is a new version of the page, with another
 * template where it names another industry. The link stays, although it begins with the former
 * industry. The name in the library follows the business name until the agency sets another.
 */
function toRowChanges(
  existing: DemoRow,
  change: Omit<UpdateDemo, 'websiteData'> & { websiteData: WebsiteData | undefined },
  now: number,
): Partial<NewDemo> {
  const { websiteData, ...rest } = change;
  const updatedAt = nextUpdatedAt(existing, now);
  if (websiteData === undefined) return { ...rest, updatedAt };
  const merged = mergeWebsiteData(existing, websiteData);
  const follows = existing.name === existing.websiteData.businessName;
  const name = rest.name ?? (follows ? (merged.businessName ?? existing.name) : existing.name);
  const { industry } = merged;
  return { ...rest, name, industry, websiteData: merged, version: existing.version + 1, updatedAt };
}

/**
 * Changes an agency's own demo; undefined when it is not found. `encoded` holds the pictures sent
 * with the change.
 * @throws ServiceError invalid_fields for a picture that is not stored, quota_used_up when pictures
 * take too much space.
 */
export async function changeDemo(
  db: Database,
  {
    agencyId,
    id,
    change,
    encoded,
    now,
  }: {
    readonly agencyId: string;
    readonly id: string;
    readonly change: UpdateDemo;
    readonly encoded: EncodedPictures;
    readonly now: number;
  },
): Promise<DemoRow | undefined> {
  const existing = await findOwn(db, agencyId, id);
  if (!existing) return undefined;
  const sent = change.websiteData;
  const settled =
    sent && (await referPictures(db, sent, encoded, { agencyId, demoId: existing.id, now }));
  const values = toRowChanges(existing, { ...change, websiteData: settled?.websiteData }, now);
  const row = await updateOwn(db, agencyId, existing.id, values);
  if (settled) await storePictures(db, settled.pictures, { agencyId });
  return row;
}
