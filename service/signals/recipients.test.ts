import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedDemo } from '../contract/demos.ts';
import type { DemoSignals } from '../contract/signals.ts';
import { events } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import {
  addRecipient,
  beacon,
  grantAll,
  makeDemo,
  openAgencyWithDemo,
  phone,
  sendBeacon,
  type SentDemo,
} from '../testing/read-demo.ts';
import { endVisits } from './end-visits.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let app: TestApp;
let owner: Visitor;
let demo: SentDemo;
let start = 0;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  ({ owner } = await openAgencyWithDemo(app));
  // Noon, so that an hour more is the same day.
  start = Math.floor(app.clock.now / day) * day + 12 * 60 * minute;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = start;
  demo = await makeDemo(owner);
});

const signals = async (): Promise<DemoSignals> =>
  (await owner.get(`/api/demos/${demo.id}/signals`)).json as unknown as DemoSignals;

const send = async (
  more: Parameters<typeof beacon>[1] = {},
  headers: Record<string, string> = {},
): Promise<void> => {
  const { status, text } = await sendBeacon(app, beacon(demo, more), headers);
  expect([status, text]).toEqual([204, '']);
};

const nothing = {
  totals: { people: 0, opens: 0, returned: 0, visibleMs: 0, lastAt: null },
  recipients: [],
  visits: [],
  notPeople: 0,
  programs: [],
};

describe('a link of one’s own', () => {
  test('shows who read, and that they came back the next day', async () => {
    const { id, token } = await addRecipient(owner, demo);
    expect((await signals()).recipients).toMatchObject([
      { id, name: 'Élise Martin', state: 'unopened', opens: 0, lastAt: null, returned: false },
    ]);
    await send({ to: token, visibleMs: 4000 });
    expect((await signals()).recipients).toMatchObject([
      { state: 'opened', opens: 1, returned: false },
    ]);
    app.clock.now += day;
    await send({ to: token, view: 'v2' });
    const found = await signals();
    expect(found.recipients).toMatchObject([
      { state: 'read', opens: 2, visibleMs: 16_000, returned: true, probablyForwarded: false },
    ]);
    expect(found.totals).toMatchObject({ people: 1, opens: 2, returned: 1 });
    expect(found.visits.map(({ recipientId }) => recipientId)).toEqual([id, id]);
  });

  test('opened again after a pause on the same day is a return, a second page is not', async () => {
    const { token } = await addRecipient(owner, demo);
    await send({ to: token });
    app.clock.now += 10 * minute;
    await send({ to: token, view: 'v2', page: '/services' });
    expect((await signals()).recipients).toMatchObject([{ opens: 1, returned: false }]);
    app.clock.now += 31 * minute;
    await send({ to: token, view: 'v3' });
    expect((await signals()).recipients).toMatchObject([{ opens: 2, returned: true }]);
  });

  test('seen in a second browser on one day was probably forwarded, on another day it is a return', async () => {
    const { token } = await addRecipient(owner, demo);
    await send({ to: token });
    await send({ to: token, view: 'v2' }, { 'user-agent': phone, address: '203.0.113.80' });
    const found = await signals();
    expect(found.recipients).toMatchObject([
      { opens: 2, probablyForwarded: true, returned: false },
    ]);
    expect(found.visits.filter(({ probablyForwarded }) => probablyForwarded)).toHaveLength(1);
  });

  test('whose reading is not shown by name counts like anybody’s', async () => {
    const { token } = await addRecipient(owner, demo, { name: 'Jon' });
    await send({ to: token });
    const found = await signals();
    expect(found.recipients).toMatchObject([{ named: false, state: 'unopened', opens: 0 }]);
    expect(found.visits).toMatchObject([{ recipientId: null }]);
  });

  test('of another demo, or that nobody was given, counts like anybody’s', async () => {
    const other = await makeDemo(owner, 'Other');
    const { token } = await addRecipient(owner, other);
    await send({ to: token });
    await send({ to: 'nobody', view: 'v2' });
    expect((await signals()).visits).toMatchObject([{ recipientId: null }]);
  });

  test('goes on anonymously when the recipient is deleted, with all that was known of them', async () => {
    const { id, token } = await addRecipient(owner, demo);
    await send({ to: token });
    app.clock.now += 6 * minute;
    await app.tellOfVisits();
    const gone = await owner.send('DELETE', `/api/demos/${demo.id}/recipients/${id}`);
    expect(gone.status).toBe(200);
    expect(await signals()).toEqual(nothing);
    const told = await app.store.read.select().from(events).where(eq(events.recipientId, id));
    expect(told).toEqual([]);
    await send({ to: token, view: 'v2' });
    expect(await signals()).toMatchObject({ recipients: [], visits: [{ recipientId: null }] });
  });

  test('can be switched off by who was given it, for good', async () => {
    const { id, token } = await addRecipient(owner, demo);
    await send({ to: token });
    const off = await app.visitor().send('POST', '/api/signals/off', { to: token });
    expect([off.status, off.json]).toEqual([200, { success: true }]);
    expect(await signals()).toMatchObject({
      totals: { opens: 0 },
      recipients: [{ named: false, declined: true, state: 'unopened' }],
    });
    await send({ to: token, view: 'v2' });
    expect((await signals()).visits).toMatchObject([{ recipientId: null }]);
    const again = await owner.send('PATCH', `/api/demos/${demo.id}/recipients/${id}`, {
      named: true,
    });
    expect(again.status).toBe(409);
  });
});

