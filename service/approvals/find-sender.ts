import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { members, users } from '../db/schema.ts';
import type { ApprovalRow } from './queries.ts';

/**
 * The member who receives mails about a request: the one who asked, else the agency's owner.
 * Undefined if both have switched such mails off.
 */
export async function findSender(
  db: Database,
  { agencyId, userId }: Pick<ApprovalRow, 'agencyId' | 'userId'>,
): Promise<{ readonly email: string; readonly isReachable: boolean } | undefined> {
  const readers = await db
    .select({
      userId: members.userId,
      role: members.role,
      email: users.email,
      isReachable: users.emailVerified,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.agencyId, agencyId), eq(members.approvalMails, true)))
    .orderBy(asc(members.createdAt), asc(members.id));
  return (
    readers.find((one) => one.userId === userId) ?? readers.find(({ role }) => role === 'owner')
  );
}
