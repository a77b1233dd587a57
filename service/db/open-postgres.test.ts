import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import pg from 'pg';
import { eq } from 'drizzle-orm';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { knownError } from '../http/answer-error.ts';
import { createLimiter } from '../limits.ts';
import { startPostgres, type PostgresServer } from '../testing/start-postgres.ts';
import { DatabaseError } from './check-file.ts';
import { cleanUpOnce } from './clean-up.ts';
import { lockStatement } from './update-postgres.ts';
import { openPostgres } from './open-postgres.ts';
import { limitHits, users } from './schema.ts';
import type { Store } from './store.ts';

let server: PostgresServer;
let url = '';
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  url = await server.create();
});

const hit = (id: string, at = 0): typeof limitHits.$inferInsert => ({ id, bucket: 'x', at });
const add = (store: Store, id: string): Promise<unknown> =>
  store.write(async (db) => db.insert(limitHits).values(hit(id)).returning());
const ids = async (store: Store): Promise<string[]> =>
  (await store.read.select({ id: limitHits.id }).from(limitHits)).map(({ id }) => id).sort();

async function withStore(work: (store: Store) => Promise<void>, address = url): Promise<void> {
  const store = await openPostgres(address);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function connect(to = url): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: to });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Status and words in which a failed call would be answered. */
async function answerTo(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const known = knownError(error);
  return known && [known.status, known.message];
}
const busy = [503, 'The service is busy just now. Please try again in a moment.'];

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
      () => server.url('postgres', 'canary'),
      /refuses the user firstlook with this password/u,
    ],
    ['no password', () => url.replace(/:[^:@]*@/u, '@'), /refuses the user firstlook/u],
    ['a user who is not there', () => url.replace('firstlook', 'nobody'), /refuses the user nobody/u],
    [
      'a database that is not there',
      () => server.url('missing'),
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
    const latin = await server.create(undefined, `encoding 'LATIN1' template template0`);
    await expect(openPostgres(latin)).rejects.toThrow(
      /holds LATIN1; make one with: createdb --encoding=UTF8/u,
    );
  });

  test('a user who may not make tables, until somebody else has made them', async () => {
    const admin = await connect();
    await admin.query(
      `create role plain login password 'canary'; revoke create on schema public from public`,
    );
    const plain = url.replace(/firstlook:[^@]*/u, 'plain:canary');
    await expect(openPostgres(plain)).rejects.toThrow(/could not be brought up to date \(permission denied/u);
    await withStore(() => Promise.resolve());
    await admin.query('grant select, insert, update, delete on all tables in schema public to plain');
    await withStore(async (store) => {
      await add(store, 'a');
    }, plain);
    await admin.end();
  });
});

test('two processes that start at one time make the tables once', async () => {
  const stores = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  await Promise.all(stores.map((store, index) => add(store, String(index))));
  expect(await ids(stores[0])).toEqual(['0', '1', '2']);
  await Promise.all(stores.map((store) => store.close()));
});

