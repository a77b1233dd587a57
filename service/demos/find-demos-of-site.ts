import { domainToUnicode } from 'node:url';
import { and, desc, eq, isNull, like, or, sql } from 'drizzle-orm';
import { siteKeys } from '../../templates-data/model/site-key.ts';
import type { Database } from '../db/open.ts';
import { demos } from '../db/schema.ts';
import type { DemoRow } from './queries.ts';

/** Limit of demos that are named for one website. */
const maxNamed = 3;
/** Limit of rows mentioning a website that are compared. */
const maxMentions = 50;

/** An agency's demos that were scanned from one of these websites, the newest first. */
export async function findDemosOfSite(
  db: Database,
  agencyId: string,
  sites: ReadonlySet<string>,
): Promise<readonly DemoRow[]> {
  if (sites.size === 0) return [];
  const names = [...sites]
    .flatMap((site) => [site, domainToUnicode(site)])
    .filter((name) => name !== '');
  const text = sql`lower(cast(${demos.websiteData} as text))`;
  const rows = await db
    .select()
    .from(demos)
    .where(
      and(
        eq(demos.agencyId, agencyId),
        isNull(demos.deletedAt),
        or(...names.map((name) => like(text, `%${name.toLowerCase()}%`))),
      ),
    )
    .orderBy(desc(demos.createdAt))
    .limit(maxMentions);
  return rows
    .filter(({ websiteData }) => [...siteKeys(websiteData)].some((key) => sites.has(key)))
    .slice(0, maxNamed);
}
