import type { UserRow } from '../auth/find-user.ts';
import type { Database } from '../db/open.ts';
import { agencies } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { addMember } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Creates the agency of an account, which owns it. It takes the account's id, unless an earlier
 * agency with that id continues without the account.
 */
export async function createAgency(
  db: Database,
  user: Pick<UserRow, 'id' | 'username' | 'createdAt'>,
  { now, env: { trialDays } }: { readonly now: number; readonly env: Pick<Env, 'trialDays'> },
): Promise<void> {
  // The trial counts from the account's creation, so a second agency brings no second trial.
  const trialEndsAt = trialDays > 0 ? Math.round(user.createdAt + trialDays * day) : null;
  const values = { name: user.username, createdAt: now, trialEndsAt };
  const [made] = await db
    .insert(agencies)
    .values({ ...values, id: user.id })
    .onConflictDoNothing({ target: agencies.id })
    .returning({ id: agencies.id });
  const agencyId = made?.id ?? crypto.randomUUID();
  if (!made) await db.insert(agencies).values({ ...values, id: agencyId });
  await addMember(db, { agencyId, userId: user.id, role: 'owner' }, now);
}
