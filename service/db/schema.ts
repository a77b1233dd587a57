import type { WebsiteData } from '../contract/demos.ts';
import { sqliteDialect as c } from './sqlite-dialect.ts';

export const users = c.table(
  'users',
  {
    id: c.text('id').primaryKey(),
    /** Normalised: trimmed and in lower case, so that one address is one account. */
    email: c.text('email').notNull(),
    username: c.text('username').notNull(),
    /** argon2id; null for accounts that only sign in with Google or GitHub. */
    passwordHash: c.text('password_hash'),
    emailVerified: c.bool('email_verified').notNull().default(false),
    createdAt: c.time('created_at').notNull(),
  },
  (table) => [c.uniqueIndex('users_email').on(table.email)],
);

export const sessions = c.table(
  'sessions',
  {
    /** SHA-256 of the session id in the cookie: a leaked database opens no session. */
    idHash: c.text('id_hash').primaryKey(),
    userId: c
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: c.time('created_at').notNull(),
    expiresAt: c.time('expires_at').notNull(),
  },
  (table) => [c.index('sessions_user').on(table.userId), c.index('sessions_expiry').on(table.expiresAt)],
);

export const demos = c.table(
  'demos',
  {
    id: c.text('id').primaryKey(),
    uniqueId: c.text('unique_id').notNull(),
    userId: c
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: c.text('name').notNull(),
    industry: c.text('industry').notNull(),
    websiteData: c.json('website_data').$type<WebsiteData>().notNull(),
    tags: c.json('tags').$type<string[]>().notNull(),
    notes: c.text('notes').notNull().default(''),
    starred: c.bool('starred').notNull().default(false),
    visits: c.int('visits').notNull().default(0),
    /** Counts the changes of what visitors see; part of the page's ETag. */
    version: c.int('version').notNull().default(1),
    createdAt: c.time('created_at').notNull(),
    updatedAt: c.time('updated_at').notNull(),
    expiresAt: c.time('expires_at').notNull(),
  },
  (table) => [
    c.uniqueIndex('demos_unique_id').on(table.uniqueId),
    c.index('demos_user').on(table.userId, table.createdAt),
  ],
);

/** What visitors and agencies wrote in a form: stored first, mailed after. */
export const messages = c.table(
  'messages',
  {
    id: c.text('id').primaryKey(),
    kind: c.text('kind').$type<'inquiry' | 'demo-request' | 'more-time'>().notNull(),
    demoId: c.text('demo_id'),
    recipient: c.text('recipient'),
    content: c.json('content').$type<Record<string, string>>().notNull(),
    createdAt: c.time('created_at').notNull(),
    mailedAt: c.time('mailed_at'),
  },
  (table) => [c.index('messages_unsent').on(table.mailedAt, table.createdAt)],
);

/** One row for each counted request of a sliding window. */
export const limitHits = c.table(
  'limit_hits',
  {
    id: c.text('id').primaryKey(),
    bucket: c.text('bucket').notNull(),
    at: c.time('at').notNull(),
  },
  (table) => [c.index('limit_hits_at').on(table.bucket, table.at)],
);
