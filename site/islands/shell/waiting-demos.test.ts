import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoReply, fakeBrowser, type FakeBrowser } from '../library/fake-browser.ts';
import { storeLocalDemo, localDemos } from '../studio/making/local-demos.ts';
import { subscriber } from '../ui/testing/fake-page.ts';
import { dismissToast } from '../ui/toast-store.ts';

const uniqueId = 'law-offline-a1b2c3';
const who = 'GET /api/auth/user';
const create = 'POST /api/demos';
let browser: FakeBrowser;
let shown = 0;
let open: () => Promise<void>;

/** A page of the product after a reload. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  browser = fakeBrowser();
  vi.stubGlobal('document', { cookie: 'signed-in=1' });
  browser.answers[who] = () => Response.json(subscriber());
  browser.answers[create] = (body) =>
    Response.json(demoReply({ uniqueId: String(body['uniqueId']) }), { status: 201 });
  shown = 0;
  const { uploadWaitingDemos } = await import('./waiting-demos.ts');
  open = async () => {
    await uploadWaitingDemos(() => Promise.resolve((shown += 1)));
    await vi.advanceTimersByTimeAsync(10);
  };
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storeDemo = (owner: string): void =>
  storeLocalDemo({ uniqueId, owner, tags: [], data: { businessName: 'Offline', industry: 'law' } });

test('a waiting demo is uploaded from any page of the product, without the studio', async () => {
  storeDemo('u1');
  await open();
  expect(
    browser.requests.filter(({ call }) => call === create).map(({ body }) => body['uniqueId']),
  ).toEqual([uniqueId]);
  expect([localDemos('u1'), shown]).toEqual([[], 1]);
});

test('a waiting demo is uploaded when the connection is back', async () => {
  storeDemo('u1');
  browser.cutOff(who);
  await open();
  expect(localDemos('u1')).toHaveLength(1);
  browser.answers[who] = () => Response.json(subscriber());
  await open();
  expect(localDemos('u1')).toEqual([]);
});

test('without a waiting demo or a session, nothing is requested', async () => {
  browser.stored.set('website_demos', '[]');
  await open();
  storeDemo('u1');
  vi.stubGlobal('document', { cookie: '' });
  await open();
  expect([browser.requests, shown]).toEqual([[], 0]);
});

test('another person’s demo stays on the device', async () => {
  storeDemo('u2');
  await open();
  expect(browser.requests.map(({ call }) => call)).toEqual([who]);
  expect([localDemos('u2').length, shown]).toEqual([1, 0]);
});
