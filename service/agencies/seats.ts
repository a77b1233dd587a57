import { count, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { members } from '../db/schema.ts';
import { ServiceError } from '../errors.ts';

export async function countMembers(db: Database, agencyId: string): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(members)
    .where(eq(members.agencyId, agencyId));
  return row?.taken ?? 0;
}

/**
 * Checks that the agency has room for one more member. Runs in the transaction that adds the
 * member, so that of twenty acceptances of the last seat one succeeds.
 * @throws ServiceError quota_used_up
 */
export async function requireSeat(db: Database, agencyId: string, seats: number): Promise<void> {
  if ((await countMembers(db, agencyId)) < seats) return;
  throw new ServiceError(
    'quota_used_up',
    seats === 1
      ? 'The plan of this agency is for one member. More come with the Professional plan.'
      : `All ${seats} seats of this agency are taken. A larger plan has more.`,
  );
}
