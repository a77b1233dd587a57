import type { Database } from '../db/open.ts';
import type { Env } from '../env.ts';
import { findLinkOrigin } from './queries.ts';

/** The fields of a demo that its link needs. */
export interface LinkedDemo {
  readonly agencyId: string;
  readonly uniqueId: string;
  readonly slug: string;
}

/** The address of a demo for its client, under the agency's own domain if it has chosen one. */
export async function findDemoLink(
  db: Database,
  { demoOrigin }: Pick<Env, 'demoOrigin'>,
  { agencyId, uniqueId, slug }: LinkedDemo,
): Promise<string> {
  const own = await findLinkOrigin(db, agencyId);
  if (own === undefined) return `${demoOrigin}/demos/${uniqueId}`;
  return `${own}/${slug === '' ? uniqueId : slug}`;
}
