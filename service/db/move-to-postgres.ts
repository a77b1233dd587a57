import SqliteFile from 'better-sqlite3';
import type { ClientBase } from 'pg';
import { checkFile, DatabaseError } from './check-file.ts';
import {
  countRows,
  deleteRowsBetween,
  hashRow,
  rowKey,
  movedTables,
  upsertRows,
  readRowsBetween,
  readFileRows,
  type MovedTable,
} from './moved-rows.ts';
import { openStore } from './open.ts';
import { requireServer } from './require-server.ts';
import { requireUnused } from './restore-backup.ts';
import { bringUpToDate } from './update-postgres.ts';

/**
 * Allows one move into a database at a time; the server releases the lock when the process dies.
 */
const lockStatement = 'select pg_try_advisory_lock(7305804402464912) as free';

export interface Progress {
  readonly doing: 'copying' | 'comparing';
  readonly table: string;
  readonly rows: number;
  readonly total: number;
}

interface Moved {
  /** Rows by table. */
  readonly rows: ReadonlyMap<string, number>;
  /** Number of removed U+0000 characters, which PostgreSQL cannot store. */
  readonly removedNuls: number;
}

interface Move {
  readonly file: SqliteFile.Database;
  readonly client: ClientBase;
  readonly report: (progress: Progress) => void;
}

/** Opens the file with the tables of this version, locked against other writers. */
async function openSource(path: string): Promise<SqliteFile.Database> {
  checkFile(path);
  requireUnused(path);
  await openStore(path).close();
  const file = new SqliteFile(path, { fileMustExist: true });
  file.pragma('busy_timeout = 0');
  file.exec('begin immediate');
  return file;
}

/** @throws DatabaseError when the target holds data of another source. */
async function requireEmptyTarget(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(lockStatement);
  if (rows[0]?.free !== true)
    throw new DatabaseError('Another move into the database of DATABASE_URL is under way.');
  const known = await client.query<{ begun: boolean }>(
    `select to_regclass('unfinished_move') is not null as begun`,
  );
  if (known.rows[0]?.begun === true) return;
  for (const table of movedTables) {
    // The migration fills this table; its row is replaced by the file's row.
    if (table.name === 'installation') continue;
    const rowCount = await countRows(client, table);
    if (rowCount > 0)
      throw new DatabaseError(
        `The database of DATABASE_URL holds data already (${table.name}: ${rowCount}). Name an empty one; nothing was changed.`,
      );
  }
  await client.query('create table unfinished_move (begun_at timestamptz not null default now())');
}

/**
 * Makes a table of the target equal to the file's. Rows that an interrupted move has copied stay
 * when they are the same.
 */
async function copyTable(
  { file, client, report }: Move,
  table: MovedTable,
  total: number,
): Promise<number> {
  let removedNuls = 0;
  let after: string | undefined;
  let rows = 0;
  for (const batch of readFileRows(file, table, (characters) => (removedNuls += characters))) {
    const last = batch.at(-1);
    const upTo = last && rowKey(table, last);
    if (upTo === undefined) break;
    await client.query('begin');
    const there = await readRowsBetween(client, table, after, upTo);
    const isThere = (key: string, hash: string): boolean => {
      const found = there.get(key);
      return found !== undefined && hashRow(found) === hash;
    };
    const copiedKeys = batch.map((row) => rowKey(table, row));
    await deleteRowsBetween(client, table, { after, upTo, keep: copiedKeys });
    await upsertRows(
      client,
      table,
      batch.filter((row) => !isThere(rowKey(table, row), hashRow(row))),
    );
    await client.query('commit');
    after = upTo;
    rows += batch.length;
    report({ doing: 'copying', table: table.name, rows, total });
  }
  await deleteRowsBetween(client, table, { after, upTo: undefined, keep: [] });
  return removedNuls;
}

/** @throws DatabaseError for the first row that is not the same on both sides. */
async function compareTable(
  { file, client, report }: Move,
  table: MovedTable,
  total: number,
): Promise<number> {
  let after: string | undefined;
  let rows = 0;
  for (const batch of readFileRows(file, table)) {
    const last = batch.at(-1);
    const upTo = last && rowKey(table, last);
    if (upTo === undefined) break;
    const there = await readRowsBetween(client, table, after, upTo);
    for (const row of batch) {
      const key = rowKey(table, row);
      const found = there.get(key);
      if (!found || hashRow(found) !== hashRow(row))
        throw new DatabaseError(
          `The row ${key} of ${table.name} ${found ? 'is another one' : 'is missing'} in PostgreSQL. Run the move again.`,
        );
    }
    after = upTo;
    rows += batch.length;
    report({ doing: 'comparing', table: table.name, rows, total });
  }
  const rowCount = await countRows(client, table);
  if (rowCount !== rows)
    throw new DatabaseError(
      `The table ${table.name} has ${rowCount} rows in PostgreSQL and ${rows} in the file. Run the move again.`,
    );
  return rows;
}

/**
 * Copies every row of a SQLite file into an empty PostgreSQL database in batches, and compares the
 * number of rows and a hash of each. It continues where an interrupted move stopped; until it is
 * complete, no service starts on the target. The file must not be in use and stays unchanged.
 * @throws DatabaseError or RestoreError with one line for the operator.
 */
export async function moveToPostgres(
  path: string,
  url: string,
  report: (progress: Progress) => void = () => undefined,
): Promise<Moved> {
  const client = await requireServer(url);
  try {
    await bringUpToDate(client);
    const file = await openSource(path);
    try {
      await requireEmptyTarget(client);
      const move: Move = { file, client, report };
      const size = ({ name }: MovedTable): number =>
        file.prepare<[], { n: number }>(`select count(*) as n from "${name}"`).get()?.n ?? 0;
      let removedNuls = 0;
      for (const table of movedTables) removedNuls += await copyTable(move, table, size(table));
      const rows = new Map<string, number>();
      for (const table of movedTables)
        rows.set(table.name, await compareTable(move, table, size(table)));
      await client.query('drop table unfinished_move');
      return { rows, removedNuls };
    } finally {
      file.close();
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
