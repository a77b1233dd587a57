import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../auth/find-user.ts';
import type { Database } from '../db/open.ts';
import { agencies, demos, members, messages } from '../db/schema.ts';
import { retireAgencyLinks } from '../demos/retired-links.ts';
import { listMembers, listMemberships, type MemberRow } from './queries.ts';

type LeavingUser = Pick<UserRow, 'id' | 'email'>;

/** Agencies whose only owner is this account. */
export async function listSolelyOwnedAgencies(db: Database, userId: string): Promise<string[]> {
  const alone: string[] = [];
  for (const { agency, role } of await listMemberships(db, userId)) {
    if (role !== 'owner') continue;
    const owners = (await listMembers(db, agency.id)).filter((one) => one.role === 'owner');
    if (owners.length === 1) alone.push(agency.id);
  }
  return alone;
}

/** Agencies whose longest-standing owner is this account: their invoices go to its address. */
export async function listBilledAgencies(db: Database, userId: string): Promise<string[]> {
  const paid: string[] = [];
  for (const { agency } of await listMemberships(db, userId)) {
    const owner = (await listMembers(db, agency.id)).find(({ role }) => role === 'owner');
    if (owner?.userId === userId) paid.push(agency.id);
  }
  return paid;
}

/** Moves a person's demos in an agency, and the messages for them, to another member. */
async function reassignDemos(
  db: Database,
  agencyId: string,
  from: LeavingUser,
  to: MemberRow,
): Promise<void> {
  const own = and(eq(demos.agencyId, agencyId), eq(demos.userId, from.id));
  await db
    .update(messages)
    .set({ recipient: to.email })
    .where(and(eq(messages.agencyId, agencyId), eq(messages.recipient, from.email)));
  await db.update(demos).set({ userId: to.userId }).where(own);
}

async function deleteAgency(db: Database, agencyId: string, now: number): Promise<void> {
  await retireAgencyLinks(db, agencyId, now);
  await db.delete(agencies).where(eq(agencies.id, agencyId));
}

/**
 * Removes a person from an agency. Their demos go to the owner who has been there longest; without
 * another owner, the longest-standing admin or else member becomes one. An agency without members
 * is deleted with all that it holds. Runs in a transaction.
 */
export async function leaveAgency(
  db: Database,
  agencyId: string,
  person: LeavingUser,
  now: number,
): Promise<void> {
  const others = (await listMembers(db, agencyId)).filter(({ userId }) => userId !== person.id);
  const heir = (['owner', 'admin', 'member'] as const)
    .map((role) => others.find((one) => one.role === role))
    .find((one) => one !== undefined);
  if (!heir) return deleteAgency(db, agencyId, now);
  const membership = (userId: string): ReturnType<typeof and> =>
    and(eq(members.agencyId, agencyId), eq(members.userId, userId));
  if (heir.role !== 'owner')
    await db.update(members).set({ role: 'owner' }).where(membership(heir.userId));
  await reassignDemos(db, agencyId, person, heir);
  await db.delete(members).where(membership(person.id));
}
