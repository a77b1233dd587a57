import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { asc, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compiledCode } from '../cache-compiled-code.ts';
import { bundledProgram } from '../testing/bundled-program.ts';
import { isFullRun } from '../testing/full-run.ts';
import { runStatement, startPostgres, type PostgresServer } from '../testing/start-postgres.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { movedTables } from './moved-rows.ts';
import { openStore } from './open.ts';
import { openPostgres } from './open-postgres.ts';
import * as schema from './schema.ts';
import type { Store } from './store.ts';

const demoCount = isFullRun ? 100_000 : 1200;
const script = bundledProgram(new URL('../../scripts/migrate-postgres.ts', import.meta.url));
const { users, agencies, demos, demoPictures, limitHits, outbox } = schema;

let server: PostgresServer;
let folder = '';
let file = '';
let url = '';
beforeAll(async () => {
  server = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'firstlook-move-'));
  file = join(folder, 'firstlook.sqlite');
  await fill();
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  url = await server.create();
});

async function fill(): Promise<void> {
  const store = openStore(file);
  const at = Date.now();
  await store.write(async (db) => {
    await db.insert(users).values(
      ['Ä', 'b', 'a', 'Z'].map((id, index) => ({
        id,
        email: `${id}@x.example`,
        username: 'Zoë \u0000👩‍⚖️',
        createdAt: at,
        emailVerified: index % 2 === 0,
        avatar: Buffer.from([0, 1, 255]),
      })),
    );
    await db.insert(agencies).values({ id: 'a', name: 'Ä', createdAt: at });
    for (let from = 0; from < demoCount; from += 500) {
      const rows = Array.from({ length: Math.min(500, demoCount - from) }, (_, index) => ({
        id: crypto.randomUUID(),
        uniqueId: `law-x-${from + index}`,
        agencyId: 'a',
        userId: 'a',
        name: `Harbor ${index}`,
        industry: 'law',
        websiteData: { businessName: `Ünï ${index}`, slogan: '\u0000\ud800"' },
        tags: ['one', 'zwei'],
        createdAt: at,
        updatedAt: at,
        expiresAt: at,
      }));
      await db.insert(demos).values(rows);
      const [first] = rows;
      if (!first) continue;
      await db.insert(demoPictures).values({
        id: first.id,
        demoId: first.id,
        role: 'gallery12',
        hash: 'x',
        width: 1,
        height: 1,
        background: 'own',
        bytes: Buffer.alloc(200_000, from % 251),
        createdAt: at,
      });
    }
    await db.insert(outbox).values({
      id: '1',
      recipient: 'x',
      subject: 'x',
      text: '',
      createdAt: at,
      nextAttemptAt: 1.5,
    });
  });
  await store.close();
}

/** Everything in a store, as queries return it. */
async function contents(store: Store): Promise<Record<string, unknown>> {
  const tables = Object.entries(schema).map(async ([name, table]) => {
    const rows = await store.read
      .select()
      .from(table)
      .orderBy(asc(sql.raw('1')));
    return [name, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** As PostgreSQL can hold it: without U+0000 in texts, and times without fractions. */
async function expected(): Promise<Record<string, unknown>> {
  const store = openStore(file);
  const moved = await contents(store);
  await store.close();
  const text = JSON.stringify(moved)
    .replaceAll('Zoë \\\\u0000', 'Zoë ')
    .replaceAll('"nextAttemptAt\\":1.5', '"nextAttemptAt\\":2');
  return JSON.parse(text) as Record<string, unknown>;
}

async function moved(): Promise<Record<string, unknown>> {
  const store = await openPostgres(url);
  try {
    return await contents(store);
  } finally {
    await store.close();
  }
}

interface Run {
  readonly kill: () => void;
  readonly ended: Promise<{ code: number | null; out: string; error: string }>;
}

function run(variables: Record<string, string>, ...args: string[]): Run {
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiledCode,
      DATA_DIR: folder,
      ...variables,
    },
  });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  return {
    kill: () => child.kill('SIGKILL'),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, out, error }))),
  };
}

/**
 * Holds a lock that stops every move at the mails, which come after the demos. The returned
 * function releases it, after the server has noticed that the killed process is gone.
 */
async function holdMails(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table outbox in share mode');
  return async () => {
    await client.query('commit');
    const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    while ((await client.query(others)).rowCount !== 0) await pause(20);
    await client.end();
  };
}

