import type { LiveState } from '../../contract/live.ts';
import type { Palette } from '../../contract/panel.ts';
import type { Dialect } from '../sqlite-dialect.ts';
import type { AccountTables } from './accounts.ts';
import type { DemoTables } from './demos.ts';
import type { SignalTables } from './signals.ts';

/** The tables that these refer to. */
type Parents = Pick<AccountTables, 'users'> &
  Pick<DemoTables, 'demos'> &
  Pick<SignalTables, 'recipients'>;

/** Comments of clients, with their replies. */
function describeCommentTables(c: Dialect, { users, demos, recipients }: Parents) {
  const comments = c.table(
    'comments',
    {
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      /** The recipient whose link was used; null for the demo's own link. */
      recipientId: c.text('recipient_id').references(() => recipients.id, { onDelete: 'set null' }),
      /** Path of the page below the demo's address. */
      page: c.text('page').notNull(),
      section: c.text('section').notNull(),
      /** The place of the quoted words (service/comments/anchors.ts); null for the section. */
      place: c.text('place'),
      /** The name or another text of the list item that the comment is about. */
      item: c.text('item'),
      quote: c.text('quote'),
      /** Version of the demo at that time. */
      version: c.int('version').notNull(),
      /** When an edit removed the quoted words; they are not searched for again. */
      changedAt: c.time('changed_at'),
      author: c.text('author').notNull(),
      email: c.text('email'),
      text: c.text('text').notNull(),
      createdAt: c.time('created_at').notNull(),
      resolvedAt: c.time('resolved_at'),
    },
    (table) => [
      c.index('comments_demo').on(table.demoId, table.createdAt),
      c.index('comments_recipient').on(table.recipientId),
    ],
  );

  const commentReplies = c.table(
    'comment_replies',
    {
      id: c.text('id').primaryKey(),
      commentId: c
        .text('comment_id')
        .notNull()
        .references(() => comments.id, { onDelete: 'cascade' }),
      /** Whether a member of the agency wrote it. */
      isAgency: c.bool('is_agency').notNull(),
      /** The member who wrote it; null for a client's comment, or after the account's deletion. */
      userId: c.text('user_id').references(() => users.id, { onDelete: 'set null' }),
      author: c.text('author').notNull(),
      text: c.text('text').notNull(),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [
      c.index('comment_replies_comment').on(table.commentId, table.createdAt),
      c.index('comment_replies_user').on(table.userId),
    ],
  );

  return { comments, commentReplies };
}

/** The looks that clients have chosen. */
function describeChoiceTables(c: Dialect, { demos, recipients }: Parents) {
  const lookChoices = c.table(
    'look_choices',
    {
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      recipientId: c.text('recipient_id').references(() => recipients.id, { onDelete: 'set null' }),
      /** The colours as they were offered; null for the demo's own. */
      palette: c.json('palette').$type<Palette>(),
      headline: c.text('headline'),
      author: c.text('author').notNull(),
      createdAt: c.time('created_at').notNull(),
      /** When the agency applied it to the demo. */
      takenAt: c.time('taken_at'),
    },
    (table) => [
      c.index('look_choices_demo').on(table.demoId, table.createdAt),
      c.index('look_choices_recipient').on(table.recipientId),
    ],
  );

  return { lookChoices };
}

/** Calls on which agencies show a demo; a call's row is deleted at its end. */
function describeCallTables(c: Dialect, { users, demos }: Parents) {
  const liveCalls = c.table(
    'live_calls',
    {
      demoId: c
        .text('demo_id')
        .primaryKey()
        .references(() => demos.id, { onDelete: 'cascade' }),
      userId: c
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Increases with each change of the state; at least the time of the change. */
      version: c.time('version').notNull(),
      /** The shown state, including unsaved edits. */
      state: c.json('state').$type<LiveState>().notNull(),
      startedAt: c.time('started_at').notNull(),
      endsAt: c.time('ends_at').notNull(),
    },
    (table) => [
      c.index('live_calls_user').on(table.userId),
      c.index('live_calls_end').on(table.endsAt),
    ],
  );

  return { liveCalls };
}

/** Comments and choices of clients, and calls on which a demo is shown. */
export function describeAnswerTables(c: Dialect, tables: Parents) {
  return {
    ...describeCommentTables(c, tables),
    ...describeChoiceTables(c, tables),
    ...describeCallTables(c, tables),
  };
}
