import { integer, text } from 'drizzle-orm/sqlite-core';

/**
 * The five kinds of columns that tables are described with. Each engine has makers of these names, so that one
 * description (schema.ts) gives the tables of both. Times are milliseconds since 1970; ids are text.
 */
export const columns = {
  text: (name: string) => text(name),
  int: (name: string) => integer(name),
  bool: (name: string) => integer(name, { mode: 'boolean' }),
  time: (name: string) => integer(name),
  json: (name: string) => text(name, { mode: 'json' }),
};
