import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { fieldError } from '../auth/accounts.ts';
import type { Database } from '../db/open.ts';
import { agencyHosts } from '../db/schema.ts';
import { listAgencyHosts, type HostRow } from './queries.ts';

/** Maximum number of domains of an agency. */
const maxHosts = 20;

/**
 * Adds a domain to an agency, with the token for its DNS record. An existing claim is returned
 * unchanged.
 * @throws ServiceError invalid_fields for one domain too many
 */
export async function addHost(
  db: Database,
  { agencyId, host, now }: { agencyId: string; host: string; now: number },
): Promise<HostRow> {
  const all = await listAgencyHosts(db, agencyId);
  const known = all.find((one) => one.host === host);
  if (known) return known;
  if (all.length >= maxHosts) throw fieldError('host', `An agency has at most ${maxHosts} domains`);
  const [added] = await db
    .insert(agencyHosts)
    .values({
      id: crypto.randomUUID(),
      agencyId,
      host,
      token: randomBytes(24).toString('base64url'),
      createdAt: now,
    })
    .returning();
  if (!added) throw new Error(`the host ${host} was not stored`);
  return added;
}

/** Chooses the domain of the agency's links, or none. */
export async function setLinkHost(
  db: Database,
  { id, agencyId }: HostRow,
  forLinks: boolean,
): Promise<void> {
  await db
    .update(agencyHosts)
    .set({ forLinks: false })
    .where(and(eq(agencyHosts.agencyId, agencyId), ne(agencyHosts.id, id)));
  await db.update(agencyHosts).set({ forLinks }).where(eq(agencyHosts.id, id));
}
