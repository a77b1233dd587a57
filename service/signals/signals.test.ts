import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { DemoSignals } from '../contract/signals.ts';
import { deleteExpired } from '../db/clean-up.ts';
import { demos, demoVisits, events, pageViews, recipients, visits } from '../db/schema.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import {
  beacon,
  desktop,
  makeDemo,
  openWatchingAgency,
  readSignals,
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

describe('a person', () => {
  test.each([
    ['read for three seconds and touched the page', { visibleMs: 3000 }, 1],
    ['left before three seconds', { visibleMs: 2999 }, 0],
    ['did nothing on the page', { visibleMs: 60_000, interacted: false }, 0],
  ])('is who %s', async (_name, more, people) => {
    await send(more);
    const found = await signals();
    expect([found.totals.people, found.notPeople]).toEqual([people, 1 - people]);
  });

  test('counts as a visit of the demo, once a day, and makes it seen', async () => {
    await send();
    await send({ view: 'v2' });
    const { json } = await owner.get(`/api/demos/${demo.id}/visits`);
    expect(json['total']).toBe(1);
    const [row] = await app.store.read.select().from(demos).where(eq(demos.id, demo.id));
    expect(row?.stage).toBe('seen');
  });

  test('who belongs to the agency is shown apart', async () => {
    const sent = await owner.send('POST', '/api/signals', beacon(demo), { 'user-agent': desktop });
    expect(sent.status).toBe(204);
    await app.sendVisitMails();
    expect(await signals()).toMatchObject({
      notPeople: 1,
      programs: [{ kind: 'member', opens: 1 }],
      visits: [],
    });
  });
});

describe('the stored data', () => {
  test('contains no address and no browser name, and after the day no visitor hash', async () => {
    await send({}, { address: '198.51.100.77' });
    const readVisits = async (): Promise<string> =>
      JSON.stringify([
        await app.store.read.select().from(visits),
        await app.store.read.select().from(pageViews),
        await app.store.read.select().from(events),
        await app.store.read.select().from(demoVisits),
      ]);
    expect(await readVisits()).not.toMatch(/198\.51|Mozilla|Chrome/u);
    await app.store.write((db) => deleteExpired(db, start + day));
    const rows = await app.store.read.select().from(visits).where(eq(visits.demoId, demo.id));
    expect(rows.map(({ visitorHash }) => visitorHash)).toEqual([null]);
  });

  test('is deleted after thirteen months', async () => {
    await send();
    await app.store.write((db) => deleteExpired(db, start + 397 * day));
    expect(await app.store.read.select().from(visits).where(eq(visits.demoId, demo.id))).toEqual(
      [],
    );
  });

  test('is shown only to the agency, with a plan that includes it', async () => {
    const stranger = await signUpPerson(app);
    expect((await stranger.visitor.get(`/api/demos/${demo.id}/signals`)).status).toBe(404);
    expect((await app.visitor().get(`/api/demos/${demo.id}/signals`)).status).toBe(401);
    const own = await makeDemo(stranger.visitor);
    const refused = await stranger.visitor.get(`/api/demos/${own.id}/signals`);
    expect([refused.status, refused.json['code']]).toEqual([403, 'plan_needed']);
    const body = { name: 'Mia', named: true };
    const link = await stranger.visitor.send('POST', `/api/demos/${own.id}/recipients`, body);
    expect(link.status).toBe(403);
    expect(
      await app.store.read.select().from(recipients).where(eq(recipients.demoId, own.id)),
    ).toEqual([]);
  });
});
