import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openStore, type Database } from './open.ts';
import { users } from './schema.ts';

const path = (): string => join(mkdtempSync(join(tmpdir(), 'firstlook-db-')), 'sub', 'test.sqlite');
const user = (email: string): typeof users.$inferInsert => ({
  id: crypto.randomUUID(),
  email,
  username: 'x',
  createdAt: 1,
});

test('the file is written through to the disk at every commit, and keys are enforced', async () => {
  const store = openStore(path());
  const settings = [
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['journal_mode', 'wal'],
  ] as const;
  for (const [pragma, value] of settings) {
    const look = (db: Database): Promise<{ set: unknown }[]> =>
      db
        .select({ set: sql.raw(pragma) })
        .from(sql.raw(`pragma_${pragma}`))
        .limit(1);
    expect([await look(store.read), await store.write(look)]).toEqual([
      [{ set: value }],
      [{ set: value }],
    ]);
  }
  await store.close();
});

test('a write waits for another process without stopping this one', async () => {
  const file = path();
  const store = openStore(file);
  const other = new SqliteFile(file);
  other.exec('BEGIN IMMEDIATE');
  let others = 0;
  const ticking = setInterval(() => (others += 1), 10);
  const writing = store.write(async (db) =>
    db.insert(users).values(user('late@x.example')).returning(),
  );
  // Other work of the process continues while the write waits for the lock.
  await expect.poll(() => others, { interval: 10 }).toBeGreaterThan(3);
  other.exec('COMMIT');
  expect(await writing).toHaveLength(1);
  clearInterval(ticking);
  other.close();
  await store.close();
});
