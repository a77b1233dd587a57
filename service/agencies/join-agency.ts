import { findById } from '../auth/accounts.ts';
import type { UserRow } from '../auth/find-user.ts';
import { markEmailVerified } from '../auth/mark-email-verified.ts';
import type { Database } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { findInvitation, markAccepted } from './invitations.ts';
import { addMember, findRole, useAgency } from './queries.ts';
import { requireSeat } from './seats.ts';

export function invalidInvitation(): ServiceError {
  return new ServiceError(
    'invalid_token',
    'This invitation has been used, taken back or has run out. Please ask for a new one.',
  );
}

/**
 * Makes an invited account a member. The token proves the address: it was mailed there, and the
 * session belongs to its account.
 * @throws ServiceError invalid_token, quota_used_up
 */
export async function joinAgency(
  db: Database,
  user: UserRow,
  { token, seats }: { readonly token: string; readonly seats: number },
  { outbox, now }: Pick<Deps, 'outbox' | 'now'>,
): Promise<void> {
  const found = await findInvitation(db, token, now());
  // The address may have changed meanwhile.
  if ((await findById(db, user.id))?.email !== found?.email || !found) throw invalidInvitation();
  const { agencyId, role } = found;
  if ((await findRole(db, agencyId, user.id)) === undefined) {
    await requireSeat(db, agencyId, seats);
    await addMember(db, { agencyId, userId: user.id, role }, now());
  }
  await useAgency(db, user.id, agencyId, now());
  await markAccepted(db, found.id, now());
  await markEmailVerified(db, outbox, user);
}
