import { isUniqueId, newUniqueId } from '../../templates-data/model/unique-id.ts';
import { newDemoColors } from '../../templates-data/model/default-colors.ts';
import type { CreateDemo } from '../contract/demos.ts';
import type { SentWebsiteData, WebsiteData } from '../contract/website-data.ts';
import type { Database, Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { dataDomains, storeDomains, listDomains } from '../objections/demo-domains.ts';
import { requireAgency, requireAllowed } from '../objections/stops.ts';
import { tradeIndustry } from './check-trade.ts';
import { encodePictures } from './encode-pictures.ts';
import { findByUniqueId, insertDemo, purgeAgencyDemo, type DemoRow } from './queries.ts';
import { storePictures, replaceUploads } from './store-pictures.ts';
import { linkTimes } from '../plans/link-lifetime.ts';
import { takeSlot, type Allowance } from '../plans/take-slot.ts';

const maxAttempts = 5;

export interface CreateOptions extends Allowance {
  /** The member who makes the demo. */
  readonly userId: string;
  readonly makeId?: typeof newUniqueId;
}

/** The stored values: name and industry in one place, with default colours. */
function withDefaults(input: CreateDemo): { industry: string; websiteData: SentWebsiteData } {
  const filled = Object.fromEntries(
    Object.entries(input.websiteData).filter(([, value]) => Boolean(value)),
  );
  const industry =
    [input.industry, input.websiteData.industry, tradeIndustry(input.websiteData)].find(
      (value) => value !== undefined && value !== null && value !== '',
    ) ?? 'general';
  return {
    industry,
    websiteData: { ...newDemoColors, businessName: input.name, ...filled, industry },
  };
}

/** The content of a new row, without its link. */
interface NewDemo {
  /** Id of the row, if the caller needs it in advance. */
  readonly id?: string;
  readonly name: string;
  readonly industry: string;
  readonly websiteData: WebsiteData;
  readonly tags: readonly string[];
  /** The demo that it is a copy of. */
  readonly copyOf?: string;
}

/**
 * Adds a row under the requested link or, where that is taken, under a new one.
 * @throws ServiceError busy when no free id was found.
 */
export async function addDemo(
  db: Database,
  { id = crypto.randomUUID(), name, industry, websiteData, tags, copyOf }: NewDemo,
  { agencyId, userId, limits, now, makeId = newUniqueId }: CreateOptions,
  requestedId?: string,
): Promise<DemoRow> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const made = attempt === 0 ? requestedId : undefined;
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
    if (!demo) continue;
    await appendEvent(db, {
      agencyId,
      demoId: id,
      kind: 'demo.created',
      actor: `member:${userId}`,
      at: now,
      ...(copyOf !== undefined && { data: { copyOf } }),
    });
    return demo;
  }
  throw new ServiceError('busy', 'No free link could be found just now. Please try again.', {
    retryAfter: 1,
  });
}

/**
 * Saves a demo and takes its slot in the same transaction. A requested uniqueId is used when it is
 * well-formed and free; the same request of the same agency returns the existing demo (`created:
 * false`). The link of a deleted demo is free for its agency only, and using it again makes the
 * deletion final.
 * @throws ServiceError quota_used_up, opted_out, invalid_fields for a picture, busy when no free id
 * was found.
 */
export async function createDemo(
  store: Store,
  input: CreateDemo,
  options: CreateOptions,
): Promise<{ demo: DemoRow; created: boolean }> {
  const { industry, websiteData: sent } = withDefaults(input);
  const encoded = await encodePictures(sent);
  const sentId = input.uniqueId ?? '';
  return store.write(async (db) => {
    const requestedId = isUniqueId(sentId, industry) ? sentId : undefined;
    const existing = requestedId === undefined ? undefined : await findByUniqueId(db, requestedId);
    const isOwn = existing?.agencyId === options.agencyId;
    if (isOwn && existing.deletedAt === null) return { demo: existing, created: false };
    const { agencyId, now } = options;
    // A link keeps the websites it was first made from, so that an objection still finds it.
    const former = isOwn ? await listDomains(db, existing.id) : [];
    const domains = [...new Set([...former, ...dataDomains(sent)])];
    await requireAgency(db, agencyId);
    await requireAllowed(db, domains);
    await takeSlot(db, options);
    const id = crypto.randomUUID();
    // Must run before the deleted demo's pictures are removed, because the new demo may show them.
    const { websiteData, pictures } = await replaceUploads(db, sent, encoded, {
      agencyId,
      now,
      demoId: id,
    });
    if (isOwn) await purgeAgencyDemo(db, agencyId, existing.uniqueId);
    const content = { id, name: input.name, industry, websiteData, tags: input.tags ?? [] };
    const demo = await addDemo(db, content, options, requestedId);
    await storeDomains(db, demo.id, domains);
    await storePictures(db, pictures, options);
    return { demo, created: true };
  });
}
