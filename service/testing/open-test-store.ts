import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, type Store } from '../db/open.ts';
import { createPostgresStore } from '../db/open-postgres.ts';
import { errorCode } from '../db/postgres-errors.ts';
import { runOn } from './start-postgres.ts';

/** An up-to-date database without rows, which is copied for each test. */
export const templateDatabase = 'empty';

/**
 * Address of the server for tests on PostgreSQL, with `*` for the database; undefined for SQLite.
 */
function testServer(): string | undefined {
  return process.env['FIRSTLOOK_TEST_POSTGRES'];
}

export const onPostgres = testServer() !== undefined;

/** Address of the database for a data folder. */
export function databaseUrl(dataDir: string): string {
  const name = `t${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  return (testServer() ?? '').replace('*', name);
}

async function copyTemplate(dataDir: string): Promise<void> {
  const admin = (testServer() ?? '').replace('*', 'postgres');
  const name = new URL(databaseUrl(dataDir)).pathname.slice(1);
  for (;;) {
    try {
      await runOn(admin, `create database ${name} template ${templateDatabase}`);
      return;
    } catch (error) {
      // Another process of the same test has created it.
      if (errorCode(error) === '42P04' || errorCode(error) === '23505') return;
      // Another process is using the template.
      if (errorCode(error) !== '55006') throw error;
    }
    await pause(20);
  }
}

/**
 * The store of a test: a file in the folder, or a database named after it. The same folder gives
 * the same store.
 */
export function openTestStore(dataDir: string): Store {
  if (testServer() === undefined) return openStore(join(dataDir, 'test.sqlite'));
  mkdirSync(dataDir, { recursive: true });
  const made = copyTemplate(dataDir);
  made.catch(() => undefined);
  return createPostgresStore(databaseUrl(dataDir), made);
}

/** Deletes the folder's database on a server; does nothing for SQLite. */
export async function deleteTestStore(dataDir: string): Promise<void> {
  const server = testServer();
  if (server === undefined) return;
  const name = new URL(databaseUrl(dataDir)).pathname.slice(1);
  await runOn(server.replace('*', 'postgres'), `drop database if exists ${name} with (force)`);
}
