import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '../db/make-backup.ts';
import { openStore } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { databasePath, spawnService, startService } from '../testing/start-service.ts';

let folder = '';
let file = '';
let backup = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-missing-'));
  file = databasePath(folder);
  const store = openStore(file);
  await store.write(async (db) => {
    await db.insert(users).values({ id: '1', email: 'a@x.example', username: 'x', createdAt: 1 });
  });
  await store.close();
  backup = await makeBackup({
    source: file,
    folder: join(folder, 'data', 'backups'),
    now: Date.now(),
    keep: 7,
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const usersIn = (path: string): number =>
  new SqliteFile(path).prepare<[], number>('select count(*) from users').pluck().get() ?? 0;

const losses: readonly (readonly [string, string, () => void])[] = [
  ['missing', 'missing', () => rmSync(file)],
  ['emptied', 'empty', () => truncateSync(file, 0)],
  [
    'put there without tables',
    'empty',
    () => {
      rmSync(file);
      const other = new SqliteFile(file);
      other.pragma('user_version = 1');
      other.close();
    },
  ],
];

test.each(losses)(
  'a database file that was %s stops the start in one line that names the backup and what to do',
  async (_, word, lose) => {
    lose();
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    const service = spawnService({ folder });
    expect(await service.ended).toBe(1);
    const output = service.output();
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(`The database file ${file} is ${word}, but there is a backup`);
    expect(output).toContain(`npm run restore -- ${backup}`);
    expect(output).toContain('npm start -- --new');
    expect(statSync(file, { throwIfNoEntry: false })?.size).toBe(size);
    expect(existsSync(`${file}-wal`)).toBe(false);
  },
);

test('--new starts with an empty database, keeps the backups, and is not needed again', async () => {
  rmSync(file);
  await (await startService({ folder, options: ['--new'] })).kill('SIGTERM');
  expect(usersIn(file)).toBe(0);
  expect(readdirSync(join(folder, 'data', 'backups'))).toHaveLength(2);
  expect(await (await startService({ folder })).kill('SIGTERM')).toBe(0);
});

test('--new keeps an existing database', async () => {
  await (await startService({ folder, options: ['--new'] })).kill('SIGTERM');
  expect(usersIn(file)).toBe(1);
});

test('without a backup an empty file is a new installation', async () => {
  rmSync(join(folder, 'data'), { recursive: true });
  const service = await startService({ folder });
  await service.kill('SIGTERM');
  writeFileSync(file, '');
  expect(await (await startService({ folder })).kill('SIGTERM')).toBe(0);
});
