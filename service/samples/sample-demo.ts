import { eq, sql } from 'drizzle-orm';
import { sampleSections } from '../../templates-data/model/sections.ts';
import type { Store } from '../db/open.ts';
import { agencies, stops } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { DemoVersion } from '../pages/find-demo-version.ts';
import { permanentUntil } from '../plans/link-lifetime.ts';

/** The firm of the sample; it does not exist. */
const sampleFirm = 'Premier Law';

/**
 * The sample that an agency opens before its first demo: the page of a firm that does not exist. It
 * has no row, takes no slot, and is in no list.
 */
export function sampleDemo(uniqueId: string, agencyId: string): DemoRow {
  return {
    id: uniqueId,
    uniqueId,
    slug: '',
    agencyId,
    userId: '',
    name: sampleFirm,
    industry: 'law',
    websiteData: {
      businessName: sampleFirm,
      industry: 'law',
      slogan: 'Counsel that holds, when it matters most',
      samples: [...sampleSections],
    },
    tags: [],
    notes: '',
    starred: false,
    visits: 0,
    version: 1,
    createdAt: 0,
    updatedAt: 0,
    expiresAt: permanentUntil,
    openMs: null,
    deletedAt: null,
    stage: 'draft',
    stageAt: 0,
    valueCents: null,
    valueCurrency: null,
    lostReason: null,
    panel: null,
    looks: null,
  };
}

/** What a cached page of an agency's sample depends on; undefined for an agency that is gone. */
export async function findSampleVersion(
  store: Store,
  uniqueId: string,
  agencyId: string,
): Promise<DemoVersion | undefined> {
  const stopped = sql<number>`case when exists (select 1 from ${stops} where ${stops.id} = ${`agency:${agencyId}`}) then 1 else 0 end`;
  const [agency] = await store.read
    .select({
      agencyVersion: agencies.version,
      isWhiteLabel: agencies.whiteLabel,
      stopped: stopped.mapWith(Number),
    })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  if (!agency) return undefined;
  return { ...agency, id: uniqueId, agencyId, version: 1, updatedAt: 0, expiresAt: permanentUntil };
}
