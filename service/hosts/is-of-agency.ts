import { findApproval } from '../approvals/queries.ts';
import type { Database } from '../db/open.ts';
import { findBySlug } from '../demos/slugs.ts';

/** The id in a path: a demo's uniqueId, or a request for approval. */
const demoCall = /^\/api\/demos\/([^/]*)/u;
const approval = /^\/(?:api\/approvals|approve|verify)\/([^/]+)/u;

/**
 * Whether the object that a path names belongs to the agency; true for a path without one, such as
 * a file.
 */
export async function belongsToAgency(
  db: Database,
  agencyId: string,
  path: string,
): Promise<boolean> {
  const demo = demoCall.exec(path)?.[1];
  // A short address may be the uniqueId of another agency's demo.
  if (demo !== undefined) return (await findBySlug(db, agencyId, demo))?.uniqueId === demo;
  const id = approval.exec(path)?.[1];
  if (id === undefined) return true;
  return (await findApproval(db, id))?.row.agencyId === agencyId;
}
