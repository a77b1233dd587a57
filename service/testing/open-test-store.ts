import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { openStore, type Store } from '../db/open.ts';
import { createPostgresStore } from '../db/open-postgres.ts';
import { runStatement } from './start-postgres.ts';
import { errorCode } from '../error-code.ts';

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

/**
 * Copies the files of the template, which takes 35 ms of the processor; writing its pages to the
 * log, as is usual since PostgreSQL 15, takes 56 ms.
 */
let strategy = 'strategy file_copy';

async function copyTemplate(dataDir: string): Promise<void> {
  const admin = (testServer() ?? '').replace('*', 'postgres');
  const name = new URL(databaseUrl(dataDir)).pathname.slice(1);
  for (;;) {
    try {
      await runStatement(admin, `create database ${name} template ${templateDatabase} ${strategy}`);
      return;
    } catch (error) {
      // Created meanwhile by another process of the same test.
      if (errorCode(error) === '42P04' || errorCode(error) === '23505') return;
      // PostgreSQL 14 always copies files, and refuses the word as a syntax error.
      if (errorCode(error) === '42601' && strategy !== '') strategy = '';
      // Another process is using the template.
      else if (errorCode(error) !== '55006') throw error;
    }
    await pause(20);
  }
}

let emptyFile: Buffer | undefined;

/** An up-to-date file without rows; six copies take as long as one migration. */
function makeEmptyFile(): Buffer {
  const memory = new SqliteFile(':memory:');
  migrate(drizzle(memory), {
    migrationsFolder: fileURLToPath(new URL('../db/migrations', import.meta.url)),
  });
  const bytes = memory.serialize();
  memory.close();
  return bytes;
}

function putEmptyFile(path: string): void {
  if (existsSync(path)) return;
  emptyFile ??= makeEmptyFile();
  const next = `${path}.${process.pid}`;
  writeFileSync(next, emptyFile, { mode: 0o600 });
  try {
    linkSync(next, path);
  } catch (error) {
    // Copied meanwhile by another process of the same test.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  rmSync(next);
}

/**
 * The store of a test: a file in the folder, or a database named after it. The same folder gives
 * the same store.
 */
export function openTestStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (testServer() === undefined) {
    const path = join(dataDir, 'test.sqlite');
    putEmptyFile(path);
    return openStore(path);
  }
  const made = copyTemplate(dataDir);
  made.catch(() => undefined);
  return createPostgresStore(databaseUrl(dataDir), made);
}

/** Deletes the folder's database on a server; does nothing for SQLite. */
export async function deleteTestStore(dataDir: string): Promise<void> {
  const server = testServer();
  if (server === undefined) return;
  const name = new URL(databaseUrl(dataDir)).pathname.slice(1);
  await runStatement(
    server.replace('*', 'postgres'),
    `drop database if exists ${name} with (force)`,
  );
}
