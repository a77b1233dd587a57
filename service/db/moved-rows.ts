import { createHash } from 'node:crypto';
import type SqliteFile from 'better-sqlite3';
import { getTableColumns, getTableName, type Column, type Table } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { askPostgres } from './ask-postgres.ts';
import { postgresTables } from './postgres-schema.ts';

/** A value in the form that both engines give and take: truths are 0 and 1, JSON is its text. */
type Value = string | number | Buffer | null;
export type Row = readonly Value[];

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Makes of what SQLite holds what PostgreSQL can hold, for each column. */
  readonly forms: readonly ((value: unknown) => Value)[];
  /** Place of the key among the columns. */
  readonly key: number;
}

/** Rows, or bytes, that are read and written at one time. */
const mostRows = 500;
const mostBytes = 4 * 1024 * 1024;

function formOf(columnType: string): (value: unknown) => Value {
  return (value) => {
    if (value === null || Buffer.isBuffer(value)) return value;
    // SQLite keeps what it is given: a time with a fraction, or a number in a column of texts.
    if (/^Pg(?:BigInt|Integer|Boolean)/u.test(columnType)) return Math.round(Number(value));
    return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\u0000', '');
  };
}

/** Every table with its columns, those that others refer to first. */
export const movedTables: readonly MovedTable[] = Object.values<Table>(postgresTables).map(
  (table) => {
    const columns = Object.values(getTableColumns(table)) as Column[];
    return {
      name: getTableName(table),
      columns: columns.map(({ name }) => name),
      forms: columns.map(({ columnType }) => formOf(columnType)),
      key: columns.findIndex(({ primary }) => primary),
    };
  },
);

export function keyOf({ key }: MovedTable, row: Row): string {
  return String(row[key]);
}

/** SHA-256 over a row's values, each with its kind and length. */
export function hashOf(row: Row): string {
  const hash = createHash('sha256');
  for (const value of row) {
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value));
    const kind = value === null ? 'null' : Buffer.isBuffer(value) ? 'bytes' : typeof value;
    hash.update(`${kind} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

const list = (table: MovedTable): string => table.columns.map((name) => `"${name}"`).join(', ');

/**
 * The rows of a SQLite file in the order of their keys, in batches; `left` hears of each character
 * that was left out.
 */
export function* rowsOfFile(
  file: SqliteFile.Database,
  table: MovedTable,
  left: (characters: number) => void = () => undefined,
): Generator<Row[]> {
  const key = table.columns[table.key] ?? '';
  const rows = file
    .prepare<[], unknown[]>(`select ${list(table)} from "${table.name}" order by "${key}"`)
    .raw()
    .iterate();
  let batch: Row[] = [];
  let bytes = 0;
  for (const found of rows) {
    const row = found.map((value, index) => table.forms[index]?.(value) ?? null);
    for (const [index, value] of found.entries()) {
      const kept = row[index];
      if (typeof value === 'string' && typeof kept === 'string') left(value.length - kept.length);
      bytes += Buffer.isBuffer(kept) || typeof kept === 'string' ? kept.length : 8;
    }
    batch.push(row);
    if (batch.length < mostRows && bytes < mostBytes) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

/**
 * The rows of PostgreSQL whose keys lie after one and up to another; without an end, whatever comes
 * after.
 */
export async function rowsBetween(
  client: ClientBase,
  table: MovedTable,
  after: string | undefined,
  upTo: string,
): Promise<Map<string, Row>> {
  const key = `"${table.columns[table.key] ?? ''}"`;
  const { rows } = await askPostgres(
    client,
    `select ${list(table)} from "${table.name}" where ${key} <= $1 and ($2::text is null or ${key} > $2)`,
    [upTo, after ?? null],
  );
  return new Map(rows.map((row) => [keyOf(table, row as Row), row as Row]));
}

/** Writes rows, in the place of those with the same keys. */
export async function putRows(
  client: ClientBase,
  table: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const width = table.columns.length;
  const places = rows.map(
    (_, row) => `(${table.columns.map((__, column) => `$${row * width + column + 1}`).join(', ')})`,
  );
  const changes = table.columns.map((name) => `"${name}" = excluded."${name}"`).join(', ');
  await client.query(
    `insert into "${table.name}" (${list(table)}) values ${places.join(', ')} on conflict ("${table.columns[table.key] ?? ''}") do update set ${changes}`,
    rows.flat(),
  );
}

/**
 * Removes the rows after a key and up to another that are not among those to keep; without an end,
 * all after.
 */
export async function dropRows(
  client: ClientBase,
  table: MovedTable,
  range: { after: string | undefined; upTo: string | undefined; keep: readonly string[] },
): Promise<void> {
  const key = `"${table.columns[table.key] ?? ''}"`;
  await client.query(
    `delete from "${table.name}" where ($1::text is null or ${key} > $1) and ($2::text is null or ${key} <= $2) and ${key} <> all($3::text[])`,
    [range.after ?? null, range.upTo ?? null, range.keep],
  );
}

export async function countRows(client: ClientBase, table: MovedTable): Promise<number> {
  const { rows } = await askPostgres(client, `select count(*) from "${table.name}"`, []);
  return Number(rows[0]?.[0]);
}
