import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { deleteTestStore, onPostgres } from '../testing/open-test-store.ts';
import {
  beacon,
  grantAll,
  openAgencyWithDemo,
  sendBeacon,
  type SentDemo,
} from '../testing/read-demo.ts';
import { readStream, type EventReader } from '../testing/read-stream.ts';

/** Only on PostgreSQL: a SQLite file belongs to one process. */
describe.skipIf(!onPostgres)('two processes on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-feeds-'));
  const variables = { ...grantAll, DATA_DIR: folder };
  let one: TestApp;
  let two: TestApp;
  let owner: Visitor;
  let demo: SentDemo;
  const readers: EventReader[] = [];
  beforeAll(async () => {
    one = createTestApp({ variables });
    two = createTestApp({ variables });
    ({ owner, demo } = await openAgencyWithDemo(one));
  });
  afterAll(async () => {
    for (const reader of readers) await reader.close();
    await Promise.all([one.close(), two.close()]);
    await deleteTestStore(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  async function listen(app: TestApp, after?: string): Promise<EventReader> {
    const headers = {
      cookie: `connect.sid=${owner.cookie('connect.sid') ?? ''}`,
      ...(after !== undefined && { 'last-event-id': after }),
    };
    const reader = readStream(await app.request('/api/events', { headers }));
    readers.push(reader);
    await expect.poll(() => reader.text()).toContain('id:');
    return reader;
  }

  test('report the same events in the same order, whichever process writes', async () => {
    const readers = [await listen(one), await listen(two)];
    const cookie = `connect.sid=${owner.cookie('connect.sid') ?? ''}`;
    const edits = Array.from({ length: 30 }, (_, index) =>
      (index % 2 === 0 ? one : two).request(`/api/demos/${demo.id}`, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ name: `Name ${index}` }),
      }),
    );
    await Promise.all(edits);
    for (const reader of readers) await expect.poll(() => reader.events().length).toBe(30);
    const [first = [], second] = readers.map((reader) =>
      reader.events().map(({ number }) => Number(number)),
    );
    expect(first).toEqual(second);
    expect(first.map((number) => number - (first[0] ?? 0))).toEqual(first.map((_, at) => at));
  });

  test('show a visit that the other one hears of, and begin and mail of it once', async () => {
    const reader = await listen(two);
    const append = (seq: number, app: TestApp): Promise<unknown> =>
      sendBeacon(app, beacon(demo, { seq, visibleMs: seq * 4000, sections: { hero: seq * 4000 } }));
    await Promise.all([append(1, one), append(1, two), append(2, one), append(2, two)]);
    await append(3, one);
    await expect
      .poll(() => reader.events('live').map(({ visibleMs }) => visibleMs))
      .toContain(12_000);
    for (const app of [one, two]) app.clock.now += 6 * 60_000;
    await Promise.all([one.sendVisitMails(), two.sendVisitMails()]);
    await Promise.all([one.delivered(), two.delivered()]);
    expect(
      [...one.mails, ...two.mails].filter(({ subject }) => /looked at/u.test(subject)),
    ).toHaveLength(1);
    await expect
      .poll(() => reader.events().filter(({ kind }) => String(kind).startsWith('visit.')))
      .toMatchObject([{ kind: 'visit.began' }, { kind: 'visit.ended' }]);
  });
});
