/** `npm run restore -- <file>`: replaces the database by a backup; the service must not run. */
import { join, resolve } from 'node:path';
import { readEnv, SettingError } from '../service/env.ts';
import { restoreBackup, RestoreError } from '../service/db/restore-backup.ts';

try {
  const [, , named] = process.argv;
  if (named === undefined) throw new RestoreError('Say which backup: npm run restore -- <file>');
  const { dataDir, databaseUrl } = readEnv();
  if (databaseUrl !== undefined)
    throw new SettingError(
      'DATABASE_URL is set: restore PostgreSQL with pg_restore (see docs/operations.md).',
    );
  const database = join(dataDir, 'firstlook.sqlite');
  const { rows, previous, compared } = await restoreBackup(resolve(named), database, Date.now());
  const lines = [
    `${database} is now ${resolve(named)}.`,
    compared ? '' : 'No SHA-256 was noted beside it, so only its inner order was checked.',
    previous === undefined ? '' : `The database of before is ${previous}.`,
    ...[...rows].map(([table, count]) => `  ${table}: ${count}`),
  ];
  process.stdout.write(`${lines.filter((line) => line !== '').join('\n')}\n`);
} catch (error) {
  if (!(error instanceof RestoreError || error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
