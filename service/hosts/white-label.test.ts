import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { platform } from '../platform.ts';
import { signUpPerson, type Person } from '../testing/agency-people.ts';
import { offer, signAsClient } from '../testing/approve-demo.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { makeDemo, type SentDemo } from '../testing/read-demo.ts';
import { verifyHost } from '../testing/verify-host.ts';

const host = 'demo.agency.example';
const studio = 'Northlight Studio';
const client = offer.signer.email;
/** The product's name, tagline and address. */
const ours = new RegExp(`${platform.name}|${platform.tagline}|127\\.0\\.0\\.1`, 'iu');

let dns: DnsServer;
let app: TestApp;
let owner: Person;
let demo: SentDemo;
/** Whether a test has closed the database. */
let isAway = false;

beforeEach(async () => {
  isAway = false;
  dns = await startDnsServer();
  app = createTestApp({
    variables: { DNS_SERVERS: dns.address, TEST_ACCOUNTS: 'a@x.example' },
    files: {
      'demo-missing/index.html': '<!DOCTYPE html><p data-text="concept.agency"></p>',
      'approve/index.html':
        '<!DOCTYPE html><title data-text="page-title">x</title><style>title{color:var(--main);background:var(--on-main)}</style><style data-theme></style>',
      'verify/index.html': '<!DOCTYPE html><title data-text="page-title">x</title>',
    },
  });
  owner = await signUpPerson(app, 'a@x.example');
  const { visitor } = owner;
  const profile = { name: studio, email: 'hi@agency.example', whiteLabel: true };
  expect((await visitor.send('PATCH', '/api/agency', profile)).status).toBe(200);
  await verifyHost(dns, owner, host);
  demo = await makeDemo(visitor);
});
afterEach(async () => {
  if (isAway) rmSync(join(app.dataDir, '..'), { recursive: true, force: true });
  else await app.close();
  await dns.close();
});

function get(path: string, accept = 'text/html'): Promise<Answer> {
  return app.visitor().get(path, { host, accept });
}

function expectNeutral({ headers, text }: Answer): void {
  expect(text).not.toMatch(ours);
  expect([...headers].join('\n')).not.toMatch(ours);
}

/** Asks the client to approve the demo; the id of the request. */
async function createRequest(): Promise<string> {
  const path = `/api/demos/${demo.id}/approvals`;
  const { status, json } = await owner.visitor.send('POST', path, offer);
  expect(status).toBe(201);
  return String(json['id']);
}

/** A request that is refused, and its status. */
interface Refused {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly origin?: string;
}

