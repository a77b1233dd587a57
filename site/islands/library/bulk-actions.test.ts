import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { extendDemos, tagDemos } from './bulk-actions.ts';
import { demoReply, fakeBrowser, refusal, type FakeBrowser } from './fake-browser.ts';
import { $demos, loadLibrary, openLibrary } from './library-store.ts';

let browser: FakeBrowser;
const pier = { id: 'd2', uniqueId: 'law-pier-a1b2c3' };
const calls = (): readonly string[] => browser.requests.map(({ call }) => call);

beforeEach(async () => {
  browser = fakeBrowser();
  browser.answers['GET /api/demos'] = () =>
    Response.json([demoReply(), demoReply({ ...pier, tags: ['hot'] })]);
  openLibrary('u1');
  await loadLibrary();
  browser.requests.length = 0;
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.unstubAllGlobals();
});

test('a tag is added to the demos that lack it', async () => {
  browser.answers['PATCH /api/demos/d1'] = (body) => Response.json(demoReply(body));
  await tagDemos($demos.get(), 'Hot');
  expect(calls()).toEqual(['PATCH /api/demos/d1']);
  expect($demos.get().map(({ tags }) => tags)).toEqual([['warm', 'Hot'], ['hot']]);
  expect($toast.get()).toMatchObject({ title: 'Tag added', description: 'Hot to 1 demo.' });
});

test('links are extended until one is refused, which shows a message', async () => {
  const expiresAt = '2026-07-01T12:00:00.000Z';
  browser.answers['POST /api/demos/d1/extend'] = () => Response.json(demoReply({ expiresAt }));
  browser.answers['POST /api/demos/d2/extend'] = () => refusal(403, 'A plan is needed.');
  await extendDemos($demos.get());
  expect($demos.get()[0]?.expires).toBe(Date.parse(expiresAt));
  expect($toast.get()).toMatchObject({ title: 'Error updating demo' });
});
