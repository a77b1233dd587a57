import { drizzle } from 'drizzle-orm/pg-proxy';
import pg from 'pg';
import { queryPostgres } from './query-postgres.ts';
import { DatabaseError } from './check-file.ts';
import { listenOnPostgres } from './listen-postgres.ts';
import { bringUpToDate, lockStatement } from './update-postgres.ts';
import { isConflict, isConnectionLoss, translateError } from './postgres-errors.ts';
import { noteInstallation, requireTables } from './require-data.ts';
import { requireServer } from './require-server.ts';
import { createWriteQueue } from './queue-writes.ts';
import type { Database, Store } from './store.ts';

/** Connections for reading in one process; one more writes. */
const readConnections = 8;
const connectMs = 3000;
/**
 * The server cancels a statement after this; the connection counts as lost after the longer time.
 */
const statementMs = 10_000;
const silenceMs = 12_000;
/** A process that stalls in the middle of a write blocks the others no longer than this. */
const idleInTransactionMs = 5000;
/** How long a write waits for other processes before it is refused. */
const lockMs = 5000;

type Ask = (statement: string, values: unknown[]) => Promise<{ rows: unknown[][] }>;

function databaseOn(ask: Ask): Database {
  // The tables are SQLite's; both engines' builders read the same parts of them. See
  // docs/decisions/0016-two-engines.md.
  return drizzle(ask) as unknown as Database;
}

/** The connection for writes, made on first use and again after it was lost. */
function createWriter(url: string): {
  readonly connected: () => Promise<pg.Client>;
  readonly current: () => pg.Client;
  readonly drop: () => void;
  readonly end: () => Promise<void>;
} {
  let client: pg.Client | undefined;
  function drop(): void {
    const lost = client;
    client = undefined;
    void lost?.end().catch(() => undefined);
  }
  return {
    connected: async () => {
      if (client) return client;
      const made = new pg.Client({
        connectionString: url,
        application_name: 'firstlook writes',
        connectionTimeoutMillis: connectMs,
        statement_timeout: statementMs,
        query_timeout: silenceMs,
        lock_timeout: lockMs,
        idle_in_transaction_session_timeout: idleInTransactionMs,
        keepAlive: true,
      });
      const forget = (): void => {
        if (client === made) client = undefined;
      };
      made.on('error', forget);
      made.on('end', forget);
      await made.connect();
      // Some servers acknowledge commits before they are on the disk; this connection waits.
      await made.query(
        `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
      );
      client = made;
      return made;
    },
    current: () => {
      if (!client) throw new Error('Connection terminated');
      return client;
    },
    drop,
    end: async () => {
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
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
  const writer = createWriter(url);
  const open = new Set<ReturnType<typeof listenOnPostgres>>();
  let isOpen = false;

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

  const queue = createWriteQueue({
    begin: async () => {
      await opened;
      try {
        const client = await writer.connected();
        await client.query(`begin isolation level read committed read write; ${lockStatement}`);
        isOpen = true;
      } catch (error) {
        await rollback();
        throw translateError(error);
      }
    },
    setSavepoint: async (isFirst) => {
      await command(isFirst ? 'savepoint job' : 'release savepoint job; savepoint job');
    },
    rollbackToSavepoint: () => command('rollback to savepoint job'),
    commit: async () => {
      await command('commit');
      isOpen = false;
    },
    rollback,
    isOpen: () => isOpen,
    isTemporary: (error) =>
      translateError(error) !== error ||
      (error as { code?: unknown }).code === 'DATABASE_UNAVAILABLE',
    isConflict: isConflict,
  });

  async function command(text: string): Promise<void> {
    try {
      await writer.current().query(text);
    } catch (error) {
      throw translateError(error);
    }
  }

  async function rollback(): Promise<void> {
    isOpen = false;
    try {
      await writer.current().query('rollback');
    } catch {
      writer.drop();
    }
  }

  const within = databaseOn(async (statement, values) => {
    try {
      return await queryPostgres(writer.current(), statement, values);
    } catch (error) {
      if (isConnectionLoss(error)) isOpen = false;
      throw translateError(error);
    }
  });

  return {
    engine: 'postgres',
    read: databaseOn(read),
    write: (work) => queue.add(() => work(within)),
    listen: (hear) => {
      const listening = listenOnPostgres(url, opened, hear);
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
      return { waiting: queue.waiting(), bytes: Number(rows[0]?.[0]) };
    },
    close: async () => {
      await queue.idle();
      const ending = [...open].map((listening) => listening.end());
      await Promise.all([pool.end(), writer.end(), ...ending]);
    },
  };
}

async function requireWhole(client: pg.Client): Promise<void> {
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
   * The data folder, in which the expected database is noted. Without it, an empty one is accepted.
   */
  readonly dataDir?: string;
  /** Set when the operator wants to begin with an empty database. */
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
    await requireWhole(client);
    if (dataDir !== undefined) await noteInstallation(client, dataDir);
  } finally {
    await client.end();
  }
  return createPostgresStore(url);
}
