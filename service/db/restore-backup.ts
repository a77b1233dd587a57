import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { computeChecksum, readChecksum } from './backups.ts';
import { findDamage } from './check-file.ts';
import { flush } from './make-backup.ts';
import { errorCode } from '../error-code.ts';

/** Why a backup was not restored; the message is a sentence for the operator. */
export class RestoreError extends Error {}

interface Restored {
  /** Rows by table. */
  readonly rows: ReadonlyMap<string, number>;
  /** Path of the replaced database; undefined without one. */
  readonly previous: string | undefined;
  /** Whether the backup was compared with its SHA-256; false when none is stored beside it. */
  readonly compared: boolean;
}

async function requireIntact(backup: string): Promise<boolean> {
  try {
    accessSync(backup, constants.R_OK);
  } catch (error) {
    const isThere = errorCode(error) === 'EACCES';
    throw new RestoreError(
      isThere
        ? `The backup ${backup} may not be read by this user.`
        : `There is no file ${backup}.`,
    );
  }
  const noted = readChecksum(backup);
  if (noted !== undefined && noted !== (await computeChecksum(backup)))
    throw new RestoreError(
      `The backup ${backup} is not what was written: its SHA-256 is another one.`,
    );
  return noted !== undefined;
}

function countRows(path: string): Map<string, number> {
  const file = new SqliteFile(path, { readonly: true });
  try {
    const tables = file
      .prepare<[], { name: string }>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_\\_%' escape '\\' order by name",
      )
      .all();
    const count = (name: string): number =>
      file.prepare<[], { n: number }>(`select count(*) as n from "${name}"`).get()?.n ?? 0;
    return new Map(tables.map(({ name }) => [name, count(name)]));
  } finally {
    file.close();
  }
}

function requireOwnBackup(copy: string, backup: string): Map<string, number> {
  const flaw = findDamage(copy, { thorough: true });
  if (flaw !== undefined) throw new RestoreError(`The backup ${backup} is damaged (${flaw}).`);
  const rows = countRows(copy);
  if (!rows.has('users') || !rows.has('demos'))
    throw new RestoreError(
      `The file ${backup} is no backup of this service: it has no accounts and demos.`,
    );
  return rows;
}

/**
 * Moves the write-ahead log into the file, which works only while no other process has it open.
 * @throws RestoreError
 */
export function requireUnused(database: string): void {
  try {
    const file = new SqliteFile(database);
    try {
      file.pragma('busy_timeout = 0');
      file.pragma('journal_mode = DELETE');
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/u.test(error.code))
      throw new RestoreError(`The database file ${database} is in use. End the service first.`);
    // A damaged file is a reason to restore a backup.
    if (!(error instanceof SqliteFile.SqliteError)) throw error;
  }
}

/** Gives the file a second name, so that the database exists at every moment. */
function linkPrevious(database: string, previous: string): void {
  for (const end of ['-wal', '-shm'])
    if (existsSync(database + end)) renameSync(database + end, previous + end);
  try {
    linkSync(database, previous);
  } catch {
    copyFileSync(database, previous);
    flush(previous);
  }
}

/**
 * Replaces the database file by a backup and keeps the previous file beside it. An interruption
 * leaves one of the two in place.
 * @throws RestoreError for a damaged backup, or a database that is in use.
 */
export async function restoreBackup(
  backup: string,
  database: string,
  now: number,
): Promise<Restored> {
  const compared = await requireIntact(backup);
  const copy = `${database}.restoring`;
  try {
    copyFileSync(backup, copy);
    const rows = requireOwnBackup(copy, backup);
    flush(copy);
    const isThere = existsSync(database);
    const previous = `${database}.before-${new Date(now).toISOString().replaceAll(/[:.]/gu, '-')}`;
    if (isThere) {
      requireUnused(database);
      linkPrevious(database, previous);
    }
    renameSync(copy, database);
    flush(dirname(database));
    return { rows, previous: isThere ? previous : undefined, compared };
  } finally {
    for (const end of ['', '-journal']) rmSync(copy + end, { force: true });
  }
}
