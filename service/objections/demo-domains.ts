import { asc, eq, gt } from 'drizzle-orm';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Database, Store } from '../db/open.ts';
import { demoDomains, demos, jobs } from '../db/schema.ts';
import { siteDomain } from './registrable-domain.ts';

/** Demos handled in one transaction. */
const batchSize = 500;

/** The domains of the websites that addresses belong to. */
export function registrableDomains(addresses: Iterable<string>): readonly string[] {
  const domains = [...addresses].map(siteDomain).filter((domain) => domain !== undefined);
  return [...new Set(domains)];
}

/**
 * The domains of the websites that website data was read from: of the typed address, and of the
 * pages it redirected to.
 */
export function dataDomains({
  sourceUrl,
  facts,
  today,
}: Pick<WebsiteData, 'sourceUrl' | 'facts' | 'today'>): readonly string[] {
  const read = [...(facts ?? []), ...(today ?? [])].map(({ source }) => source);
  return registrableDomains([...(sourceUrl ? [sourceUrl] : []), ...read]);
}

/** Records that a demo was made from websites of these domains. */
export async function storeDomains(
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

/** The domains of all websites that the demo was ever made from. */
export async function listDomains(db: Database, demoId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ domain: demoDomains.domain })
    .from(demoDomains)
    .where(eq(demoDomains.demoId, demoId));
  return rows.map(({ domain }) => domain);
}

/** Changed when addresses give other domains than before. */
const job = 'demo-domains-2';

/**
 * Records the domains of demos from before this table, or from before addresses gave these. A SQL
 * migration cannot, because it does not know public suffixes. Runs once per database, and continues
 * after an interruption.
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
      for (const { id, websiteData } of batch) await storeDomains(db, id, dataDomains(websiteData));
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
