import { drizzle } from 'drizzle-orm/pg-proxy';
import pg from 'pg';
import { DatabaseError } from './check-file.ts';
import { listenOnPostgres } from './listen-postgres.ts';
import { isConnectionLoss, translateError } from './postgres-errors.ts';
import { connectMs, silenceMs, statementMs } from './postgres-limits.ts';
import { createPostgresWriter } from './postgres-writer.ts';
import { queryPostgres } from './query-postgres.ts';
import { recordInstallation, requireTables } from './require-data.ts';
import { requireServer } from './require-server.ts';
import type { Database, Store } from './store.ts';
import { bringUpToDate } from './update-postgres.ts';

/** Connections for reading in one process; one more writes. */
const readConnections = 8;

type Ask = (statement: string, values: unknown[]) => Promise<{ rows: unknown[][] }>;

function createDatabase(query: Ask): Database {
  // The tables are SQLite's; both engines' builders read the same parts of them. See
  // docs/decisions/0016-two-engines.md.
  return drizzle(query) as unknown as Database;
}

/**
 * The store on a PostgreSQL database whose tables are up to date. Callers wait for `opened` first.
 * Writes of this process run one after another as on SQLite; a lock orders them with those of other
 * processes.
 */
export function createPostgresStore(
  url: string,
  opened: Promise<unknown> = Promise.resolve(),
): Store {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'firstlook reads',
    max: readConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: silenceMs,
    keepAlive: true,
  });
  // The pool drops a connection that is lost while idle.
  pool.on('error', () => undefined);
  const writer = createPostgresWriter(url, opened);
  const open = new Set<ReturnType<typeof listenOnPostgres>>();

  const read: Ask = async (statement, values) => {
    await opened;
    try {
      return await queryPostgres(pool, statement, values).catch((error: unknown) => {
        // The server may have restarted since this connection was last used.
        if (isConnectionLoss(error)) return queryPostgres(pool, statement, values);
        throw error;
      });
    } catch (error) {
      throw translateError(error);
    }
  };

  const within = createDatabase(writer.query);

  return {
    engine: 'postgres',
    read: createDatabase(read),
    write: (work) => writer.queue.add(() => work(within)),
    listen: (listener) => {
      const listening = listenOnPostgres(url, opened, listener);
      open.add(listening);
      return () => {
        open.delete(listening);
        void listening.end();
      };
    },
    check: async () => {
      await read('select id from users limit 1', []);
    },
    load: async () => {
      const { rows } = await read('select pg_database_size(current_database())', []);
      return { waiting: writer.queue.waiting(), bytes: Number(rows[0]?.[0]) };
    },
    close: async () => {
      await writer.queue.idle();
      const ending = [...open].map((listening) => listening.end());
      await Promise.all([pool.end(), writer.end(), ...ending]);
    },
  };
}

async function requireCompleteMove(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ begun: boolean }>(
    `select to_regclass('unfinished_move') is not null as begun`,
  );
  if (rows[0]?.begun === true)
    throw new DatabaseError(
      'DATABASE_URL: the move into this database is not finished. Run npm run migrate:postgres again; it goes on.',
    );
}

interface PostgresOptions {
  /**
   * The data folder, which records the id of the expected database. Without it, an empty database
   * is accepted.
   */
  readonly dataDir?: string;
  /** Set if the operator wants to start with an empty database. */
  readonly isNew?: boolean;
}

/**
 * Opens the database that `DATABASE_URL` names and brings its tables up to date.
 * @throws DatabaseError with one line for the operator, which never contains the password.
 */
export async function openPostgres(
  url: string,
  { dataDir, isNew = false }: PostgresOptions = {},
): Promise<Store> {
  const client = await requireServer(url);
  try {
    if (dataDir !== undefined && !isNew) await requireTables(client, dataDir);
    await bringUpToDate(client);
    await requireCompleteMove(client);
    if (dataDir !== undefined) await recordInstallation(client, dataDir);
  } finally {
    await client.end();
  }
  return createPostgresStore(url);
}
