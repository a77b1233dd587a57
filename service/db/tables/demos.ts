import type { PicturePlace } from '../../../templates-data/model/pictures.ts';
import type { Looks, Panel } from '../../contract/panel.ts';
import type { Stage } from '../../contract/stages.ts';
import type { WebsiteData } from '../../contract/website-data.ts';
import type { Dialect } from '../sqlite-dialect.ts';
import type { AccountTables } from './accounts.ts';
import type { AgencyTables } from './agencies.ts';

/** Demos with their pictures and visits. */
export function describeDemoTables(
  c: Dialect,
  { users, agencies }: Pick<AccountTables, 'users'> & Pick<AgencyTables, 'agencies'>,
) {
  const demos = c.table(
    'demos',
    {
      id: c.text('id').primaryKey(),
      uniqueId: c.text('unique_id').notNull(),
      /**
       * The last part of its link under the agency's domain, unique within the agency: the client's
       * name, else the uniqueId. Empty for demos from before this column, until the next start.
       */
      slug: c.text('slug').notNull().default(''),
      /** Whose demo it is. SQLite keeps it from being null by triggers (migration 0006). */
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /** The member who made it, who gets what visitors write; always a member of the agency. */
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
      /** The end of the link; `permanentUntil` (service/plans) for one without an end. */
      expiresAt: c.time('expires_at').notNull(),
      /**
       * Set while nobody has opened a link that lives only so many milliseconds from the first time
       * a person opens it.
       */
      openMs: c.time('open_ms'),
      /**
       * Set while a deletion can be undone; such a demo is gone for everybody else and holds no
       * slot.
       */
      deletedAt: c.time('deleted_at'),
      stage: c.text('stage').$type<Stage>().notNull().default('draft'),
      /** Since when it is in its stage; 0 for as long as it exists. */
      stageAt: c.time('stage_at').notNull().default(0),
      /** What the deal is worth, in the hundredth part of the currency (ISO 4217). */
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

  /** The link of a demo that is gone for good: nobody but its former agency may have it again. */
  const retiredLinks = c.table(
    'retired_links',
    {
      /** SHA-256 of the uniqueId, which holds the client's name. */
      linkHash: c.text('link_hash').primaryKey(),
      /** Null when the agency is gone too. */
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
       * Of address, browser and a salt that changes daily: tells visitors of one day apart and
       * nothing else.
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

  return { demos, retiredLinks, demoPictures, demoVisits, visitSalts };
}

export type DemoTables = ReturnType<typeof describeDemoTables>;
