import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema.ts';

/**
 * What queries are written with: the part of drizzle that both engines share, always awaited.
 * Finish a query by awaiting it or by `.prepare()`; `.get()`, `.all()` and `.run()` exist in SQLite
 * only.
 */
export type Database = Pick<
  BaseSQLiteDatabase<'async', unknown, typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>;

/** A notice to all processes: an agency has a new event, or a visit is in progress. */
export interface Notice {
  readonly about: 'events' | 'live';
  readonly payload: string;
}

/** The store: a SQLite file (open.ts) or a PostgreSQL database (open-postgres.ts). */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly read: Database;
  /**
   * Runs `work` in a transaction that excludes all other writers, in this process and in others.
   * When it throws, none of its changes remain. Resolves after the commit has reached the disk.
   * PostgreSQL may require a second run, so `work` may change variables outside only in a way that
   * its last run determines.
   */
  readonly write: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /**
   * Calls `hear` after writes, on PostgreSQL also after those of other processes: with their
   * notice, or with undefined if it is unknown. Returns the function that stops the calls.
   */
  readonly listen: (hear: (notice: Notice | undefined) => void) => () => void;
  /** @throws Error when the database cannot be read, or its file was replaced. */
  readonly check: () => Promise<void>;
  /** Waiting writes, and bytes on the disk. */
  readonly load: () => Promise<{ readonly waiting: number; readonly bytes: number }>;
  /**
   * Waits for running writes and closes the database; SQLite's write-ahead log is moved into the
   * file.
   */
  readonly close: () => Promise<void>;
}
