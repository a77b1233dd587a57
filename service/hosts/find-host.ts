import { eq } from 'drizzle-orm';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import type { Store } from '../db/open.ts';
import { agencies, agencyHosts } from '../db/schema.ts';

/** A verified domain of an agency. */
export interface AgencySite {
  readonly host: string;
  readonly origin: string;
  readonly agencyId: string;
  /** The agency's data for pages without a demo. */
  readonly brand: DemoMaker;
}

export interface AgencySites {
  /** Finds the site of a Host header; undefined if no agency has verified the host. */
  readonly find: (host: string | undefined) => Promise<AgencySite | undefined>;
  /** Clears the cache after a host has changed in this process. */
  readonly forget: () => void;
}

interface SiteDeps {
  readonly store: Store;
  readonly now: () => number;
}

/** How long cached hosts are used, so changes of other processes take effect within this time. */
const freshMs = 2000;
/** Maximum number of cached names, so that random Host headers cannot fill the memory. */
const maxNames = 10_000;
const form = /^([a-z\d.-]{3,253})(?::\d{1,5})?$/u;

const columns = {
  agencyId: agencyHosts.agencyId,
  name: agencies.name,
  website: agencies.website,
  phone: agencies.phone,
  email: agencies.email,
  accent: agencies.accent,
  tone: agencies.labelTone,
  logoHash: agencies.logoHash,
};
type Row = Pick<typeof agencies.$inferSelect, 'logoHash'> & DemoMaker & { agencyId: string };

/** The address of an agency's logo under its own name. */
export const logoPath = /^\/logo-([\w-]+)\.webp$/u;

function toSite(host: string, { agencyId, logoHash, ...maker }: Row): AgencySite {
  const logo = logoHash === null ? '' : `/logo-${logoHash}.webp`;
  return { host, origin: `https://${host}`, agencyId, brand: { ...maker, logo } };
}

/** Finds the sites of requests, reading each name at most every two seconds. */
export function createAgencySites({ store, now }: SiteDeps): AgencySites {
  const known = new Map<string, { site: AgencySite | undefined; readAt: number }>();
  return {
    find: async (header) => {
      const host = form.exec(header?.toLowerCase() ?? '')?.[1];
      if (host === undefined) return undefined;
      const at = now();
      const entry = known.get(host);
      if (entry && at >= entry.readAt && at - entry.readAt < freshMs) return entry.site;
      const [row] = await store.read
        .select(columns)
        .from(agencyHosts)
        .innerJoin(agencies, eq(agencies.id, agencyHosts.agencyId))
        .where(eq(agencyHosts.verifiedHost, host));
      const site = row && toSite(host, row);
      if (known.size >= maxNames) known.clear();
      known.set(host, { site, readAt: at });
      return site;
    },
    forget: () => known.clear(),
  };
}
