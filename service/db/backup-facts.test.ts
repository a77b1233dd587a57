import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFacts, removableBackups } from './backup-facts.ts';
import { listBackups } from './backups.ts';
import { makeBackup } from './make-backup.ts';
import { openStore } from './open.ts';
import { users } from './schema.ts';

const day = 24 * 60 * 60 * 1000;
const begun = Date.UTC(2026, 0, 1);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-rotation-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Sets how many accounts a database holds. */
async function holdUsers(source: string, count: number): Promise<void> {
  const store = openStore(source);
  await store.write(async (db) => {
    await db.delete(users);
    for (let row = 0; row < count; row += 1)
      await db
        .insert(users)
        .values({ id: String(row), email: `${row}@x.example`, username: 'x', createdAt: row });
  });
  await store.close();
}

const backups = (): string => join(folder, 'backups');
const back = (source: string, onDay: number): Promise<string> =>
  makeBackup({ source, folder: backups(), now: begun + onDay * day, keep: 3 });

test('the last backup of another installation stays, however many follow', async () => {
  const [other, own] = [join(folder, 'other.sqlite'), join(folder, 'own.sqlite')];
  await holdUsers(other, 5);
  const first = await back(other, 0);
  const last = await back(other, 1);
  await holdUsers(own, 5);
  for (let onDay = 2; onDay < 12; onDay += 1) await back(own, onDay);
  const left = listBackups(backups()).map(({ path }) => path);
  expect(left).toContain(last);
  expect(left).not.toContain(first);
  expect(left).toHaveLength(4);
  expect(readFacts(last).installation).toMatch(/^[\da-f]{32}$/u);
  expect(readdirSync(backups())).toHaveLength(8);
});

test('the last backup from before most rows were lost stays until as many are there again', async () => {
  const source = join(folder, 'own.sqlite');
  await holdUsers(source, 100);
  await back(source, 0);
  const before = await back(source, 1);
  await holdUsers(source, 3);
  for (let onDay = 2; onDay < 12; onDay += 1) await back(source, onDay);
  expect(listBackups(backups()).map(({ path }) => path)).toContain(before);
  expect(listBackups(backups())).toHaveLength(4);
  await holdUsers(source, 60);
  await back(source, 12);
  expect(listBackups(backups()).map(({ path }) => path)).not.toContain(before);
});

test('repeated losses keep few backups, and each holds what no later one does', () => {
  const rows = [1000, 990, 400, 30, 29, 28, 5, 0, 1, 0, 1, 0, 0, 0, 0];
  const newestFirst = rows.map((count) => ({ installation: 'a', rows: [count] })).reverse();
  const removed = removableBackups(newestFirst, 3, (facts) => facts);
  const left = newestFirst
    .filter((facts) => !removed.includes(facts))
    .map((facts) => facts.rows[0]);
  expect(left).toEqual([0, 0, 0, 1, 5, 28, 400, 990]);
});
