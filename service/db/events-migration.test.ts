import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { expectEventsOfDemos } from '../testing/expect-events.ts';
import { copyMigrationsBefore, demosBeforeEvents } from '../testing/former-migrations.ts';
import { openStore } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file of the version before begins its log with its demos and visits, and shows the same counts', async () => {
  const file = join(folder, 'test.sqlite');
  const migrations = copyMigrationsBefore('migrations', '0008_events', folder);
  await openStore(file, { migrations }).close();
  const before = new SqliteFile(file);
  for (const statement of demosBeforeEvents) before.exec(statement);
  before.close();
  for (const start of ['first', 'second']) {
    const store = openStore(file);
    await expectEventsOfDemos(store);
    await store.close();
    expect(start).toBeTruthy();
  }
});
