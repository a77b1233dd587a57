import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { harbor } from '../testing/harbor-law.ts';
import { templatePage } from '../testing/template-page.ts';
import { packingQueue } from './encode-body.ts';

let app: TestApp;
let owner: Visitor;
let id = '';
beforeAll(async () => {
  // Compressing this takes longer than many requests.
  const filler = `<p>${randomBytes(60_000).toString('hex')}</p></body>`;
  app = createTestApp({
    variables: { RATE_LIMITS: 'off' },
    files: { 'industries/law/index.html': templatePage.replace('</body>', filler) },
  });
  owner = app.visitor();
  await owner.signUp();
  id = String((await owner.send('POST', '/api/demos', harbor)).json['uniqueId']);
});
afterAll(() => app.close());

const brotli = { 'accept-encoding': 'br' };
const idle = (): Promise<void> =>
  expect.poll(() => packingQueue.load, { timeout: 60_000 }).toEqual({ entries: 0, bytes: 0 });

test('only the latest version of a frequently edited demo waits for compression', async () => {
  await idle();
  for (let edit = 0; edit < 12; edit += 1) {
    const changed = await owner.send('PATCH', `/api/demos/${id}`, {
      websiteData: { slogan: `No. ${edit}` },
    });
    expect(changed.status).toBe(200);
    expect((await app.visitor().get(`/demos/${id}`, brotli)).status).toBe(200);
    expect(packingQueue.load.entries).toBeLessThanOrEqual(1);
  }
});

test('the page for an unknown address is not compressed further', async () => {
  await idle();
  for (let count = 0; count < 20; count += 1) {
    expect((await app.visitor().get(`/demos/law-nobody-${count}`, brotli)).status).toBe(404);
    expect(packingQueue.load.entries).toBe(0);
  }
});

test('the page of an expired demo is not compressed further', async () => {
  await idle();
  app.clock.now += 40 * 24 * 60 * 60 * 1000;
  for (let count = 0; count < 5; count += 1) {
    expect((await app.visitor().get(`/demos/${id}`, brotli)).status).toBe(410);
    expect(packingQueue.load.entries).toBe(0);
  }
});
