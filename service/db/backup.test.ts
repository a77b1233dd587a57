import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName, checksumFile, listBackups, newestIntactBackup } from './backups.ts';
import { makeBackupInWorker } from './schedule-backups.ts';
import { makeBackup } from './make-backup.ts';
import { openStore, type Store } from './open.ts';
import { users } from './schema.ts';

const hour = 60 * 60 * 1000;
let folder = '';
let source = '';
let backups = '';
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-backup-'));
  source = join(folder, 'firstlook.sqlite');
  backups = join(folder, 'backups');
  store = openStore(source);
});
afterEach(async () => {
  await store.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

async function addUser(row: number): Promise<void> {
  await store.write(async (db) => {
    await db.insert(users).values({
      id: String(row),
      email: `${row}@x.example`,
      username: 'x'.repeat(500),
      createdAt: row,
    });
  });
}

async function idsIn(path: string): Promise<number[]> {
  const copy = openStore(path);
  const rows = await copy.read.select({ id: users.id }).from(users);
  await copy.close();
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
}

const back = (now = Date.now(), keep = 7): Promise<string> =>
  makeBackup({ source, folder: backups, now, keep });

describe('a backup', () => {
  test('made during writes holds one moment: every write before it, none after it, no half of one', async () => {
    for (let row = 0; row < 300; row += 1) await addUser(row);
    let written = 299;
    const ending = new AbortController();
    const writing = (async () => {
      while (!ending.signal.aborted) {
        // Two rows in one transaction: both or neither are in any copy.
        await store.write(async (db) => {
          const row = written + 1;
          for (const id of [row, row + 1])
            await db
              .insert(users)
              .values({ id: String(id), email: `${id}@x.example`, username: 'x', createdAt: id });
        });
        written += 2;
        // SQLite's calls are synchronous, so this lets the other writers run.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const copies: { path: string; before: number; after: number }[] = [];
    for (let round = 0; round < 4; round += 1) {
      const before = written;
      const path = await makeBackupInWorker({
        source,
        folder: backups,
        now: Date.now() + round,
        keep: 7,
      });
      copies.push({ path, before, after: written + 2 });
    }
    ending.abort();
    await writing;
    for (const { path, before, after } of copies) {
      const ids = await idsIn(path);
      expect(ids).toEqual(ids.map((_, index) => index));
      expect(ids.length % 2).toBe(0);
      expect(ids.length).toBeGreaterThanOrEqual(before + 1);
      expect(ids.length).toBeLessThanOrEqual(after + 1);
    }
    expect(written).toBeGreaterThan(copies[0]?.before ?? 0);
  });

  test('is one file, for its owner alone, with a SHA-256 beside it that sha256sum agrees with', async () => {
    await addUser(1);
    const path = await back();
    expect(readdirSync(backups).sort()).toEqual(
      [path, checksumFile(path)].map((name) => name.slice(backups.length + 1)),
    );
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { status } = spawnSync('sha256sum', ['-c', checksumFile(path)], { cwd: backups });
    expect(status).toBe(0);
  });

  test('beyond the number to keep is deleted, the oldest first', async () => {
    for (let age = 5; age > 0; age -= 1) await back(Date.now() - age * hour, 3);
    const left = listBackups(backups);
    expect(left).toHaveLength(3);
    expect(readdirSync(backups)).toHaveLength(6);
    expect(Math.round((Date.now() - (left[0]?.at ?? 0)) / hour)).toBe(1);
  });

  test('of a missing file creates no file', async () => {
    const missing = makeBackup({
      source: join(folder, 'no.sqlite'),
      folder: backups,
      now: 0,
      keep: 1,
    });
    await expect(missing).rejects.toThrow('there is no database file');
    expect(existsSync(backups)).toBe(false);
  });

  test('of a damaged database is not kept, and no earlier one is removed', async () => {
    for (let row = 0; row < 100; row += 1) await addUser(row);
    const good = await back(Date.now() - hour, 1);
    await store.close();
    const bytes = readFileSync(source);
    bytes.fill(0x5a, 4096 * 8, 4096 * 9);
    writeFileSync(source, bytes);
    await expect(back(Date.now(), 1)).rejects.toThrow(/damaged|malformed/u);
    expect(readdirSync(backups)).toHaveLength(2);
    expect(await newestIntactBackup(backups)).toBe(good);
    rmSync(source);
    store = openStore(source);
  });
});

test('names of backups sort by time, and other files are ignored', () => {
  mkdirSync(backups);
  const at = Date.parse('2026-11-21T20:41:52.123Z');
  for (const name of [
    backupName(at),
    backupName(at + 1),
    'notes.txt',
    `${backupName(at)}.1.part`,
  ]) {
    writeFileSync(join(backups, name), '');
    utimesSync(join(backups, name), 1, 1);
  }
  expect(listBackups(backups).map((backup) => backup.at)).toEqual([at + 1, at]);
});
