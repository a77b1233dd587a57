import type { Database } from '../db/open.ts';
import { findLinkOrigin } from '../hosts/queries.ts';

/**
 * The origin of an agency's client pages: its own host if it has chosen one, else the demos'
 * origin.
 */
export async function clientOrigin(
  db: Database,
  demoOrigin: string,
  agencyId: string,
): Promise<string> {
  return (await findLinkOrigin(db, agencyId)) ?? demoOrigin;
}
