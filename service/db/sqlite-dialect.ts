import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * What tables are described with (schema.ts). Another engine gets makers of the same names, so that
 * one description gives the tables of both, and every query stays as it is. Times are milliseconds
 * since 1970; ids are text.
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
