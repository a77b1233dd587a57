import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { beacon, desktop, grantAll, openAgencyWithDemo } from '../testing/read-demo.ts';

let app: TestApp;
let server: ReturnType<typeof createServer>;
let body: Readonly<Record<string, unknown>> = {};
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  const { demo } = await openAgencyWithDemo(app);
  body = beacon(demo);
  server = createServer(app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await app.close();
});

const usual = {
  host: '127.0.0.1:8787',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'user-agent': desktop,
};

/** By plain `node:http`, as beacons come in earnest. */
async function byListener(headers: Record<string, string>, text: string): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const call = request({ port, method: 'POST', path: '/api/signals', headers, agent: false });
  call.end(text);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let answer = '';
  for await (const chunk of response.setEncoding('utf8')) answer += String(chunk);
  return [response.statusCode, response.headers['cache-control'], answer];
}

async function byApp(headers: Record<string, string>, text: string): Promise<unknown> {
  const init = { method: 'POST', headers, body: text };
  const response = await app.request('/api/signals', init);
  return [response.status, response.headers.get('cache-control'), await response.text()];
}

test.each<[string, Record<string, string>, (text: string) => string, number]>([
  ['as pages send it', {}, (text) => text, 204],
  ['as plain text', { 'content-type': 'text/plain;charset=UTF-8' }, (text) => text, 204],
  ['by a program', { 'user-agent': 'curl/8.5.0' }, (text) => text, 204],
  ['by who asks not to be measured', { 'sec-gpc': '1' }, (text) => text, 204],
  ['from another site', { 'sec-fetch-site': 'cross-site' }, (text) => text, 403],
  ['of another type', { 'content-type': 'text/html' }, (text) => text, 415],
  ['that is no JSON', {}, () => '{', 400],
  ['that is no object', {}, () => '[]', 400],
  ['with a field at fault', {}, (text) => text.replace('"seq":1', '"seq":-1'), 422],
  ['that is too large', {}, () => 'x'.repeat(9000), 413],
])(
  'a beacon %s is answered alike with and without the app',
  async (_name, more, change, status) => {
    const headers = { ...usual, ...more };
    const text = change(JSON.stringify(body));
    const short = await byListener(headers, text);
    expect(short).toEqual(await byApp(headers, text));
    expect((short as unknown[])[0]).toBe(status);
  },
);