describe('under the domain of a white-label agency, the agency alone is named', () => {
  test('on the pages and files of an approval, in each of its states', async () => {
    const withdrawn = await createRequest();
    const paths = [`/approve/${withdrawn}`, `/approve/${withdrawn}/page`];
    for (const path of paths) expectNeutral(await get(path));
    await owner.visitor.send('POST', `/api/approvals/${withdrawn}/withdraw`);
    const signed = await createRequest();
    expect((await signAsClient(app, signed)).status).toBe(200);
    for (const path of [
      ...paths,
      `/approve/${signed}`,
      `/approve/${signed}/page`,
      `/approve/${signed}/page/services`,
      `/verify/${signed}`,
      `/api/approvals/${signed}`,
      `/api/approvals/${signed}/evidence.json`,
    ]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expectNeutral(answer);
    }
  });

  test('with its accent on the button of an approval, of the panel and of a mail', async () => {
    const { visitor } = owner;
    const accent = '#c2410c';
    await visitor.send('PATCH', '/api/agency', { accent });
    const { text, headers } = await get(`/approve/${await createRequest()}`);
    expect(text).toContain(`--main:${accent};--on-main:#ffffff`);
    expect(headers.get('content-security-policy')).toMatch(/style-src [^;]*'sha256-/u);
    await visitor.send('PATCH', `/api/demos/${demo.id}`, { panel: { comments: true } });
    const panel = await get(`/api/demos/${demo.uniqueId}/panel`);
    expect(panel.json['action']).toEqual({ main: accent, ink: '#ffffff' });
    await app.delivered();
    const mail = app.mails.findLast(({ to }) => to === client);
    expect(mail?.html).toContain(`background:${accent}; color:#ffffff`);
  });

  test('on the certificate, down to its smallest print', async () => {
    const id = await createRequest();
    await signAsClient(app, id);
    const path = `/api/approvals/${id}/certificate.pdf`;
    const bytes = await (await app.request(path, { headers: { host } })).arrayBuffer();
    const text = readPdfText(Buffer.from(bytes));
    expect(text).toContain(studio);
    expect(text).toContain(`https://${host}/verify/${id}`);
    expect(text).not.toMatch(ours);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(ours);
  });

  test('on the share card, in its bytes and its headers', async () => {
    const { text } = await get('/harbor-law');
    const card = new URL(/https:\/\/[^"]+\/share-\w+\.jpg/u.exec(text)?.[0] ?? '');
    expect(card.host).toBe(host);
    const answer = await app.request(card.pathname, { headers: { host } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toMatch(ours);
    expect([...answer.headers].join('\n')).not.toMatch(ours);
  });

  test.each([
    ['/approve/none', 404],
    ['/approve/none/page', 404],
    ['/verify/none', 404],
    ['/nobody', 404],
    ['/api/approvals/none', 404],
  ])('at %s, where nothing is', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expectNeutral(answer);
    expect(answer.text).toContain(studio);
  });

  const refusals: readonly Refused[] = [
    { method: 'PUT', path: '/', status: 405 },
    { method: 'DELETE', path: '/harbor-law', status: 405 },
    { method: 'OPTIONS', path: '/api/contact', status: 405 },
    { method: 'POST', path: '/harbor-law', status: 405 },
    { method: 'POST', path: '/api/demos', status: 404 },
    { method: 'POST', path: '/api/contact', status: 415, type: 'text/plain', body: 'x' },
    { method: 'POST', path: '/api/verify', status: 400, type: 'application/json', body: '{' },
    { method: 'POST', path: '/api/reports', status: 422, type: 'application/json', body: '{}' },
    {
      method: 'POST',
      path: '/api/opt-outs',
      status: 422,
      type: 'application/x-www-form-urlencoded',
      body: 'domain=x',
    },
    {
      method: 'POST',
      path: '/opt-out/de?token=x',
      status: 400,
      type: 'application/x-www-form-urlencoded',
      body: '',
    },
    {
      method: 'POST',
      path: '/api/signals',
      status: 413,
      type: 'application/json',
      body: 'x'.repeat(9000),
    },
    {
      method: 'POST',
      path: '/api/comments',
      status: 403,
      type: 'application/json',
      body: '{}',
      origin: 'https://evil.example',
    },
    { method: 'GET', path: '/robots.txt', status: 404 },
    { method: 'GET', path: '/sitemap.xml', status: 404 },
    { method: 'GET', path: '/favicon.ico', status: 404 },
    { method: 'GET', path: '/.well-known/security.txt', status: 404 },
    { method: 'GET', path: '/api/openapi.json', status: 404 },
    { method: 'GET', path: '/%', status: 404 },
  ];
  test.each(refusals)(
    'in the refusal of $method $path with $status',
    async ({ method, path, status, type, body = null, origin = `https://${host}` }) => {
      for (const accept of ['text/html', 'application/json', '*/*']) {
        const headers = { host, accept, origin, ...(type && { 'content-type': type }) };
        const answer = await app.request(path, { method, headers, body });
        expect([accept, answer.status]).toEqual([accept, status]);
        expect(await answer.text()).not.toMatch(ours);
        expect([...answer.headers].join('\n')).not.toMatch(ours);
      }
    },
  );

  test('to a browser that asks for no type at an address of no approval', async () => {
    const answer = await get('/approve/none', '*/*');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expectNeutral(answer);
  });

  test('when too much is asked for', async () => {
    const { uniqueId } = demo;
    let answer = await get('/harbor-law');
    for (let count = 0; count < 700 && answer.status === 200; count += 1)
      answer = await get(count % 2 === 0 ? '/harbor-law' : `/${uniqueId}`);
    expect(answer.status).toBe(429);
    expectNeutral(answer);
    expect(answer.text).toContain(studio);
    const json = await get(`/api/demos/${uniqueId}`, 'application/json');
    expect(json.status).toBe(429);
    expectNeutral(json);
  });

  test('while the database is away', async () => {
    expect((await get('/harbor-law')).status).toBe(200);
    await app.store.close();
    isAway = true;
    for (const path of ['/harbor-law', `/api/demos/${demo.uniqueId}`]) {
      const answer = await get(path);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expectNeutral(answer);
    }
  });

  test('in every mail to the client, and each link of it leads there', async () => {
    const { visitor } = owner;
    const withdrawn = await createRequest();
    app.clock.now += 25 * 60 * 60 * 1000;
    expect((await visitor.send('POST', `/api/approvals/${withdrawn}/remind`)).status).toBe(200);
    await app.delivered();
    await visitor.send('POST', `/api/approvals/${withdrawn}/withdraw`);
    await signAsClient(app, await createRequest());
    const change = { panel: { comments: true } };
    await visitor.send('PATCH', `/api/demos/${demo.id}`, change);
    const comment = { page: '/', section: 'hero', text: 'Warmer?', author: 'Maria', email: client };
    const sent = await app
      .visitor()
      .send('POST', `/api/demos/${demo.uniqueId}/comments`, comment, { host });
    const reply = `/api/comments/${String(sent.json['id'])}/replies`;
    expect((await visitor.send('POST', reply, { text: 'Yes' })).status).toBe(201);
    const objection = { domain: 'harbor.example', email: client };
    await app.visitor().send('POST', '/api/opt-outs', objection, { host });
    await app.delivered();
    const mails = app.mails.filter(({ to }) => to === client);
    expect(mails).toHaveLength(8);
    for (const { attachments = [], ...mail } of mails) {
      expect([mail.subject, mail.fromName]).toEqual([mail.subject, studio]);
      expect(JSON.stringify(mail)).not.toMatch(ours);
      for (const [address] of mail.text.matchAll(/https?:\/\/\S+/gu))
        expect([mail.subject, new URL(address).host]).toEqual([mail.subject, host]);
      for (const { filename, content } of attachments) {
        expect(filename).not.toMatch(ours);
        const text = filename.endsWith('.pdf') ? readPdfText(content) : content.toString();
        expect(text).not.toMatch(ours);
      }
    }
  });
});
