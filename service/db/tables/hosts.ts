import type { Dialect } from '../sqlite-dialect.ts';
import type { AgencyTables } from './agencies.ts';

/** Why a host is not verified, or why its last check failed. */
export type HostReason =
  /** The name has no TXT record. */
  | 'no_record'
  /** There are only other records than the requested one. */
  | 'wrong_record'
  /** Its name servers did not answer. */
  | 'dns_failed'
  /** Another agency has verified it. */
  | 'taken'
  /** The record was missing for too long. */
  | 'lost';

/** The domains under which agencies show their demos. */
export function describeHostTables(c: Dialect, { agencies }: Pick<AgencyTables, 'agencies'>) {
  /** Several agencies may claim a name, but only one can verify it. */
  const agencyHosts = c.table(
    'agency_hosts',
    {
      id: c.text('id').primaryKey(),
      agencyId: c
        .text('agency_id')
        .notNull()
        .references(() => agencies.id, { onDelete: 'cascade' }),
      /** In lower case and ASCII, without a port. */
      host: c.text('host').notNull(),
      /** The content of the TXT record. */
      token: c.text('token').notNull(),
      /**
       * Equal to the host while it is verified, else null. It is unique, so only one agency can
       * hold a name.
       */
      verifiedHost: c.text('verified_host'),
      /** Whether new links use it. */
      forLinks: c.bool('for_links').notNull().default(false),
      reason: c.text('reason').$type<HostReason>(),
      createdAt: c.time('created_at').notNull(),
      checkedAt: c.time('checked_at'),
      /** Since when the record of a verified host is missing. */
      missingSince: c.time('missing_since'),
    },
    (table) => [
      c.uniqueIndex('agency_hosts_once').on(table.agencyId, table.host),
      c.uniqueIndex('agency_hosts_verified').on(table.verifiedHost),
      c.index('agency_hosts_checked').on(table.checkedAt),
    ],
  );

  return { agencyHosts };
}
