import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { members } from '../db/schema.ts';
import { notFound, ServiceError } from '../errors.ts';
import { requireRole } from './find-member.ts';
import { leaveAgency } from './leave-agency.ts';
import { findRole, listMembers, type MemberRow, type Role } from './queries.ts';

interface MemberChange {
  readonly agencyId: string;
  /**
   * The member who makes the change; their role is read again, because it may have changed
   * meanwhile.
   */
  readonly actorId: string;
  readonly userId: string;
}

async function findActor(db: Database, { agencyId, actorId }: MemberChange): Promise<Role> {
  const role = await findRole(db, agencyId, actorId);
  if (role === undefined) throw notFound('Member not found');
  return role;
}

async function findTarget(db: Database, change: MemberChange): Promise<MemberRow> {
  const all = await listMembers(db, change.agencyId);
  const target = all.find(({ userId }) => userId === change.userId);
  if (!target) throw notFound('Member not found');
  return target;
}

/** @throws ServiceError last_owner */
async function requireOtherOwner(db: Database, { agencyId, userId }: MemberChange): Promise<void> {
  const all = await listMembers(db, agencyId);
  if (all.some((one) => one.role === 'owner' && one.userId !== userId)) return;
  throw new ServiceError(
    'last_owner',
    'An agency needs an owner. Make another member an owner first.',
  );
}

/**
 * Gives a member another role. Runs in a transaction, so that the last owner stays one.
 * @throws ServiceError role_needed, not_found, last_owner
 */
export async function changeRole(db: Database, change: MemberChange, role: Role): Promise<void> {
  const actor = await findActor(db, change);
  const target = await findTarget(db, change);
  requireRole(actor, target.role === 'owner' || role === 'owner' ? 'owner' : 'admin');
  if (target.role === 'owner' && role !== 'owner') await requireOtherOwner(db, change);
  const { agencyId, userId } = change;
  await db
    .update(members)
    .set({ role })
    .where(and(eq(members.agencyId, agencyId), eq(members.userId, userId)));
}

/**
 * Removes a member, or oneself; the demos stay. Runs in a transaction.
 * @throws ServiceError role_needed, not_found, last_owner
 */
export async function removeMember(db: Database, change: MemberChange, now: number): Promise<void> {
  const actor = await findActor(db, change);
  const target = await findTarget(db, change);
  if (change.actorId !== change.userId)
    requireRole(actor, target.role === 'owner' ? 'owner' : 'admin');
  if (target.role === 'owner') await requireOtherOwner(db, change);
  await leaveAgency(db, change.agencyId, { id: target.userId, email: target.email }, now);
}
