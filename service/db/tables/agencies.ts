import type { LabelTone } from '../../../templates-data/model/demo-label.ts';
import type { Dialect } from '../sqlite-dialect.ts';
import type { AccountTables } from './accounts.ts';

export type Role = 'owner' | 'admin' | 'member';

/** Who works together, and owns demos and the subscription. */
export function describeAgencyTables(c: Dialect, { users }: Pick<AccountTables, 'users'>) {
  /**
   * The agency that is made with an account has the account's id: what was stored before there were
   * agencies, at Stripe too, names it by that.
   */
  const agencies = c.table('agencies', {
    id: c.text('id').primaryKey(),
    name: c.text('name').notNull(),
    website: c.text('website').notNull().default(''),
    phone: c.text('phone').notNull().default(''),
    email: c.text('email').notNull().default(''),
    /** WebP. */
    logo: c.bytes('logo'),
    /** Of the logo's bytes; part of its address. */
    logoHash: c.text('logo_hash'),
    /** Accent colour as `#rrggbb`; empty where there is none. */
    accent: c.text('accent').notNull().default(''),
    /** ISO 3166-1 alpha-2, such as `DE`; empty where it is not known. */
    country: c.text('country').notNull().default(''),
    /** The line below what the agency writes to clients. */
    signature: c.text('signature').notNull().default(''),
    /** How the label on its demos looks. */
    labelTone: c.text('label_tone').$type<LabelTone>().notNull().default('dark'),
    /** Whether clients see the agency's name only. */
    whiteLabel: c.bool('white_label').notNull().default(false),
    /** Counts the changes of what its demos' visitors see of it; part of the key of kept pages. */
    version: c.int('version').notNull().default(1),
    createdAt: c.time('created_at').notNull(),
    /** Null for an agency that never had a trial: from before there were trials, or without. */
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
      /** When the member last switched to this agency: they work in the one used last. */
      usedAt: c.time('used_at').notNull().default(0),
      /** Whether the member is mailed about visits of the agency's demos. */
      visitMails: c.bool('visit_mails').notNull().default(true),
      /** Whether the member is mailed about comments and choices of clients. */
      commentMails: c.bool('comment_mails').notNull().default(true),
      /** Whether the member is mailed about approvals and deposits that they asked for. */
      approvalMails: c.bool('approval_mails').notNull().default(true),
      /** Minutes of the member's day between which no such mail is sent; null: none. */
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

  const invitations = c.table(
    'invitations',
    {
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /** Normalised as an account's; only the account of this address can accept. */
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

  /** How much of a month's allowance an agency has used; deleting a demo gives nothing back. */
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
      /** Demos that were made. */
      demos: c.int('demos').notNull().default(0),
    },
    (table) => [c.index('agency_usage_agency').on(table.agencyId)],
  );

  return { agencies, members, invitations, agencyUsage };
}

export type AgencyTables = ReturnType<typeof describeAgencyTables>;