test('commits reach the disk even where the server is set not to wait for it', async () => {
  const admin = await connect();
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  await withStore(async (store) => {
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

test('connections that the server ends are made again, and nobody notices', async () => {
  await withStore(async (store) => {
    await add(store, 'a');
    await ids(store);
    const admin = await connect();
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await admin.query(end);
    expect(await ids(store)).toEqual(['a']);
    await add(store, 'b');
    await admin.query(end);
    await add(store, 'c');
    expect(await ids(store)).toEqual(['a', 'b', 'c']);
    await admin.end();
  });
});

test('while the server is away everything is answered with 503, and all is well when it is back', async () => {
  await withStore(async (store) => {
    await add(store, 'before');
    await server.stop();
    expect(await answerTo(ids(store))).toEqual(busy);
    expect(await answerTo(store.check())).toEqual(busy);
    const began = performance.now();
    expect(await answerTo(add(store, 'lost'))).toEqual(busy);
    expect(performance.now() - began).toBeLessThan(12_000);
    const waiting = add(store, 'patient');
    await server.start();
    await waiting;
    await store.check();
    expect(await ids(store)).toEqual(['before', 'patient']);
  });
}, 60_000);

test('a write that is cut off in its middle leaves nothing and is answered with 503', async () => {
  await withStore(async (store) => {
    const admin = await connect();
    const cut = store.write(async (db) => {
      await db.insert(limitHits).values(hit('half'));
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'firstlook writes' and datname = current_database()`,
      );
      await db.insert(limitHits).values(hit('whole'));
    });
    expect(await answerTo(cut)).toEqual(busy);
    await add(store, 'after');
    expect(await ids(store)).toEqual(['after']);
    await admin.end();
  });
});

describe.concurrent('patience has an end', () => {
  test('a write that waits too long for another process is answered with 503', async () => {
    const own = await server.create();
    await withStore(async (store) => {
      const other = await connect(own);
      await other.query(`begin; ${lockStatement}`);
      expect(await answerTo(add(store, 'late'))).toEqual(busy);
      await other.end();
      await add(store, 'after');
      expect(await ids(store)).toEqual(['after']);
    }, own);
  }, 30_000);

  test('a process that stands still in the middle of a write does not hold up the others for good', async () => {
    const own = await server.create();
    const [still, other] = await Promise.all([openPostgres(own), openPostgres(own)]);
    let wake = (): void => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let entered = (): void => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const stuck = still.write(async (db) => {
      await db.insert(limitHits).values(hit('stuck'));
      entered();
      await asleep;
      await db.insert(limitHits).values(hit('stuck too'));
    });
    await inside;
    await answerTo(add(other, 'first'));
    await add(other, 'second');
    wake();
    expect(await answerTo(stuck)).toEqual(busy);
    expect(await ids(other)).toContain('second');
    expect(await ids(other)).not.toContain('stuck');
    await add(still, 'awake again');
    await Promise.all([still.close(), other.close()]);
  }, 40_000);
});

test('a write that the server ends for a deadlock is run again from its beginning', async () => {
  await withStore(async (store) => {
    await store.write(async (db) =>
      db
        .insert(limitHits)
        .values([hit('a'), hit('b')])
        .returning(),
    );
    const other = await connect();
    await other.query(`set deadlock_timeout = '30s'; begin; update limit_hits set at = 5 where id = 'b'`);
    let runs = 0;
    let crossing: Promise<unknown> = Promise.resolve();
    await Promise.all([
      store.write(async (db) => {
        runs += 1;
        await db.update(limitHits).set({ at: runs }).where(eq(limitHits.id, 'a'));
        if (runs === 1) crossing = other.query(`update limit_hits set at = 6 where id = 'a'; commit`);
        await db.update(limitHits).set({ at: runs }).where(eq(limitHits.id, 'b'));
      }),
      add(store, 'beside it'),
    ]);
    await crossing;
    expect(runs).toBe(2);
    const rows = await store.read.select({ id: limitHits.id, at: limitHits.at }).from(limitHits);
    expect(new Map(rows.map(({ id, at }) => [id, at]))).toEqual(
      new Map([
        ['a', 2],
        ['b', 2],
        ['beside it', 0],
      ]),
    );
    await other.end();
  });
}, 30_000);

test('of many processes that look whether to clean up, one does, once an hour', async () => {
  const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
  const hour = 60 * 60 * 1000;
  const start = Date.now();
  const doneAt = async (at: number): Promise<number> => {
    const done = await Promise.all(
      stores.flatMap((store) => [cleanUpOnce(store, at), cleanUpOnce(store, at)]),
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
  const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
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
    // The others are told aside.
    if (taken % 30 === 0) await Promise.all(stores.map((store) => store.write(() => Promise.resolve())));
    return true;
  };
  while (await read());
  expect(taken).toBeGreaterThan(540);
  expect(taken).toBeLessThanOrEqual(720);
  limiters[0]?.takeRead('203.0.113.10');
  await Promise.all(stores.map((store) => store.close()));
});

test('a row is what SQLite would say it is, seen from outside as well', async () => {
  await withStore(async (store) => {
    const row = {
      id: '1',
      email: 'a@x.example',
      username: 'Ä',
      createdAt: 1,
      emailVerified: true,
      avatar: Buffer.from([0, 255]),
    };
    await store.write(async (db) => db.insert(users).values(row).returning());
    const client = await connect();
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
      },
    ]);
    await client.end();
  });
});
