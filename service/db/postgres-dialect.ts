import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  pgTable,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Compared and sorted by its bytes, as SQLite does, whatever language the server was set up for.
 */
const text = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The makers of sqlite-dialect.ts for PostgreSQL: what its migrations are generated from. */
export const postgresDialect = {
  table: pgTable,
  index,
  uniqueIndex,
  text: (name: string) => text(name),
  int: (name: string) => integer(name),
  bool: (name: string) => boolean(name),
  time: (name: string) => bigint(name, { mode: 'number' }),
  bytes: (name: string) => bytea(name),
  json: (name: string) => json(name),
};
