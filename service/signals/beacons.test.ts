import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { DemoSignals } from '../contract/signals.ts';
import {
  beacon,
  desktop,
  makeDemo,
  openWatchingAgency,
  phone,
  noSignals,
  readSignals,
  sendBeacon,
  sendReading,
  type Beaconed,
  type SentDemo,
} from '../testing/read-demo.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const { app, owner, start } = await openWatchingAgency();
let demo: SentDemo;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = start;
  demo = await makeDemo(owner);
});

const signals = (): Promise<DemoSignals> => readSignals(owner, demo);
const send = (more?: Beaconed, headers?: Record<string, string>): Promise<void> =>
  sendReading(app, demo, more, headers);

describe('the beacons of a page', () => {
  test('are shown as a visit with its pages and sections', async () => {
    await send({}, { 'user-agent': phone });
    await send(
      { view: 'v2', page: '/services', visibleMs: 3000, sections: { prices: 3000 } },
      { 'user-agent': phone },
    );
    const { totals, visits: seen } = await signals();
    expect(totals).toEqual({
      people: 1,
      opens: 1,
      returned: 0,
      visibleMs: 15_000,
      lastAt: new Date(start).toISOString(),
    });
    expect(seen).toMatchObject([
      {
        recipientId: null,
        device: 'phone',
        visibleMs: 15_000,
        live: true,
        pages: [
          { page: '/', visibleMs: 12_000, sections: { hero: 4000, services: 8000 } },
          { page: '/services', visibleMs: 3000, sections: { prices: 3000 } },
        ],
      },
    ]);
  });

  test('have the same result when they arrive twice, late, in another order, or in parallel', async () => {
    const steps = [1, 2, 3, 4, 5].map((seq) => ({
      seq,
      visibleMs: seq * 1000,
      sections: { hero: seq * 1000 },
      interacted: seq > 2,
    }));
    for (const step of [...steps, ...steps.toReversed()]) await send(step);
    await Promise.all([...steps, ...steps].map((step) => send(step)));
    const { totals, visits: seen } = await signals();
    expect(totals).toMatchObject({ people: 1, opens: 1, visibleMs: 5000 });
    expect(seen[0]?.pages).toEqual([{ page: '/', visibleMs: 5000, sections: { hero: 5000 } }]);
  });

  test('never reduce earlier values', async () => {
    await send({ seq: 1, visibleMs: 9000, sections: { hero: 9000 } });
    await send({ seq: 2, visibleMs: 10, sections: { about: 10 }, interacted: false });
    const { visits: seen } = await signals();
    expect(seen[0]).toMatchObject({
      visibleMs: 9000,
      pages: [{ sections: { hero: 9000, about: 10 } }],
    });
  });

  test('count for at most half an hour', async () => {
    await send({ visibleMs: 5 * 60 * minute, sections: { hero: 5 * 60 * minute } });
    expect((await signals()).totals.visibleMs).toBe(30 * minute);
  });

  test('keep the names of unknown sections', async () => {
    const id = 'x'.repeat(40);
    await send({ sections: { [id]: 500, émile: 20, 'my.part:2': 1 } });
    expect((await signals()).visits[0]?.pages[0]?.sections).toEqual({
      [id]: 500,
      émile: 20,
      'my.part:2': 1,
    });
  });

  test.each([
    ['an id that is too long', { sections: { ['x'.repeat(41)]: 1 } }, 'sections'],
    ['a negative time', { visibleMs: -1 }, 'visibleMs'],
    ['a view of other characters', { view: 'a b' }, 'view'],
    ['an unknown page', { page: 'services' }, 'page'],
    ['a number that counts nothing', { seq: 1.5 }, 'seq'],
    [
      'too many sections',
      { sections: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`s${at}`, 1])) },
      'sections',
    ],
  ])('are refused with %s', async (_name, more, field) => {
    const { status, json } = await sendBeacon(app, beacon(demo, more));
    expect(status).toBe(422);
    expect(Object.keys(json['fields'] as object).join()).toContain(field);
    expect(await signals()).toEqual(noSignals);
  });

  test('are accepted as plain text, which some browsers send from a closed page', async () => {
    const response = await app.request('/api/signals', {
      method: 'POST',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'sec-fetch-site': 'same-origin',
        'user-agent': desktop,
      },
      body: JSON.stringify(beacon(demo)),
    });
    expect(response.status).toBe(204);
    expect((await signals()).totals.people).toBe(1);
  });

  test.each([
    ['of another demo', async () => (await makeDemo(owner, 'Other')).uniqueId],
    ['that is not there', () => Promise.resolve('law-nobody-a1b2c3')],
  ])('about a demo %s do not change this one', async (_name, other) => {
    const body = { ...beacon(demo), demo: await other() };
    expect((await sendBeacon(app, body)).status).toBe(204);
    expect(await signals()).toEqual(noSignals);
  });

  test('from another site are refused', async () => {
    const sent = await sendBeacon(app, beacon(demo), { 'sec-fetch-site': 'cross-site' });
    expect(sent.status).toBe(403);
  });

  test('of an expired or deleted demo are ignored', async () => {
    app.clock.now += 31 * day;
    await send();
    app.clock.now = start;
    await owner.send('DELETE', `/api/demos/${demo.id}`);
    await send();
    await owner.send('POST', `/api/demos/${demo.id}/restore`);
    expect(await signals()).toEqual(noSignals);
  });

  test('of the page about the label are not stored, as who objects does not read the demo', async () => {
    await send({ page: '/about-this-page', visibleMs: 60_000, sections: {} });
    expect(await signals()).toEqual(noSignals);
  });

  test.each([['sec-gpc'], ['dnt']])('with %s are not stored', async (header) => {
    await send({}, { [header]: '1' });
    expect(await signals()).toEqual(noSignals);
  });
});
