import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useOwnPostgres } from '../testing/own-postgres.ts';
import { openPostgres } from './open-postgres.ts';
import { openStore } from './open.ts';

const postgres = useOwnPostgres();
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstlook-empty-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('an empty database stops the start when the service has run with another one, unless --new means it', async () => {
  await (await openPostgres(await postgres.server.create('first'), { dataDir })).close();
  const second = await postgres.server.create('second');
  await expect(openPostgres(second, { dataDir })).rejects.toThrow(
    /the database is empty, but the service has run with one that was not .* npm start -- --new/u,
  );
  await (await openPostgres(second, { dataDir, isNew: true })).close();
  await (await openPostgres(second, { dataDir })).close();
});

test('an empty database stops the start while a SQLite file was not moved into it', async () => {
  await openStore(join(dataDir, 'firstlook.sqlite')).close();
  await expect(openPostgres(await postgres.server.create('third'), { dataDir })).rejects.toThrow(
    /the database is empty, but there is a database file .* npm run migrate:postgres/u,
  );
});
