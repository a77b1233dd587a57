import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import type { ClientBase } from 'pg';
import { listBackups, newestIntactBackup } from './backups.ts';
import { DatabaseError } from './check-file.ts';

const beginEmptyHint =
  'To begin with an empty database instead, start once with: npm start -- --new';

/** Whether a file is missing or has no tables; a damaged file is not empty. */
function isEmptyFile(path: string): boolean {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return true;
  try {
    const file = new SqliteFile(path, { readonly: true, fileMustExist: true });
    try {
      return file.prepare('select name from sqlite_master limit 1').get() === undefined;
    } finally {
      file.close();
    }
  } catch {
    return false;
  }
}

/**
 * Refuses to begin with an empty file when backups show that there was a database.
 * @throws DatabaseError with one line for the operator.
 */
export async function requireFile(file: string, backups: string): Promise<void> {
  const count = listBackups(backups).length;
  if (count === 0 || !isEmptyFile(file)) return;
  const good = await newestIntactBackup(backups);
  const found = `The database file ${file} is ${existsSync(file) ? 'empty' : 'missing'}, but there ${count === 1 ? 'is a backup' : `are ${count} backups`} in ${backups}.`;
  const restore =
    good === undefined
      ? 'None of them is good.'
      : `Bring the newest good one back with: npm run restore -- ${good}`;
  throw new DatabaseError(`${found} ${restore} (${beginEmptyHint})`);
}

/** File in the data folder that names the PostgreSQL database belonging to it. */
const installationFile = 'postgres-installation';

function recordedInstallation(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, installationFile), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * Refuses to begin with an empty PostgreSQL database when the data folder names another one, or
 * holds a SQLite file.
 * @throws DatabaseError with one line for the operator.
 */
export async function requireTables(client: ClientBase, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('applied_migrations') is not null as known`,
  );
  if (rows[0]?.known === true) return;
  const file = join(dataDir, 'firstlook.sqlite');
  if (recordedInstallation(dataDir) !== undefined)
    throw new DatabaseError(
      `DATABASE_URL: the database is empty, but the service has run with one that was not (${join(dataDir, installationFile)}). Name that one, or bring its dump back. (${beginEmptyHint})`,
    );
  if (!isEmptyFile(file))
    throw new DatabaseError(
      `DATABASE_URL: the database is empty, but there is a database file ${file}. Move it with: npm run migrate:postgres. (${beginEmptyHint})`,
    );
}

/**
 * Records the database's id for `requireTables`. In a read-only data folder nothing is recorded,
 * and the next start skips the check.
 */
export async function recordInstallation(client: ClientBase, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from installation limit 1');
  const id = rows[0]?.id;
  if (id === undefined || id === recordedInstallation(dataDir)) return;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(join(dataDir, installationFile), `${id}\n`, { mode: 0o600 });
  } catch {
    // The id is only needed by `requireTables`.
  }
}
