import { afterEach, describe, expect, test } from 'vitest';
import { operatorActions, stops } from '../db/schema.ts';
import type { ScanReply } from '../contract/scan.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';
import type { Scanner } from '../scan/scanner.ts';
import { objectsToSignals } from './stops.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

const fact = (source: string): NonNullable<ScanReply['facts']>[number] => ({
  id: 'https',
  sentence: 'The site uses https.',
  value: true,
  source,
  at: '2026-11-23T12:00:00.000Z',
});
const reply: ScanReply = {
  outcome: 'ok',
  website: {
    businessName: 'Harbor',
    industry: 'law',
    description: null,
    slogan: null,
    primaryColor: null,
    secondaryColor: null,
    contactInfo: { phone: null, email: null, address: null, hours: null },
  },
  evidence: {},
};
/** `led.example` redirects to the website of Harbor. */
const scanner: Scanner = ({ url, onFound }) => {
  const { businessName, industry, contactInfo } = reply.website;
  onFound?.({ businessName, industry, contactInfo }, 'https://harbor.example/');
  return Promise.resolve(
    url.includes('led.example') ? { ...reply, facts: [fact('https://harbor.example/')] } : reply,
  );
};

const start = (): TestApp => (app = createTestApp({ scanner }));

async function makeDemo(maker: Visitor, websiteData: object = {}): Promise<Answer> {
  const named = { businessName: 'Harbor Legal', ...websiteData };
  return maker.send('POST', '/api/demos', {
    name: 'Harbor Legal',
    industry: 'law',
    websiteData: named,
  });
}

/** Objects for a domain as a person does: the form, the mail, the button. */
async function object(
  { visitor }: TestApp,
  test: TestApp,
  domain = 'harbor.example',
  scope?: 'signals',
): Promise<Answer> {
  const email = `owner@${domain}`;
  const response = await visitor().send('POST', '/api/opt-outs', {
    domain,
    email,
    ...(scope && { scope }),
  });
  expect(response.status).toBe(201);
  const token = await findMailedToken(test, email, '/opt-out');
  return visitor().send('POST', '/api/opt-outs/confirm', { token });
}

