import type { Dialect } from '../sqlite-dialect.ts';
import type { AgencyTables } from './agencies.ts';

/** Mails to send, and messages that clients and visitors left. */
function describeMessages(c: Dialect, { agencies }: Pick<AgencyTables, 'agencies'>) {
  const outbox = c.table(
    'outbox',
    {
      id: c.text('id').primaryKey(),
      recipient: c.text('recipient').notNull(),
      subject: c.text('subject').notNull(),
      text: c.text('text').notNull(),
      html: c.text('html'),
      replyTo: c.text('reply_to'),
      createdAt: c.time('created_at').notNull(),
      attempts: c.int('attempts').notNull().default(0),
      nextAttemptAt: c.time('next_attempt_at').notNull(),
      sentAt: c.time('sent_at'),
      /** When the last attempt failed; the row stays for the operator. */
      failedAt: c.time('failed_at'),
      lastError: c.text('last_error'),
    },
    (table) => [c.index('outbox_due').on(table.sentAt, table.failedAt, table.nextAttemptAt)],
  );

  const messages = c.table(
    'messages',
    {
      id: c.text('id').primaryKey(),
      kind: c.text('kind').$type<'inquiry' | 'comment' | 'demo-request' | 'more-time'>().notNull(),
      /** The agency whose inbox contains it; null, like demoId, for messages to the operator. */
      agencyId: c.text('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
      demoId: c.text('demo_id'),
      recipient: c.text('recipient'),
      content: c.json('content').$type<Record<string, string>>().notNull(),
      createdAt: c.time('created_at').notNull(),
      mailedAt: c.time('mailed_at'),
      /** When a member first read it; null again after it is marked as unread. */
      readAt: c.time('read_at'),
      /** Set while a deletion can be undone. */
      deletedAt: c.time('deleted_at'),
    },
    (table) => [
      c.index('messages_unsent').on(table.mailedAt, table.createdAt),
      c.index('messages_inbox').on(table.agencyId, table.createdAt),
      c.index('messages_counts').on(table.agencyId, table.deletedAt, table.kind, table.readAt),
    ],
  );

  return { outbox, messages };
}

/** Rate limits, scheduled jobs, and the id and keys of this installation. */
function describeInstallation(c: Dialect) {
  const limitHits = c.table(
    'limit_hits',
    {
      id: c.text('id').primaryKey(),
      bucket: c.text('bucket').notNull(),
      at: c.time('at').notNull(),
    },
    (table) => [c.index('limit_hits_at').on(table.bucket, table.at)],
  );

  const jobs = c.table('jobs', {
    name: c.text('name').primaryKey(),
    doneAt: c.time('done_at').notNull(),
  });

  /**
   * One row, created with the tables: the id distinguishes this installation's data and backups
   * from others.
   */
  const installation = c.table('installation', {
    id: c.text('id').primaryKey(),
    createdAt: c.time('created_at').notNull(),
  });

  /** Keys that the service generates, such as the one that signs preview tokens. */
  const secrets = c.table('secrets', {
    name: c.text('name').primaryKey(),
    value: c.bytes('value').notNull(),
    createdAt: c.time('created_at').notNull(),
  });

  return { limitHits, jobs, installation, secrets };
}

/** Mails, messages, rate limits, scheduled jobs, and the installation's id and keys. */
export function describeWorkTables(c: Dialect, tables: Pick<AgencyTables, 'agencies'>) {
  return { ...describeMessages(c, tables), ...describeInstallation(c) };
}
