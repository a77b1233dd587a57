import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

test('the health call says 503 while the database file is gone, or another stands in its place, and 200 again after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-health-'));
  const app = createTestApp({ variables: { DATA_DIR: folder } });
  const file = join(folder, 'test.sqlite');
  const health = async (): Promise<number> => (await app.request('/api/health')).status;
  expect(await health()).toBe(200);
  renameSync(file, `${file}.away`);
  const answer = await app.request('/api/health');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
  renameSync(`${file}.away`, file);
  expect(await health()).toBe(200);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
