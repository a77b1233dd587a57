import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { agencyHosts } from '../db/schema.ts';

export type HostRow = typeof agencyHosts.$inferSelect;

export const isVerified = ({ verifiedHost }: Pick<HostRow, 'verifiedHost'>): boolean =>
  verifiedHost !== null;

export function listAgencyHosts(db: Database, agencyId: string): Promise<HostRow[]> {
  return db
    .select()
    .from(agencyHosts)
    .where(eq(agencyHosts.agencyId, agencyId))
    .orderBy(asc(agencyHosts.createdAt), asc(agencyHosts.id));
}

export async function findAgencyHost(
  db: Database,
  agencyId: string,
  host: string,
): Promise<HostRow | undefined> {
  const [row] = await db
    .select()
    .from(agencyHosts)
    .where(and(eq(agencyHosts.agencyId, agencyId), eq(agencyHosts.host, host)));
  return row;
}

/** The claim that has verified a name. */
export async function findHolder(db: Database, host: string): Promise<HostRow | undefined> {
  const [row] = await db.select().from(agencyHosts).where(eq(agencyHosts.verifiedHost, host));
  return row;
}

export async function listVerifiedNames(db: Database): Promise<readonly string[]> {
  const rows = await db
    .select({ host: agencyHosts.host })
    .from(agencyHosts)
    .where(isNotNull(agencyHosts.verifiedHost));
  return rows.map(({ host }) => host);
}

/** The origin of an agency's links: its chosen domain while that is verified. */
export async function findLinkOrigin(db: Database, agencyId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ host: agencyHosts.verifiedHost })
    .from(agencyHosts)
    .where(
      and(
        eq(agencyHosts.agencyId, agencyId),
        eq(agencyHosts.forLinks, true),
        isNotNull(agencyHosts.verifiedHost),
      ),
    );
  return row?.host == null ? undefined : `https://${row.host}`;
}
