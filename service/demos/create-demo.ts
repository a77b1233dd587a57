import { isUniqueId, newUniqueId } from '../../templates-data/model/unique-id.ts';
import type { CreateDemo } from '../contract/demos.ts';
import type { Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { countOwn, findByUniqueId, insertDemo, type DemoRow } from './queries.ts';

export const demoLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const triesForAFreeId = 5;
const defaultColors = { primaryColor: '#111827', secondaryColor: '#3b82f6' } as const;

interface Options {
  readonly userId: string;
  readonly maxDemos: number;
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

/**
 * Saves a demo and takes its slot in the same transaction, so that of fifty parallel calls with one slot left one succeeds.
 * A wished uniqueId is honoured when it has the exact form and is free; the same wish by the same owner answers the demo
 * that exists (`created: false`).
 * @throws ServiceError quota_used_up, busy when no free id was found.
 */
export function createDemo(
  store: Store,
  input: CreateDemo,
  { userId, maxDemos, now, makeId = newUniqueId }: Options,
): Promise<{ demo: DemoRow; created: boolean }> {
  const { industry, websiteData } = completed(input);
  const wish = input.uniqueId ?? '';
  return store.write(async (db) => {
    const wished = isUniqueId(wish, industry) ? wish : undefined;
    const existing = wished === undefined ? undefined : await findByUniqueId(db, wished);
    if (existing?.userId === userId) return { demo: existing, created: false };
    if ((await countOwn(db, userId)) >= maxDemos) {
      throw new ServiceError(
        'quota_used_up',
        `All ${maxDemos} of your demo slots are in use. Delete a demo to free its slot.`,
      );
    }
    for (let attempt = 0; attempt < triesForAFreeId; attempt += 1) {
      const uniqueId =
        attempt === 0 && wished !== undefined
          ? wished
          : makeId(industry, websiteData.businessName ?? input.name);
      const demo = await insertDemo(db, {
        id: crypto.randomUUID(),
        uniqueId,
        userId,
        name: input.name,
        industry,
        websiteData,
        tags: input.tags ?? [],
        createdAt: now,
        updatedAt: now,
        expiresAt: now + demoLifetimeMs,
      });
      if (demo) return { demo, created: true };
    }
    throw new ServiceError('busy', 'No free link could be found just now. Please try again.', {
      retryAfter: 1,
    });
  });
}
