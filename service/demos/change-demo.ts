import type { UpdateDemo } from '../contract/demos.ts';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Database } from '../db/open.ts';
import { dataDomains, keepDomains } from '../objections/demo-domains.ts';
import { requireAllowed } from '../objections/stops.ts';
import type { EncodedPictures } from './encode-pictures.ts';
import { mergeWebsiteData } from './merge-website-data.ts';
import { findOwn, updateOwn, type DemoRow, type NewDemo } from './queries.ts';
import { keepPictures, referPictures } from './settle-pictures.ts';

/**
 * The moment of a change: replies that are kept ready are told apart by it, so no two changes of a
 * demo share one.
 */
export function laterThan({ updatedAt }: DemoRow, now: number): number {
  return Math.max(now, updatedAt + 1);
}

/**
 * What a change writes into a demo's row. New website data is a new version of the page, made from
 * another template where it names another industry; the link stays, though it begins with the
 * former one. The name in the library follows the business name for as long as the owner has not
 * given it another.
 */
function changeOf(
  existing: DemoRow,
  change: Omit<UpdateDemo, 'websiteData'> & { websiteData: WebsiteData | undefined },
  now: number,
): Partial<NewDemo> {
  const { websiteData, ...rest } = change;
  const updatedAt = laterThan(existing, now);
  if (websiteData === undefined) return { ...rest, updatedAt };
  const merged = mergeWebsiteData(existing, websiteData);
  const follows = existing.name === existing.websiteData.businessName;
  const name = rest.name ?? (follows ? (merged.businessName ?? existing.name) : existing.name);
  const { industry } = merged;
  return { ...rest, name, industry, websiteData: merged, version: existing.version + 1, updatedAt };
}

/**
 * Changes an agency's own demo; undefined when there is none. `encoded` are the pictures that came
 * with the change.
 * @throws ServiceError invalid_fields for a picture that is not stored, quota_used_up when pictures
 * take too much room, opted_out.
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
  const values = changeOf(existing, { ...change, websiteData: settled?.websiteData }, now);
  const row = await updateOwn(db, agencyId, existing.id, values);
  if (sent) {
    const domains = dataDomains(sent);
    await requireAllowed(db, domains);
    await keepDomains(db, existing.id, domains);
  }
  if (settled) await keepPictures(db, settled.pictures, { agencyId });
  return row;
}
