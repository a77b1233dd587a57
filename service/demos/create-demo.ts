import { isUniqueId, newUniqueId } from '../../templates-data/model/unique-id.ts';
import type { CreateDemo } from '../contract/demos.ts';
import type { SentWebsiteData, WebsiteData } from '../contract/website-data.ts';
import type { Database, Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { dataDomains, keepDomains, listDomains } from '../objections/demo-domains.ts';
import { requireAgency, requireAllowed } from '../objections/stops.ts';
import { industryOfTrade } from './check-trade.ts';
import { encodePictures } from './encode-pictures.ts';
import { findByUniqueId, insertDemo, purgeOwn, type DemoRow } from './queries.ts';
import { keepPictures, referPictures } from './settle-pictures.ts';
import { linkTimes } from '../plans/link-lifetime.ts';
import { takeSlot, type Allowance } from '../plans/take-slot.ts';

const triesForAFreeId = 5;
const defaultColors = { primaryColor: '#111827', secondaryColor: '#3b82f6' } as const;

export interface CreateOptions extends Allowance {
  /** The member who makes the demo. */
  readonly userId: string;
  readonly makeId?: typeof newUniqueId;
}

/**
 * The values a demo is stored with: what was sent, with the name and industry in one place and the
 * specification's colours where none came.
 */
function completed(input: CreateDemo): { industry: string; websiteData: SentWebsiteData } {
  const given = Object.fromEntries(
    Object.entries(input.websiteData).filter(([, value]) => Boolean(value)),
  );
  const industry =
    [input.industry, input.websiteData.industry, industryOfTrade(input.websiteData)].find(
      (value) => value !== undefined && value !== null && value !== '',
    ) ?? 'general';
  return {
    industry,
    websiteData: { ...defaultColors, businessName: input.name, ...given, industry },
  };
}

/** What a new row of an agency consists of, but for its link. */
interface Content {
  /** Of the row, where it is needed before the row stands. */
  readonly id?: string;
  readonly name: string;
  readonly industry: string;
  readonly websiteData: WebsiteData;
  readonly tags: readonly string[];
}

/**
 * Adds a row under the wished link or, where that is taken, under a new one.
 * @throws ServiceError busy when no free id was found.
 */
export async function addDemo(
  db: Database,
  { id = crypto.randomUUID(), name, industry, websiteData, tags }: Content,
  { agencyId, userId, limits, now, makeId = newUniqueId }: CreateOptions,
  wished?: string,
): Promise<DemoRow> {
  for (let attempt = 0; attempt < triesForAFreeId; attempt += 1) {
    const made = attempt === 0 ? wished : undefined;
    const demo = await insertDemo(db, {
      id,
      uniqueId: made ?? makeId(industry, websiteData.businessName ?? name),
      agencyId,
      userId,
      name,
      industry,
      websiteData,
      tags: [...tags],
      createdAt: now,
      updatedAt: now,
      ...linkTimes(limits, now),
    });
    if (demo) return demo;
  }
  throw new ServiceError('busy', 'No free link could be found just now. Please try again.', {
    retryAfter: 1,
  });
}

/**
 * Saves a demo and takes its slot in the same transaction. A wished uniqueId is honoured when it
 * has the exact form and is free; the same wish by the same agency answers the demo that exists
 * (`created: false`). The link of a demo that its agency deleted is free for that agency alone, and
 * using it again ends the way back.
 * @throws ServiceError quota_used_up, opted_out, invalid_fields for a picture, busy when no free id
 * was found.
 */
export async function createDemo(
  store: Store,
  input: CreateDemo,
  options: CreateOptions,
): Promise<{ demo: DemoRow; created: boolean }> {
  const { industry, websiteData: sent } = completed(input);
  const encoded = await encodePictures(sent);
  const wish = input.uniqueId ?? '';
  return store.write(async (db) => {
    const wished = isUniqueId(wish, industry) ? wish : undefined;
    const existing = wished === undefined ? undefined : await findByUniqueId(db, wished);
    const isOwn = existing?.agencyId === options.agencyId;
    if (isOwn && existing.deletedAt === null) return { demo: existing, created: false };
    const { agencyId, now } = options;
    // A link stands for the websites that it was first made from, whatever is made anew behind it.
    const former = isOwn ? await listDomains(db, existing.id) : [];
    const domains = [...new Set([...former, ...dataDomains(sent)])];
    await requireAgency(db, agencyId);
    await requireAllowed(db, domains);
    await takeSlot(db, options);
    const id = crypto.randomUUID();
    // Before the deleted demo goes with its pictures: the new one may show them.
    const { websiteData, pictures } = await referPictures(db, sent, encoded, {
      agencyId,
      now,
      demoId: id,
    });
    if (isOwn) await purgeOwn(db, agencyId, existing.uniqueId);
    const content = { id, name: input.name, industry, websiteData, tags: input.tags ?? [] };
    const demo = await addDemo(db, content, options, wished);
    await keepDomains(db, demo.id, domains);
    await keepPictures(db, pictures, options);
    return { demo, created: true };
  });
}
