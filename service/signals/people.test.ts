import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoSignals } from '../contract/signals.ts';
import { events } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { people, programs } from '../testing/visit-corpus.ts';
import {
  beacon,
  grantAll,
  makeDemo,
  openAgencyWithDemo,
  sendBeacon,
} from '../testing/read-demo.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  ({ owner } = await openAgencyWithDemo(app));
});
afterAll(() => app.close());

const minute = 60_000;
const fetchSignals = async (id: string): Promise<DemoSignals> =>
  (await owner.get(`/api/demos/${id}/signals`)).json as unknown as DemoSignals;

test('the corpus has at least sixty visits of programs and thirty of people', () => {
  expect(programs.length).toBeGreaterThanOrEqual(60);
  expect(people.length).toBeGreaterThanOrEqual(30);
  expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length);
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
});

describe('of all programs that open a demo', () => {
  test('none counts as a person, none causes a notification, and each is shown apart', async () => {
    const missed: string[] = [];
    const demo = await makeDemo(owner);
    let shown = 0;
    for (const [index, { name, method = 'GET', headers = {}, runs }] of programs.entries()) {
      const address = `198.51.100.${index + 1}`;
      await app.request(`/demos/${demo.uniqueId}`, { method, headers }, address);
      for (const [at, ran] of (runs ?? []).entries())
        await sendBeacon(app, beacon(demo, { view: `v${index}`, seq: at, ...ran }), {
          ...headers,
          address,
        });
      app.clock.now += 6 * minute;
      await app.sendVisitMails();
      const { totals, notPeople, visits } = await fetchSignals(demo.id);
      if (totals.people > 0 || visits.length > 0) missed.push(`${name} is a person`);
      if (notPeople <= shown) missed.push(`${name} is not shown`);
      shown = notPeople;
    }
    expect(missed).toEqual([]);
    await app.delivered();
    expect(app.mails.filter(({ subject }) => subject.includes('looked at'))).toEqual([]);
    const kinds = await app.store.read.select({ kind: events.kind }).from(events);
    expect(kinds.filter(({ kind }) => kind.startsWith('visit.'))).toEqual([]);
  });
});

describe('of all people who read a demo', () => {
  test('all are recognised', async () => {
    const missed: string[] = [];
    const demo = await makeDemo(owner);
    for (const [index, { name, headers, runs }] of people.entries()) {
      const address = `203.0.113.${index + 1}`;
      await app.request(`/demos/${demo.uniqueId}`, { headers }, address);
      for (const [at, ran] of runs.entries())
        await sendBeacon(app, beacon(demo, { view: `v${index}`, seq: at, ...ran }), {
          ...headers,
          address,
        });
      const { totals } = await fetchSignals(demo.id);
      if (totals.people + missed.length !== index + 1) missed.push(name);
    }
    expect(missed).toEqual([]);
  });
});
