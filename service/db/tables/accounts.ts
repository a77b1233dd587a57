import type { Dialect } from '../sqlite-dialect.ts';

/** Accounts and their sessions. */
function describeUsers(c: Dialect) {
  const users = c.table(
    'users',
    {
      id: c.text('id').primaryKey(),
      /** Normalised: trimmed and in lower case, so that each address has one account. */
      email: c.text('email').notNull(),
      username: c.text('username').notNull(),
      /** The requested new address, until its mailed link is used. */
      pendingEmail: c.text('pending_email'),
      /** argon2id; null for accounts that only sign in with Google or GitHub. */
      passwordHash: c.text('password_hash'),
      emailVerified: c.bool('email_verified').notNull().default(false),
      /**
       * A small WebP copy of the Google or GitHub picture, so that visitors' browsers send no
       * request to other hosts.
       */
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
      /** Browser and system in words, so that the owner recognises the session. */
      device: c.text('device').notNull().default(''),
      lastSeenAt: c.time('last_seen_at').notNull().default(0),
    },
    (table) => [
      c.index('sessions_user').on(table.userId),
      c.index('sessions_expiry').on(table.expiresAt),
    ],
  );

  return { users, sessions };
}

type Users = Pick<ReturnType<typeof describeUsers>, 'users'>;

/** Signing in with Google or GitHub. */
function describeIdentities(c: Dialect, { users }: Users) {
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

  const oauthFlows = c.table(
    'oauth_flows',
    {
      stateHash: c.text('state_hash').primaryKey(),
      /** SHA-256 of the cookie of the browser that started it: only this browser can finish it. */
      browserHash: c.text('browser_hash').notNull(),
      provider: c.text('provider').$type<'google' | 'github'>().notNull(),
      verifier: c.text('verifier').notNull(),
      nonce: c.text('nonce').notNull(),
      expiresAt: c.time('expires_at').notNull(),
    },
    (table) => [c.index('oauth_flows_expiry').on(table.expiresAt)],
  );

  return { identities, oauthFlows };
}

/** Links in mails that verify an address or reset a password. */
function describeMailedTokens(c: Dialect, { users }: Users) {
  const mailedTokens = c.table(
    'mailed_tokens',
    {
      tokenHash: c.text('token_hash').primaryKey(),
      purpose: c
        .text('purpose')
        .$type<'verify-email' | 'reset-password' | 'change-email'>()
        .notNull(),
      userId: c
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The address that the token was sent to; the token verifies no other address. */
      email: c.text('email').notNull(),
      createdAt: c.time('created_at').notNull(),
      expiresAt: c.time('expires_at').notNull(),
    },
    (table) => [c.index('mailed_tokens_user').on(table.userId, table.purpose)],
  );

  return { mailedTokens };
}

/** Accounts, sessions, linked identities and mailed tokens. */
export function describeAccountTables(c: Dialect) {
  const own = describeUsers(c);
  return { ...own, ...describeIdentities(c, own), ...describeMailedTokens(c, own) };
}

export type AccountTables = ReturnType<typeof describeAccountTables>;
