import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { add, describeFailure, busy, hit, ids, useOwnPostgres } from '../testing/own-postgres.ts';
import { openPostgres } from './open-postgres.ts';
import { limitHits } from './schema.ts';
import { lockStatement } from './update-postgres.ts';

const postgres = useOwnPostgres();

test('connections that the server ends are opened again without an error', async () => {
  await postgres.withStore(async (store) => {
    await add(store, 'a');
    await ids(store);
    const admin = await postgres.connect();
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
  await postgres.withStore(async (store) => {
    await add(store, 'before');
    await postgres.server.stop();
    expect(await describeFailure(ids(store))).toEqual(busy);
    expect(await describeFailure(store.check())).toEqual(busy);
    const began = performance.now();
    expect(await describeFailure(add(store, 'lost'))).toEqual(busy);
    expect(performance.now() - began).toBeLessThan(12_000);
    // A write waits five seconds. If the server needs longer, a later write reaches it.
    const waiting = (async () => {
      while ((await describeFailure(add(store, 'patient'))) !== undefined);
    })();
    await postgres.server.start();
    await waiting;
    await store.check();
    expect(await ids(store)).toEqual(['before', 'patient']);
  });
}, 60_000);

test('an interrupted write leaves nothing and is answered with 503', async () => {
  await postgres.withStore(async (store) => {
    const admin = await postgres.connect();
    const cut = store.write(async (db) => {
      await db.insert(limitHits).values(hit('half'));
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'firstlook writes' and datname = current_database()`,
      );
      await db.insert(limitHits).values(hit('whole'));
    });
    expect(await describeFailure(cut)).toEqual(busy);
    await add(store, 'after');
    expect(await ids(store)).toEqual(['after']);
    await admin.end();
  });
});

describe.concurrent('waiting ends', () => {
  test('a write that waits too long for another process is answered with 503', async () => {
    const own = await postgres.server.create();
    await postgres.withStore(async (store) => {
      const other = await postgres.connect(own);
      await other.query(`begin; ${lockStatement}`);
      expect(await describeFailure(add(store, 'late'))).toEqual(busy);
      await other.end();
      await add(store, 'after');
      expect(await ids(store)).toEqual(['after']);
    }, own);
  }, 30_000);

  test('a process that stops in the middle of a write does not block the others for good', async () => {
    const own = await postgres.server.create();
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
    await describeFailure(add(other, 'first'));
    await add(other, 'second');
    wake();
    expect(await describeFailure(stuck)).toEqual(busy);
    expect(await ids(other)).toContain('second');
    expect(await ids(other)).not.toContain('stuck');
    await add(still, 'awake again');
    await Promise.all([still.close(), other.close()]);
  }, 40_000);
});

test('a write that the server ends for a deadlock is run again from its beginning', async () => {
  await postgres.withStore(async (store) => {
    await store.write(async (db) =>
      db
        .insert(limitHits)
        .values([hit('a'), hit('b')])
        .returning(),
    );
    const other = await postgres.connect();
    const { rows: own } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await other.query(
      `set deadlock_timeout = '30s'; begin; update limit_hits set at = 5 where id = 'b'`,
    );
    const otherWaits = async (): Promise<void> => {
      // The server checks for deadlocks once per wait, so this connection must take the last lock
      // of the circle.
      while (
        !(
          await watcher.query('select 1 from pg_locks where pid = $1 and not granted', [
            own[0]?.pid,
          ])
        ).rowCount
      );
    };
    const watcher = await postgres.connect();
    let runs = 0;
    let crossing: Promise<unknown> = Promise.resolve();
    await Promise.all([
      store.write(async (db) => {
        runs += 1;
        // Without this pause, the second run may lock the row first and cause the deadlock again.
        if (runs > 1) await crossing;
        await db.update(limitHits).set({ at: runs }).where(eq(limitHits.id, 'a'));
        if (runs === 1) {
          crossing = other.query(`update limit_hits set at = 6 where id = 'a'; commit`);
          await otherWaits();
        }
        await db.update(limitHits).set({ at: runs }).where(eq(limitHits.id, 'b'));
      }),
      add(store, 'beside it'),
    ]);
    await watcher.end();
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
