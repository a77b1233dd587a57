import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { deleteTestStore, onPostgres } from '../testing/open-test-store.ts';
import { grantAll, openAgencyWithDemo, type SentDemo } from '../testing/read-demo.ts';
import { readStream } from '../testing/read-stream.ts';

/** Only on PostgreSQL: a SQLite file belongs to one process. */
describe.skipIf(!onPostgres)('a call on two processes of one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-calls-'));
  const variables = { ...grantAll, DATA_DIR: folder };
  let one: TestApp;
  let two: TestApp;
  let owner: Visitor;
  let demo: SentDemo;
  beforeAll(async () => {
    one = createTestApp({ variables });
    two = createTestApp({ variables });
    ({ owner, demo } = await openAgencyWithDemo(one));
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await deleteTestStore(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  test('is followed on the one that it is not shown by, to its end', async () => {
    const show = (body: object): Promise<unknown> =>
      owner.send('POST', `/api/demos/${demo.id}/live`, body);
    const path = `/api/demos/${demo.uniqueId}/live`;
    await show({ on: true, section: 'services' });
    const readers = await Promise.all(
      [one, two].map(async (app) => readStream(await app.request(path))),
    );
    for (const reader of readers)
      await expect.poll(() => reader.events().at(-1)).toMatchObject({ section: 'services' });
    for (const section of ['about', 'faq', 'contact']) await show({ on: true, section });
    for (const reader of readers)
      await expect.poll(() => reader.events().at(-1)).toMatchObject({ section: 'contact' });
    const cookie = `connect.sid=${owner.cookie('connect.sid') ?? ''}`;
    const pointers = `/api/demos/${demo.id}/live/pointers`;
    const editor = readStream(await one.request(pointers, { headers: { cookie } }));
    const at = { page: '/', section: 'hero', x: 0.5, y: 0.5 };
    await expect
      .poll(async () => {
        await two.visitor().send('POST', `${path}/pointer`, { view: 'v1', at });
        return editor.events()[0];
      })
      .toEqual({ view: 'v1', at, name: null });
    await editor.close();
    await show({ on: false });
    for (const reader of readers) {
      await reader.ended;
      expect(reader.events().at(-1)).toEqual({ on: false });
    }
    expect([one.live.size(), two.live.size()]).toEqual([0, 0]);
  });
});
