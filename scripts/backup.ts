/**
 * `npm run backup`: writes a backup of the database to DATA_DIR/backups, or to the given folder.
 * The service may be running.
 */
import { join, resolve } from 'node:path';
import { makeBackup } from '../service/db/make-backup.ts';
import { readEnv, SettingError } from '../service/env.ts';

try {
  const { dataDir, backupKeep, databaseUrl } = readEnv();
  if (databaseUrl !== undefined)
    throw new SettingError(
      'DATABASE_URL is set: back PostgreSQL up with pg_dump (see docs/operations.md).',
    );
  const [, , named] = process.argv;
  const folder = named === undefined ? join(dataDir, 'backups') : resolve(named);
  const source = join(dataDir, 'firstlook.sqlite');
  const path = await makeBackup({ source, folder, now: Date.now(), keep: backupKeep });
  process.stdout.write(`${path}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof SettingError ? '' : 'No backup was made: '}${reason}\n`);
  process.exitCode = 1;
}
