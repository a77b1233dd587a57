import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checksumFile } from './backups.ts';
import { openStore } from './open.ts';
import { restoreBackup } from './restore-backup.ts';
import { limitHits, users } from './schema.ts';
import { idsIn, useBackedStore } from './testing/use-backed-store.ts';

const backed = useBackedStore();

describe('restoring a backup', () => {
  test('restores all rows, reports their number, and keeps the replaced database', async () => {
    for (let row = 0; row < 20; row += 1) await backed.addUser(row);
    await backed.store.write(async (db) => {
      await db.insert(limitHits).values({ id: 'a', bucket: 'b', at: 1 });
    });
    const before = await backed.store.read.select().from(users);
    const path = await backed.back();
    await backed.addUser(20);
    await backed.store.close();
    const { rows, previous, compared } = await restoreBackup(path, backed.source, Date.now());
    expect([rows.get('users'), rows.get('limit_hits'), rows.get('demos'), compared]).toEqual([
      20,
      1,
      0,
      true,
    ]);
    expect(await idsIn(previous ?? '')).toHaveLength(21);
    backed.store = openStore(backed.source);
    expect(await backed.store.read.select().from(users)).toEqual(before);
  });

  test('is refused while a service has the database open', async () => {
    await backed.addUser(1);
    const path = await backed.back();
    await backed.addUser(2);
    await expect(restoreBackup(path, backed.source, Date.now())).rejects.toThrow(
      'is in use. End the service first.',
    );
    await backed.addUser(3);
    expect(await backed.store.read.select().from(users)).toHaveLength(3);
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
    for (let row = 0; row < 100; row += 1) await backed.addUser(row);
    const path = await backed.back();
    await backed.store.close();
    chmodSync(path, 0o600);
    spoil(path);
    if (!keepsSum) rmSync(checksumFile(path));
    await expect(restoreBackup(path, backed.source, Date.now())).rejects.toThrow(
      /^The (?:backup|file) /u,
    );
    expect(readdirSync(backed.folder).sort()).toEqual(['backups', 'firstlook.sqlite']);
    backed.store = openStore(backed.source);
    expect(await backed.store.read.select().from(users)).toHaveLength(100);
  });

  test('takes the place of a damaged file', async () => {
    for (let row = 0; row < 50; row += 1) await backed.addUser(row);
    const path = await backed.back();
    await backed.store.close();
    overwrite(backed.source);
    const { previous } = await restoreBackup(path, backed.source, Date.now());
    expect(existsSync(previous ?? '')).toBe(true);
    backed.store = openStore(backed.source);
    expect(await backed.store.read.select().from(users)).toHaveLength(50);
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
