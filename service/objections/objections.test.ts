import { afterEach, describe, expect, test } from 'vitest';
import { operatorActions, reports } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { removeStop, addStop } from './stops.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

async function makeDemo(maker: Visitor, name = 'Harbor'): Promise<Record<string, unknown>> {
  const websiteData = { businessName: name };
  const made = await maker.send('POST', '/api/demos', { name, industry: 'law', websiteData });
  expect(made.status).toBe(201);
  return made.json;
}

describe('a report', () => {
  test('is kept for the operator, with the demo and its agency', async () => {
    app = createTestApp();
    const maker = app.visitor();
    await maker.signUp();
    const { uniqueId: demo, userId } = await makeDemo(maker);
    const sent = {
      demo,
      reason: 'wrong_facts',
      text: 'The fax number is ours.',
      email: 'a@b.example',
    };
    const { status } = await app.visitor().send('POST', '/api/reports', sent);
    expect(status).toBe(201);
    expect(await app.store.read.select().from(reports)).toMatchObject([
      { uniqueId: demo, agencyId: userId, reason: 'wrong_facts', email: 'a@b.example' },
    ]);
  });

  test.each([
    [{ reason: 'boring' }, 'reason'],
    [{ text: ' ' }, 'text'],
    [{ email: 'nobody' }, 'email'],
    [{ demo: undefined }, 'demo'],
  ])('with %j names what is wrong with it', async (change, field) => {
    app = createTestApp();
    const sent = { demo: 'law-x-a1b2c3', reason: 'other', text: 'Hm', ...change };
    const { status, json } = await app.visitor().send('POST', '/api/reports', sent);
    expect(status).toBe(422);
    expect(json['fields']).toHaveProperty(field);
  });

  test('of an unknown demo is a 404', async () => {
    app = createTestApp();
    const sent = { demo: 'law-x-a1b2c3', reason: 'other', text: 'Hm' };
    expect((await app.visitor().send('POST', '/api/reports', sent)).status).toBe(404);
  });

  test('can be sent by the form of the page, without script; nothing typed is lost', async () => {
    app = createTestApp();
    const maker = app.visitor();
    await maker.signUp();
    const { uniqueId } = await makeDemo(maker);
    const { request } = app;
    const post = (body: string): Promise<Response> =>
      request('/api/reports', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          accept: 'text/html',
        },
      });
    const wrong = await post(`demo=${String(uniqueId)}&text=Our+words&email=`);
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Our words');
    const sent = await post(`demo=${String(uniqueId)}&reason=rights&text=Our+words&email=`);
    expect(await sent.text()).toContain('Your report has been received');
    expect(await app.store.read.select().from(reports)).toMatchObject([{ email: null }]);
  });

  test('comes ten times an hour from one address, and no more', async () => {
    app = createTestApp();
    const visitor = app.visitor();
    const sent = { demo: 'law-x-a1b2c3', reason: 'other', text: 'Hm' };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await visitor.send('POST', '/api/reports', sent)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

describe('what the operator stops', () => {
  const reason = { by: 'operator', why: 'a letter from their lawyer', now: 1 } as const;

  test('is unavailable at once and unchanged after the end of the stop, with both in the log', async () => {
    app = createTestApp();
    const maker = app.visitor();
    await maker.signUp();
    const { id, uniqueId, userId } = await makeDemo(maker);
    const inlet = await makeDemo(maker, 'Inlet');
    const read = async (link: unknown): Promise<number> =>
      (await app?.visitor().get(`/demos/${String(link)}`))?.status ?? 0;
    const { store } = app;
    for (const target of [
      { kind: 'demo', what: String(id) },
      { kind: 'agency', what: String(userId) },
    ] as const) {
      const before = await app.visitor().get(`/demos/${String(uniqueId)}`);
      expect(await store.write((db) => addStop(db, target, reason))).toBe(true);
      expect(await store.write((db) => addStop(db, target, reason))).toBe(false);
      expect(await read(uniqueId)).toBe(410);
      expect(await read(inlet['uniqueId'])).toBe(target.kind === 'agency' ? 410 : 200);
      expect(await store.write((db) => removeStop(db, target, reason))).toBe(true);
      expect(await store.write((db) => removeStop(db, target, reason))).toBe(false);
      const after = await app.visitor().get(`/demos/${String(uniqueId)}`);
      expect(after.text).toBe(before.text);
    }
    const log = await store.read.select().from(operatorActions);
    expect(log.map(({ action, kind, why }) => [action, kind, why])).toEqual([
      ['stop', 'demo', reason.why],
      ['allow', 'demo', reason.why],
      ['stop', 'agency', reason.why],
      ['allow', 'agency', reason.why],
    ]);
  });

  test('keeps a stopped agency from making demos', async () => {
    app = createTestApp();
    const maker = app.visitor();
    await maker.signUp();
    const { id, userId } = await makeDemo(maker);
    const target = { kind: 'agency', what: String(userId) } as const;
    await app.store.write((db) => addStop(db, target, reason));
    const create = { name: 'X', industry: 'law', websiteData: {} };
    for (const body of [
      maker.send('POST', '/api/demos', create),
      maker.send('POST', `/api/demos/${String(id)}/duplicate`),
    ]) {
      const { status, json } = await body;
      expect([status, json['code']]).toEqual([403, 'no_access']);
    }
  });

  test('refuses visits, inquiries and requests for more time', async () => {
    app = createTestApp();
    const maker = app.visitor();
    await maker.signUp();
    const { id, uniqueId } = await makeDemo(maker);
    await app.store.write((db) => addStop(db, { kind: 'demo', what: String(id) }, reason));
    const inquiry = {
      name: 'Ada',
      email: 'ada@b.example',
      message: 'Hello',
      consent: true,
      demo: uniqueId,
    };
    expect((await app.visitor().send('POST', '/api/contact', inquiry)).status).toBe(404);
    const path = `/api/demos/${String(uniqueId)}/more-time`;
    expect((await app.visitor().send('POST', path)).status).toBe(404);
    const people = {
      'user-agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140 Safari/537.36',
    };
    await app.visitor().send('POST', `/api/demos/${String(uniqueId)}/visit`, undefined, people);
    const [demo] = JSON.parse((await maker.get('/api/demos')).text) as { visits: number }[];
    expect(demo?.visits).toBe(0);
  });
});
