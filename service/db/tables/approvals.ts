import type { Dialect } from '../sqlite-dialect.ts';
import type { AgencyTables } from './agencies.ts';
import type { DemoTables } from './demos.ts';

/** `open`: waits for the client; the other three are final. */
type ApprovalState = 'open' | 'signed' | 'withdrawn' | 'superseded';
/**
 * The last mail about the end of a link. A mail that was due before the end was first seen counts
 * as sent.
 */
export type ExpiryStage = 'none' | 'week' | 'days' | 'ended' | 'after';

/** Requests for approval. */
function describeRequests(c: Dialect, { agencies }: Pick<AgencyTables, 'agencies'>) {
  const approvals = c.table(
    'approvals',
    {
      /** Random, because the id gives read access to the request. */
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /** Without a foreign key, because an approval outlives its demo. */
      demoId: c.text('demo_id').notNull(),
      /**
       * Registrable domains of the demo's source websites: an objection also removes these pages.
       */
      domains: c.json('domains').$type<string[]>().notNull(),
      /** The member who asked. */
      userId: c.text('user_id').notNull(),
      signerName: c.text('signer_name').notNull(),
      signerEmail: c.text('signer_email').notNull(),
      version: c.int('version').notNull(),
      /** SHA-256 of `frozen` in hexadecimal. */
      digest: c.text('digest').notNull(),
      /** Canonical JSON (RFC 8785) as text, because its bytes are signed. */
      frozen: c.text('frozen').notNull(),
      state: c.text('state').$type<ApprovalState>().notNull().default('open'),
      createdAt: c.time('created_at').notNull(),
      /** When it was withdrawn or superseded. */
      endedAt: c.time('ended_at'),
      /** When the client first used the page. */
      openedAt: c.time('opened_at'),
      /** When the client was last reminded, and how often. */
      remindedAt: c.time('reminded_at'),
      reminders: c.int('reminders').notNull().default(0),
      /**
       * Whether the service reminds the client automatically, and how many of these reminders have
       * passed.
       */
      autoReminds: c.bool('auto_reminds').notNull().default(false),
      autoReminders: c.int('auto_reminders').notNull().default(0),
      /**
       * SHA-256 of the last mailed code with the id; null before the first code and after its use.
       */
      codeHash: c.text('code_hash'),
      codeAskedAt: c.time('code_asked_at'),
      codeSentAt: c.time('code_sent_at'),
      /** Wrong codes since the last one was mailed. */
      codeTries: c.int('code_tries').notNull().default(0),
      signedAt: c.time('signed_at'),
      signedName: c.text('signed_name'),
      /** Canonical JSON, as text. */
      evidence: c.text('evidence'),
      depositPaidAt: c.time('deposit_paid_at'),
      depositMode: c.text('deposit_mode').$type<'stripe' | 'simulated'>(),
    },
    (table) => [
      c.index('approvals_demo').on(table.demoId, table.createdAt),
      c.index('approvals_agency').on(table.agencyId, table.createdAt),
      c.index('approvals_open').on(table.state, table.createdAt),
    ],
  );

  return { approvals };
}

/** The bytes that requests freeze. */
function describeFrozenFiles(
  c: Dialect,
  { approvals }: Pick<ReturnType<typeof describeRequests>, 'approvals'>,
) {
  /** Bytes of frozen pages and files, each stored once, by their SHA-256 in hexadecimal. */
  const frozenFiles = c.table('frozen_files', {
    hash: c.text('hash').primaryKey(),
    bytes: c.bytes('bytes').notNull(),
    createdAt: c.time('created_at').notNull(),
  });

  /** The bytes of each path below `/approve/{id}`. */
  const approvalFiles = c.table(
    'approval_files',
    {
      /** `{approvalId} {path}`. */
      id: c.text('id').primaryKey(),
      approvalId: c
        .text('approval_id')
        .notNull()
        .references(() => approvals.id, { onDelete: 'cascade' }),
      /** `/page/services`, `/_astro/onest.woff2`. */
      path: c.text('path').notNull(),
      type: c.text('type').notNull(),
      hash: c
        .text('hash')
        .notNull()
        .references(() => frozenFiles.hash),
    },
    (table) => [
      c.index('approval_files_approval').on(table.approvalId),
      c.index('approval_files_hash').on(table.hash),
    ],
  );

  return { frozenFiles, approvalFiles };
}

/** Requests for approval with the frozen files. */
function describeRequestTables(c: Dialect, tables: Pick<AgencyTables, 'agencies'>) {
  const requests = describeRequests(c, tables);
  return { ...requests, ...describeFrozenFiles(c, requests) };
}

/** Payments of deposits at an agency's own Stripe account. */
function describeDepositTables(c: Dialect, { agencies }: Pick<AgencyTables, 'agencies'>) {
  /** The secret of an agency's own Stripe webhook, encrypted with the installation's key. */
  const depositSecrets = c.table('deposit_secrets', {
    agencyId: c
      .text('agency_id')
      .primaryKey()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    sealed: c.bytes('sealed').notNull(),
    createdAt: c.time('created_at').notNull(),
  });

  /** Events of agencies' Stripe accounts that were handled, each once. */
  const depositEvents = c.table(
    'deposit_events',
    {
      /** `{agencyId} {event id}`. */
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      receivedAt: c.time('received_at').notNull(),
    },
    (table) => [c.index('deposit_events_received').on(table.receivedAt)],
  );

  return { depositSecrets, depositEvents };
}

function describeExpiryTables(c: Dialect, { demos }: Pick<DemoTables, 'demos'>) {
  /** The mails about the end of a demo's link that were sent. */
  const expiryNotices = c.table('expiry_notices', {
    demoId: c
      .text('demo_id')
      .primaryKey()
      .references(() => demos.id, { onDelete: 'cascade' }),
    /** The end of the link that the mails are about; a new end starts a new series. */
    expiresAt: c.time('expires_at').notNull(),
    /** When that end was first seen. Mails that were due before are not sent. */
    seenAt: c.time('seen_at').notNull(),
    stage: c.text('stage').$type<ExpiryStage>().notNull(),
  });

  return { expiryNotices };
}

/** Requests for approval, their deposits, and the mails about ends of links. */
export function describeApprovalTables(
  c: Dialect,
  tables: Pick<AgencyTables, 'agencies'> & Pick<DemoTables, 'demos'>,
) {
  return {
    ...describeRequestTables(c, tables),
    ...describeDepositTables(c, tables),
    ...describeExpiryTables(c, tables),
  };
}
