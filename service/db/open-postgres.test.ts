import { createServer, type AddressInfo, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimiter } from '../create-limiter.ts';
import { add, ids, useOwnPostgres } from '../testing/own-postgres.ts';
import { DatabaseError } from './check-file.ts';
import { cleanUpIfDue } from './clean-up.ts';
import { openPostgres } from './open-postgres.ts';
import { limitHits, users } from './schema.ts';

const postgres = useOwnPostgres();

describe('the start is refused with one line that names DATABASE_URL and holds no password', () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => silent.close());

  test.each([
    [
      'a wrong password',
      () => postgres.server.url('postgres', 'canary'),
      /refuses the user firstlook with this password/u,
    ],
    ['no password', () => postgres.url.replace(/:[^:@]*@/u, '@'), /refuses the user firstlook/u],
    [
      'a user who is not there',
      () => postgres.url.replace('firstlook', 'nobody'),
      /refuses the user nobody/u,
    ],
    [
      'a database that is not there',
      () => postgres.server.url('missing'),
      /there is no database missing at 127\.0\.0\.1:\d+\. Make it with: createdb missing/u,
    ],
    [
      'a port at which nothing listens',
      () => 'postgres://u:canary@127.0.0.1:1/x',
      /no PostgreSQL answers at 127\.0\.0\.1:1/u,
    ],
    [
      'a name that leads nowhere',
      () => 'postgres://u:canary@db.invalid/x',
      /no PostgreSQL answers at db\.invalid:5432/u,
    ],
    [
      'a socket that is not there',
      () => 'postgres:///x?host=/nowhere',
      /no PostgreSQL answers at the socket in \/nowhere/u,
    ],
    [
      'a server that says nothing',
      () => `postgres://u:canary@127.0.0.1:${(silent.address() as AddressInfo).port}/x`,
      /no PostgreSQL answers/u,
    ],
  ])('%s', async (_, address, sentence) => {
    const error = await openPostgres(address()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    const { message } = error as Error;
    expect(message).toMatch(/^DATABASE_URL: /u);
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/canary|correct|\n/u);
  });

  test('a database in another encoding', async () => {
    const latin = await postgres.server.create(undefined, `encoding 'LATIN1' template template0`);
    await expect(openPostgres(latin)).rejects.toThrow(
      /holds LATIN1; make one with: createdb --encoding=UTF8/u,
    );
  });

  test('a user who may not create tables fails until another user has created them', async () => {
    const admin = await postgres.connect();
    await admin.query(
      `create role plain login password 'canary'; revoke create on schema public from public`,
    );
    const plain = postgres.url.replace(/firstlook:[^@]*/u, 'plain:canary');
    await expect(openPostgres(plain)).rejects.toThrow(
      /could not be brought up to date \(permission denied/u,
    );
    await postgres.withStore(() => Promise.resolve());
    await admin.query(
      'grant select, insert, update, delete on all tables in schema public to plain',
    );
    await postgres.withStore(async (store) => {
      await add(store, 'a');
    }, plain);
    await admin.end();
  });
});

test('two processes that start at one time make the tables once', async () => {
  const stores = await Promise.all([
    openPostgres(postgres.url),
    openPostgres(postgres.url),
    openPostgres(postgres.url),
  ]);
  await Promise.all(stores.map((store, index) => add(store, String(index))));
  expect(await ids(stores[0])).toEqual(['0', '1', '2']);
  await Promise.all(stores.map((store) => store.close()));
});

test('commits reach the disk even where the server is set not to wait for it', async () => {
  const admin = await postgres.connect();
  await admin.query(
    `alter database ${new URL(postgres.url).pathname.slice(1)} set synchronous_commit = off`,
  );
  await postgres.withStore(async (store) => {
    await add(store, 'a');
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'firstlook writes' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
    const [row] = await store.write(async (db) =>
      db.select({ id: limitHits.id }).from(limitHits).where(eq(limitHits.id, 'a')),
    );
    expect(row).toEqual({ id: 'a' });
  });
  await admin.end();
});

test('of many processes that look whether to clean up, one does, once an hour', async () => {
  const stores = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)]);
  const hour = 60 * 60 * 1000;
  const start = Date.now();
  const doneAt = async (at: number): Promise<number> => {
    const done = await Promise.all(
      stores.flatMap((store) => [cleanUpIfDue(store, at), cleanUpIfDue(store, at)]),
    );
    return done.filter(Boolean).length;
  };
  expect([
    await doneAt(start),
    await doneAt(start + hour / 2),
    await doneAt(start + hour),
    await doneAt(start + hour / 2),
  ]).toEqual([1, 0, 1, 0]);
  await Promise.all(stores.map((store) => store.close()));
});

test('public reads of one address are limited over all processes', async () => {
  const stores = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)]);
  const at = Date.now();
  const limiters = stores.map((store) => createLimiter(store, { on: true, now: () => at }));
  let taken = 0;
  const read = async (): Promise<boolean> => {
    try {
      limiters[taken % 2]?.takeRead('203.0.113.9');
    } catch {
      return false;
    }
    taken += 1;
    // Waits until the reports of both processes are stored.
    if (taken % 30 === 0)
      await Promise.all(stores.map((store) => store.write(() => Promise.resolve())));
    return true;
  };
  while (await read());
  expect(taken).toBeGreaterThan(540);
  expect(taken).toBeLessThanOrEqual(720);
  limiters[0]?.takeRead('203.0.113.10');
  await Promise.all(stores.map((store) => store.close()));
});

test('a row is what SQLite would say it is, seen from outside as well', async () => {
  await postgres.withStore(async (store) => {
    const row = {
      id: '1',
      email: 'a@x.example',
      username: 'Ä',
      createdAt: 1,
      emailVerified: true,
      avatar: Buffer.from([0, 255]),
    };
    await store.write(async (db) => db.insert(users).values(row).returning());
    const client = await postgres.connect();
    const { rows } = await client.query('select * from users');
    expect(rows).toEqual([
      {
        id: '1',
        email: 'a@x.example',
        username: 'Ä',
        created_at: '1',
        email_verified: true,
        avatar: Buffer.from([0, 255]),
        password_hash: null,
        pending_email: null,
      },
    ]);
    await client.end();
  });
});
