import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { demos } from '../db/schema.ts';
import { signUpPerson, type Person } from '../testing/agency-people.ts';
import { offer, signAsClient } from '../testing/approve-demo.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { findMailedToken } from '../testing/mailed-token.ts';
import { verifyHost } from '../testing/verify-host.ts';
import { acquireWorker, releaseWorker } from '../scan/worker/pool-workers.ts';

const shared = '127.0.0.1:8787';
const host = 'demo.agency.example';
const spellings = [
  'https://xn--mller-kva.example',
  'http://www.MÜLLER.example:8080/team/',
  'https://shop.müller.example./',
];

let dns: DnsServer;
let app: TestApp;
let owner: Person;
/** Every address of each demo, with its state before the objection. */
const addresses: { readonly at: string; readonly path: string }[] = [];
const signed: string[] = [];

async function createLogo(): Promise<object> {
  const create = { width: 40, height: 20, channels: 3, background: '#204060' } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  return { type: 'image/webp', width: 40, height: 20, base64: bytes.toString('base64') };
}

/** An answer; of a stream only the status and the headers. */
async function get(
  at: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Pick<Answer, 'status' | 'headers' | 'text'>> {
  const options = { headers: { host: at, accept: 'text/html', ...headers } };
  const response = await app.request(path, options);
  const isEndless = response.headers.get('content-type') === 'text/event-stream';
  if (isEndless) await response.body?.cancel();
  const text = isEndless ? '' : await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** Creates a demo with everything that can be requested of one, and collects its addresses. */
async function makeDemo(sourceUrl: string, index: number): Promise<void> {
  const { visitor } = owner;
  const businessName = `Muller ${'abc'[index] ?? ''}`;
  const websiteData = { businessName, sourceUrl, logo: await createLogo() };
  const order = { name: businessName, industry: 'law', websiteData };
  const { json } = await visitor.send('POST', '/api/demos', order);
  const [id, uniqueId] = [String(json['id']), String(json['uniqueId'])];
  const panel = { comments: true, choices: true, approval: true };
  await visitor.send('PATCH', `/api/demos/${id}`, { panel });
  const response = await visitor.send('POST', `/api/demos/${id}/approvals`, offer);
  const approval = String(response.json['id']);
  expect((await signAsClient(app, approval)).status).toBe(200);
  signed.push(approval);
  await visitor.send('POST', `/api/demos/${id}/live`, { on: true });
  const card = /\/(share-\w+\.jpg)/u.exec((await get(host, `/${uniqueId}`)).text)?.[1] ?? '';
  const shown = await app.visitor().get(`/api/demos/${uniqueId}`);
  const hash = /"hash":"([0-9a-f]{32})/u.exec(shown.text)?.[1] ?? '';
  const pages = ['', '/services', `/${card}`, `/logo-${hash}.webp`];
  const calls = ['', '/comments', '/looks', '/panel', '/live'];
  const everywhere = [
    ...pages.map((rest) => `/demos/${uniqueId}${rest}`),
    ...calls.map((rest) => `/api/demos/${uniqueId}${rest}`),
    ...['', '/page', '/page/services', '/card.jpg'].map((rest) => `/approve/${approval}${rest}`),
    `/verify/${approval}`,
    ...['', '/evidence.json', '/certificate.pdf'].map(
      (rest) => `/api/approvals/${approval}${rest}`,
    ),
  ];
  for (const path of everywhere) addresses.push({ at: shared, path });
  for (const path of everywhere)
    if (!path.startsWith('/demos/')) addresses.push({ at: host, path });
  for (const first of [uniqueId, `muller-${'abc'[index] ?? ''}`])
    for (const rest of pages) addresses.push({ at: host, path: `/${first}${rest}` });
}

beforeAll(async () => {
  dns = await startDnsServer();
  app = createTestApp({
    variables: { DNS_SERVERS: dns.address, TEST_ACCOUNTS: 'a@x.example', RATE_LIMITS: 'off' },
    files: {
      'approve/index.html': '<!DOCTYPE html><title data-text="page-title">x</title>',
      'verify/index.html': '<!DOCTYPE html><title data-text="page-title">x</title>',
    },
  });
  // On a busy machine the first worker may take longer to start than the service waits for it.
  const worker = await acquireWorker(80_000);
  if (worker) releaseWorker(worker);
  owner = await signUpPerson(app, 'a@x.example');
  await verifyHost(dns, owner, host);
  for (const [index, spelling] of spellings.entries()) await makeDemo(spelling, index);
});
afterAll(async () => {
  await app.close();
  await dns.close();
});

describe('once a business has objected, by one form and one button', () => {
  test('nothing of its demos is reachable under any name, from the next request on', async () => {
    const etags = new Map<string, string>();
    for (const { at, path } of addresses) {
      const { status, headers } = await get(at, path);
      expect([at, path, status]).toEqual([at, path, 200]);
      etags.set(at + path, headers.get('etag') ?? '');
    }
    const email = 'owner@müller.example'.replace('müller', 'xn--mller-kva');
    const typed = { domain: 'WWW.Müller.example', email };
    expect((await app.visitor().send('POST', '/api/opt-outs', typed)).status).toBe(201);
    const token = await findMailedToken(app, email, '/opt-out');
    const confirmed = await app.visitor().send('POST', '/api/opt-outs/confirm', { token });
    expect(confirmed.status).toBe(200);
    for (const { at, path } of addresses) {
      const etag = etags.get(at + path) ?? '';
      const { status, headers, text } = await get(at, path, { 'if-none-match': etag });
      expect([at, path, status]).toEqual([at, path, path.startsWith('/verify/') ? 404 : 410]);
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache/u);
      expect(text).not.toMatch(/m(?:u|ü)ller|firstlook/iu);
    }
  });

  test('no mail about them is sent, and nothing can be signed or paid', async () => {
    await app.delivered();
    const before = app.mails.length;
    for (const id of signed) {
      const path = `/api/approvals/${id}`;
      for (const [call, body] of [
        ['code', undefined],
        ['sign', { name: 'Maria', code: '123456', consent: true }],
        ['deposit', undefined],
        ['opened', undefined],
      ] as const) {
        const { status } = await app.visitor().send('POST', `${path}/${call}`, body);
        expect([call, [404, 410].includes(status)]).toEqual([call, true]);
      }
    }
    const { clock } = app;
    const { now } = clock;
    const day = 24 * 60 * 60 * 1000;
    await app.store.write(async (db) => {
      await db.update(demos).set({ expiresAt: now + 30 * day });
    });
    for (const days of [0, 24, 31]) {
      clock.now = now + days * day;
      await app.mailExpiries();
      await app.delivered();
    }
    clock.now = now;
    expect(app.mails.slice(before).map(({ subject }) => subject)).toEqual([]);
  });

  test.each(spellings)('no demo of %s can be made again', async (sourceUrl) => {
    const { visitor } = owner;
    const order = { name: 'M', industry: 'law', websiteData: { sourceUrl } };
    for (const path of [
      visitor.send('POST', '/api/scan-website', { url: sourceUrl }),
      visitor.send('POST', '/api/demos', order),
    ]) {
      const { status, json } = await path;
      expect([status, json['code']]).toEqual([403, 'opted_out']);
    }
  });
});
