import { fileURLToPath } from 'node:url';
import { getTableName } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { DatabaseError } from './check-file.ts';
import { postgresTables } from './postgres-schema.ts';

const ownMigrations = fileURLToPath(new URL('./migrations-postgres', import.meta.url));

/**
 * Allows one writing transaction at a time among all processes of a database; the server releases
 * the lock when a process dies. The number is arbitrary, but must be used for nothing else:
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
export const lockStatement = 'select pg_advisory_xact_lock(7305804402464911)';

async function runMissing(client: ClientBase, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('applied_migrations') is not null as known`,
  );
  if (rows[0]?.known !== true)
    await client.query(
      'create table applied_migrations (made_at bigint primary key, hash text not null)',
    );
  const newest = await client.query<{ at: string | null }>(
    'select max(made_at) as at from applied_migrations',
  );
  const after = Number(newest.rows[0]?.at ?? 0);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= after) continue;
    // drizzle-kit writes the schema as `public`; the connection may use another one.
    for (const statement of sql) await client.query(statement.replaceAll('"public".', ''));
    await client.query('insert into applied_migrations (made_at, hash) values ($1, $2)', [
      folderMillis,
      hash,
    ]);
  }
}

/** @throws Error when a table was removed. */
async function requireAllTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(quote_ident(name)) is null',
    [Object.values(postgresTables).map((table) => getTableName(table))],
  );
  if (rows.length > 0)
    throw new Error(
      `there is no table ${rows.map(({ name }) => name).join(', ')}; bring a dump back`,
    );
}

/**
 * Brings the tables up to date in one transaction that excludes writers and other updates.
 * @throws DatabaseError; then nothing has changed.
 */
export async function bringUpToDate(
  client: ClientBase,
  migrations: string = ownMigrations,
): Promise<void> {
  try {
    await client.query(`begin; ${lockStatement}`);
    await runMissing(client, migrations);
    if (migrations === ownMigrations) await requireAllTables(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The database of DATABASE_URL could not be brought up to date (${reason}). Nothing in it was changed: the version of before still starts with it.`,
      { cause: error },
    );
  }
}
