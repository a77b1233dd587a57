import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../db/open.ts';
import { mountingFails, runProgram, warnSkipped, unmount } from '../testing/find-program.ts';
import { databasePath, spawnService } from '../testing/start-service.ts';

const obstacle = mountingFails();
if (obstacle !== undefined) warnSkipped('starting on a disk that is read only', obstacle);

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-start-'));
  file = databasePath(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The one-line message of a failed start. */
async function endOfStart(): Promise<string> {
  const service = spawnService({ folder });
  expect(await service.ended).toBe(1);
  const lines = service.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('a folder in the place of the database file ends the start in one line', async () => {
  mkdirSync(file, { recursive: true });
  expect(await endOfStart()).toBe(
    `A folder stands at ${file}, where the database file belongs. Move it away.`,
  );
});

test('a file in the place of the data folder ends the start in one line', async () => {
  writeFileSync(dirname(file), '');
  expect(await endOfStart()).toMatch(
    /^DATA_DIR: .* cannot be a folder, as a file stands in its way\.$/u,
  );
});

test('a missing table ends the start in one line that names it', async () => {
  await openStore(file).close();
  const sqlite = new SqliteFile(file);
  sqlite.exec('drop table demo_visits');
  sqlite.close();
  expect(await endOfStart()).toBe(
    `The database file ${file} has no table demo_visits. Bring a backup back: npm run restore -- <file>`,
  );
});

test.skipIf(obstacle !== undefined).each([['empty'], ['with a database']])(
  'a disk that is read only, %s, ends the start in one line',
  async (state) => {
    const disk = dirname(file);
    mkdirSync(disk);
    runProgram('mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk);
    try {
      if (state !== 'empty') await openStore(file).close();
      runProgram('mount', '-o', 'remount,ro', disk);
      expect(await endOfStart()).toMatch(
        /cannot be written to \(\w+\)\. Mount its disk for writing/u,
      );
    } finally {
      unmount(disk);
    }
  },
);

test('the database file and the log beside it are their owner’s alone, also one that was open to others', async () => {
  const before = process.umask(0o000);
  try {
    const store = openStore(file);
    for (const path of [file, `${file}-wal`]) expect(statSync(path).mode & 0o777).toBe(0o600);
    await store.close();
    chmodSync(file, 0o644);
    await openStore(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    process.umask(before);
  }
});
