/** The mails about demos: visits, answers, approvals, objections, and domains. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { findAgency } from '../agencies/queries.ts';
import { writeApprovalMail } from '../approvals/approval-mails.ts';
import { describeComments, describeReply } from '../comments/describe-comments.ts';
import { agencyHosts, messages } from '../db/schema.ts';
import { writeExpiryMail } from '../expiry/expiry-mail.ts';
import { challengeName } from '../hosts/check-host.ts';
import { findHolder } from '../hosts/queries.ts';
import { clientWords } from '../client-words.ts';
import { issueOptOutToken } from '../objections/opt-outs.ts';
import { openReports } from '../objections/reports.ts';
import { describeVisits } from '../signals/describe-visits.ts';
import { buildMail, type LetterOf, type Sending } from './build-mail.ts';
import type { Mail } from './send-mail.ts';

export async function addressVisits(
  sending: Sending,
  letter: LetterOf<'visits'>,
): Promise<Mail | undefined> {
  const { db, row, origin } = sending;
  const visits = await describeVisits(db, letter, row.recipient);
  if (!visits) return undefined;
  return buildMail(sending, { kind: 'visits', origin, ...visits }, { subject: visits.title });
}

export async function addressComments(
  sending: Sending,
  letter: LetterOf<'comments'>,
): Promise<Mail | undefined> {
  const { db, row, origin } = sending;
  const topic = await describeComments(db, letter, row.recipient);
  if (!topic) return undefined;
  return buildMail(sending, { kind: 'comments', origin, ...topic }, { subject: topic.title });
}

export async function addressReply(
  sending: Sending,
  { replyId }: LetterOf<'comment-reply'>,
): Promise<Mail | undefined> {
  const reply = await describeReply(sending.db, replyId, sending);
  if (!reply) return undefined;
  const { title: subject, replyTo } = reply;
  const mail = buildMail(sending, { kind: 'comment-reply', ...reply }, { subject, replyTo });
  return { ...mail, fromName: reply.agency };
}

/** The mail names the agency under whose domain the business objected, and never the product. */
export async function addressOptOut(
  sending: Sending,
  { optOutId, host, language }: LetterOf<'opt-out'>,
): Promise<Mail | undefined> {
  const { db, demoOrigin, now } = sending;
  const found = await issueOptOutToken(db, optOutId, now);
  if (!found) return undefined;
  const { token, domain, scope } = found;
  const holder = host === undefined ? undefined : await findHolder(db, host);
  const agency = holder && (await findAgency(db, holder.agencyId));
  const origin = holder ? `https://${holder.host}` : demoOrigin;
  const sender = agency?.name ?? new URL(demoOrigin).hostname;
  const objection = { token, domain, scope, sender, language } as const;
  const subject = clientWords(language).text('objection.mailSubject');
  const mail = buildMail(sending, { kind: 'opt-out', origin, ...objection }, { subject });
  return { ...mail, fromName: sender };
}

export async function addressMissingHost(
  sending: Sending,
  letter: LetterOf<'host-missing'>,
): Promise<Mail | undefined> {
  const { db, origin } = sending;
  const [claim] = await db
    .select()
    .from(agencyHosts)
    .where(and(eq(agencyHosts.verifiedHost, letter.host), isNotNull(agencyHosts.missingSince)));
  if (!claim) return undefined;
  const record = { name: challengeName(letter.host), value: claim.token };
  return buildMail(sending, { ...letter, origin, record });
}

export async function addressOpenReports(sending: Sending): Promise<Mail | undefined> {
  const topic = await openReports(sending.db, sending.origin);
  return topic.count === 0 ? undefined : buildMail(sending, topic);
}

export async function addressExpiry(
  sending: Sending,
  letter: LetterOf<'expiry'>,
): Promise<Mail | undefined> {
  const { db, row, origin, now } = sending;
  const content = await writeExpiryMail(db, letter, { origin, recipient: row.recipient, now });
  return content && buildMail(sending, { kind: 'written', content }, { subject: content.title });
}

export async function addressApproval(
  sending: Sending,
  letter: LetterOf<'approval'>,
): Promise<Mail | undefined> {
  const { db, origin, demoOrigin, now } = sending;
  const written = await writeApprovalMail(db, letter, { origin: demoOrigin, app: origin, now });
  if (!written) return undefined;
  const { content, replyTo, ...rest } = written;
  const mail = buildMail(
    sending,
    { kind: 'written', content },
    { subject: content.title, replyTo },
  );
  return { ...mail, ...rest };
}

export async function addressMessage(
  sending: Sending,
  { messageId, about }: LetterOf<'message'>,
): Promise<Mail | undefined> {
  const [message] = await sending.db.select().from(messages).where(eq(messages.id, messageId));
  if (!message) return undefined;
  const { content } = message;
  return buildMail(sending, { kind: 'message', about, content }, { replyTo: content['Email'] });
}
