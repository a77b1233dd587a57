import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundledProgram } from '../testing/bundled-program.ts';
import { expectAgenciesOfAccounts } from '../testing/expect-agencies.ts';
import { accountsBeforeAgencies, copyMigrationsBefore } from '../testing/former-migrations.ts';
import { openStore } from './open.ts';

const own = fileURLToPath(new URL('./migrations', import.meta.url));
const opener = bundledProgram(new URL('../testing/open-with.ts', import.meta.url));
let folder = '';
let file = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-agencies-'));
  file = join(folder, 'test.sqlite');
  const migrations = copyMigrationsBefore('migrations', '0006_agencies', folder);
  await openStore(file, { migrations }).close();
  const before = new SqliteFile(file);
  for (const statement of accountsBeforeAgencies) before.exec(statement);
  before.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every account of the version before gets an agency that owns what was the account’s', async () => {
  for (const start of ['first', 'second']) {
    const store = openStore(file);
    await expectAgenciesOfAccounts(store);
    await store.close();
    expect(start).toBeTruthy();
  }
});

test('a start that is killed in the middle of it changes nothing, and the next one does it', async () => {
  const migrations = join(folder, 'slow');
  cpSync(own, migrations, { recursive: true });
  const agencies = join(migrations, '0006_agencies.sql');
  const breakpoint = '--> statement-breakpoint';
  const steps = readFileSync(agencies, 'utf8').split(breakpoint);
  // A statement that takes minutes, after the old tables are dropped: the process is killed in it.
  const slow =
    '\ncreate table slow as with recursive c(n) as (select 1 union all select n + 1 from c where n < 2000000000) select max(n) from c;';
  const gone = steps.findIndex((step) => step.includes('DROP TABLE `subscriptions`'));
  writeFileSync(agencies, steps.toSpliced(gone + 1, 0, slow).join(breakpoint));
  const child = spawn(process.execPath, [opener, file, migrations], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');

  const looking = new SqliteFile(file);
  expect(
    looking.prepare('select user_id from subscriptions order by user_id').pluck().all(),
  ).toEqual(['ada', 'ben']);
  expect(looking.prepare(`select name from sqlite_master where name = 'agencies'`).all()).toEqual(
    [],
  );
  looking.close();
  const store = openStore(file);
  await expectAgenciesOfAccounts(store);
  await store.close();
});

test('a demo without an agency is refused by the file itself', async () => {
  await openStore(file).close();
  const after = new SqliteFile(file);
  after.pragma('foreign_keys = on');
  const sets = `website_data, tags, created_at, updated_at, expires_at`;
  expect(() =>
    after.exec(
      `insert into demos (id, unique_id, user_id, name, industry, ${sets}) values ('n', 'n', 'ada', 'n', 'law', '{}', '[]', 1, 1, 1)`,
    ),
  ).toThrow('NOT NULL constraint failed: demos.agency_id');
  expect(() => after.exec('update demos set agency_id = null')).toThrow('NOT NULL');
  expect(() => after.exec(`update demos set agency_id = 'nobody'`)).toThrow('FOREIGN KEY');
  after.close();
});
