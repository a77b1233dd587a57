import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBeaconCalls, type BeaconCalls } from '../testing/call-listener.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { beacon, desktop, grantAll, openAgencyWithDemo } from '../testing/read-demo.ts';

let app: TestApp;
let calls: BeaconCalls;
let body: Readonly<Record<string, unknown>> = {};
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  const { demo } = await openAgencyWithDemo(app);
  body = beacon(demo);
  calls = await openBeaconCalls(app);
});
afterAll(async () => {
  await calls.close();
  await app.close();
});

const usual = {
  host: '127.0.0.1:8787',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'user-agent': desktop,
};

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
  'a beacon %s is answered equally with and without the app',
  async (_name, more, change, status) => {
    const headers = { ...usual, ...more };
    const text = change(JSON.stringify(body));
    const short = await calls.byListener(headers, text);
    expect(short).toEqual(await calls.byApp(headers, text));
    expect(short[0]).toBe(status);
  },
);
