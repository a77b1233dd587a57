import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, count, eq, gt, like, max, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServiceError } from '../errors.ts';
import { deleteTestStore, onPostgres, openTestStore } from '../testing/open-test-store.ts';
import { cleanUp } from './clean-up.ts';
import {
  agencies,
  demos,
  limitHits,
  members,
  messages,
  subscriptions,
  users,
  visitSalts,
} from './schema.ts';
import type { Store } from './store.ts';

let folder = '';
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-db-'));
  store = openTestStore(folder);
});
afterEach(async () => {
  await store.close();
  await deleteTestStore(folder);
  rmSync(folder, { recursive: true, force: true });
});

const user = (email: string): typeof users.$inferInsert => ({
  id: crypto.randomUUID(),
  email,
  username: 'x',
  createdAt: 1,
});
const emails = async (from: Store = store): Promise<string[]> =>
  (await from.read.select({ email: users.email }).from(users)).map(({ email }) => email).sort();

describe('a write', () => {
  test('that throws leaves nothing, and the writes beside it are kept', async () => {
    const results = await Promise.allSettled([
      store.write(async (db) => db.insert(users).values(user('a@x.example')).returning()),
      store.write(async (db) => {
        await db.insert(users).values(user('b@x.example'));
        throw new Error('changed my mind');
      }),
      store.write(async (db) => db.insert(users).values(user('c@x.example')).returning()),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await emails()).toEqual(['a@x.example', 'c@x.example']);
  });

  test('that breaks a rule of the table fails alone, at whichever place among many', async () => {
    await store.write(async (db) => db.insert(users).values(user('taken@x.example')).returning());
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        store.write(async (db) => {
          await db
            .insert(users)
            .values(user(index % 10 === 0 ? 'taken@x.example' : `${index}@x.example`));
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await emails()).toHaveLength(91);
  });

  test('alone that throws leaves nothing either', async () => {
    const failing = store.write(async (db) => {
      await db.insert(users).values(user('b@x.example'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await emails()).toEqual([]);
  });

  test('is there when the store is opened again', async () => {
    await store.write(async (db) => db.insert(users).values(user('kept@x.example')).returning());
    await store.close();
    store = openTestStore(folder);
    expect(await emails()).toEqual(['kept@x.example']);
  });

  test('sees what all writes before it did, in two stores on one database', async () => {
    const other = openTestStore(folder);
    await store.write(async (db) =>
      db.insert(limitHits).values({ id: 'counter', bucket: 'x', at: 0 }).returning(),
    );
    const addOne = (to: Store): Promise<void> =>
      to.write(async (db) => {
        const [row] = await db.select().from(limitHits).where(eq(limitHits.id, 'counter'));
        await db
          .update(limitHits)
          .set({ at: (row?.at ?? 0) + 1 })
          .where(eq(limitHits.id, 'counter'));
      });
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => addOne(index % 2 === 0 ? store : other)),
    );
    expect(await store.read.select({ at: limitHits.at }).from(limitHits)).toEqual([{ at: 200 }]);
    await other.close();
  });

  test('to what hangs on another row goes with it', async () => {
    const { id } = user('');
    await store.write(async (db) => {
      await db.insert(users).values({ ...user('a@x.example'), id });
      await db.insert(agencies).values({ id, name: 'x', createdAt: 1 });
      await db
        .insert(members)
        .values({ id, agencyId: id, userId: id, role: 'owner', createdAt: 1 });
      await db.insert(subscriptions).values({ agencyId: id, provider: 'simulated', updatedAt: 1 });
    });
    const orphan = store.write(async (db) =>
      db
        .insert(subscriptions)
        .values({ agencyId: 'nobody', provider: 'simulated', updatedAt: 1 })
        .returning(),
    );
    await expect(orphan).rejects.toThrow();
    await store.write(async (db) => db.delete(agencies).where(eq(agencies.id, id)).returning());
    expect(await store.read.select().from(subscriptions)).toEqual([]);
    expect(await store.read.select().from(members)).toEqual([]);
  });
});

describe('values come back as they were written', () => {
  const texts = [
    '',
    'a\tb\nc',
    'Zoë & Søn “GmbH” 👩‍⚖️',
    "o'clock; drop table users; --",
    '\\x00 \\u0000 %s $1',
    'ﷺ'.repeat(2000),
  ];

  test('texts, JSON, bytes, times, truths and nothings', async () => {
    const owner = user('a@x.example');
    const time = 1_763_765_432_109;
    const avatar = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    const websiteData = {
      businessName: texts.join(''),
      slogan: '\u0000 and \ud800',
      phone: null,
    } as never;
    const row = {
      id: '1',
      uniqueId: 'law-a-abcdef',
      agencyId: owner.id,
      userId: owner.id,
      name: 'Harbor',
      industry: 'law',
      websiteData,
      tags: texts,
      notes: texts.join('\n'),
      starred: true,
      createdAt: time,
      updatedAt: 0,
      expiresAt: 9_007_199_254_740_991,
    };
    await store.write(async (db) => {
      await db.insert(users).values({ ...owner, avatar });
      await db.insert(agencies).values({ id: owner.id, name: 'x', createdAt: 1 });
      await db.insert(demos).values(row);
      await db.insert(visitSalts).values({ day: '2026-11-21', salt: Buffer.alloc(0) });
    });
    const [made] = await store.read.select().from(demos);
    const unset = { openMs: null, deletedAt: null, valueCents: null, valueCurrency: null };
    const lost = { lostReason: null, panel: null, looks: null };
    const stage = { slug: '', stage: 'draft', stageAt: 0, ...lost };
    expect(made).toEqual({ ...row, ...unset, ...stage, visits: 0, version: 1 });
    const [kept] = await store.read.select().from(users);
    expect(kept).toEqual({
      ...owner,
      avatar,
      emailVerified: false,
      pendingEmail: null,
      passwordHash: null,
    });
    expect(await store.read.select().from(visitSalts)).toEqual([
      { day: '2026-11-21', salt: Buffer.alloc(0) },
    ]);
    const [changed] = await store.write(async (db) =>
      db
        .update(demos)
        .set({ starred: false, visits: sql`${demos.visits} + 1` })
        .where(eq(demos.starred, true))
        .returning({ starred: demos.starred, visits: demos.visits }),
    );
    expect(changed).toEqual({ starred: false, visits: 1 });
  });

  test('counts, extremes and joins are numbers and rows', async () => {
    const owner = user('a@x.example');
    await store.write(async (db) => {
      await db.insert(users).values(owner);
      await db.insert(agencies).values({ id: owner.id, name: 'x', createdAt: 1 });
      await db
        .insert(subscriptions)
        .values({ agencyId: owner.id, provider: 'stripe', updatedAt: 5, cancelAtPeriodEnd: true });
      await db.insert(limitHits).values([
        { id: '1', bucket: 'a', at: 1_763_765_432_109 },
        { id: '2', bucket: 'a', at: 3 },
      ]);
    });
    const [row] = await store.read
      .select({ hits: count(), last: max(limitHits.at) })
      .from(limitHits);
    expect(row).toEqual({ hits: 2, last: 1_763_765_432_109 });
    expect(
      await store.read
        .select({ last: max(limitHits.at) })
        .from(limitHits)
        .where(eq(limitHits.id, '3')),
    ).toEqual([{ last: null }]);
    const joined = await store.read
      .select({ email: users.email, ends: subscriptions.cancelAtPeriodEnd })
      .from(users)
      .innerJoin(subscriptions, eq(subscriptions.agencyId, users.id));
    expect(joined).toEqual([{ email: 'a@x.example', ends: true }]);
  });

  test('texts are told apart and sorted by their bytes', async () => {
    const words = ['b', 'A', 'a', 'Z', 'ä', 'a-b', 'ab', 'a b', '_'];
    await store.write(async (db) => {
      await db
        .insert(messages)
        .values(words.map((id) => ({ id, kind: 'inquiry' as const, content: {}, createdAt: 1 })));
    });
    const rows = await store.read
      .select({ id: messages.id })
      .from(messages)
      .orderBy(asc(messages.id));
    const sorted = words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(rows.map(({ id }) => id)).toEqual(sorted);
    expect(
      await store.read.select({ id: messages.id }).from(messages).where(gt(messages.id, 'a')),
    ).toHaveLength(5);
    expect(
      await store.read.select({ id: messages.id }).from(messages).where(like(messages.id, 'a-%')),
    ).toEqual([{ id: 'a-b' }]);
  });

  test('a prepared query answers as often as it is asked', async () => {
    await store.write(async (db) => db.insert(users).values(user('a@x.example')).returning());
    const query = store.read
      .select({ email: users.email })
      .from(users)
      .where(eq(users.email, sql.placeholder('email')))
      .prepare();
    for (const [email, found] of [
      ['a@x.example', 1],
      ['b@x.example', 0],
      ['a@x.example', 1],
    ] as const) {
      expect(await query.execute({ email })).toHaveLength(found);
    }
  });
});

test('a text that PostgreSQL cannot hold is refused in words, never as an error of ours', async () => {
  const writing = store.write(async (db) =>
    db.insert(users).values(user('a\u0000@x.example')).returning(),
  );
  if (onPostgres)
    await expect(writing.catch((error: unknown) => error)).resolves.toSatisfy(isRefusal);
  else expect(await writing).toHaveLength(1);
  const reading = store.read.select().from(users).where(eq(users.id, 'a\u0000'));
  if (onPostgres)
    await expect(reading.catch((error: unknown) => error)).resolves.toSatisfy(isRefusal);
  else expect(await reading).toEqual([]);
});
function isRefusal(error: unknown): boolean {
  const { cause } = error as Error;
  return [error, cause].some((one) => one instanceof ServiceError && one.status === 422);
}

test('cleaning up forgets old requests and keeps those that a limit still counts', async () => {
  const now = Date.now();
  await store.write(async (db) => {
    await db.insert(limitHits).values([
      { bucket: 'a', id: 'old', at: now - 2 * 60 * 60 * 1000 },
      { bucket: 'a', id: 'new', at: now },
    ]);
  });
  await cleanUp(store, now);
  expect((await store.read.select().from(limitHits)).map(({ id }) => id)).toEqual(['new']);
});

test('tells how much it holds', async () => {
  const { waiting, bytes } = await store.load();
  expect([waiting, bytes > 4096]).toEqual([0, true]);
});
