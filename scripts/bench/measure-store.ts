import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { openStore, type Store } from '../../service/db/open.ts';
import { agencies, demos, users } from '../../service/db/schema.ts';
import { prepareDemoQuery, prepareListQuery } from '../../service/demos/queries.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';

const perAccount = 50;
const reads = 2000;
const content = JSON.stringify({
  businessName: 'Marlowe & Finch LLP',
  slogan: 'Plain advice, for hard days',
  description: 'Family lawyers who answer the phone. '.repeat(6).trim(),
  primaryColor: '#7a1f3d',
  secondaryColor: '#c79a3b',
  contactInfo: { phone: '(902) 555-0188', email: 'hello@marlowefinch.example' },
});

/** Writes rows in the service's form directly: a million through the service would take an hour. */
export function fill(path: string, from: number, to: number): void {
  const file = new SqliteFile(path);
  file.pragma('synchronous = OFF');
  const user = file.prepare(
    'insert or ignore into users (id, email, username, email_verified, created_at) values (?, ?, ?, 1, 0)',
  );
  const agency = file.prepare(
    'insert or ignore into agencies (id, name, created_at) values (?, ?, 0)',
  );
  const demo = file.prepare(
    'insert into demos (id, unique_id, agency_id, user_id, name, industry, website_data, tags, created_at, updated_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  file.transaction(() => {
    for (let index = from; index < to; index += 1) {
      const account = Math.floor(index / perAccount);
      if (index % perAccount === 0) {
        user.run(`user-${account}`, `user-${account}@agency.example`, 'Ada');
        agency.run(`agency-${account}`, 'Ada');
      }
      demo.run(
        `demo-${index}`,
        `law-marlowe-${index}`,
        `agency-${account}`,
        `user-${account}`,
        'Marlowe & Finch LLP',
        'law',
        content,
        '["new"]',
        index,
        index,
        9e12,
      );
    }
  })();
  file.close();
}

/** Median microseconds of one call, over `reads` calls spread over the whole table. */
async function microseconds(
  call: (index: number) => Promise<unknown>,
  count: number,
  rows: number,
): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < count; read += 1) {
    const index = Math.floor((read * 7919 * rows) / count) % rows;
    const begun = performance.now();
    await call(index);
    times.push((performance.now() - begun) * 1000);
  }
  return median(times);
}

async function measureReads(store: Store, rows: number): Promise<{ one: number; list: number }> {
  const readDemo = prepareDemoQuery(store);
  const readOwn = prepareListQuery(store);
  await microseconds((index) => readDemo(`law-marlowe-${index}`), 200, rows);
  return {
    one: await microseconds((index) => readDemo(`law-marlowe-${index}`), reads, rows),
    list: await microseconds(
      (index) => readOwn(`agency-${Math.floor(index / perAccount)}`, { limit: 100 }),
      reads / 10,
      rows,
    ),
  };
}

/** Commits per second: one after another, and many at a time, which share commits. */
async function measureWrites(store: Store): Promise<{ single: number; together: number }> {
  await store.write(async (db) => {
    await db
      .insert(users)
      .values({ id: 'bench', email: 'bench@agency.example', username: 'Ada', createdAt: 0 });
    await db.insert(agencies).values({ id: 'bench', name: 'Ada', createdAt: 0 });
  });
  let made = 0;
  const write = (): Promise<unknown> =>
    store.write((db) => {
      made += 1;
      const id = `written-${made}`;
      return db.insert(demos).values({
        id,
        uniqueId: id,
        agencyId: 'bench',
        userId: 'bench',
        name: 'x',
        industry: 'law',
        websiteData: {},
        tags: [],
        createdAt: made,
        updatedAt: made,
        expiresAt: 9e12,
      });
    });
  const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await work();
    return count / ((performance.now() - begun) / 1000);
  };
  const single = await perSecond(300, async () => {
    for (let index = 0; index < 300; index += 1) await write();
  });
  const together = await perSecond(9600, async () => {
    const client = async (): Promise<void> => {
      for (let index = 0; index < 150; index += 1) await write();
    };
    await Promise.all(Array.from({ length: 64 }, client));
  });
  return { single, together };
}

/**
 * Measures reads and the list at growing sizes, and single and shared writes, on SQLite in the
 * folder for temporary files.
 */
export async function measureStore(sizes: readonly number[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-store-'));
  const path = join(folder, 'bench.sqlite');
  await openStore(path).close();
  const rows: (string | number)[][] = [];
  let filled = 0;
  let floor: { one: number; list: number } | undefined;
  for (const size of sizes) {
    fill(path, filled, size);
    filled = size;
    const store = openStore(path);
    const found = await measureReads(store, size);
    floor ??= found;
    const { bytes } = await store.load();
    await store.close();
    rows.push([
      size.toLocaleString('en'),
      Math.round(bytes / 1e6),
      found.one.toFixed(0),
      (found.one / floor.one).toFixed(2),
      found.list.toFixed(0),
      (found.list / floor.list).toFixed(2),
    ]);
  }
  record({
    title: 'Demos in the database',
    goal: `Goal: flat. Median time of a demo by its link (${reads} spread over the table) and of an account's list of ${perAccount}; floor: the smallest database.`,
    columns: ['demos', 'MB', 'one µs', '/ floor', 'list µs', '/ floor'],
    rows,
  });
  const store = openStore(join(folder, 'writes.sqlite'));
  const { single, together } = await measureWrites(store);
  await store.close();
  record({
    title: 'Durable writes',
    goal: 'Goal: 64 clients at a time reach 20 × what one after another does, each commit flushed to the disk.',
    columns: ['writes', 'a second', '/ floor'],
    rows: [
      ['floor: one after another', single.toFixed(0), '1.00'],
      ['64 at a time', together.toFixed(0), (together / single).toFixed(2)],
    ],
  });
  rmSync(folder, { recursive: true, force: true });
}
