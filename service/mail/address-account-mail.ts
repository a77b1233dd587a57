/** The mails about an account and about joining an agency, most of them with a new token. */
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { findOpenInvitation, issueInvitationToken } from '../agencies/invitations.ts';
import { issueToken } from '../auth/mailed-tokens.ts';
import { identities, outbox, users } from '../db/schema.ts';
import { buildMail, type LetterOf, type Sending } from './build-mail.ts';
import type { Mail } from './send-mail.ts';

const providerNames = { google: 'Google', github: 'GitHub' } as const;

/** An address that its owner recognises but others cannot use: `a…@agency.example`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/**
 * Whether a later mail of the same kind has gone to the same address, which ended this one's link.
 */
async function isSuperseded({ db, row }: Sending): Promise<boolean> {
  const [later] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, row.recipient),
        eq(outbox.subject, row.subject),
        isNotNull(outbox.sentAt),
        gt(outbox.createdAt, row.createdAt),
      ),
    )
    .limit(1);
  return later !== undefined;
}

export async function addressVerification(
  sending: Sending,
  { userId }: LetterOf<'verify-email'>,
): Promise<Mail | undefined> {
  const { db, origin, now } = sending;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || user.emailVerified || (await isSuperseded(sending))) return undefined;
  const token = await issueToken(db, 'verify-email', user, now);
  const mail = buildMail(sending, { kind: 'verify-email', origin, token });
  return { ...mail, to: user.email };
}

/** An account without a password gets a mail that names its providers. */
export async function addressPasswordReset(sending: Sending): Promise<Mail | undefined> {
  const { db, row, origin, now } = sending;
  const [user] = await db.select().from(users).where(eq(users.email, row.recipient));
  if (!user || (await isSuperseded(sending))) return undefined;
  if (user.passwordHash === null) {
    const linked = await db
      .select({ provider: identities.provider })
      .from(identities)
      .where(eq(identities.userId, user.id));
    const providers = linked.map(({ provider }) => providerNames[provider]);
    const topic = { kind: 'social-sign-in', origin, providers } as const;
    const mail = buildMail(sending, topic, { subject: 'Signing in to your account' });
    return { ...mail, to: user.email };
  }
  const token = await issueToken(db, 'reset-password', user, now);
  const mail = buildMail(sending, { kind: 'reset-password', origin, token });
  return { ...mail, to: user.email };
}

export async function addressEmailChange(
  sending: Sending,
  { userId }: LetterOf<'change-email'>,
): Promise<Mail | undefined> {
  const { db, row, origin, now } = sending;
  const email = row.recipient;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user?.pendingEmail !== email || (await isSuperseded(sending))) return undefined;
  const token = await issueToken(db, 'change-email', { id: user.id, email }, now);
  return buildMail(sending, { kind: 'change-email', origin, token });
}

export function addressChangeMail(sending: Sending, { to }: LetterOf<'email-change-asked'>): Mail {
  const { origin } = sending;
  return buildMail(sending, { kind: 'email-change-asked', origin, to: maskEmail(to) });
}

export function addressChanged(sending: Sending, { from, to }: LetterOf<'email-changed'>): Mail {
  const { origin } = sending;
  return buildMail(sending, {
    kind: 'email-changed',
    origin,
    from: maskEmail(from),
    to: maskEmail(to),
  });
}

export async function addressInvitation(
  sending: Sending,
  { invitationId }: LetterOf<'invitation'>,
): Promise<Mail | undefined> {
  const { db, origin, now } = sending;
  const invitation = await findOpenInvitation(db, invitationId, now);
  if (!invitation) return undefined;
  const token = await issueInvitationToken(db, invitation.id);
  const { agencyName, role } = invitation;
  return buildMail(sending, { kind: 'invitation', origin, token, agencyName, role });
}
