import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupName, checksumFile, listBackups, newestIntactBackup } from './backups.ts';
import { makeBackupInWorker } from './schedule-backups.ts';
import { makeBackup } from './make-backup.ts';
import { openStore } from './open.ts';
import { users } from './schema.ts';
import { idsIn, useBackedStore } from './testing/use-backed-store.ts';

const hour = 60 * 60 * 1000;
const backed = useBackedStore();

describe('a backup', () => {
  test('made during writes holds one moment: every write before it, none after it, no half of one', async () => {
    for (let row = 0; row < 300; row += 1) await backed.addUser(row);
    let written = 299;
    const ending = new AbortController();
    const writing = (async () => {
      while (!ending.signal.aborted) {
        // Two rows in one transaction: both or neither are in any copy.
        await backed.store.write(async (db) => {
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
        source: backed.source,
        folder: backed.backups,
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
    await backed.addUser(1);
    const path = await backed.back();
    expect(readdirSync(backed.backups).sort()).toEqual(
      [path, checksumFile(path)].map((name) => name.slice(backed.backups.length + 1)),
    );
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { status } = spawnSync('sha256sum', ['-c', checksumFile(path)], { cwd: backed.backups });
    expect(status).toBe(0);
  });

  test('beyond the number to keep is deleted, the oldest first', async () => {
    for (let age = 5; age > 0; age -= 1) await backed.back(Date.now() - age * hour, 3);
    const left = listBackups(backed.backups);
    expect(left).toHaveLength(3);
    expect(readdirSync(backed.backups)).toHaveLength(6);
    expect(Math.round((Date.now() - (left[0]?.at ?? 0)) / hour)).toBe(1);
  });

  test('of a missing file creates no file', async () => {
    const missing = makeBackup({
      source: join(backed.folder, 'no.sqlite'),
      folder: backed.backups,
      now: 0,
      keep: 1,
    });
    await expect(missing).rejects.toThrow('there is no database file');
    expect(existsSync(backed.backups)).toBe(false);
  });

  test('of a damaged database is not kept, and no earlier one is removed', async () => {
    for (let row = 0; row < 100; row += 1) await backed.addUser(row);
    const good = await backed.back(Date.now() - hour, 1);
    await backed.store.close();
    const bytes = readFileSync(backed.source);
    bytes.fill(0x5a, 4096 * 8, 4096 * 9);
    writeFileSync(backed.source, bytes);
    await expect(backed.back(Date.now(), 1)).rejects.toThrow(/damaged|malformed/u);
    expect(readdirSync(backed.backups)).toHaveLength(2);
    expect(await newestIntactBackup(backed.backups)).toBe(good);
    rmSync(backed.source);
    backed.store = openStore(backed.source);
  });
});

test('names of backed.backups sort by time, and other files are ignored', () => {
  mkdirSync(backed.backups);
  const at = Date.parse('2026-11-21T20:41:52.123Z');
  for (const name of [
    backupName(at),
    backupName(at + 1),
    'notes.txt',
    `${backupName(at)}.1.part`,
  ]) {
    writeFileSync(join(backed.backups, name), '');
    utimesSync(join(backed.backups, name), 1, 1);
  }
  expect(listBackups(backed.backups).map((backup) => backup.at)).toEqual([at + 1, at]);
});
