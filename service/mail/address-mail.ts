import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { findOpenInvitation, issueInvitationToken } from '../agencies/invitations.ts';
import { findAgency } from '../agencies/queries.ts';
import { writeApprovalMail } from '../approvals/approval-mails.ts';
import { issueToken } from '../auth/mailed-tokens.ts';
import { describeComments, describeReply } from '../comments/describe-comments.ts';
import type { Database } from '../db/open.ts';
import { challengeName } from '../hosts/check-host.ts';
import { findHolder } from '../hosts/queries.ts';
import { issueOptOutToken } from '../objections/opt-outs.ts';
import { writeExpiryMail } from '../expiry/expiry-mail.ts';
import { openReports } from '../objections/reports.ts';
import { agencyHosts, identities, messages, outbox, users } from '../db/schema.ts';
import { describeVisits } from '../signals/describe-visits.ts';
import { composeMail, type MailTopic } from './compose-mail.ts';
import { mailSubject, type Letter } from './letter.ts';
import type { Mail } from './send-mail.ts';

type Row = typeof outbox.$inferSelect;

interface Circumstances {
  readonly origin: string;
  /** Origin of the clients' pages. */
  readonly demoOrigin: string;
  readonly now: number;
}

const providerNames = { google: 'Google', github: 'GitHub' } as const;

function mail(to: string, subject: string, topic: MailTopic, replyTo?: string): Mail {
  return { to, subject, ...composeMail(topic), ...(replyTo !== undefined && { replyTo }) };
}

/** An address that its owner recognises but others cannot use: `a…@agency.example`. */
function hinted(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/**
 * Whether a later mail of the same kind has gone to the same address, which ended this one's link.
 */
async function isOvertaken(db: Database, row: Row): Promise<boolean> {
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

/**
 * The mail for a letter at the time of sending, its link with a new token included. Undefined when
 * its recipient no longer exists. Runs inside the transaction that takes the row out for sending.
 */
export async function addressMail(
  db: Database,
  row: Row,
  letter: Letter,
  { origin, demoOrigin, now }: Circumstances,
): Promise<Mail | undefined> {
  const subject = mailSubject(letter);
  switch (letter.kind) {
    case 'verify-email': {
      const [user] = await db.select().from(users).where(eq(users.id, letter.userId));
      if (!user || user.emailVerified || (await isOvertaken(db, row))) return undefined;
      const token = await issueToken(db, 'verify-email', user, now);
      return mail(user.email, subject, { kind: 'verify-email', origin, token });
    }
    case 'reset-password': {
      const [user] = await db.select().from(users).where(eq(users.email, row.recipient));
      if (!user || (await isOvertaken(db, row))) return undefined;
      if (user.passwordHash === null) {
        const linked = await db
          .select({ provider: identities.provider })
          .from(identities)
          .where(eq(identities.userId, user.id));
        const providers = linked.map(({ provider }) => providerNames[provider]);
        return mail(user.email, `Signing in to your account`, {
          kind: 'social-sign-in',
          origin,
          providers,
        });
      }
      const token = await issueToken(db, 'reset-password', user, now);
      return mail(user.email, subject, { kind: 'reset-password', origin, token });
    }
    case 'password-changed':
      return mail(row.recipient, subject, { kind: 'password-changed', origin });
    case 'change-email': {
      const [user] = await db.select().from(users).where(eq(users.id, letter.userId));
      if (user?.pendingEmail !== row.recipient || (await isOvertaken(db, row))) return undefined;
      const token = await issueToken(
        db,
        'change-email',
        { id: user.id, email: row.recipient },
        now,
      );
      return mail(row.recipient, subject, { kind: 'change-email', origin, token });
    }
    case 'email-change-asked':
      return mail(row.recipient, subject, { ...letter, to: hinted(letter.to), origin });
    case 'email-changed':
      return mail(row.recipient, subject, {
        ...letter,
        from: hinted(letter.from),
        to: hinted(letter.to),
        origin,
      });
    case 'invitation': {
      const invitation = await findOpenInvitation(db, letter.invitationId, now);
      if (!invitation) return undefined;
      const token = await issueInvitationToken(db, invitation.id);
      const { agencyName, role } = invitation;
      return mail(row.recipient, subject, { kind: 'invitation', origin, token, agencyName, role });
    }
    case 'visits': {
      const visits = await describeVisits(db, letter, row.recipient);
      if (!visits) return undefined;
      return mail(row.recipient, visits.title, { kind: 'visits', origin, ...visits });
    }
    case 'comments': {
      const topic = await describeComments(db, letter, row.recipient);
      return topic && mail(row.recipient, topic.title, { kind: 'comments', origin, ...topic });
    }
    case 'comment-reply': {
      const reply = await describeReply(db, letter.replyId, { demoOrigin });
      if (!reply) return undefined;
      const topic = { kind: 'comment-reply', ...reply } as const;
      const addressed = mail(row.recipient, reply.title, topic, reply.replyTo);
      return { ...addressed, fromName: reply.agency };
    }
    case 'opt-out': {
      const found = await issueOptOutToken(db, letter.optOutId, now);
      if (!found) return undefined;
      const { token, domain, scope } = found;
      const holder = letter.host === undefined ? undefined : await findHolder(db, letter.host);
      const agencyName = holder && (await findAgency(db, holder.agencyId))?.name;
      const at = holder ? `https://${holder.host}` : origin;
      const topic = { kind: 'opt-out', origin: at, token, domain, scope, agencyName } as const;
      const addressed = mail(row.recipient, subject, topic);
      return agencyName === undefined ? addressed : { ...addressed, fromName: agencyName };
    }
    case 'host-missing': {
      const [claim] = await db
        .select()
        .from(agencyHosts)
        .where(and(eq(agencyHosts.verifiedHost, letter.host), isNotNull(agencyHosts.missingSince)));
      if (!claim) return undefined;
      const record = { name: challengeName(letter.host), value: claim.token };
      return mail(row.recipient, subject, { ...letter, origin, record });
    }
    case 'host-lost':
      return mail(row.recipient, subject, { ...letter, origin });
    case 'open-reports': {
      const topic = await openReports(db, origin);
      return topic.count === 0 ? undefined : mail(row.recipient, subject, topic);
    }
    case 'expiry': {
      const to = row.recipient;
      const content = await writeExpiryMail(db, letter, { origin, recipient: to, now });
      return content && mail(to, content.title, { kind: 'written', content });
    }
    case 'approval': {
      const written = await writeApprovalMail(db, letter, { origin: demoOrigin, app: origin, now });
      if (!written) return undefined;
      const { content, replyTo, ...rest } = written;
      return {
        ...mail(row.recipient, content.title, { kind: 'written', content }, replyTo),
        ...rest,
      };
    }
    case 'message': {
      const [message] = await db.select().from(messages).where(eq(messages.id, letter.messageId));
      if (!message) return undefined;
      const topic = { kind: 'message', about: letter.about, content: message.content } as const;
      return mail(row.recipient, subject, topic, message.content['Email']);
    }
  }
}
