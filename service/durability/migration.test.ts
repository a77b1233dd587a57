import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseError } from '../db/check-file.ts';
import { openStore } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { bundledProgram } from '../testing/bundled-program.ts';

const own = fileURLToPath(new URL('../db/migrations', import.meta.url));
const opener = bundledProgram(new URL('../testing/open-with.ts', import.meta.url));
let folder = '';
let file = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-migration-'));
  file = join(folder, 'test.sqlite');
  const store = openStore(file);
  await store.write(async (db) => {
    await db
      .insert(users)
      .values({ id: '1', email: 'kept@x.example', username: 'x', createdAt: 1 });
  });
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The present migrations and one more. */
function withNext(sql: string): string {
  const migrations = join(folder, 'migrations');
  cpSync(own, migrations, { recursive: true });
  const journalFile = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: object[] };
  journal.entries.push({
    idx: journal.entries.length,
    version: '6',
    when: Date.now() + 1_000_000_000,
    tag: 'next',
    breakpoints: true,
  });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(migrations, 'next.sql'), sql);
  return migrations;
}

async function expectAsBefore(): Promise<void> {
  const store = openStore(file);
  expect(await store.read.select({ email: users.email }).from(users)).toEqual([
    { email: 'kept@x.example' },
  ]);
  const looking = new SqliteFile(file);
  const added = looking.prepare(`select name from sqlite_master where name like 'next%'`).all();
  looking.close();
  expect(added).toEqual([]);
  await store.write(async (db) => {
    await db.insert(users).values({ id: '2', email: 'new@x.example', username: 'x', createdAt: 1 });
  });
  await store.close();
}

test('a migration that fails half way is rolled back, named, and the version of before starts', async () => {
  const breakpoint = '\n--> statement-breakpoint\n';
  const migrations = withNext(
    [
      'create table next_one (id text);',
      'drop table users;',
      'insert into nowhere values (1);',
    ].join(breakpoint),
  );
  expect(() => openStore(file, { migrations })).toThrow(DatabaseError);
  expect(() => openStore(file, { migrations })).toThrow(
    `The database file ${file} could not be brought up to date (no such table: nowhere).`,
  );
  await expectAsBefore();
});

test('a process that is killed in the middle of a migration has changed nothing', async () => {
  const migrations = withNext(
    [
      'create table next_one (id text);',
      'delete from users;',
      // A statement that takes minutes, during which the process is killed.
      'create table next_two as with recursive c(n) as (select 1 union all select n + 1 from c where n < 2000000000) select max(n) from c;',
    ].join('\n--> statement-breakpoint\n'),
  );
  const child = spawn(process.execPath, [opener, file, migrations], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  await expectAsBefore();
});
