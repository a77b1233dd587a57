import { createHash } from 'node:crypto';
import type SqliteFile from 'better-sqlite3';
import { getTableColumns, getTableName, type Column, type Table } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { queryPostgres } from './query-postgres.ts';
import { postgresTables } from './postgres-schema.ts';

/** A value in a form that both engines accept and return: booleans are 0 and 1, JSON is text. */
type Value = string | number | Buffer | null;
type Row = readonly Value[];

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** For each column, converts SQLite's value to one that PostgreSQL can store. */
  readonly converters: readonly ((value: unknown) => Value)[];
  /** Index of the key among the columns. */
  readonly key: number;
}

/** Rows and bytes that are read and written in one batch. */
const maxRows = 500;
const maxBytes = 4 * 1024 * 1024;

function createConverter(columnType: string): (value: unknown) => Value {
  return (value) => {
    if (value === null || Buffer.isBuffer(value)) return value;
    // SQLite stores any value in any column: a time with a fraction, or a number among texts.
    if (/^Pg(?:BigInt|Integer|Boolean)/u.test(columnType)) return Math.round(Number(value));
    return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\u0000', '');
  };
}

/** Every table with its columns, in an order in which references point to earlier tables. */
export const movedTables: readonly MovedTable[] = Object.values<Table>(postgresTables).map(
  (table) => {
    const columns = Object.values(getTableColumns(table)) as Column[];
    return {
      name: getTableName(table),
      columns: columns.map(({ name }) => name),
      converters: columns.map(({ columnType }) => createConverter(columnType)),
      key: columns.findIndex(({ primary }) => primary),
    };
  },
);

export function rowKey({ key }: MovedTable, row: Row): string {
  return String(row[key]);
}

/** SHA-256 of a row's values, each with its type and length. */
export function hashRow(row: Row): string {
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
 * The rows of a SQLite file in the order of their keys, in batches. `left` is called for each
 * character that was removed.
 */
export function* readFileRows(
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
    const row = found.map((value, index) => table.converters[index]?.(value) ?? null);
    for (const [index, value] of found.entries()) {
      const converted = row[index];
      if (typeof value === 'string' && typeof converted === 'string')
        left(value.length - converted.length);
      bytes += Buffer.isBuffer(converted) || typeof converted === 'string' ? converted.length : 8;
    }
    batch.push(row);
    if (batch.length < maxRows && bytes < maxBytes) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

/** The rows of PostgreSQL with keys after one and up to another, or up to the last. */
export async function readRowsBetween(
  client: ClientBase,
  table: MovedTable,
  after: string | undefined,
  upTo: string,
): Promise<Map<string, Row>> {
  const key = `"${table.columns[table.key] ?? ''}"`;
  const { rows } = await queryPostgres(
    client,
    `select ${list(table)} from "${table.name}" where ${key} <= $1 and ($2::text is null or ${key} > $2)`,
    [upTo, after ?? null],
  );
  return new Map(rows.map((row) => [rowKey(table, row as Row), row as Row]));
}

/** Writes rows, replacing those with the same keys. */
export async function upsertRows(
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

/** Deletes the rows with keys after one and up to another (or the last), except those to keep. */
export async function deleteRowsBetween(
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
  const { rows } = await queryPostgres(client, `select count(*) from "${table.name}"`, []);
  return Number(rows[0]?.[0]);
}
