/** Direct access to a store, without the service, for tests on either engine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import { lockStatement } from '../db/update-postgres.ts';
import { databaseUrl, onPostgres } from './open-test-store.ts';

/** Everything that is stored, as bytes: the file with its log, or the rows of every table. */
export async function storedBytes(dataDir: string): Promise<Buffer> {
  if (!onPostgres) {
    const file = join(dataDir, 'test.sqlite');
    return Buffer.concat(
      [file, `${file}-wal`].filter((path) => existsSync(path)).map((path) => readFileSync(path)),
    );
  }
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const dumps: string[] = [];
    for (const { name } of rows) {
      const { rows: rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t`,
      );
      dumps.push(...rows.map(({ row }) => row));
    }
    return Buffer.from(dumps.join('\n'));
  } finally {
    await client.end();
  }
}

/**
 * Blocks all writers, as another process would in a long write, until the returned function is
 * called.
 */
export async function blockWrites(dataDir: string): Promise<() => Promise<void>> {
  if (!onPostgres) {
    const file = new SqliteFile(join(dataDir, 'test.sqlite'));
    file.exec('begin immediate');
    return () => {
      file.exec('rollback');
      file.close();
      return Promise.resolve();
    };
  }
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await client.query(`begin; ${lockStatement}`);
  return () => client.end();
}