describe('recipients', () => {
  test('are listed, renamed and deleted by the agency, each with a link nobody can guess', async () => {
    const path = `/api/demos/${demo.id}/recipients`;
    const made = await owner.send('POST', path, { name: ' Élise ', email: 'elise@client.example' });
    expect(made.status).toBe(201);
    const { id, token, link } = made.json;
    expect(made.json).toMatchObject({
      name: 'Élise',
      email: 'elise@client.example',
      named: false,
      declined: false,
    });
    expect(token).toMatch(/^[\w-]{16}$/u);
    expect(link).toBe(`http://127.0.0.1:8787/demos/${demo.uniqueId}?to=${String(token)}`);
    const renamed = await owner.send('PATCH', `${path}/${String(id)}`, {
      name: 'Élise M.',
      named: true,
    });
    expect(renamed.json).toEqual({ ...made.json, name: 'Élise M.', named: true });
    expect((await owner.get(path)).json).toEqual({ recipients: [renamed.json] });
    expect((await owner.send('DELETE', `${path}/${String(id)}`)).status).toBe(200);
    expect((await owner.get(path)).json).toEqual({ recipients: [] });
    expect((await owner.send('PATCH', `${path}/${String(id)}`, { name: 'x' })).status).toBe(404);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an invalid address', { name: 'Mia', email: 'mia' }, 'email'],
    ['an invalid switch', { name: 'Mia', named: 'yes' }, 'named'],
  ])('with %s are refused at the field', async (_name, body, field) => {
    const { status, json } = await owner.send('POST', `/api/demos/${demo.id}/recipients`, body);
    expect([status, Object.keys(json['fields'] as object)]).toEqual([422, [field]]);
  });

  test('of a stranger’s demo are not found', async () => {
    const stranger = app.visitor();
    await stranger.signUp();
    const { id } = await addRecipient(owner, demo);
    const path = `/api/demos/${demo.id}/recipients`;
    const answers = [
      await stranger.get(path),
      await stranger.send('POST', path, { name: 'Mia' }),
      await stranger.send('PATCH', `${path}/${id}`, { name: 'Mia' }),
      await stranger.send('DELETE', `${path}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('make a demo sent when their link is copied, and nothing makes it less', async () => {
    const { id } = await addRecipient(owner, demo);
    const path = `/api/demos/${demo.id}/link-copied`;
    const stage = async (): Promise<unknown> =>
      (await owner.send('PATCH', `/api/demos/${demo.id}`, {})).json['stage'];
    expect(await stage()).toBe('draft');
    expect((await owner.send('POST', path, { recipientId: id })).status).toBe(200);
    expect(await stage()).toBe('sent');
    await send();
    expect(await stage()).toBe('seen');
    await owner.send('POST', path);
    expect(await stage()).toBe('seen');
    expect((await owner.send('POST', path, { recipientId: 'nobody' })).status).toBe(404);
  });
});

describe('the list of demos', () => {
  test('says of each demo what was heard of it last, and to whom it was given', async () => {
    const quiet = await makeDemo(owner, 'Quay Law');
    const { token } = await addRecipient(owner, demo);
    app.clock.now += 1;
    await addRecipient(owner, demo, { name: 'Jon' });
    await send({ to: token });
    const rows = (await owner.get('/api/demos')).json as unknown as readonly ListedDemo[];
    const find = (id: string): ListedDemo | undefined => rows.find((row) => row.id === id);
    expect(find(demo.id)).toMatchObject({
      lastSignal: { kind: 'visit.began', recipient: 'Élise Martin', data: { device: 'desktop' } },
      recipients: { names: ['Élise Martin', 'Jon'], count: 2 },
    });
    expect(find(quiet.id)).toMatchObject({
      lastSignal: null,
      recipients: { names: [], count: 0 },
    });
  });

  test('goes on in a log of the latest, which names what was read longest', async () => {
    const { token } = await addRecipient(owner, demo);
    await send({ to: token });
    app.clock.now += 10 * minute;
    await app.store.write((db) => endVisits(db, app.clock.now));
    const { json } = await owner.get('/api/events/latest?limit=100');
    const ofDemo = (json['events'] as { demoId: string }[]).filter(
      ({ demoId }) => demoId === demo.id,
    );
    expect(ofDemo).toMatchObject([
      {
        kind: 'visit.ended',
        demoId: demo.id,
        data: { longest: { page: '/', section: 'services', ms: 8000 } },
      },
      { kind: 'visit.began', recipient: 'Élise Martin' },
    ]);
    expect(JSON.stringify(ofDemo)).not.toContain('"pages"');
  });
});
