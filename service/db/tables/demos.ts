import type { PicturePlace } from '../../../templates-data/model/pictures.ts';
import type { Looks, Panel } from '../../contract/panel.ts';
import type { Stage } from '../../contract/stages.ts';
import type { WebsiteData } from '../../contract/website-data.ts';
import type { Dialect } from '../sqlite-dialect.ts';
import type { AccountTables } from './accounts.ts';
import type { AgencyTables } from './agencies.ts';

type Owners = Pick<AccountTables, 'users'> & Pick<AgencyTables, 'agencies'>;

/** Demos, also deleted ones that can be restored. */
function describeDemoTable(c: Dialect, { users, agencies }: Owners) {
  return c.table(
    'demos',
    {
      id: c.text('id').primaryKey(),
      uniqueId: c.text('unique_id').notNull(),
      /**
       * The last part of its link under the agency's domain, unique within the agency: the client's
       * name, else the uniqueId. Empty for demos from before this column, until the next start.
       */
      slug: c.text('slug').notNull().default(''),
      /** The owning agency. In SQLite, triggers enforce not null (migration 0006). */
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /**
       * The member who created the demo and receives its inquiries; always a member of the agency.
       */
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
      /** Incremented with each change that visitors see; part of the page's ETag. */
      version: c.int('version').notNull().default(1),
      createdAt: c.time('created_at').notNull(),
      updatedAt: c.time('updated_at').notNull(),
      /** The end of the link; `permanentUntil` (service/plans) for a link without an end. */
      expiresAt: c.time('expires_at').notNull(),
      /**
       * Lifetime of the link from its first opening by a person, in milliseconds; null after the
       * opening or without this limit.
       */
      openMs: c.time('open_ms'),
      /** Set while a deletion can be undone; meanwhile the demo is not found and takes no slot. */
      deletedAt: c.time('deleted_at'),
      stage: c.text('stage').$type<Stage>().notNull().default('draft'),
      /** When the demo entered its stage; 0 for the time of its creation. */
      stageAt: c.time('stage_at').notNull().default(0),
      /** Value of the deal in hundredths of the currency (ISO 4217). */
      valueCents: c.time('value_cents'),
      valueCurrency: c.text('value_currency'),
      lostReason: c.text('lost_reason'),
      /** The parts of the panel on its pages; null for none. */
      panel: c.json('panel').$type<Panel>(),
      /** Other looks that its visitors may try. */
      looks: c.json('looks').$type<Looks>(),
    },
    (table) => [
      c.uniqueIndex('demos_unique_id').on(table.uniqueId),
      c.index('demos_agency').on(table.agencyId, table.createdAt),
      c.index('demos_slug').on(table.agencyId, table.slug),
      c.index('demos_user').on(table.userId, table.createdAt),
      c.index('demos_deleted').on(table.deletedAt),
    ],
  );
}

/** Demos with their pictures, and the links of deleted ones. */
function describeDemos(c: Dialect, owners: Owners) {
  const { agencies } = owners;
  const demos = describeDemoTable(c, owners);

  /** Links of finally deleted demos. Only the demo's former agency may use a link again. */
  const retiredLinks = c.table(
    'retired_links',
    {
      /** SHA-256 of the uniqueId, because the uniqueId contains the client's name. */
      linkHash: c.text('link_hash').primaryKey(),
      /** Null after the deletion of the agency. */
      agencyId: c.text('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
      retiredAt: c.time('retired_at').notNull(),
    },
    (table) => [c.index('retired_links_agency').on(table.agencyId)],
  );

  const demoPictures = c.table(
    'demo_pictures',
    {
      id: c.text('id').primaryKey(),
      demoId: c
        .text('demo_id')
        .notNull()
        .references(() => demos.id, { onDelete: 'cascade' }),
      role: c.text('role').$type<PicturePlace>().notNull(),
      /** SHA-256 of the bytes; part of the picture's address. */
      hash: c.text('hash').notNull(),
      width: c.int('width').notNull(),
      height: c.int('height').notNull(),
      /**
       * The ground on which a transparent picture is readable; `own` for one with its own ground.
       */
      background: c.text('background').$type<'light' | 'dark' | 'own'>().notNull(),
      /** WebP. */
      bytes: c.bytes('bytes').notNull(),
      createdAt: c.time('created_at').notNull(),
    },
    (table) => [c.uniqueIndex('demo_pictures_hash').on(table.demoId, table.role, table.hash)],
  );

  return { demos, retiredLinks, demoPictures };
}

/** The counter of visits. */
function describeVisitCounts(
  c: Dialect,
  { demos }: Pick<ReturnType<typeof describeDemos>, 'demos'>,
) {
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
      /**
       * Hash of IP address, browser and a salt that changes daily: it distinguishes the visitors of
       * one day.
       */
      visitorHash: c.text('visitor_hash').notNull(),
      at: c.time('at').notNull(),
    },
    (table) => [c.uniqueIndex('demo_visits_once').on(table.demoId, table.day, table.visitorHash)],
  );

  const visitSalts = c.table('visit_salts', {
    /** Day in UTC, `2026-11-21`. */
    day: c.text('day').primaryKey(),
    salt: c.bytes('salt').notNull(),
  });

  return { demoVisits, visitSalts };
}

/** Demos with their pictures and counted visits. */
export function describeDemoTables(
  c: Dialect,
  tables: Pick<AccountTables, 'users'> & Pick<AgencyTables, 'agencies'>,
) {
  const made = describeDemos(c, tables);
  return { ...made, ...describeVisitCounts(c, made) };
}

export type DemoTables = ReturnType<typeof describeDemoTables>;
