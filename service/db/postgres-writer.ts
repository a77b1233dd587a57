import pg from 'pg';
import { isConflict, isConnectionLoss, translateError } from './postgres-errors.ts';
import { connectMs, silenceMs, statementMs } from './postgres-limits.ts';
import { queryPostgres } from './query-postgres.ts';
import { createWriteQueue, type WriteQueue } from './queue-writes.ts';
import { lockStatement } from './update-postgres.ts';

/** A process that stalls in the middle of a write blocks the others no longer than this. */
const idleInTransactionMs = 5000;
/** How long a write waits for other processes before it is refused. */
const lockMs = 5000;

/** The connection for writes, made on first use and again after it was lost. */
function createConnection(url: string): {
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

interface PostgresWriter {
  /** Runs writes one after another, each in a transaction. */
  readonly queue: WriteQueue;
  /** A statement within the transaction of the running write. */
  readonly query: (statement: string, values: unknown[]) => Promise<{ rows: unknown[][] }>;
  readonly end: () => Promise<void>;
}

/** Writes of this process, ordered by a lock with those of other processes. */
export function createPostgresWriter(url: string, opened: Promise<unknown>): PostgresWriter {
  const connection = createConnection(url);
  let isOpen = false;

  const queue = createWriteQueue({
    begin: async () => {
      await opened;
      try {
        const client = await connection.connected();
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
    isConflict,
  });

  async function command(text: string): Promise<void> {
    try {
      await connection.current().query(text);
    } catch (error) {
      throw translateError(error);
    }
  }

  async function rollback(): Promise<void> {
    isOpen = false;
    try {
      await connection.current().query('rollback');
    } catch {
      connection.drop();
    }
  }

  return {
    queue,
    query: async (statement, values) => {
      try {
        return await queryPostgres(connection.current(), statement, values);
      } catch (error) {
        if (isConnectionLoss(error)) isOpen = false;
        throw translateError(error);
      }
    },
    end: connection.end,
  };
}
