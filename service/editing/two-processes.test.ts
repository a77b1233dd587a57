import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { deleteTestStore, onPostgres } from '../testing/open-test-store.ts';
import { grantAll, openAgencyWithDemo, type SentDemo } from '../testing/read-demo.ts';

interface Told {
  readonly others: readonly { readonly field: string | null; readonly isYou: boolean }[];
  readonly demo: { readonly version: number; readonly templateData: object } | null;
}

/** Only on PostgreSQL: a SQLite file belongs to one process. */
describe.skipIf(!onPostgres)('two windows on two processes of one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-editing-'));
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

  /** Tells a process where a window edits. */
  async function tell(app: TestApp, body: object): Promise<Told> {
    const answer = await app.request(`/api/demos/${demo.id}/editing`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://127.0.0.1:8787',
        cookie: `connect.sid=${owner.cookie('connect.sid') ?? ''}`,
      },
      body: JSON.stringify({ field: null, version: 1, ...body }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Told;
  }

  test('hear of each other, of what the other saved, and that it was left', async () => {
    // Each window tells again every few seconds, so a process need not know what came before.
    const inOne = (): Promise<Told> => tell(one, { window: 'window-a', field: 'f-slogan' });
    const inTwo = (): Promise<Told> => tell(two, { window: 'window-b', field: 'f-phone' });
    await expect
      .poll(async () => {
        await inOne();
        return (await inTwo()).others;
      })
      .toMatchObject([{ field: 'f-slogan', isYou: true }]);
    await expect.poll(async () => (await inOne()).others).toMatchObject([{ field: 'f-phone' }]);
    await owner.send('PATCH', `/api/demos/${demo.id}`, { websiteData: { slogan: 'New' } });
    expect((await inTwo()).demo).toMatchObject({ templateData: { slogan: 'New' } });
    await tell(one, { window: 'window-a', on: false });
    await expect.poll(async () => (await inTwo()).others).toEqual([]);
  });
});
