import { findAgency, listMembers } from '../agencies/queries.ts';
import type { Database } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import type { ApprovalRow } from './queries.ts';

/** The normalised mailbox: lower case, without the part after a plus sign. */
export function normalizeMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*$/u, '');
  return `${name}${address.slice(at)}`.toLowerCase();
}

/**
 * Whether a signer's mailbox is the agency's own: a member's, or the one shown to its clients. The
 * agency could approve its own offer with the code.
 */
export async function isOwnMailbox(
  db: Database,
  agencyId: string,
  signerEmail: string,
): Promise<boolean> {
  const agency = await findAgency(db, agencyId);
  const own = (await listMembers(db, agencyId)).map(({ email }) => email);
  const mailbox = normalizeMailbox(signerEmail);
  return [...own, agency?.email ?? ''].some((email) => normalizeMailbox(email) === mailbox);
}

/**
 * Checks that the signer has not become a member of the agency since the request.
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
