import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema.ts';

/**
 * What queries are written with: the part of drizzle that both engines have, always awaited. Finish
 * a query by awaiting it or by `.prepare()`; `.get()`, `.all()` and `.run()` are SQLite's alone.
 */
export type Database = Pick<
  BaseSQLiteDatabase<'async', unknown, typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>;

/** What a process told all others: the agency that has a new event, or a visit that goes on. */
export interface Notice {
  readonly about: 'events' | 'live';
  readonly payload: string;
}

/** The store: a SQLite file (open.ts) or a PostgreSQL database (open-postgres.ts). */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly read: Database;
  /**
   * Runs `work` inside a transaction during which nobody else writes, in this process or another;
   * when it throws, nothing of it remains. Resolves after the commit reached the disk. PostgreSQL
   * may ask for it to be run again from its beginning, so it changes nothing outside of the
   * database but what its last run says.
   */
  readonly write: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /**
   * Calls back when something was written, also by other processes on PostgreSQL: with what it was
   * about, or with undefined when that is not known. Gives the way to end it.
   */
  readonly listen: (hear: (notice: Notice | undefined) => void) => () => void;
  /** @throws Error when the database cannot be read, or its file was taken away. */
  readonly check: () => Promise<void>;
  /** Writes that wait for their turn, and bytes on the disk. */
  readonly load: () => Promise<{ readonly waiting: number; readonly bytes: number }>;
  /**
   * Waits for running writes and lets go of the database; SQLite's write-ahead log is moved into
   * the file.
   */
  readonly close: () => Promise<void>;
}
