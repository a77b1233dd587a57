import type { PicturePlace } from '../../templates-data/model/pictures.ts';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Dialect } from './sqlite-dialect.ts';

/** Every table, described once for both engines by the column makers of one (sqlite-dialect.ts, postgres-dialect.ts). */
export function describeTables(c: Dialect) {
  const users = c.table(
    'users',
    {
      id: c.text('id').primaryKey(),
      /** Normalised: trimmed and in lower case, so that one address is one account. */
      email: c.text('email').notNull(),
      username: c.text('username').notNull(),
      /** argon2id; null for accounts that only sign in with Google or GitHub. */
      passwordHash: c.text('password_hash'),
      emailVerified: c.bool('email_verified').notNull().default(false),
      /** The picture of the Google or GitHub account, kept small (WebP) so that no visitor's browser asks a stranger for it. */
      avatar: c.bytes('avatar'),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [c.uniqueIndex('users_email').on(table.email)],
  );

  const sessions = c.table(
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
      /** Browser and system in words, so that the owner recognises the session in the list of them. */
      device: c.text('device').notNull().default(''),
      lastSeenAt: c.time('last_seen_at').notNull().default(0),
    },
    (table) => [c.index('sessions_user').on(table.userId), c.index('sessions_expiry').on(table.expiresAt)],
  );

  /** A Google or GitHub account that signs in to one of ours; found by provider and subject, never by its address. */
  const identities = c.table(
    'identities',
    {
      id: c.text('id').primaryKey(),
      provider: c.text('provider').$type<'google' | 'github'>().notNull(),
      subject: c.text('subject').notNull(),
      userId: c
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [
      c.uniqueIndex('identities_subject').on(table.provider, table.subject),
      c.index('identities_user').on(table.userId),
    ],
  );

  /** A sign-in that was begun at Google or GitHub and has not come back; each row is used once. */
  const oauthFlows = c.table(
    'oauth_flows',
    {
      stateHash: c.text('state_hash').primaryKey(),
      /** SHA-256 of the cookie of the browser that began it: another browser cannot end it. */
      browserHash: c.text('browser_hash').notNull(),
      provider: c.text('provider').$type<'google' | 'github'>().notNull(),
      verifier: c.text('verifier').notNull(),
      nonce: c.text('nonce').notNull(),
      expiresAt: c.time('expires_at').notNull(),
    },
    (table) => [c.index('oauth_flows_expiry').on(table.expiresAt)],
  );

  /** A mailed link that works once, known only by its SHA-256. */
  const mailedTokens = c.table(
    'mailed_tokens',
    {
      tokenHash: c.text('token_hash').primaryKey(),
      purpose: c.text('purpose').$type<'verify-email' | 'reset-password'>().notNull(),
      userId: c
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The address it was sent to: a token proves that one and no later one. */
      email: c.text('email').notNull(),
      createdAt: c.time('created_at').notNull(),
      expiresAt: c.time('expires_at').notNull(),
    },
    (table) => [c.index('mailed_tokens_user').on(table.userId, table.purpose)],
  );

  /** What the payment provider last said of an account; the provider is asked again before it changes. */
  const subscriptions = c.table(
    'subscriptions',
    {
      userId: c
        .text('user_id')
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
      provider: c.text('provider').$type<'stripe' | 'simulated'>().notNull(),
      customerId: c.text('customer_id'),
      subscriptionId: c.text('subscription_id'),
      /** The provider's own word: incomplete, trialing, active, past_due, unpaid, canceled, … */
      status: c.text('status'),
      currentPeriodEnd: c.time('current_period_end'),
      cancelAtPeriodEnd: c.bool('cancel_at_period_end').notNull().default(false),
      updatedAt: c.time('updated_at').notNull(),
    },
    (table) => [
      c.uniqueIndex('subscriptions_customer').on(table.customerId),
      c.uniqueIndex('subscriptions_subscription').on(table.subscriptionId),
    ],
  );

  /** Events of the payment provider that had their effect, so that a repeated one has none. */
  const paymentEvents = c.table(
    'payment_events',
    {
      id: c.text('id').primaryKey(),
      type: c.text('type').notNull(),
      at: c.time('at').notNull(),
    },
    (table) => [c.index('payment_events_at').on(table.at)],
  );

  /** The simulated provider's own books, used only without a Stripe key. */
  const simulatedSubscriptions = c.table(
    'simulated_subscriptions',
    {
      id: c.text('id').primaryKey(),
      userId: c
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      clientSecret: c.text('client_secret').notNull(),
      status: c.text('status').notNull(),
      currentPeriodEnd: c.time('current_period_end').notNull(),
      cancelAtPeriodEnd: c.bool('cancel_at_period_end').notNull().default(false),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [
      c.uniqueIndex('simulated_subscriptions_secret').on(table.clientSecret),
      c.index('simulated_subscriptions_user').on(table.userId),
    ],
  );

  const demos = c.table(
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
      /** Set while a deletion can be undone; such a demo is gone for everybody else and holds no slot. */
      deletedAt: c.time('deleted_at'),
    },
    (table) => [
      c.uniqueIndex('demos_unique_id').on(table.uniqueId),
      c.index('demos_user').on(table.userId, table.createdAt),
      c.index('demos_deleted').on(table.deletedAt),
    ],
  );

  /** A picture of the client that a demo shows: decoded and encoded anew by us, kept beside the demo, so that lists of demos stay small. */
  const demoPictures = c.table(
    'demo_pictures',
    {
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      role: c.text('role').$type<PicturePlace>().notNull(),
      /** Of the bytes; part of the picture's address. */
      hash: c.text('hash').notNull(),
      width: c.int('width').notNull(),
      height: c.int('height').notNull(),
      /** What a transparent one can be read on. */
      background: c.text('background').$type<'light' | 'dark' | 'own'>().notNull(),
      /** WebP. */
      bytes: c.bytes('bytes').notNull(),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [c.uniqueIndex('demo_pictures_hash').on(table.demoId, table.role, table.hash)],
  );

  /** One row a visitor and day, so that a reload is no second visit. */
  const demoVisits = c.table(
    'demo_visits',
    {
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      /** Day in UTC, `2026-11-21`. */
      day: c.text('day').notNull(),
      /** Of address, browser and a salt that changes daily: tells visitors of one day apart and nothing else. */
      visitorHash: c.text('visitor_hash').notNull(),
      at: c.time('at').notNull(),
    },
    (table) => [c.uniqueIndex('demo_visits_once').on(table.demoId, table.day, table.visitorHash)],
  );

  /** What the visitors of a day are told apart with, the same in every process; a day's salt is deleted when the day is over. */
  const visitSalts = c.table('visit_salts', {
    /** Day in UTC, `2026-11-21`. */
    day: c.text('day').primaryKey(),
    salt: c.bytes('salt').notNull(),
  });

  /** Mails on their way out: written with what caused them, sent after, tried again while the mail server is down. */
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
      /** Set when it was given up; the row stays for the operator. */
      failedAt: c.time('failed_at'),
      lastError: c.text('last_error'),
    },
    (table) => [c.index('outbox_due').on(table.sentAt, table.failedAt, table.nextAttemptAt)],
  );

  /** What visitors and agencies wrote in a form: stored first, mailed after. */
  const messages = c.table(
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
  const limitHits = c.table(
    'limit_hits',
    {
      id: c.text('id').primaryKey(),
      bucket: c.text('bucket').notNull(),
      at: c.time('at').notNull(),
    },
    (table) => [c.index('limit_hits_at').on(table.bucket, table.at)],
  );

  /** When work that one process does for all of them was last done. */
  const jobs = c.table('jobs', {
    name: c.text('name').primaryKey(),
    doneAt: c.time('done_at').notNull(),
  });

  /** One row, made with the tables: it tells this installation's data, and its backups, from those of any other. */
  const installation = c.table('installation', {
    id: c.text('id').primaryKey(),
    createdAt: c.time('created_at').notNull(),
  });

  return {
    users,
    sessions,
    identities,
    oauthFlows,
    mailedTokens,
    subscriptions,
    paymentEvents,
    simulatedSubscriptions,
    demos,
    demoPictures,
    demoVisits,
    visitSalts,
    outbox,
    messages,
    limitHits,
    jobs,
    installation,
  };
}
