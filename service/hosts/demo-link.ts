import type { Database } from '../db/open.ts';
import type { Env } from '../env.ts';
import { findLinkOrigin } from './queries.ts';

/** What a link needs to know of its demo. */
export interface LinkedDemo {
  readonly agencyId: string;
  readonly uniqueId: string;
  readonly slug: string;
}

/** The address of a demo as its agency sends it: under its own domain where it has chosen one. */
export async function findDemoLink(
  db: Database,
  { demoOrigin }: Pick<Env, 'demoOrigin'>,
  { agencyId, uniqueId, slug }: LinkedDemo,
): Promise<string> {
  const own = await findLinkOrigin(db, agencyId);
  if (own === undefined) return `${demoOrigin}/demos/${uniqueId}`;
  return `${own}/${slug === '' ? uniqueId : slug}`;
}
