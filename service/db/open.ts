import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
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
  /** Waits for running writes, moves the write-ahead log into the file, and closes it. */
  readonly close: () => Promise<void>;
}

interface Job {
  readonly run: () => Promise<void>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Most writes that share one commit, so that the first never waits long for the last. */
const largestBatch = 64;
/** How long a write waits for another process that holds the file, in milliseconds, and how often it looks. */
const patienceMs = 5000;
const lookEveryMs = 20;

function connect(path: string): SqliteFile.Database {
  const file = new SqliteFile(path);
  // NORMAL, the default in WAL mode, loses acknowledged commits when the power fails: https://www.sqlite.org/pragma.html#pragma_synchronous
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
  ]) {
    file.pragma(pragma);
  }
  return file;
}

/** Opens (or creates) the database file and brings its tables up to date. */
export function openStore(path: string): Store {
  mkdirSync(dirname(path), { recursive: true });
  const writing = connect(path);
  const db = drizzle(writing, { schema });
  migrate(db, { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
  writing.pragma('busy_timeout = 0');
  const reading = connect(path);

  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  // SQLite's own waiting would stop the whole process; this lets others be served meanwhile.
  async function begin(): Promise<void> {
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        writing.exec('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        const busy = error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');
        if (!busy || Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    }
  }

  // Writes that arrive while one is being committed share the next commit: one fsync for many.
  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largestBatch);
      const settled: (() => void)[] = [];
      try {
        await begin();
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
    running = undefined;
  }

  return {
    read: drizzle(reading, { schema }),
    write: (work) =>
      new Promise((resolve, reject) => {
        let result: { value: Awaited<ReturnType<typeof work>> } | undefined;
        waiting.push({
          run: async () => {
            result = { value: await work(db) };
          },
          done: () => result && resolve(result.value),
          failed: reject,
        });
        running ??= Promise.resolve().then(drain);
      }),
    close: async () => {
      await running;
      reading.close();
      writing.pragma('wal_checkpoint(TRUNCATE)');
      writing.close();
    },
  };
}
