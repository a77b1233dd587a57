import type { LabelTone } from '../../../templates-data/model/demo-label.ts';
import type { Dialect } from '../sqlite-dialect.ts';
import type { AccountTables } from './accounts.ts';

export type Role = 'owner' | 'admin' | 'member';

/** Agencies and their members. */
function describeMembers(c: Dialect, { users }: Pick<AccountTables, 'users'>) {
  /**
   * The first agency of an account has the account's id: objects at Stripe from before agencies
   * carry that id.
   */
  const agencies = c.table('agencies', {
    id: c.text('id').primaryKey(),
    name: c.text('name').notNull(),
    website: c.text('website').notNull().default(''),
    phone: c.text('phone').notNull().default(''),
    email: c.text('email').notNull().default(''),
    /** WebP. */
    logo: c.bytes('logo'),
    /** SHA-256 of the logo's bytes; part of its address. */
    logoHash: c.text('logo_hash'),
    /** Accent colour as `#rrggbb`; empty without one. */
    accent: c.text('accent').notNull().default(''),
    /** ISO 3166-1 alpha-2, such as `DE`; empty if unknown. */
    country: c.text('country').notNull().default(''),
    /** The line below mails to clients. */
    signature: c.text('signature').notNull().default(''),
    /** How the label on its demos looks. */
    labelTone: c.text('label_tone').$type<LabelTone>().notNull().default('dark'),
    /** Whether clients see the agency's name only. */
    whiteLabel: c.bool('white_label').notNull().default(false),
    /**
     * Incremented with each change that visitors of its demos see; part of the cache key of pages.
     */
    version: c.int('version').notNull().default(1),
    createdAt: c.time('created_at').notNull(),
    /** Null for an agency without a trial. */
    trialEndsAt: c.time('trial_ends_at'),
  });

  const members = c.table(
    'members',
    {
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      userId: c
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      role: c.text('role').$type<Role>().notNull(),
      createdAt: c.time('created_at').notNull(),
      /** When the member last switched to this agency. The latest one is the current agency. */
      usedAt: c.time('used_at').notNull().default(0),
      /** Whether the member is mailed about visits of the agency's demos. */
      visitMails: c.bool('visit_mails').notNull().default(true),
      /** Whether the member is mailed about comments and choices of clients. */
      commentMails: c.bool('comment_mails').notNull().default(true),
      /** Whether the member is mailed about approvals and deposits that they asked for. */
      approvalMails: c.bool('approval_mails').notNull().default(true),
      /** Quiet hours as minutes of the member's day, without such mails; null: none. */
      quietFrom: c.int('quiet_from'),
      quietTo: c.int('quiet_to'),
      /** IANA name of the time zone of those minutes, such as `Europe/Vienna`. */
      timeZone: c.text('time_zone'),
    },
    (table) => [
      c.uniqueIndex('members_once').on(table.agencyId, table.userId),
      c.index('members_user').on(table.userId),
    ],
  );

  return { agencies, members };
}

/** Invitations to an agency. */
function describeInvitations(
  c: Dialect,
  {
    users,
    agencies,
  }: Pick<AccountTables, 'users'> & Pick<ReturnType<typeof describeMembers>, 'agencies'>,
) {
  const invitations = c.table(
    'invitations',
    {
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /** Normalised like an account's address; only this account can accept. */
      email: c.text('email').notNull(),
      role: c.text('role').$type<Role>().notNull(),
      /** SHA-256 of the token in the mail; null until the mail is sent. */
      tokenHash: c.text('token_hash'),
      invitedBy: c.text('invited_by').references(() => users.id, { onDelete: 'set null' }),
      createdAt: c.time('created_at').notNull(),
      expiresAt: c.time('expires_at').notNull(),
      acceptedAt: c.time('accepted_at'),
    },
    (table) => [
      c.uniqueIndex('invitations_token').on(table.tokenHash),
      c.index('invitations_agency').on(table.agencyId, table.email),
      c.index('invitations_expiry').on(table.expiresAt),
    ],
  );

  return { invitations };
}

/** The used part of a month's allowance. Deleting a demo does not reduce it. */
function describeUsage(
  c: Dialect,
  { agencies }: Pick<ReturnType<typeof describeMembers>, 'agencies'>,
) {
  const agencyUsage = c.table(
    'agency_usage',
    {
      /** Agency and month, `{agencyId} 2026-11`. */
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /** Month in UTC, `2026-11`. */
      month: c.text('month').notNull(),
      /** Number of created demos. */
      demos: c.int('demos').notNull().default(0),
    },
    (table) => [c.index('agency_usage_agency').on(table.agencyId)],
  );

  return { agencyUsage };
}

/** Agencies, which own demos and the subscription, with their members and invitations. */
export function describeAgencyTables(c: Dialect, accounts: Pick<AccountTables, 'users'>) {
  const own = describeMembers(c, accounts);
  const tables = { ...accounts, ...own };
  return { ...own, ...describeInvitations(c, tables), ...describeUsage(c, tables) };
}

export type AgencyTables = ReturnType<typeof describeAgencyTables>;
