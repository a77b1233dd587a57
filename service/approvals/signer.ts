import { findAgency, listMembers } from '../agencies/queries.ts';
import type { Database } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import type { ApprovalRow } from './queries.ts';

/** One mailbox in one form: letters of either case, and what stands behind a plus, are the same. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*$/u, '');
  return `${name}${address.slice(at)}`.toLowerCase();
}

/**
 * Whether the mailbox of a signer is the agency's own: that of a member, or the one that it shows
 * to its clients. The code would go to the agency, which would approve its own offer.
 */
export async function isOwnMailbox(
  db: Database,
  agencyId: string,
  signerEmail: string,
): Promise<boolean> {
  const agency = await findAgency(db, agencyId);
  const own = (await listMembers(db, agencyId)).map(({ email }) => email);
  const mailbox = mailboxOf(signerEmail);
  return [...own, agency?.email ?? ''].some((email) => mailboxOf(email) === mailbox);
}

/**
 * Checks that the signer has not become one of the agency since they were asked.
 * @throws ServiceError no_access.
 */
export async function requireClient(
  db: Database,
  { agencyId, signerEmail }: Pick<ApprovalRow, 'agencyId' | 'signerEmail'>,
): Promise<void> {
  if (!(await isOwnMailbox(db, agencyId, signerEmail))) return;
  throw new ServiceError(
    'no_access',
    'The signer of this request belongs to the agency. Only the client can approve.',
  );
}
