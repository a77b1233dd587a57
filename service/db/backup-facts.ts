import { rmSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import { checksumFile, listBackups, type Backup } from './backups.ts';

/** Tables whose row counts show whether a database has lost its content. */
const counted = ['users', 'demos', 'subscriptions', 'agencies'] as const;

/** What is read from a backup to decide whether it may be removed. */
interface BackupFacts {
  /**
   * Id of the installation it was made from; empty for a backup older than these ids, or an
   * unreadable one.
   */
  readonly installation: string;
  /** Row counts of `counted`, in that order. */
  readonly rows: readonly number[];
}

export function readFacts(path: string): BackupFacts {
  let file: SqliteFile.Database | undefined;
  try {
    file = new SqliteFile(path, { readonly: true, fileMustExist: true });
    const tables = new Set(
      file
        .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
        .all()
        .map(({ name }) => name),
    );
    const readPragma = (statement: string): unknown => file?.prepare(statement).pluck().get();
    const id = tables.has('installation') ? readPragma('select id from installation') : undefined;
    return {
      installation: typeof id === 'string' ? id : '',
      rows: counted.map((name) =>
        tables.has(name) ? Number(readPragma(`select count(*) from "${name}"`)) : 0,
      ),
    };
  } catch {
    return { installation: '', rows: [] };
  } finally {
    file?.close();
  }
}

/**
 * The backups that may be removed, from a list with the newest first. Kept are the newest `keep`,
 * the last one of each installation, and each with more than twice the rows of all later ones of
 * its installation. At each of those the rows halve, so there are few.
 */
export function removableBackups<B>(
  backups: readonly B[],
  keep: number,
  readFacts: (backup: B) => BackupFacts,
): B[] {
  const largest = new Map<string, number[]>();
  return backups.filter((backup, index) => {
    const { installation, rows } = readFacts(backup);
    const later = largest.get(installation);
    largest.set(
      installation,
      rows.map((count, table) => Math.max(count, later?.[table] ?? 0)),
    );
    if (index < keep || later === undefined) return false;
    return rows.every((count, table) => count <= 2 * (later[table] ?? 0));
  });
}

/** Removes the backups of a folder that may go, with their checksums. */
export function rotateBackups(folder: string, keep: number): void {
  const backups = listBackups(folder);
  // Reads no file if all backups are kept.
  if (backups.length <= keep) return;
  for (const { path } of removableBackups(backups, keep, ({ path: file }: Backup) =>
    readFacts(file),
  )) {
    rmSync(path, { force: true });
    rmSync(checksumFile(path), { force: true });
  }
}
