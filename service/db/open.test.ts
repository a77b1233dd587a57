import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from './open.ts';
import { cleanUp } from './clean-up.ts';
import { limitHits, users } from './schema.ts';

const path = (): string => join(mkdtempSync(join(tmpdir(), 'firstlook-db-')), 'sub', 'test.sqlite');
const user = (email: string): typeof users.$inferInsert => ({
  id: crypto.randomUUID(),
  email,
  username: 'x',
  createdAt: 1,
});

test('a write that throws leaves nothing, and the writes beside it are kept', async () => {
  const store = openStore(path());
  const results = await Promise.allSettled([
    store.write(async (db) => db.insert(users).values(user('a@x.example')).returning()),
    store.write(async (db) => {
      await db.insert(users).values(user('b@x.example'));
      throw new Error('changed my mind');
    }),
    store.write(async (db) => db.insert(users).values(user('c@x.example')).returning()),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const rows = await store.read.select({ email: users.email }).from(users);
  expect(rows.map(({ email }) => email).sort()).toEqual(['a@x.example', 'c@x.example']);
  await store.close();
});

test('what was written is there when the file is opened again', async () => {
  const file = path();
  const first = openStore(file);
  await first.write(async (db) => db.insert(users).values(user('kept@x.example')).returning());
  await first.close();
  const second = openStore(file);
  expect(await second.read.select().from(users)).toHaveLength(1);
  await second.close();
});

test('the file is written through to the disk at every commit, and keys are enforced', () => {
  const store = openStore(path());
  for (const [pragma, value] of [
    ['synchronous', 2],
    ['foreign_keys', 1],
  ] as const) {
    expect(store.read.get<Record<string, unknown>>(`pragma ${pragma}`)).toMatchObject({ [pragma]: value });
  }
  expect(store.read.get<Record<string, unknown>>('pragma journal_mode')).toMatchObject({
    journal_mode: 'wal',
  });
});

test('cleaning up forgets old requests and keeps those that a limit still counts', async () => {
  const store = openStore(path());
  const now = Date.now();
  await store.write(async (db) => {
    await db.insert(limitHits).values([
      { bucket: 'a', id: 'old', at: now - 2 * 60 * 60 * 1000 },
      { bucket: 'a', id: 'new', at: now },
    ]);
  });
  await cleanUp(store, now);
  expect((await store.read.select().from(limitHits)).map(({ id }) => id)).toEqual(['new']);
  await store.close();
});

test('a write waits for another process without stopping this one', async () => {
  const file = path();
  const store = openStore(file);
  const other = new SqliteFile(file);
  other.exec('BEGIN IMMEDIATE');
  let others = 0;
  const ticking = setInterval(() => (others += 1), 10);
  const writing = store.write(async (db) => db.insert(users).values(user('late@x.example')).returning());
  await new Promise((resolve) => setTimeout(resolve, 200));
  other.exec('COMMIT');
  expect(await writing).toHaveLength(1);
  clearInterval(ticking);
  expect(others).toBeGreaterThan(3);
  other.close();
  await store.close();
});
