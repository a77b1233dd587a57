import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksumFile } from '../db/backups.ts';
import { makeBackup } from '../db/make-backup.ts';
import { openStore } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { databasePath, spawnService } from '../testing/start-service.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Creates a database with many rows and copies it to `leave` as after a crash: with a write-ahead
 * log that is not yet merged.
 */
async function fill(leave?: string): Promise<string> {
  const file = databasePath(folder);
  const store = openStore(file);
  for (let row = 0; row < 200; row += 1) {
    await store.write(async (db) => {
      await db.insert(users).values({
        id: String(row),
        email: `${row}@x.example`,
        username: 'x'.repeat(300),
        createdAt: 1,
      });
    });
  }
  if (leave !== undefined) for (const end of ['', '-wal']) copyFileSync(file + end, leave + end);
  await store.close();
  return file;
}

function damage(file: string): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, 4096 * 20);
  closeSync(handle);
}

test('a damaged file stops the start with its name and the newest backup that is good', async () => {
  const file = await fill();
  const backups = join(folder, 'data', 'backups');
  const good = await makeBackup({
    source: file,
    folder: backups,
    now: Date.now() - 60_000,
    keep: 7,
  });
  const bad = await makeBackup({ source: file, folder: backups, now: Date.now(), keep: 7 });
  damage(bad);
  damage(file);
  const before = statSync(file).mtimeMs;
  const service = spawnService({ folder });
  expect(await service.ended).toBe(1);
  expect(service.output()).toContain(`The database file ${file} is damaged`);
  expect(service.output()).toContain(`The newest good backup is ${good}.`);
  expect(service.output()).toContain(`npm run restore -- ${good}`);
  expect(service.output().trim().split('\n')).toHaveLength(1);
  expect(statSync(file).mtimeMs).toBe(before);
}, 60_000);

test('without a good backup the message says that there is none', async () => {
  const file = await fill();
  const backups = join(folder, 'data', 'backups');
  const backup = await makeBackup({ source: file, folder: backups, now: Date.now(), keep: 7 });
  rmSync(checksumFile(backup));
  truncateSync(file, 100);
  const service = spawnService({ folder });
  expect(await service.ended).toBe(1);
  expect(service.output()).toContain(`There is no good backup in ${backups}.`);
}, 60_000);

test('a log that was cut off starts with every write before the cut', async () => {
  const left = join(folder, 'left.sqlite');
  await fill(left);
  expect(existsSync(`${left}-wal`)).toBe(true);
  truncateSync(`${left}-wal`, Math.floor(statSync(`${left}-wal`).size / 2) + 7);
  const store = openStore(left);
  const rows = await store.read.select({ id: users.id }).from(users);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThan(200);
  expect(rows.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(
    rows.map((_, index) => index),
  );
  await store.close();
});
