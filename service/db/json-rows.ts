import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/*
 * Many rows or keys as one parameter, so that a statement has the same text for any number of them.
 * One parameter for each value costs drizzle more time than SQLite's write, and PostgreSQL plans
 * one text once. Both engines have `json_each`, and read a field by `->>`.
 */

/** Rows as an object, because PostgreSQL's `json_each` accepts no list. */
export function jsonRows(rows: readonly unknown[]): string {
  return JSON.stringify(Object.fromEntries(rows.entries()));
}

/** Keys as a list for `in`. */
export function keyList(keys: Iterable<string>): SQL {
  const each = JSON.stringify(Object.fromEntries(Array.from(keys, (key) => [key, 1])));
  return sql`(select key from json_each(${each}))`;
}

/** Pairs, triples and so on as a list for `in`. */
export function tupleList(tuples: readonly (readonly [string, string, ...string[]])[]): SQL {
  const [first = []] = tuples;
  const fields = first.map((_, index) => `value ->> ${index}`).join(', ');
  return sql`(select ${sql.raw(fields)} from json_each(${jsonRows(tuples)}))`;
}

/** Reads a column's value from its JSON field; bytes have no JSON form. */
function readField(
  key: string,
  { columnType, name }: { readonly columnType: string; readonly name: string },
): string {
  if (columnType === 'SQLiteText') return `value ->> '${key}'`;
  if (columnType === 'SQLiteInteger') return `cast(value ->> '${key}' as bigint)`;
  if (columnType === 'SQLiteBoolean') return `cast(value ->> '${key}' as boolean)`;
  if (columnType === 'SQLiteTextJson') return `value -> '${key}'`;
  throw new Error(`The column ${name} cannot be written from JSON.`);
}

const readers = new Map<SQLiteTable, SQL>();

function selectFields(table: SQLiteTable): SQL {
  const known = readers.get(table);
  if (known) return known;
  const columns = Object.entries(getTableColumns(table));
  const fields = sql.raw(columns.map(([key, column]) => readField(key, column)).join(', '));
  readers.set(table, fields);
  return fields;
}

/** Whole rows for `insert(table).select(…)`. */
export function rowList<T extends SQLiteTable>(table: T, rows: readonly T['$inferSelect'][]): SQL {
  // Materialized, because SQLite would otherwise serialize each row again for each of its fields.
  // With a condition, because SQLite would otherwise read `on conflict` as the `on` of a join.
  return sql`with each as materialized (select value from json_each(${jsonRows(rows)})) select ${selectFields(table)} from each where true`;
}
