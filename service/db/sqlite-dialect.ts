import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * The column makers that describe the tables (schema.ts). PostgreSQL has makers of the same names,
 * so that one description gives the tables of both engines and queries work on both. Times are
 * milliseconds since 1970; ids are text.
 */
export const sqliteDialect = {
  table: sqliteTable,
  index,
  uniqueIndex,
  text: (name: string) => text(name),
  int: (name: string) => integer(name),
  bool: (name: string) => integer(name, { mode: 'boolean' }),
  time: (name: string) => integer(name),
  bytes: (name: string) => blob(name, { mode: 'buffer' }),
  json: (name: string) => text(name, { mode: 'json' }),
};
export type Dialect = typeof sqliteDialect;
