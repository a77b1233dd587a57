import type { EventData, EventKind } from '../../contract/events.ts';
import type { Dialect } from '../sqlite-dialect.ts';
import type { AgencyTables } from './agencies.ts';
import type { DemoTables } from './demos.ts';

/** The event log of demos. */
function describeEventTables(c: Dialect, { agencies }: Pick<AgencyTables, 'agencies'>) {
  /** Append-only; see docs/decisions/0027-event-log.md. */
  const events = c.table(
    'events',
    {
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /** Sequence number within the agency, without gaps, in the order of commits. */
      number: c.int('number').notNull(),
      /** No foreign key: events stay after the demo's deletion. */
      demoId: c.text('demo_id'),
      /** A recipient who is measured by name. These events are deleted with the recipient. */
      recipientId: c.text('recipient_id'),
      kind: c.text('kind').$type<EventKind>().notNull(),
      /** `member:{user id}`, `client` or `service`. */
      actor: c.text('actor').notNull(),
      at: c.time('at').notNull(),
      data: c.json('data').$type<EventData>().notNull(),
    },
    (table) => [
      c.uniqueIndex('events_number').on(table.agencyId, table.number),
      c.index('events_kind').on(table.agencyId, table.kind, table.at),
      c.index('events_demo').on(table.demoId, table.number),
      c.index('events_recipient').on(table.recipientId),
      c.index('events_at').on(table.at),
    ],
  );

  /** The number of each agency's last event, in its own table because old events are deleted. */
  const eventNumbers = c.table('event_numbers', {
    agencyId: c
      .text('agency_id')
      .primaryKey()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    last: c.int('last').notNull(),
  });

  return { events, eventNumbers };
}

/** Those who were sent a demo, and visits of it. */
function describeVisitTables(c: Dialect, { demos }: Pick<DemoTables, 'demos'>) {
  /** A person with their own link to a demo. */
  const recipients = c.table(
    'recipients',
    {
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      name: c.text('name').notNull(),
      email: c.text('email'),
      /** The random token at the end of the link. */
      token: c.text('token').notNull(),
      /** Whether the agency sees this person's visits by name. */
      named: c.bool('named').notNull().default(false),
      /** When the person switched this off on the page, which the agency cannot undo. */
      declinedAt: c.time('declined_at'),
      /** When a second browser was seen on the link within one day. */
      forwardedAt: c.time('forwarded_at'),
      /** When they closed the panel for good. */
      panelClosedAt: c.time('panel_closed_at'),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [
      c.uniqueIndex('recipients_token').on(table.token),
      c.index('recipients_demo').on(table.demoId, table.createdAt),
    ],
  );

  /** Page views of one browser on one link without a long pause between them. */
  const visits = c.table(
    'visits',
    {
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      /** Null for an anonymous visit. */
      recipientId: c.text('recipient_id').references(() => recipients.id, { onDelete: 'cascade' }),
      /** Day in UTC of the hash, `2026-11-21`. */
      day: c.text('day').notNull(),
      /** Hash of IP address, browser and the day's salt; null after the day. */
      visitorHash: c.text('visitor_hash'),
      device: c.text('device').$type<'phone' | 'tablet' | 'desktop'>().notNull(),
      startedAt: c.time('started_at').notNull(),
      /** Time of the last beacon. */
      lastAt: c.time('last_at').notNull(),
      visibleMs: c.int('visible_ms').notNull().default(0),
      /** When the visitor was recognised as a person; null for a program. */
      personAt: c.time('person_at'),
      /** Whether the same link, or on the same day the same browser, had a visit before. */
      returned: c.bool('returned').notNull().default(false),
      /** Whether it is from a second browser on the same named link and day. */
      forwarded: c.bool('forwarded').notNull().default(false),
      /** When its end was logged; null while it is in progress. */
      endedAt: c.time('ended_at'),
      /** When a mail about it was sent, or was skipped because no member wants one. */
      mailedAt: c.time('mailed_at'),
    },
    (table) => [
      c.index('visits_demo').on(table.demoId, table.startedAt),
      c.index('visits_visitor').on(table.demoId, table.day, table.visitorHash),
      c.index('visits_recipient').on(table.recipientId),
      c.index('visits_open').on(table.endedAt, table.lastAt),
      c.index('visits_mail').on(table.mailedAt, table.endedAt),
      c.index('visits_started').on(table.startedAt),
    ],
  );

  return { recipients, visits };
}

/** What is known of visits besides the visits themselves. */
function describeReadingTables(
  c: Dialect,
  {
    demos,
    visits,
  }: Pick<DemoTables, 'demos'> & Pick<ReturnType<typeof describeVisitTables>, 'visits'>,
) {
  /** The latest state of a page view; its numbers only increase. */
  const pageViews = c.table(
    'page_views',
    {
      /** Demo, view and page: `{demoId} {view} {page}`. */
      id: c.text('id').primaryKey(),
      visitId: c
        .text('visit_id')
        .notNull()
        .references(() => visits.id, { onDelete: 'cascade' }),
      page: c.text('page').notNull(),
      seq: c.int('seq').notNull(),
      visibleMs: c.int('visible_ms').notNull(),
      sections: c.json('sections').$type<Record<string, number>>().notNull(),
      interacted: c.bool('interacted').notNull(),
      startedAt: c.time('started_at').notNull(),
    },
    (table) => [c.index('page_views_visit').on(table.visitId, table.startedAt)],
  );

  /** How often programs of a kind opened a demo on a day. */
  const programOpens = c.table(
    'program_opens',
    {
      /** `{demoId} {day} {kind}`. */
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      day: c.text('day').notNull(),
      kind: c.text('kind').notNull(),
      opens: c.int('opens').notNull(),
      lastAt: c.time('last_at').notNull(),
    },
    (table) => [
      c.index('program_opens_demo').on(table.demoId),
      c.index('program_opens_last').on(table.lastAt),
    ],
  );

  /** When the members of an agency were last mailed about a demo's visits. */
  const visitMails = c.table('visit_mails', {
    demoId: c
      .text('demo_id')
      .primaryKey()
      .references(() => demos.id, { onDelete: 'cascade' }),
    at: c.time('at').notNull(),
  });

  return { pageViews, programOpens, visitMails };
}

/** The event log of demos, their recipients, and their visits. */
export function describeSignalTables(
  c: Dialect,
  tables: Pick<AgencyTables, 'agencies'> & Pick<DemoTables, 'demos'>,
) {
  const visits = describeVisitTables(c, tables);
  return {
    ...describeEventTables(c, tables),
    ...visits,
    ...describeReadingTables(c, { ...tables, ...visits }),
  };
}

export type SignalTables = ReturnType<typeof describeSignalTables>;
