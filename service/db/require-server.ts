import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from './check-file.ts';
import { isConnectionLoss } from './postgres-errors.ts';
import { errorCode } from '../error-code.ts';

const connectMs = 5000;
/** SQLSTATE of a server that is starting; the connection is tried again this often. */
const startingUp = '57P03';
const maxAttempts = 20;
const retryEveryMs = 500;
/** The oldest supported version: https://www.postgresql.org/support/versioning/ */
const oldestVersion = 14;

/** One line for the operator about a failed connection. It never contains the password. */
function explainFailure(
  error: unknown,
  { host, port, user = '', database = '' }: pg.Client,
): string {
  const where = host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`;
  const code = errorCode(error);
  const message = error instanceof Error && error.message !== '' ? error.message : code;
  if (code === '28P01' || code === '28000' || message.includes('password must be a string'))
    return `DATABASE_URL: the server at ${where} refuses the user ${user} with this password (${message}).`;
  if (code === '3D000')
    return `DATABASE_URL: there is no database ${database} at ${where}. Make it with: createdb ${database}`;
  if (isConnectionLoss(error))
    return `DATABASE_URL: no PostgreSQL answers at ${where} (${message}).`;
  return `DATABASE_URL: the server at ${where} cannot be used (${message}).`;
}

async function connect(url: string): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      void client.end().catch(() => undefined);
      if (errorCode(error) !== startingUp || tries >= maxAttempts)
        throw new DatabaseError(explainFailure(error, client), { cause: error });
    }
    await pause(retryEveryMs);
  }
}

/**
 * Connects to a server that can hold our data.
 * @throws DatabaseError with one line for the operator.
 */
export async function requireServer(url: string): Promise<pg.Client> {
  const client = await connect(url);
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
  );
  const { version = '0', encoding = '' } = rows[0] ?? {};
  const major = Math.floor(Number(version) / 10_000);
  const flaw =
    major < oldestVersion
      ? `PostgreSQL ${major} is too old; ${oldestVersion} or newer is needed`
      : encoding === 'UTF8'
        ? undefined
        : `the database ${client.database ?? ''} holds ${encoding}; make one with: createdb --encoding=UTF8 --template=template0`;
  if (flaw === undefined) return client;
  await client.end();
  throw new DatabaseError(`DATABASE_URL: ${flaw}.`);
}
