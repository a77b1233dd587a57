import type { Env } from '../env.ts';
import { newestIntactBackup } from './backups.ts';
import { DamagedError, DatabaseError } from './check-file.ts';
import { explainStart } from './explain-start.ts';
import { openStore, type OpenOptions, type Store } from './open.ts';
import { requireFile } from './require-data.ts';

export interface DatabaseFiles {
  /** The SQLite file and the folder of its backups. */
  readonly file: string;
  readonly backups: string;
}

export interface StartOptions extends OpenOptions {
  /** Set if the operator wants to start with an empty database in place of an existing one. */
  readonly isNew?: boolean;
}

/**
 * Opens the database that the settings name.
 * @throws DatabaseError with one line for the operator: the fault, and what to do.
 */
export async function openDatabase(
  env: Env,
  place: DatabaseFiles,
  options: StartOptions,
): Promise<Store> {
  const { isNew = false } = options;
  if (env.databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(env.databaseUrl, { dataDir: env.dataDir, isNew });
  }
  if (!isNew) await requireFile(place.file, place.backups);
  try {
    return openStore(place.file, options);
  } catch (error) {
    if (!(error instanceof DamagedError)) {
      if (error instanceof DatabaseError) throw error;
      throw explainStart(error, place.file) ?? error;
    }
    const backup = await newestIntactBackup(place.backups);
    const help =
      backup === undefined
        ? `There is no good backup in ${place.backups}.`
        : `The newest good backup is ${backup}. Bring it back with: npm run restore -- ${backup}`;
    throw new DatabaseError(`${error.message} ${help}`, { cause: error });
  }
}
