import { beforeEach, expect, test } from 'vitest';
import { demoReply, fakeBrowser, type FakeBrowser } from './fake-browser.ts';
import { savedDemo } from './library-demo.ts';
import { $saved, $state, loadLibrary, putSaved } from './library-store.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

const next = (path: string): { headers: Record<string, string> } => ({
  headers: { Link: `<${path}>; rel="next"` },
});

test('a library of several pages is loaded completely', async () => {
  browser.answers['GET /api/demos'] = () =>
    Response.json([demoReply({ id: 'a', uniqueId: 'law-a' })], next('/api/demos?cursor=1'));
  browser.answers['GET /api/demos?cursor=1&limit=500'] = () =>
    Response.json([demoReply({ id: 'b', uniqueId: 'law-b' })], next('/api/demos?cursor=2'));
  browser.answers['GET /api/demos?cursor=2&limit=500'] = () =>
    Response.json([demoReply({ id: 'c', uniqueId: 'law-c' })]);
  await loadLibrary();
  expect($saved.get().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the shown list stays if a later page cannot be loaded', async () => {
  browser.answers['GET /api/demos'] = () =>
    Response.json([demoReply({ id: 'a' }), demoReply({ id: 'b' })]);
  await loadLibrary();
  browser.answers['GET /api/demos'] = () =>
    Response.json([demoReply({ id: 'a' })], next('/api/demos?cursor=1'));
  await loadLibrary();
  expect($state.get()).toBe('failed');
  expect($saved.get().map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a demo that is saved while the list is being loaded is in the list', async () => {
  browser.answers['GET /api/demos'] = () => {
    putSaved(savedDemo(demoReply({ id: 'late', uniqueId: 'law-late' })));
    return Response.json([demoReply({ id: 'a', uniqueId: 'law-a' })]);
  };
  await loadLibrary();
  expect(
    $saved
      .get()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a', 'late']);
});
