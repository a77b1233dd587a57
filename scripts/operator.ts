/**
 * `npm run operator -- stop domain harbor.example --why "a letter"`: takes demos down, allows them
 * again, lists and closes reports. The service may run meanwhile, and follows with its next
 * request.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../service/db/check-file.ts';
import { openDatabase } from '../service/db/open-database.ts';
import { readEnv, SettingError } from '../service/env.ts';
import { operate, OperatorError, requireCommand } from '../service/objections/operate.ts';

try {
  const line = process.argv.slice(2);
  requireCommand(line);
  const env = readEnv();
  const file = join(env.dataDir, 'firstlook.sqlite');
  if (env.databaseUrl === undefined && !existsSync(file))
    throw new SettingError(`There is no database ${file}; DATA_DIR must be the service's own.`);
  const store = await openDatabase(env, { file, backups: join(env.dataDir, 'backups') }, {});
  try {
    process.stdout.write(`${await operate(store, line, Date.now())}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  const isExpected =
    error instanceof OperatorError ||
    error instanceof SettingError ||
    error instanceof DatabaseError;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
