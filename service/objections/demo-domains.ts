import { asc, eq, gt } from 'drizzle-orm';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Database, Store } from '../db/open.ts';
import { demoDomains, demos, jobs } from '../db/schema.ts';
import { siteDomain } from './registrable-domain.ts';

/** Demos that are looked at in one transaction. */
const batchSize = 500;

/** The domains of websites that addresses are of. */
export function domainsOf(addresses: Iterable<string>): readonly string[] {
  const domains = [...addresses].map(siteDomain).filter((domain) => domain !== undefined);
  return [...new Set(domains)];
}

/**
 * The domains of the websites that website data was read from: of the address that was typed, and
 * of the pages that it led to.
 */
export function dataDomains({
  sourceUrl,
  facts,
  today,
}: Pick<WebsiteData, 'sourceUrl' | 'facts' | 'today'>): readonly string[] {
  const read = [...(facts ?? []), ...(today ?? [])].map(({ source }) => source);
  return domainsOf([...(sourceUrl ? [sourceUrl] : []), ...read]);
}

/** Notes that a demo was made from websites of these domains, for as long as it is there. */
export async function keepDomains(
  db: Database,
  demoId: string,
  domains: readonly string[],
): Promise<void> {
  if (domains.length === 0) return;
  await db
    .insert(demoDomains)
    .values(domains.map((domain) => ({ id: `${demoId} ${domain}`, demoId, domain })))
    .onConflictDoNothing({ target: demoDomains.id });
}

/** The domains that a demo was ever made from. */
export async function listDomains(db: Database, demoId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ domain: demoDomains.domain })
    .from(demoDomains)
    .where(eq(demoDomains.demoId, demoId));
  return rows.map(({ domain }) => domain);
}

const job = 'demo-domains';

/**
 * Notes the domains of demos from before they were kept; public suffixes are known here and not in
 * a migration's SQL. Done once for a database, and begun again where it was interrupted.
 */
export async function addMissingDomains(store: Store, now: number): Promise<void> {
  const [done] = await store.read.select().from(jobs).where(eq(jobs.name, job));
  if (done) return;
  let after = '';
  for (;;) {
    const from = after;
    const rows = await store.write(async (db) => {
      const batch = await db
        .select({ id: demos.id, websiteData: demos.websiteData })
        .from(demos)
        .where(gt(demos.id, from))
        .orderBy(asc(demos.id))
        .limit(batchSize);
      for (const { id, websiteData } of batch) await keepDomains(db, id, dataDomains(websiteData));
      return batch;
    });
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) break;
    after = last.id;
  }
  await store.write(async (db) => {
    await db.insert(jobs).values({ name: job, doneAt: now }).onConflictDoNothing();
  });
}
