import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { checkFile, DatabaseError } from './check-file.ts';
import * as schema from './schema.ts';

export type Database = BetterSQLite3Database<typeof schema>;

/**
 * The store. Reads go to one connection, writes one after another to a second. Queries are awaited everywhere, although
 * SQLite answers at once, so that the same code runs on an engine that does not.
 */
export interface Store {
  readonly read: Database;
  /** Runs `work` inside an immediate transaction; when it throws, nothing of it remains. Resolves after the commit reached the disk. */
  readonly write: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** @throws Error when the database cannot be read, or its file was taken away. */
  readonly check: () => Promise<void>;
  /** Writes that wait for their turn, and bytes on the disk. */
  readonly load: () => { readonly waiting: number; readonly bytes: number };
  /** Waits for running writes, moves the write-ahead log into the file, and closes it. */
  readonly close: () => Promise<void>;
}

interface Job {
  /** Milliseconds since the process began. */
  readonly since: number;
  readonly run: () => Promise<void>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Most writes that share one commit, so that the first never waits long for the last. */
const largestBatch = 64;
/** How long a write waits for another process that holds the file, in milliseconds, and how often it looks. */
const patienceMs = 5000;
const lookEveryMs = 20;
const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** How safe a commit is when the power fails; anything but FULL is for the test that shows what is lost then. */
export type Synchronous = 'FULL' | 'NORMAL';

function connect(path: string, synchronous: Synchronous): SqliteFile.Database {
  const file = new SqliteFile(path);
  // NORMAL, the default in WAL mode, loses acknowledged commits when the power fails: https://www.sqlite.org/pragma.html#pragma_synchronous
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

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Brings the tables up to date in one transaction: what fails leaves everything as it was. */
function bringUpToDate(db: Database, path: string, migrationsFolder: string): void {
  try {
    migrate(db, { migrationsFolder });
  } catch (error) {
    const reason =
      error instanceof Error ? ((error.cause as Error | undefined) ?? error).message : String(error);
    throw new DatabaseError(
      `The database file ${path} could not be brought up to date (${reason}). Nothing in it was changed: the version of before still starts with it.`,
      { cause: error },
    );
  }
}

export interface OpenOptions {
  readonly synchronous?: Synchronous;
  /** Folder of the migrations; tests have others. */
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
  const writing = connect(path, synchronous);
  const db = drizzle(writing, { schema });
  bringUpToDate(db, path, migrations);
  writing.pragma('busy_timeout = 0');
  const reading = connect(path, synchronous);
  const opened = statSync(path).ino;
  const anyRow = reading.prepare('select id from users limit 1');

  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  function giveUp(error: unknown): void {
    const past = performance.now() - patienceMs;
    while (waiting[0] && waiting[0].since < past) waiting.shift()?.failed(error);
  }

  /** Begins a transaction for the writes that wait; those that have waited too long are given up, and false says that none is left. */
  async function begin(): Promise<boolean> {
    while (waiting.length > 0) {
      try {
        writing.exec('BEGIN IMMEDIATE');
        return true;
      } catch (error) {
        const busy = error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');
        if (busy) giveUp(error);
        else for (const job of waiting.splice(0)) job.failed(error);
      }
      // SQLite's own waiting would stop the whole process; this lets others be served meanwhile.
      if (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return false;
  }

  // Writes that arrive while one is being committed share the next commit: one fsync for many.
  async function drain(): Promise<void> {
    while (await begin()) {
      const batch = waiting.splice(0, largestBatch);
      const settled: (() => void)[] = [];
      try {
        for (const job of batch) {
          writing.exec('SAVEPOINT job');
          try {
            await job.run();
            settled.push(job.done);
          } catch (error) {
            // A full disk ends the whole transaction by itself; then every job of the batch has failed.
            if (!writing.inTransaction) throw error;
            writing.exec('ROLLBACK TO job');
            settled.push(() => job.failed(error));
          }
          writing.exec('RELEASE job');
        }
        writing.exec('COMMIT');
        for (const settle of settled) settle();
      } catch (error) {
        if (writing.inTransaction) writing.exec('ROLLBACK');
        for (const job of batch) job.failed(error);
      }
    }
    // One more may have come between the last look and this line.
    running = waiting.length > 0 ? drain() : undefined;
  }

  return {
    read: drizzle(reading, { schema }),
    write: (work) =>
      new Promise((resolve, reject) => {
        let result: { value: Awaited<ReturnType<typeof work>> } | undefined;
        waiting.push({
          since: performance.now(),
          run: async () => {
            result = { value: await work(db) };
          },
          done: () => result && resolve(result.value),
          failed: reject,
        });
        running ??= Promise.resolve().then(drain);
      }),
    // A file that was replaced under us is still open and would take writes that nobody finds again.
    check: async () => {
      anyRow.all();
      if (statSync(path).ino !== opened) throw new Error(`another file stands at ${path}`);
      await Promise.resolve();
    },
    load: () => ({ waiting: waiting.length, bytes: sizeOf(path) + sizeOf(`${path}-wal`) }),
    close: async () => {
      while (running) await running;
      reading.close();
      writing.pragma('wal_checkpoint(TRUNCATE)');
      writing.close();
    },
  };
}
