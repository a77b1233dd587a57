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

/** Compared and sorted by bytes as in SQLite, independent of the server's locale. */
const text = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The column makers of sqlite-dialect.ts for PostgreSQL; its migrations are generated from them.
 */
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
