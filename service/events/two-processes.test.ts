import { afterEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/create-test-app.ts';
import { onPostgres } from '../testing/open-test-store.ts';
import { beacon, sendBeacon } from '../testing/read-demo.ts';
import { readStream, type EventReader } from '../testing/read-stream.ts';
import { useTwoProcesses } from '../testing/use-two-processes.ts';

describe.skipIf(!onPostgres)('two processes on one database', () => {
  const processes = useTwoProcesses();
  const readers: EventReader[] = [];
  afterEach(async () => {
    for (const reader of readers.splice(0)) await reader.close();
  });

  async function listen(app: TestApp, after?: string): Promise<EventReader> {
    const headers = {
      cookie: `connect.sid=${processes.owner.cookie('connect.sid') ?? ''}`,
      ...(after !== undefined && { 'last-event-id': after }),
    };
    const reader = readStream(await app.request('/api/events', { headers }));
    readers.push(reader);
    await expect.poll(() => reader.text()).toContain('id:');
    return reader;
  }

  test('report the same events in the same order, whichever process writes', async () => {
    const readers = [await listen(processes.one), await listen(processes.two)];
    const cookie = `connect.sid=${processes.owner.cookie('connect.sid') ?? ''}`;
    const edits = Array.from({ length: 30 }, (_, index) =>
      (index % 2 === 0 ? processes.one : processes.two).request(`/api/demos/${processes.demo.id}`, {
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
    const reader = await listen(processes.two);
    const append = (seq: number, app: TestApp): Promise<unknown> =>
      sendBeacon(
        app,
        beacon(processes.demo, { seq, visibleMs: seq * 4000, sections: { hero: seq * 4000 } }),
      );
    await Promise.all([
      append(1, processes.one),
      append(1, processes.two),
      append(2, processes.one),
      append(2, processes.two),
    ]);
    await append(3, processes.one);
    await expect
      .poll(() => reader.events('live').map(({ visibleMs }) => visibleMs))
      .toContain(12_000);
    for (const app of [processes.one, processes.two]) app.clock.now += 6 * 60_000;
    await Promise.all([processes.one.sendVisitMails(), processes.two.sendVisitMails()]);
    await Promise.all([processes.one.delivered(), processes.two.delivered()]);
    expect(
      [...processes.one.mails, ...processes.two.mails].filter(({ subject }) =>
        /looked at/u.test(subject),
      ),
    ).toHaveLength(1);
    await expect
      .poll(() => reader.events().filter(({ kind }) => String(kind).startsWith('visit.')))
      .toMatchObject([{ kind: 'visit.began' }, { kind: 'visit.ended' }]);
  });
});
