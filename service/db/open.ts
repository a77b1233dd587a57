import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { checkFile, DatabaseError } from './check-file.ts';
import { cacheStatements } from './keep-statements.ts';
import { createWriteQueue } from './queue-writes.ts';
import * as schema from './schema.ts';
import type { Database, Notice, Store } from './store.ts';

export type { Database, Notice, Store } from './store.ts';

type SqliteDatabase = ReturnType<typeof drizzle<typeof schema>>;

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** SQLite's `synchronous` setting. Only the test of power loss uses less than FULL. */
type Synchronous = 'FULL' | 'NORMAL';

function connect(path: string, synchronous: Synchronous): SqliteFile.Database {
  const file = new SqliteFile(path);
  // NORMAL, the default in WAL mode, loses acknowledged commits when the power fails:
  // https://www.sqlite.org/pragma.html#pragma_synchronous
  for (const pragma of [
    'journal_mode = WAL',
    `synchronous = ${synchronous}`,
    'foreign_keys = ON',
    'busy_timeout = 5000',
  ]) {
    file.pragma(pragma);
  }
  return file;
}

/**
 * Restricts the file to its owner (0600), because it contains personal data and password hashes.
 * SQLite gives the write-ahead log the same mode.
 */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(file, 0o600);
  }
}

/** @throws DatabaseError when a table is missing. */
function requireTables(file: SqliteFile.Database, path: string): void {
  const there = new Set(
    file.prepare("select name from sqlite_master where type = 'table'").pluck().all(),
  );
  const missing = Object.values(schema)
    .map(getTableName)
    .filter((name) => !there.has(name));
  if (missing.length > 0)
    throw new DatabaseError(
      `The database file ${path} has no table ${missing.join(', ')}. Bring a backup back: npm run restore -- <file>`,
    );
}

function fileSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Brings the tables up to date in one transaction; a failure changes nothing. */
function updateTables(db: SqliteDatabase, path: string, migrationsFolder: string): void {
  try {
    migrate(db, { migrationsFolder });
  } catch (error) {
    const reason =
      error instanceof Error
        ? ((error.cause as Error | undefined) ?? error).message
        : String(error);
    throw new DatabaseError(
      `The database file ${path} could not be brought up to date (${reason}). Nothing in it was changed: the version of before still starts with it.`,
      { cause: error },
    );
  }
}

/** SQLite's calls are synchronous, but callers await them as with PostgreSQL. */
function wrapSqlite(db: SqliteDatabase): Database {
  return db as unknown as Database;
}

export interface OpenOptions {
  readonly synchronous?: Synchronous;
  /** Folder of the migrations; tests use others. */
  readonly migrations?: string;
}

/**
 * Opens (or creates) the database file and brings its tables up to date.
 * @throws DatabaseError when the file is damaged or a migration fails.
 */
export function openStore(path: string, options: OpenOptions = {}): Store {
  const { synchronous = 'FULL', migrations = ownMigrations } = options;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  checkFile(path);
  makePrivate(path);
  const writing = connect(path, synchronous);
  const db = drizzle(writing, { schema });
  updateTables(db, path, migrations);
  if (migrations === ownMigrations) requireTables(writing, path);
  writing.pragma('busy_timeout = 0');
  const reading = connect(path, synchronous);
  const opened = statSync(path).ino;
  const anyRow = reading.prepare('select id from users limit 1');
  for (const file of [writing, reading]) cacheStatements(file);

  const listeners = new Set<(notice: Notice | undefined) => void>();
  const queue = createWriteQueue({
    begin: () => void writing.exec('BEGIN IMMEDIATE'),
    setSavepoint: (isFirst) =>
      void writing.exec(isFirst ? 'SAVEPOINT job' : 'RELEASE job; SAVEPOINT job'),
    rollbackToSavepoint: () => void writing.exec('ROLLBACK TO job'),
    commit: () => void writing.exec('COMMIT'),
    committed: () => listeners.forEach((listener) => listener(undefined)),
    rollback: () => {
      if (writing.inTransaction) writing.exec('ROLLBACK');
    },
    isOpen: () => writing.inTransaction,
    isTemporary: (error) =>
      error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY'),
    isConflict: () => false,
  });

  return {
    engine: 'sqlite',
    read: wrapSqlite(drizzle(reading, { schema })),
    write: (work) => queue.add(() => work(wrapSqlite(db))),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // If the file was replaced, writes would go to the old, unlinked one and be lost.
    check: async () => {
      anyRow.all();
      if (statSync(path).ino !== opened) throw new Error(`another file stands at ${path}`);
      await Promise.resolve();
    },
    load: () =>
      Promise.resolve({
        waiting: queue.waiting(),
        bytes: fileSize(path) + fileSize(`${path}-wal`),
      }),
    close: async () => {
      await queue.idle();
      reading.close();
      writing.pragma('wal_checkpoint(TRUNCATE)');
      writing.close();
    },
  };
}
