import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { makeBackup } from '../make-backup.ts';
import { openStore, type Store } from '../open.ts';
import { users } from '../schema.ts';

/** A database file of one test, its open store, and the folder of its backups. */
interface BackedStore {
  folder: string;
  source: string;
  backups: string;
  store: Store;
  addUser: (row: number) => Promise<void>;
  /** Makes a backup now, and returns its path. */
  back: (now?: number, keep?: number) => Promise<string>;
}

/** A new database for each test of a file. */
export function useBackedStore(): BackedStore {
  const backed = {
    folder: '',
    source: '',
    backups: '',
    addUser: (row: number) => addUser(backed.store, row),
    back: (now = Date.now(), keep = 7) =>
      makeBackup({ source: backed.source, folder: backed.backups, now, keep }),
  } as BackedStore;
  beforeEach(() => {
    backed.folder = mkdtempSync(join(tmpdir(), 'firstlook-backup-'));
    backed.source = join(backed.folder, 'firstlook.sqlite');
    backed.backups = join(backed.folder, 'backups');
    backed.store = openStore(backed.source);
  });
  afterEach(async () => {
    await backed.store.close().catch(() => undefined);
    rmSync(backed.folder, { recursive: true, force: true });
  });
  return backed;
}

async function addUser(store: Store, row: number): Promise<void> {
  await store.write(async (db) => {
    await db.insert(users).values({
      id: String(row),
      email: `${row}@x.example`,
      username: 'x'.repeat(500),
      createdAt: row,
    });
  });
}

/** The numbers of the users in a database file, in order. */
export async function idsIn(path: string): Promise<number[]> {
  const copy = openStore(path);
  const rows = await copy.read.select({ id: users.id }).from(users);
  await copy.close();
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
}
