import { connect } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { harbor } from '../testing/harbor-law.ts';
import { createHttpServer, type HttpServer } from './create-server.ts';
import { ServiceError } from '../errors.ts';
import { errorPage } from './error-page.ts';
import { prefersHtml } from './prefers-html.ts';
import { listenOnLoopback } from '../testing/listen-on-loopback.ts';

const host = '127.0.0.1:8787';
const browser =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
let app: TestApp;
let http: HttpServer;
let port = 0;
beforeAll(async () => {
  app = createTestApp();
  http = createHttpServer(app.listener, {
    secure: false,
    publicOrigin: `http://${host}`,
    trustedProxies: undefined,
  });
  port = await listenOnLoopback(http.server);
});
afterAll(async () => {
  await http.drain(1000);
  http.server.closeAllConnections();
  await app.close();
});

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request over a socket and returns the answer. */
function send({ method = 'GET', path = '/', headers = {}, body = '' }: Sent): Promise<{
  status: number;
  head: string;
  text: string;
}> {
  const all: Record<string, string> = {
    Host: host,
    Accept: browser,
    ...headers,
    Connection: 'close',
  };
  if (method !== 'GET') all['Content-Length'] = String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
    );
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', text = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      resolve({ status: Number(head.slice(9, 12)), head: head.toLowerCase(), text });
    });
  });
}

function expectPage({ head, text }: { head: string; text: string }): void {
  expect(head).toContain('content-type: text/html');
  expect(head).toMatch(/content-security-policy: .*style-src 'self' 'sha256-/u);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('cache-control: no-store');
  expect(text).toMatch(/<h1>[^<{]{10,}<\/h1>\n<p role="alert">[^<{]{10,}<\/p>/u);
  expect(text).not.toContain('{"');
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${host}` };

test('the link that repeats a request leads to no other host', () => {
  const error = new ServiceError('busy', 'The service is busy.');
  for (const path of ['//evil.example/', '/\\evil.example/', '/harbor']) {
    const shown = { status: 503, error, method: 'GET', path, origin: `http://${host}` };
    const [, address = ''] = /<a href="([^"]*)"/u.exec(errorPage(shown)) ?? [];
    expect(new URL(address, `http://${host}`).host).toBe(host);
  }
});

describe('a person is answered with a page that says it in a sentence', () => {
  const cases: readonly (readonly [string, number, Sent])[] = [
    ['another name in the address', 421, { headers: { Host: 'other.example' } }],
    ['cookies that are too large', 431, { headers: { Cookie: 'x'.repeat(20_000) } }],
    ['a form sent to a page', 405, { method: 'POST', headers: form, body: 'a=b' }],
    [
      'a form sent to a demo',
      405,
      { method: 'POST', path: '/demos/law-x-a1b2c3', headers: form, body: 'a=b' },
    ],
    [
      'a form that a call does not take',
      415,
      { method: 'POST', path: '/api/demos', headers: form, body: 'a=b' },
    ],
    ['a call that is not there', 404, { path: '/api/nothing' }],
    [
      'a form from another site',
      403,
      {
        method: 'POST',
        path: '/api/contact',
        headers: { ...form, Origin: 'https://evil.example' },
      },
    ],
  ];
  test.each(cases)('for %s', async (_, status, sent) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    expectPage(answer);
    const same = await send({ ...sent, headers: { ...sent.headers, Accept: '*/*' } });
    expect([same.status, same.head.includes('content-type: application/json')]).toEqual([
      status,
      true,
    ]);
    expect(JSON.parse(same.text)).toHaveProperty('error');
  });

  test.each([
    ['old.agency.example', false],
    ['10.0.0.7', true],
  ])('the page under the name %s says where the product is: %s', async (name, isNamed) => {
    const { text } = await send({ headers: { Host: name } });
    expect([text.includes('Firstlook'), text.includes(host)]).toEqual([isNamed, isNamed]);
  });

  test('for cookies that are too large and come in several parts', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nAccept: ${browser}\r\nCookie: x`);
        setTimeout(() => socket.write('x'.repeat(20_000)), 100);
      });
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*<h1>/u);
  });

  test('for too many reads of a demo, which then does not name the product', async () => {
    const owner = app.visitor();
    await owner.signUp();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const path = `/demos/${String(json['uniqueId'])}`;
    let answer = await send({ path });
    for (let count = 0; count < 700 && answer.status === 200; count += 1)
      answer = await send({ path });
    expect(answer.status).toBe(429);
    expectPage(answer);
    expect(answer.head).toMatch(/retry-after: \d+/u);
    expect(answer.text).toContain('Please try again in');
    expect(answer.text).not.toContain('Firstlook');
    app.clock.now += 60_001;
  });
});

test('a person is answered with a page while the database is away', async () => {
  const other = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  await other.store.close();
  const answer = await other.request('/demos/law-x-a1b2c3', { headers: { accept: browser } });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toMatch(/<p role="alert">[^<]*again/u);
  rmSync(join(other.dataDir, '..'), { recursive: true, force: true });
});

describe('a page that clients open from a mail', () => {
  test.each([
    ['/approve/none', '*/*'],
    ['/approve/none/', ''],
    ['/verify/none', 'image/avif,image/webp,*/*'],
    ['/approve/none', browser],
  ])('%s for Accept %j is a page that names nobody', async (path, accept) => {
    const answer = await send({ path, headers: { Accept: accept } });
    expect(answer.status).toBe(404);
    expectPage(answer);
    expect(answer.text).not.toMatch(/firstlook|127\.0\.0\.1/iu);
  });

  test('is JSON for a program that asks for it', async () => {
    const answer = await send({ path: '/approve/none', headers: { Accept: 'application/json' } });
    expect(JSON.parse(answer.text)).toHaveProperty('error');
  });
});

test('what is shown of an address is never markup', async () => {
  const { text } = await send({ path: `/demos/x"><script>`, method: 'POST', headers: form });
  expect(text).not.toContain('<script>');
});

test.each([
  [browser, true],
  ['text/html', true],
  ['application/json, text/html;q=0.5', false],
  ['application/json', false],
  ['*/*', false],
  ['text/html;q=0', false],
  ['', false],
  [undefined, false],
])('Accept %j asks for a page: %s', (accept, isPage) => {
  expect(prefersHtml(accept)).toBe(isPage);
});
