import type { UserRow } from '../auth/find-user.ts';
import type { Database } from '../db/open.ts';
import { agencies } from '../db/schema.ts';
import { addMember } from './queries.ts';

/**
 * Makes the agency of an account, which owns it. It has the account's id; where that agency went on
 * without the account, another.
 */
export async function createAgency(
  db: Database,
  user: Pick<UserRow, 'id' | 'username'>,
  now: number,
): Promise<void> {
  const values = { name: user.username, createdAt: now };
  const [made] = await db
    .insert(agencies)
    .values({ ...values, id: user.id })
    .onConflictDoNothing({ target: agencies.id })
    .returning({ id: agencies.id });
  const agencyId = made?.id ?? crypto.randomUUID();
  if (!made) await db.insert(agencies).values({ ...values, id: agencyId });
  await addMember(db, { agencyId, userId: user.id, role: 'owner' }, now);
}
