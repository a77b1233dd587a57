import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { rotateBackups } from './backup-facts.ts';
import { backupName, checksumFile, checksumLine, computeChecksum } from './backups.ts';
import { findDamage } from './check-file.ts';

/**
 * Bytes of free space that a backup must leave, because the service keeps writing to the same disk.
 */
const roomToLeave = 16 * 1024 * 1024;
const allPages = 0x7fffffff;

/** Flushes a file's content, or a folder's entries, to the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + roomToLeave) return;
  throw new Error(
    `there is no room for a backup of ${Math.ceil(bytes / 1024 / 1024)} MB in ${folder} (${Math.floor((bavail * bsize) / 1024 / 1024)} MB free)`,
  );
}

export interface BackupOptions {
  /** The database file; a service may have it open. */
  readonly source: string;
  readonly folder: string;
  /** Milliseconds since 1970, for the name. */
  readonly now: number;
  /** Number of backups to keep, including this one. */
  readonly keep: number;
}

/**
 * Writes the database, as it is at one moment, to a file of its own. Checks the copy, stores its
 * SHA-256 beside it, and removes older backups (backup-facts.ts). Writers are not blocked. Returns
 * the path of the backup.
 * @throws Error without a database, without space, or when the copy is damaged; then no file is
 * left behind.
 */
export async function makeBackup({ source, folder, now, keep }: BackupOptions): Promise<string> {
  if (!existsSync(source)) throw new Error(`there is no database file ${source}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await requireRoom(folder, statSync(source).size);
  const path = join(folder, backupName(now));
  const part = `${path}.${process.pid}.part`;
  try {
    const file = new SqliteFile(source, { fileMustExist: true });
    try {
      // One step copies all pages in one read transaction. In several steps, a write would
      // restart the copy.
      await file.backup(part, { progress: () => allPages });
    } finally {
      file.close();
    }
    chmodSync(part, 0o600);
    const copy = new SqliteFile(part);
    try {
      // Without a write-ahead log, the file can be copied, checked and stored read-only.
      copy.pragma('journal_mode = DELETE');
    } finally {
      copy.close();
    }
    const flaw = findDamage(part, { thorough: true });
    if (flaw !== undefined) throw new Error(`the copy of ${source} is damaged (${flaw})`);
    flush(part);
    writeFileSync(checksumFile(path), checksumLine(await computeChecksum(part), path), {
      mode: 0o600,
      flush: true,
    });
    renameSync(part, path);
    flush(dirname(path));
  } catch (error) {
    for (const rest of [part, `${part}-journal`, ...(existsSync(path) ? [] : [checksumFile(path)])])
      rmSync(rest, { force: true });
    throw error;
  }
  rotateBackups(folder, keep);
  return path;
}