test('a move killed again and again goes on, and ends with every row as it was in a file whose rows are as they were', async () => {
  const before = await expected();
  const copied = async (): Promise<number> => {
    const rows = await runStatement(url, 'select count(*)::int as n from demos').catch(() => []);
    return Number(rows[0]?.['n'] ?? 0);
  };
  const kills = isFullRun ? 20 : 2;
  await (await openPostgres(url)).close();
  for (let round = 0; round < kills; round += 1) {
    const release = await holdMails();
    const broken = run({ DATABASE_URL: url });
    const target = (demoCount * (round + 1)) / (kills + 2);
    const waiting = Date.now() + 60_000;
    while ((await copied()) < target && Date.now() < waiting) await pause(5);
    broken.kill();
    const { code, error } = await broken.ended;
    await release();
    expect([round, code, error]).toEqual([round, null, '']);
    expect(await copied()).toBeGreaterThan(0);
    await expect(openPostgres(url)).rejects.toThrow(/move into this database is not finished/u);
  }
  const { code, out, error } = await run({ DATABASE_URL: url }).ended;
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain(
    `copying demos: ${demoCount.toLocaleString('en')} of ${demoCount.toLocaleString('en')}`,
  );
  expect(out).toContain(`comparing demos: ${demoCount.toLocaleString('en')} of`);
  expect(out).toContain(
    'The character U+0000, which PostgreSQL cannot hold, was left out 4 times.',
  );
  expect(out).toContain(`each the same as in ${file}`);
  expect(await moved()).toEqual(before);
  expect(await expected()).toEqual(before);
}, 3_600_000);

test('what changed in the file or the database between two attempts ends as the file has it', async () => {
  await moveToPostgres(file, url);
  await runStatement(url, 'create table unfinished_move (begun_at timestamptz)');
  await runStatement(
    url,
    `update demos set name = 'other' where unique_id = 'law-x-7'; delete from demos where unique_id in ('law-x-1', 'law-x-2');
     insert into limit_hits values ('!', 'x', 1), ('~', 'x', 1); delete from users where id = 'b'`,
  );
  const { rows } = await moveToPostgres(file, url);
  expect(rows.get('demos')).toBe(demoCount);
  expect(await moved()).toEqual(await expected());
}, 120_000);

test('a row that is not the same after copying fails the move', async () => {
  await (await openPostgres(url)).close();
  await runStatement(
    url,
    `create function spoil() returns trigger language plpgsql as $$ begin new.notes := 'x'; return new; end $$;
     create trigger spoil before insert on demos for each row when (new.unique_id = 'law-x-7') execute function spoil()`,
  );
  await expect(moveToPostgres(file, url)).rejects.toThrow(
    /^The row [\da-f-]+ of demos is another one in PostgreSQL/u,
  );
}, 60_000);

test.each([
  ['no DATABASE_URL', () => ({}), [], 'DATABASE_URL must be set'],
  [
    'an invalid address',
    () => ({ DATABASE_URL: 'canary' }),
    [],
    'DATABASE_URL should be the address',
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: server.url('postgres', 'canary') }),
    [],
    'refuses the user firstlook',
  ],
  [
    'no such file',
    () => ({ DATABASE_URL: url }),
    ['/nowhere/x.sqlite'],
    'There is no database file /nowhere/x.sqlite.',
  ],
])('%s stops it with one line', async (_, variables, args, line) => {
  const { code, error } = await run(variables(), ...args).ended;
  expect([code, error.split('\n')]).toEqual([1, [expect.stringContaining(line), '']]);
  expect(error).not.toContain('canary');
});

test('a target that holds other data is refused and stays as it is', async () => {
  const store = await openPostgres(url);
  await store.write(async (db) =>
    db.insert(limitHits).values({ id: '1', bucket: 'x', at: 1 }).returning(),
  );
  await store.close();
  await expect(moveToPostgres(file, url)).rejects.toThrow(/holds data already \(limit_hits: 1\)/u);
  expect((await moved())['limitHits']).toHaveLength(1);
});

test('a file that a service has open is refused', async () => {
  const store = openStore(file);
  await expect(moveToPostgres(file, url)).rejects.toThrow(/is in use\. End the service first/u);
  await store.close();
});

test('two moves into one database do not run together', async () => {
  const other = join(folder, 'other.sqlite');
  new SqliteFile(file).exec(`vacuum into '${other}'`).close();
  const results = await Promise.allSettled([moveToPostgres(file, url), moveToPostgres(other, url)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await moved()).toEqual(await expected());
}, 600_000);

test('every table moves, after those that it refers to', () => {
  const names = movedTables.map(({ name }) => name);
  expect(names).toHaveLength(Object.keys(schema).length);
  expect(names.indexOf('users')).toBe(0);
  expect(names.indexOf('demos')).toBeLessThan(names.indexOf('demo_pictures'));
  expect(movedTables.every(({ key }) => key >= 0)).toBe(true);
});
