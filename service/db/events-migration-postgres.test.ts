import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { expectEventsOfDemos } from '../testing/expect-events.ts';
import { copyMigrationsBefore, demosBeforeEvents } from '../testing/former-migrations.ts';
import { useOwnPostgres } from '../testing/own-postgres.ts';
import { bringUpToDate } from './update-postgres.ts';

const postgres = useOwnPostgres();
const folder = mkdtempSync(join(tmpdir(), 'firstlook-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a database of the version before begins its log with its demos and visits, and shows the same counts', async () => {
  const migrations = copyMigrationsBefore('migrations-postgres', '0005_events', folder);
  const before = await postgres.connect();
  await bringUpToDate(before, migrations);
  for (const statement of demosBeforeEvents) await before.query(statement);
  await before.end();
  for (let start = 0; start < 2; start += 1) await postgres.withStore(expectEventsOfDemos);
}, 120_000);
