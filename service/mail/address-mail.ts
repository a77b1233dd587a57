import type { Database } from '../db/open.ts';
import {
  addressChangeMail,
  addressChanged,
  addressEmailChange,
  addressInvitation,
  addressPasswordReset,
  addressVerification,
} from './address-account-mail.ts';
import {
  addressApproval,
  addressComments,
  addressExpiry,
  addressMessage,
  addressMissingHost,
  addressOpenReports,
  addressOptOut,
  addressReply,
  addressVisits,
} from './address-demo-mail.ts';
import { buildMail, type OutboxRow, type Sending } from './build-mail.ts';
import { mailSubject, type Letter } from './letter.ts';
import type { Mail } from './send-mail.ts';

/**
 * The mail for a letter at the time of sending, its link with a new token included. Undefined when
 * its recipient no longer exists. Runs inside the transaction that takes the row out for sending.
 */
export async function addressMail(
  db: Database,
  row: OutboxRow,
  letter: Letter,
  circumstances: Pick<Sending, 'origin' | 'demoOrigin' | 'now'>,
): Promise<Mail | undefined> {
  const { origin } = circumstances;
  const sending: Sending = { ...circumstances, db, row, subject: mailSubject(letter) };
  switch (letter.kind) {
    case 'verify-email':
      return addressVerification(sending, letter);
    case 'reset-password':
      return addressPasswordReset(sending);
    case 'password-changed':
      return buildMail(sending, { kind: 'password-changed', origin });
    case 'change-email':
      return addressEmailChange(sending, letter);
    case 'email-change-asked':
      return addressChangeMail(sending, letter);
    case 'email-changed':
      return addressChanged(sending, letter);
    case 'invitation':
      return addressInvitation(sending, letter);
    case 'visits':
      return addressVisits(sending, letter);
    case 'comments':
      return addressComments(sending, letter);
    case 'comment-reply':
      return addressReply(sending, letter);
    case 'opt-out':
      return addressOptOut(sending, letter);
    case 'host-missing':
      return addressMissingHost(sending, letter);
    case 'host-lost':
      return buildMail(sending, { ...letter, origin });
    case 'open-reports':
      return addressOpenReports(sending);
    case 'expiry':
      return addressExpiry(sending, letter);
    case 'approval':
      return addressApproval(sending, letter);
    case 'message':
      return addressMessage(sending, letter);
  }
}
