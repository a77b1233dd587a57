import { listMembers } from '../agencies/queries.ts';
import type { Database } from '../db/open.ts';
import type { ApprovalRow } from './queries.ts';

/**
 * The member who receives mails about a request: the one who asked, else the agency's owner.
 * Undefined for an agency without members.
 */
export async function findSender(
  db: Database,
  { agencyId, userId }: Pick<ApprovalRow, 'agencyId' | 'userId'>,
): Promise<{ readonly email: string; readonly isReachable: boolean } | undefined> {
  const members = await listMembers(db, agencyId);
  const member =
    members.find((one) => one.userId === userId) ?? members.find(({ role }) => role === 'owner');
  return member && { email: member.email, isReachable: member.emailVerified };
}
