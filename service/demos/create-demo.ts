import { isUniqueId, newUniqueId } from '../../templates-data/model/unique-id.ts';
import type { CreateDemo } from '../contract/demos.ts';
import type { Database, Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { findByUniqueId, insertDemo, purgeOwn, type DemoRow } from './queries.ts';
import { takeSlot, type Account } from './take-slot.ts';

export const demoLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const triesForAFreeId = 5;
const defaultColors = { primaryColor: '#111827', secondaryColor: '#3b82f6' } as const;

export interface CreateOptions extends Account {
  readonly now: number;
  readonly makeId?: typeof newUniqueId;
}

/** The values a demo is stored with: what was sent, with the name and industry in one place and the specification's colours where none came. */
function completed(input: CreateDemo): { industry: string; websiteData: CreateDemo['websiteData'] } {
  const given = Object.fromEntries(Object.entries(input.websiteData).filter(([, value]) => Boolean(value)));
  const industry =
    [input.industry, input.websiteData.industry].find(
      (value) => value !== undefined && value !== null && value !== '',
    ) ?? 'law';
  return { industry, websiteData: { ...defaultColors, businessName: input.name, ...given, industry } };
}

/** What a new row of an account consists of, but for its link. */
interface Content {
  readonly name: string;
  readonly industry: string;
  readonly websiteData: CreateDemo['websiteData'];
  readonly tags: readonly string[];
}

/**
 * Adds a row under the wished link or, where that is taken, under a new one.
 * @throws ServiceError busy when no free id was found.
 */
export async function addDemo(
  db: Database,
  { name, industry, websiteData, tags }: Content,
  { userId, now, makeId = newUniqueId }: CreateOptions,
  wished?: string,
): Promise<DemoRow> {
  for (let attempt = 0; attempt < triesForAFreeId; attempt += 1) {
    const made = attempt === 0 ? wished : undefined;
    const demo = await insertDemo(db, {
      id: crypto.randomUUID(),
      uniqueId: made ?? makeId(industry, websiteData.businessName ?? name),
      userId,
      name,
      industry,
      websiteData,
      tags: [...tags],
      createdAt: now,
      updatedAt: now,
      expiresAt: now + demoLifetimeMs,
    });
    if (demo) return demo;
  }
  throw new ServiceError('busy', 'No free link could be found just now. Please try again.', {
    retryAfter: 1,
  });
}

/**
 * Saves a demo and takes its slot in the same transaction. A wished uniqueId is honoured when it has the exact form and is
 * free; the same wish by the same owner answers the demo that exists (`created: false`). The link of a demo that its owner
 * deleted is free for the owner alone, and using it again ends the way back.
 * @throws ServiceError quota_used_up, busy when no free id was found.
 */
export function createDemo(
  store: Store,
  input: CreateDemo,
  options: CreateOptions,
): Promise<{ demo: DemoRow; created: boolean }> {
  const { industry, websiteData } = completed(input);
  const wish = input.uniqueId ?? '';
  return store.write(async (db) => {
    const wished = isUniqueId(wish, industry) ? wish : undefined;
    const existing = wished === undefined ? undefined : await findByUniqueId(db, wished);
    const isOwn = existing?.userId === options.userId;
    if (isOwn && existing.deletedAt === null) return { demo: existing, created: false };
    await takeSlot(db, options);
    if (isOwn) await purgeOwn(db, options.userId, existing.uniqueId);
    const content = { name: input.name, industry, websiteData, tags: input.tags ?? [] };
    return { demo: await addDemo(db, content, options, wished), created: true };
  });
}
