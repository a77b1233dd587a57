import type { Database } from '../db/open.ts';
import { findLinkOrigin } from '../hosts/queries.ts';

/** Where an agency's clients are led to: its own name where it has chosen one, else the demos'. */
export async function clientOrigin(
  db: Database,
  demoOrigin: string,
  agencyId: string,
): Promise<string> {
  return (await findLinkOrigin(db, agencyId)) ?? demoOrigin;
}
