/**
 * `npm run migrate:postgres`: moves the SQLite file of DATA_DIR, or the given one, into the
 * PostgreSQL database of DATABASE_URL. The service must not run. After an interruption, run it
 * again.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseError } from '../service/db/check-file.ts';
import { moveToPostgres, type Progress } from '../service/db/move-to-postgres.ts';
import { translateError, DatabaseUnavailable } from '../service/db/postgres-errors.ts';
import { RestoreError } from '../service/db/restore-backup.ts';
import { readEnv, SettingError } from '../service/env.ts';

const logEveryMs = 1000;
let loggedAt = performance.now();

function logProgress({ doing, table, rows, total }: Progress): void {
  if (rows < total && performance.now() - loggedAt < logEveryMs) return;
  loggedAt = performance.now();
  process.stdout.write(
    `${doing} ${table}: ${rows.toLocaleString('en')} of ${total.toLocaleString('en')}\n`,
  );
}

try {
  const { dataDir, databaseUrl } = readEnv();
  if (databaseUrl === undefined)
    throw new SettingError(
      'DATABASE_URL must be set to the PostgreSQL database that the data moves to.',
    );
  const [, , named] = process.argv;
  const file = named === undefined ? join(dataDir, 'firstlook.sqlite') : resolve(named);
  if (!existsSync(file)) throw new DatabaseError(`There is no database file ${file}.`);
  const { rows, removedNuls } = await moveToPostgres(file, databaseUrl, logProgress);
  const sum = [...rows.values()].reduce((total, count) => total + count, 0);
  const lines = [
    ...[...rows].map(([table, count]) => `  ${table}: ${count.toLocaleString('en')}`),
    removedNuls === 0
      ? ''
      : `The character U+0000, which PostgreSQL cannot hold, was left out ${removedNuls} times.`,
    `${sum.toLocaleString('en')} rows are in PostgreSQL, each the same as in ${file}. Start the service with this DATABASE_URL.`,
    'Nothing was taken out of the file. Keep it until you have a pg_dump.',
  ];
  process.stdout.write(`${lines.filter((line) => line !== '').join('\n')}\n`);
} catch (error) {
  const known = [DatabaseError, RestoreError, SettingError].some((kind) => error instanceof kind);
  const away = translateError(error) instanceof DatabaseUnavailable;
  if (!known && !away) throw error;
  const { message } = error as Error;
  process.stderr.write(
    away ? `The move was broken off (${message}). Run it again; it goes on.\n` : `${message}\n`,
  );
  process.exitCode = 1;
}
