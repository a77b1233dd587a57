import type { Database } from '../db/open.ts';
import type { outbox } from '../db/schema.ts';
import { composeMail } from './compose-mail.ts';
import type { Letter } from './letter.ts';
import type { MailTopic } from './mail-topic.ts';
import type { Mail } from './send-mail.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** A row of the outbox that is being sent, in the transaction that takes it out. */
export interface Sending {
  readonly db: Database;
  readonly row: OutboxRow;
  readonly subject: string;
  readonly origin: string;
  /** Origin of the clients' pages. */
  readonly demoOrigin: string;
  readonly now: number;
}

/** A letter of one kind. */
export type LetterOf<K extends Letter['kind']> = Extract<Letter, { readonly kind: K }>;

/** A mail to the row's recipient; its subject is the row's unless another is given. */
export function buildMail(
  { row, subject: usual }: Sending,
  topic: MailTopic,
  {
    subject = usual,
    replyTo,
  }: { readonly subject?: string; readonly replyTo?: string | undefined } = {},
): Mail {
  return {
    to: row.recipient,
    subject,
    ...composeMail(topic),
    ...(replyTo !== undefined && { replyTo }),
  };
}
