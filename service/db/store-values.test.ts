import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, count, eq, gt, like, max, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteTestStore, openTestStore } from '../testing/open-test-store.ts';
import {
  agencies,
  demos,
  limitHits,
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

describe('values come back as they were written', () => {
  const texts = [
    '',
    'a\tb\nc',
    'Zoë & Søn “GmbH” 👩‍⚖️',
    "o'clock; drop table users; --",
    '\\x00 \\u0000 %s $1',
    'ﷺ'.repeat(2000),
  ];

  test('texts, JSON, bytes, times, booleans and nulls', async () => {
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
    const [stored] = await store.read.select().from(users);
    expect(stored).toEqual({
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

  test('texts are compared and sorted by their bytes', async () => {
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
