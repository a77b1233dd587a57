import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-busy-'));
let app: TestApp;
let owner: Visitor;
let other: SqliteFile.Database;

beforeAll(async () => {
  app = createTestApp({ variables: { DATA_DIR: folder, RATE_LIMITS: 'off' } });
  owner = app.visitor();
  await owner.signUp();
  await app.delivered();
  other = new SqliteFile(join(folder, 'test.sqlite'));
});
afterAll(async () => {
  other.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const create = (): ReturnType<Visitor['send']> =>
  owner.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });

test('a database that another process holds for a moment is waited for, and read meanwhile', async () => {
  other.exec('BEGIN IMMEDIATE');
  const saving = create();
  expect((await owner.get('/api/demos')).status).toBe(200);
  setTimeout(() => other.exec('COMMIT'), 300);
  expect((await saving).status).toBe(201);
});

test('held longer than five seconds, it is answered with 503 and when to try again, to all who wait', async () => {
  other.exec('BEGIN IMMEDIATE');
  const begunAt = performance.now();
  const first = create();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const second = create();
  const [one, two] = await Promise.all([first, second]);
  for (const answer of [one, two]) {
    expect([answer.status, answer.json['code']]).toEqual([503, 'busy']);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  expect(performance.now() - begunAt).toBeGreaterThan(4900);
  other.exec('COMMIT');
  expect((await create()).status).toBe(201);
});
