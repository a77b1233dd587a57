import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksumFile } from './backups.ts';
import { makeBackup } from './make-backup.ts';
import { openStore, type Store } from './open.ts';
import { restoreBackup } from './restore-backup.ts';
import { limitHits, users } from './schema.ts';

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

describe('restoring a backup', () => {
  test('restores all rows, reports their number, and keeps the replaced database', async () => {
    for (let row = 0; row < 20; row += 1) await addUser(row);
    await store.write(async (db) => {
      await db.insert(limitHits).values({ id: 'a', bucket: 'b', at: 1 });
    });
    const before = await store.read.select().from(users);
    const path = await back();
    await addUser(20);
    await store.close();
    const { rows, previous, compared } = await restoreBackup(path, source, Date.now());
    expect([rows.get('users'), rows.get('limit_hits'), rows.get('demos'), compared]).toEqual([
      20,
      1,
      0,
      true,
    ]);
    expect(await idsIn(previous ?? '')).toHaveLength(21);
    store = openStore(source);
    expect(await store.read.select().from(users)).toEqual(before);
  });

  test('is refused while a service has the database open', async () => {
    await addUser(1);
    const path = await back();
    await addUser(2);
    await expect(restoreBackup(path, source, Date.now())).rejects.toThrow(
      'is in use. End the service first.',
    );
    await addUser(3);
    expect(await store.read.select().from(users)).toHaveLength(3);
  });

  test.each([
    ['cut off', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)), true],
    [
      'cut off and without its sum',
      (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)),
      false,
    ],
    ['changed in one byte', (path: string) => flip(path), true],
    ['overwritten in a page and without its sum', (path: string) => overwrite(path), false],
    [
      'no database',
      (path: string) => writeFileSync(path, 'not a database, though long enough to be read'),
      false,
    ],
    ['empty', (path: string) => writeFileSync(path, ''), false],
  ])('that is %s is refused, and nothing has changed', async (_, spoil, keepsSum) => {
    for (let row = 0; row < 100; row += 1) await addUser(row);
    const path = await back();
    await store.close();
    chmodSync(path, 0o600);
    spoil(path);
    if (!keepsSum) rmSync(checksumFile(path));
    await expect(restoreBackup(path, source, Date.now())).rejects.toThrow(/^The (?:backup|file) /u);
    expect(readdirSync(folder).sort()).toEqual(['backups', 'firstlook.sqlite']);
    store = openStore(source);
    expect(await store.read.select().from(users)).toHaveLength(100);
  });

  test('takes the place of a damaged file', async () => {
    for (let row = 0; row < 50; row += 1) await addUser(row);
    const path = await back();
    await store.close();
    overwrite(source);
    const { previous } = await restoreBackup(path, source, Date.now());
    expect(existsSync(previous ?? '')).toBe(true);
    store = openStore(source);
    expect(await store.read.select().from(users)).toHaveLength(50);
  });
});

function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes[5000] = (bytes[5000] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

function overwrite(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 4096 * 6, 4096 * 9);
  writeFileSync(path, bytes);
}
