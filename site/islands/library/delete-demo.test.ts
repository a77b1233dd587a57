import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeLocalDemo } from '../studio/making/local-demos.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { deleteDemo, deleteDemos, undoDelete } from './delete-demo.ts';
import { $deleted } from './deleted-demos.ts';
import { demoReply, fakeBrowser, refusal, type FakeBrowser } from './fake-browser.ts';
import { $demos, $saved, loadLibrary, reloadLocalDemos, openLibrary } from './library-store.ts';

let browser: FakeBrowser;
const remove = 'DELETE /api/demos/d1';
const restore = 'POST /api/demos/d1/restore';
const ids = (): string[] => $demos.get().map(({ uniqueId }) => uniqueId);
const first = (): Promise<boolean> => {
  const [demo] = $demos.get();
  if (!demo) throw new Error('the library is empty');
  return deleteDemo(demo);
};

beforeEach(async () => {
  browser = fakeBrowser();
  browser.answers['GET /api/demos'] = () => Response.json([demoReply()]);
  browser.answers[remove] = () => Response.json({ success: true });
  browser.answers[restore] = () => Response.json(demoReply());
  $deleted.set([]);
  $saved.set([]);
  openLibrary('u1');
  await loadLibrary();
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.unstubAllGlobals();
});

test('a deleted demo disappears immediately, and Undo restores it', async () => {
  const done = first();
  expect(ids()).toEqual([]);
  expect(await done).toBe(true);
  expect($toast.get()).toMatchObject({
    title: 'Demo deleted',
    description: 'removed from your library',
  });
  expect(await undoDelete()).toMatchObject({ uniqueId: 'law-harbor-law-a1b2c3' });
  expect(ids()).toEqual(['law-harbor-law-a1b2c3']);
  expect($deleted.get()).toEqual([]);
});

test('a failed deletion restores the demo and shows an error', async () => {
  browser.answers[remove] = () => new Response('', { status: 503 });
  expect(await first()).toBe(false);
  expect(ids()).toEqual(['law-harbor-law-a1b2c3']);
  expect($toast.get()?.title).toBe('Error deleting demo');
  expect($deleted.get()).toEqual([]);
});

test('a demo that another tab has deleted disappears without an error', async () => {
  browser.answers[remove] = () => refusal(404, 'Demo not found');
  expect(await first()).toBe(true);
  expect(ids()).toEqual([]);
});

test('Undo stays available if the slot is used again, with the service’s sentence', async () => {
  await first();
  const sentence = 'All 5 of your demo slots are in use. Delete another demo to bring it back.';
  browser.answers[restore] = () => refusal(403, sentence);
  expect(await undoDelete()).toBeUndefined();
  expect($toast.get()).toMatchObject({ title: 'Error', description: sentence });
  expect($deleted.get()[0]?.demo.uniqueId).toBe('law-harbor-law-a1b2c3');
});

test('after the last day of its link, a demo cannot be restored', async () => {
  await first();
  browser.answers[restore] = () => refusal(404, 'Demo not found');
  expect(await undoDelete()).toBeUndefined();
  expect($toast.get()).toMatchObject({ title: 'Error', description: 'Demo not found' });
  expect($deleted.get()).toEqual([]);
});

test('a demo on this device is deleted and restored without the service', async () => {
  const data = { businessName: 'Offline', industry: 'law' };
  storeLocalDemo({ uniqueId: 'law-offline-a1b2c3', owner: 'u1', tags: [], data });
  reloadLocalDemos();
  browser.requests.length = 0;
  await first();
  expect(ids()).toEqual(['law-harbor-law-a1b2c3']);
  expect(browser.stored.size).toBe(0);
  await undoDelete();
  expect(ids()).toEqual(['law-offline-a1b2c3', 'law-harbor-law-a1b2c3']);
  expect(browser.requests).toEqual([]);
});

test('several demos are deleted together and restored together, as far as the service allows', async () => {
  browser.answers['GET /api/demos'] = () =>
    Response.json([demoReply(), demoReply({ id: 'd2', uniqueId: 'law-pier-a1b2c3' })]);
  browser.answers['DELETE /api/demos/d2'] = () => Response.json({ success: true });
  browser.answers['POST /api/demos/d2/restore'] = () => refusal(403, 'No slot is left.');
  await loadLibrary();
  await deleteDemos($demos.get());
  expect([ids(), $toast.get()?.title]).toEqual([[], '2 demos deleted']);
  await undoDelete();
  expect(ids()).toEqual(['law-harbor-law-a1b2c3']);
  expect($deleted.get().map(({ demo }) => demo.id)).toEqual(['d2']);
});
