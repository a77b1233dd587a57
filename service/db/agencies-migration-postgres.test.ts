import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectAgenciesOfAccounts } from '../testing/expect-agencies.ts';
import { accountsBeforeAgencies, copyMigrationsBefore } from '../testing/former-migrations.ts';
import { useOwnPostgres } from '../testing/own-postgres.ts';
import { bringUpToDate } from './update-postgres.ts';

const postgres = useOwnPostgres();
const folder = mkdtempSync(join(tmpdir(), 'firstlook-agencies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every account of the previous version gets an agency, also after an interrupted start', async () => {
  const migrations = copyMigrationsBefore('migrations-postgres', '0003_agencies', folder);
  const before = await postgres.connect();
  await bringUpToDate(before, migrations);
  for (const statement of accountsBeforeAgencies) await before.query(statement);

  // The server closes the connection of a process in the middle of its migration.
  const holding = await postgres.connect();
  await holding.query('begin; lock table simulated_subscriptions in access share mode');
  const cut = await postgres.connect();
  cut.on('error', () => undefined);
  const { rows } = await cut.query<{ pid: number }>('select pg_backend_pid() as pid');
  const starting = bringUpToDate(cut);
  const refused = expect(starting).rejects.toThrow('Nothing in it was changed');
  await expect
    .poll(async () => {
      const waiting = await before.query('select 1 from pg_locks where pid = $1 and not granted', [
        rows[0]?.pid,
      ]);
      return waiting.rows.length;
    })
    .toBe(1);
  await before.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await refused;
  await holding.query('rollback');
  const left = await before.query('select user_id from subscriptions order by user_id');
  expect(left.rows).toEqual([{ user_id: 'ada' }, { user_id: 'ben' }]);

  for (let start = 0; start < 2; start += 1) await postgres.withStore(expectAgenciesOfAccounts);
  await Promise.all([before.end(), holding.end()]);
}, 120_000);
