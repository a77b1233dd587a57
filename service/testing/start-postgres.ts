import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './start-service.ts';

const debian = '/usr/lib/postgresql';
/** Users that root uses to start the server, which refuses to run as root. */
const serverUsers = ['postgres', 'nobody'];
const startMs = 20_000;

/** Folder of PostgreSQL's programs: Debian's newest, else on the PATH; undefined without them. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of serverUsers) {
    try {
      const [uid, gid] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, name])));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // Tries the next user.
    }
  }
  throw new Error(`none of the users ${serverUsers.join(', ')} exists to run PostgreSQL as`);
}

export interface PostgresServer {
  /** Address of one of its databases. */
  readonly url: (database: string, password?: string) => string;
  /** Creates an empty database and returns its address. */
  readonly create: (database?: string, options?: string) => Promise<string>;
  /** Stops the server like an operator, closing its connections. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly close: () => Promise<void>;
}

/** Settings that save work when the data need not survive a crash of the machine. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

const password = 'correct horse battery';

/** Runs one statement on a new connection. */
export async function runStatement(
  url: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * A separate PostgreSQL server in a temporary folder on a free port of 127.0.0.1, which ends with
 * this process. Without `durable` it does not flush to the disk.
 * @throws Error when it cannot start; call findPostgres first.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('there is no PostgreSQL on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-postgres-'));
  const data = join(folder, 'data');
  const user = serverUser();
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const path of [folder, data, secret]) chownSync(path, user.uid, user.gid);
  const login = ['--username=firstlook', '--auth=scram-sha-256', `--pwfile=${secret}`];
  const form = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...login, ...form], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'] },
  });
  const port = await freePort();
  const url: PostgresServer['url'] = (database, secretOfUser = password) =>
    `postgres://firstlook:${encodeURIComponent(secretOfUser)}@127.0.0.1:${port}/${database}`;
  let stop = (_signal: string): Promise<void> => Promise.resolve();

  async function start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
      'shared_buffers=64MB',
      ...(durable ? [] : forgetful),
      'logging_collector=off',
      'log_min_messages=fatal',
    ].flatMap((setting) => ['-c', setting]);
    // The server ends with its standard input, and so with any end of this process.
    const child = spawn(
      'sh',
      [
        '-c',
        '"$0" "$@" & read -r signal; kill -${signal:-QUIT} $!; wait $!',
        join(programs ?? '', 'postgres'),
        '-D',
        data,
        '-p',
        String(port),
        ...settings,
      ],
      {
        ...user,
        cwd: folder,
        stdio: ['pipe', 'ignore', 'ignore'],
        env: { PATH: process.env['PATH'] },
      },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    stop = (signal) => {
      child.stdin.end(`${signal}\n`);
      return ended;
    };
    const until = Date.now() + startMs;
    for (;;) {
      try {
        await runStatement(url('postgres'), 'select 1');
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        await pause(50);
      }
    }
  }

  await start();
  return {
    url,
    create: async (database = `d${crypto.randomUUID().replaceAll('-', '')}`, options = '') => {
      await runStatement(url('postgres'), `create database ${database} ${options}`);
      return url(database);
    },
    start,
    stop: () => stop('INT'),
    close: async () => {
      await stop('QUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
