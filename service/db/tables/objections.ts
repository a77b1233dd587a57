import type { ReportReason } from '../../../templates-data/model/report-reasons.ts';
import type { DemoTables } from './demos.ts';
import type { Dialect } from '../sqlite-dialect.ts';

/** The object of a stop; `signals` is a domain whose visitors are not measured. */
export type StopKind = 'demo' | 'agency' | 'host' | 'domain' | 'signals';
/** `business`: by a link that was mailed to the stopped domain. */
export type StoppedBy = 'operator' | 'business';

/** What was stopped, and the domains by which a demo is found. */
function describeStops(c: Dialect, { demos }: Pick<DemoTables, 'demos'>) {
  /**
   * The registrable domains of a demo's source websites. Rows are only added, so that an edit
   * cannot remove a domain.
   */
  const demoDomains = c.table(
    'demo_domains',
    {
      /** Demo and domain, `{demoId} harbor.example`. */
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      /** In lower case and ASCII. */
      domain: c.text('domain').notNull(),
    },
    (table) => [
      c.index('demo_domains_demo').on(table.demoId),
      c.index('demo_domains_domain').on(table.domain),
    ],
  );

  /** Current stops; `operator_actions` is their history. */
  const stops = c.table('stops', {
    /** Kind and object: `domain:harbor.example`, `demo:{row id}`. */
    id: c.text('id').primaryKey(),
    kind: c.text('kind').$type<StopKind>().notNull(),
    what: c.text('what').notNull(),
    by: c.text('by').$type<StoppedBy>().notNull(),
    why: c.text('why').notNull(),
    at: c.time('at').notNull(),
  });

  /** The history of stops and their ends; rows are only added. */
  const operatorActions = c.table(
    'operator_actions',
    {
      id: c.text('id').primaryKey(),
      action: c.text('action').$type<'stop' | 'allow' | 'close'>().notNull(),
      kind: c.text('kind').$type<StopKind | 'report'>().notNull(),
      what: c.text('what').notNull(),
      by: c.text('by').$type<StoppedBy>().notNull(),
      why: c.text('why').notNull(),
      at: c.time('at').notNull(),
    },
    (table) => [c.index('operator_actions_at').on(table.at)],
  );

  return { demoDomains, stops, operatorActions };
}

/** What businesses and visitors send in: opt-outs and reports. */
function describeReports(c: Dialect) {
  /** A business's opt-out, from the form until the mailed link is used. */
  const optOuts = c.table(
    'opt_outs',
    {
      id: c.text('id').primaryKey(),
      domain: c.text('domain').notNull(),
      email: c.text('email').notNull(),
      scope: c.text('scope').$type<'all' | 'signals'>().notNull(),
      /** SHA-256 of the token in the mail; null until the mail is sent. */
      tokenHash: c.text('token_hash'),
      createdAt: c.time('created_at').notNull(),
      expiresAt: c.time('expires_at').notNull(),
      confirmedAt: c.time('confirmed_at'),
    },
    (table) => [
      c.uniqueIndex('opt_outs_token').on(table.tokenHash),
      c.index('opt_outs_expiry').on(table.expiresAt),
    ],
  );

  const reports = c.table(
    'reports',
    {
      id: c.text('id').primaryKey(),
      /** Stays after the deletion of the demo. */
      uniqueId: c.text('unique_id').notNull(),
      agencyId: c.text('agency_id').notNull(),
      reason: c.text('reason').$type<ReportReason>().notNull(),
      text: c.text('text').notNull(),
      email: c.text('email'),
      createdAt: c.time('created_at').notNull(),
      /** When the operator closed the report. */
      closedAt: c.time('closed_at'),
    },
    (table) => [c.index('reports_open').on(table.closedAt, table.createdAt)],
  );

  return { optOuts, reports };
}

/** Reports and objections, and the resulting stops. */
export function describeObjectionTables(c: Dialect, tables: Pick<DemoTables, 'demos'>) {
  return { ...describeStops(c, tables), ...describeReports(c) };
}
