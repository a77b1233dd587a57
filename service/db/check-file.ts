import { statSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';

/**
 * The database cannot be used. The message is one line for the operator: the file, and what to do.
 */
export class DatabaseError extends Error {}

/** The file is damaged, so its content cannot be trusted. */
export class DamagedError extends DatabaseError {}

const damaged = /^SQLITE_(?:CORRUPT|NOTADB)/u;

/**
 * The fault of a database file, in SQLite's words; undefined for a sound one. Checks every page
 * (about 0.3 s for 100 MB); `thorough` also compares the indexes with their tables.
 * @throws Error when the file cannot be read for another reason.
 */
export function findDamage(path: string, { thorough = false } = {}): string | undefined {
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true });
  try {
    file.pragma('busy_timeout = 5000');
    const found = file.pragma(thorough ? 'integrity_check(1)' : 'quick_check(1)', { simple: true });
    return found === 'ok' ? undefined : String(found).replaceAll(/\s+/gu, ' ');
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError && damaged.test(error.code)) return error.message;
    throw error;
  } finally {
    file.close();
  }
}

/**
 * Refuses a damaged file before anything is written to it.
 * @throws DamagedError
 */
export function checkFile(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // An empty file is a new database.
  if (size === 0) return;
  const flaw = findDamage(path);
  if (flaw !== undefined) throw new DamagedError(`The database file ${path} is damaged (${flaw}).`);
}
