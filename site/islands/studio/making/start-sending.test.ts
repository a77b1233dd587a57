import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoReply, fakeBrowser, type FakeBrowser } from '../../library/fake-browser.ts';
import { storePending } from '../../library/pending-notes.ts';
import { $notes } from '../../library/notes-store.ts';
import { $uploads } from '../../library/upload-store.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { $draft, clearDraft, patchDraft } from '../draft/draft-store.ts';
import { startSending } from './start-sending.ts';
import { deleteLocalDemo, storeLocalDemo } from './local-demos.ts';

let browser: FakeBrowser;
let stop: () => void;
const uniqueId = 'law-offline-a1b2c3';
const create = 'POST /api/demos';
const calls = (): readonly string[] => browser.requests.map(({ call }) => call);

function storeMadeDemo(): void {
  storeLocalDemo({
    uniqueId,
    owner: 'u1',
    tags: [],
    data: { businessName: 'Offline', industry: 'law' },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  browser.answers['GET /api/auth/user'] = () => Response.json({ id: 'u1' });
  browser.answers[create] = () => Response.json(demoReply({ uniqueId }), { status: 201 });
  browser.answers['PATCH /api/demos/d1'] = () => Response.json(demoReply());
  clearDraft();
  $uploads.set({});
  $notes.set({});
  stop = startSending('u1');
});
afterEach(() => {
  stop();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('demos and notes stored before the studio opened are sent', async () => {
  storeMadeDemo();
  await vi.advanceTimersByTimeAsync(600);
  expect(calls()).toContain(create);
});

test('while nothing waits nothing is requested, and a demo stored by the wizard is sent', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls()).toEqual([]);
  storeMadeDemo();
  patchDraft({ step: 2 });
  await vi.advanceTimersByTimeAsync(1);
  expect(calls()).toContain(create);
});

test('demos stored by another tab are sent', async () => {
  await vi.advanceTimersByTimeAsync(600);
  storeMadeDemo();
  browser.fire('storage', { key: `website_${uniqueId}` });
  await vi.advanceTimersByTimeAsync(1);
  expect(calls()).toContain(create);
});

test('the link step is updated when its demo is uploaded under another link', async () => {
  storeMadeDemo();
  browser.answers[create] = () =>
    Response.json(demoReply({ uniqueId: 'law-other-a1b2c3' }), { status: 201 });
  patchDraft({ made: { uniqueId, local: true } });
  await vi.advanceTimersByTimeAsync(600);
  expect($draft.get().made).toEqual({ uniqueId: 'law-other-a1b2c3', local: false });
});

test('the link step is updated when another tab has uploaded its demo', async () => {
  storeMadeDemo();
  Object.assign(navigator, { onLine: false });
  patchDraft({ made: { uniqueId, local: true } });
  browser.answers[`GET /api/demos/${uniqueId}`] = () => Response.json({ success: true });
  await vi.advanceTimersByTimeAsync(600);
  deleteLocalDemo(uniqueId);
  browser.fire('storage', { key: `website_${uniqueId}` });
  await vi.advanceTimersByTimeAsync(1);
  expect($draft.get().made?.local).toBe(false);
});

test('no request starts once the studio is closed', async () => {
  storePending('u1', 'd1', { text: 'call on Monday', base: '' });
  stop();
  storeMadeDemo();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls()).toEqual([]);
});