describe('an objection', () => {
  test('takes every demo of the domain down, with its pages, pictures, card and data', async () => {
    const test = start();
    const maker = test.visitor();
    await maker.signUp();
    const { json } = await makeDemo(maker, { sourceUrl: 'https://www.harbor.example/home' });
    const id = String(json['uniqueId']);
    const before = await test.visitor().get(`/demos/${id}`);
    expect(before.status).toBe(200);
    const card = /\/demos\/[^"]*\/share-\w+\.jpg/u.exec(before.text)?.[0] ?? '';
    expect((await test.visitor().get(card)).status).toBe(200);

    const confirmed = await object(test, test);
    expect(confirmed.json).toEqual({ success: true, domain: 'harbor.example', scope: 'all' });

    const etag = before.headers.get('etag') ?? '';
    const paths = [`/demos/${id}`, `/demos/${id}/services`, `/demos/${id}/nowhere`, card];
    for (const path of [...paths, `/api/demos/${id}`]) {
      const gone = await test.visitor().get(path, { 'if-none-match': etag });
      expect([path, gone.status]).toEqual([path, 410]);
      expect(gone.headers.get('cache-control')).toMatch(/no-store|no-cache/u);
      expect(gone.text).not.toMatch(/harbor/iu);
    }
    const listed = JSON.parse((await maker.get('/api/demos')).text) as { stopped: boolean }[];
    expect(listed).toMatchObject([{ uniqueId: id, stopped: true }]);
  });

  test('refuses scans, demos, copies and restored demos of it, in every spelling', async () => {
    const test = start();
    const maker = test.visitor();
    await maker.signUp();
    const storedText = String(
      (await makeDemo(maker, { sourceUrl: 'https://harbor.example' })).json['id'],
    );
    const deleted = String(
      (await makeDemo(maker, { sourceUrl: 'https://harbor.example' })).json['id'],
    );
    await maker.send('DELETE', `/api/demos/${deleted}`);
    await object(test, test);

    const refused = async (answer: Promise<Answer>): Promise<void> => {
      const { status, json } = await answer;
      expect([status, json['code']]).toEqual([403, 'opted_out']);
    };
    const spellings = [
      'https://harbor.example',
      'http://WWW.harbor.example:8080/contact?x=1',
      'https://shop.harbor.example./',
    ];
    const led = 'https://led.example/';
    for (const url of [...spellings, 'harbor.example', 'https:harbor.example', led])
      await refused(maker.send('POST', '/api/scan-website', { url }));
    const streamed = await maker.send(
      'POST',
      '/api/scan-website',
      { url: led },
      { accept: 'text/event-stream' },
    );
    expect(streamed.text.match(/^event: .*$/gmu)).toEqual(['event: error']);
    for (const sourceUrl of spellings) await refused(makeDemo(maker, { sourceUrl }));
    await refused(makeDemo(maker, { facts: [fact('https://harbor.example/about')] }));
    await refused(maker.send('POST', `/api/demos/${storedText}/duplicate`));
    await refused(maker.send('POST', `/api/demos/${deleted}/restore`));
    expect((await makeDemo(maker, { sourceUrl: 'https://inlet.example' })).status).toBe(201);
    expect((await makeDemo(maker)).status).toBe(201);
  });

  test('is not lifted by an edit, nor by making the same link again', async () => {
    const test = start();
    const maker = test.visitor();
    await maker.signUp();
    const { json } = await makeDemo(maker, { sourceUrl: 'https://harbor.example' });
    const [id, uniqueId] = [String(json['id']), String(json['uniqueId'])];
    const other = { businessName: 'Harbor Legal', sourceUrl: 'https://inlet.example' };
    expect((await maker.send('PATCH', `/api/demos/${id}`, { websiteData: other })).status).toBe(
      200,
    );
    await object(test, test);
    expect((await test.visitor().get(`/demos/${uniqueId}`)).status).toBe(410);
    await maker.send('DELETE', `/api/demos/${id}`);
    const again = await maker.send('POST', '/api/demos', {
      uniqueId,
      name: 'Harbor Legal',
      industry: 'law',
      websiteData: { businessName: 'Harbor Legal' },
    });
    expect(again.json['code']).toBe('opted_out');
    const bad = { websiteData: { sourceUrl: 'https://harbor.example' } };
    const free = String((await makeDemo(maker)).json['id']);
    const changed = await maker.send('PATCH', `/api/demos/${free}`, bad);
    expect([changed.status, changed.json['code']]).toEqual([403, 'opted_out']);
  });

  test('is valid for a domain with non-ASCII letters in any spelling', async () => {
    const test = start();
    const maker = test.visitor();
    await maker.signUp();
    const { json } = await makeDemo(maker, { sourceUrl: 'https://www.müller.example/' });
    const sent = { domain: 'Müller.example', email: 'owner@müller.example' };
    expect((await test.visitor().send('POST', '/api/opt-outs', sent)).status).toBe(201);
    const token = await findMailedToken(test, 'owner@xn--mller-kva.example', '/opt-out');
    await test.visitor().send('POST', '/api/opt-outs/confirm', { token });
    expect((await test.visitor().get(`/demos/${String(json['uniqueId'])}`)).status).toBe(410);
    expect((await makeDemo(maker, { sourceUrl: 'https://MÜLLER.example' })).status).toBe(403);
  });

  test('to measuring alone leaves the demos, and ends their measuring', async () => {
    const test = start();
    const maker = test.visitor();
    await maker.signUp();
    const { json } = await makeDemo(maker, { sourceUrl: 'https://harbor.example' });
    expect((await object(test, test, 'harbor.example', 'signals')).json['scope']).toBe('signals');
    expect((await test.visitor().get(`/demos/${String(json['uniqueId'])}`)).status).toBe(200);
    expect(await objectsToSignals(test.store.read, ['harbor.example'])).toBe(true);
    expect(await objectsToSignals(test.store.read, ['inlet.example'])).toBe(false);
  });

  test('is recorded with its reason, once', async () => {
    const test = start();
    await object(test, test);
    await object(test, test);
    const [stop, ...others] = await test.store.read.select().from(stops);
    expect(others).toEqual([]);
    expect(stop).toMatchObject({ id: 'domain:harbor.example', by: 'business' });
    expect(await test.store.read.select().from(operatorActions)).toMatchObject([
      { action: 'stop', kind: 'domain', what: 'harbor.example', by: 'business' },
    ]);
  });
});

describe('a person who objects', () => {
  test.each([
    ['harbor.example', 'ada@gmail.com', 'email'],
    ['harbor.example', 'ada@harbor.example.evil.example', 'email'],
    ['wixsite.com', 'ada@wixsite.com', 'domain'],
    ['co.uk', 'ada@co.uk', 'domain'],
    ['not a domain', 'ada@harbor.example', 'domain'],
    ['', 'ada@harbor.example', 'domain'],
    ['harbor.example', 'nobody', 'email'],
  ])('for %j must have a mailbox there, which %s is not', async (domain, email, field) => {
    const test = start();
    const { status, json } = await test.visitor().send('POST', '/api/opt-outs', { domain, email });
    expect(status).toBe(422);
    expect(json['fields']).toHaveProperty(field);
    await test.delivered();
    expect(test.mails).toEqual([]);
  });

  test('may write the domain in any way, and have the mailbox at a name below it', async () => {
    const test = start();
    const request = { domain: 'https://www.Harbor.example/team', email: 'ada@mail.harbor.example' };
    const { status, json } = await test.visitor().send('POST', '/api/opt-outs', request);
    expect([status, json['domain']]).toEqual([201, 'harbor.example']);
  });

  test('gets a mail that changes nothing until the button behind its link is pressed', async () => {
    const test = start();
    await test.visitor().send('POST', '/api/opt-outs', {
      domain: 'harbor.example',
      email: 'owner@harbor.example',
    });
    const token = await findMailedToken(test, 'owner@harbor.example', '/opt-out');
    await test.visitor().get(`/opt-out?token=${token}`);
    expect(await test.store.read.select().from(stops)).toEqual([]);
    const unknown = await test.visitor().send('POST', '/api/opt-outs/confirm', { token: 'x' });
    expect([unknown.status, unknown.json['code']]).toEqual([400, 'invalid_token']);
    const twice = [1, 2].map(() => test.visitor().send('POST', '/api/opt-outs/confirm', { token }));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('can confirm within a week, after which the link is invalid', async () => {
    const test = start();
    await test.visitor().send('POST', '/api/opt-outs', {
      domain: 'harbor.example',
      email: 'owner@harbor.example',
    });
    const token = await findMailedToken(test, 'owner@harbor.example', '/opt-out');
    test.clock.now += 8 * 24 * 60 * 60 * 1000;
    const late = await test.visitor().send('POST', '/api/opt-outs/confirm', { token });
    expect(late.status).toBe(400);
  });

  test('needs no script', async () => {
    const test = start();
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const post = (path: string, body: string): Promise<Response> =>
      test.request(path, {
        method: 'POST',
        body,
        headers: { ...form, 'sec-fetch-site': 'same-origin' },
      });
    const wrong = await post('/api/opt-outs', 'domain=harbor.example&email=ada%40gmail.com');
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Please use an email address at harbor.example');
    const response = await post('/api/opt-outs', 'domain=harbor.example&email=a%40harbor.example');
    expect(await response.text()).toContain('One step is left');
    const token = await findMailedToken(test, 'a@harbor.example', '/opt-out');
    const done = await post(`/opt-out?token=${token}`, '');
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('Your objection holds');
    expect(done.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('cannot flood a mailbox: the limit is five mails an hour for a domain', async () => {
    const test = start();
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const address = `203.0.113.${index + 10}`;
      const request = { domain: 'harbor.example', email: `u${index}@harbor.example` };
      statuses.push((await test.visitor(address).send('POST', '/api/opt-outs', request)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });
});
