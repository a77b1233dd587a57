import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServiceError } from '../errors.ts';
import { deleteTestStore, onPostgres, openTestStore } from '../testing/open-test-store.ts';
import { deleteExpired } from './clean-up.ts';
import { agencies, limitHits, members, subscriptions, users } from './schema.ts';
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

  test('that throws and runs alone leaves nothing either', async () => {
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

  test('deletes the rows that reference a deleted row', async () => {
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

test('a text that PostgreSQL cannot store is refused with a sentence, not as an internal error', async () => {
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

test('the clean-up deletes old requests and keeps those that a limit still counts', async () => {
  const now = Date.now();
  await store.write(async (db) => {
    await db.insert(limitHits).values([
      { bucket: 'a', id: 'old', at: now - 2 * 60 * 60 * 1000 },
      { bucket: 'a', id: 'new', at: now },
    ]);
  });
  await store.write((db) => deleteExpired(db, now));
  expect((await store.read.select().from(limitHits)).map(({ id }) => id)).toEqual(['new']);
});

test('the store reports its size', async () => {
  const { waiting, bytes } = await store.load();
  expect([waiting, bytes > 4096]).toEqual([0, true]);
});
