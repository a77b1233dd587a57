import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLocalDemo, localDemos } from '../studio/local-demos.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { demoReply, fakeBrowser, refusal, type FakeBrowser } from './fake-browser.ts';
import { $local, $saved, $state, openLibrary } from './library-store.ts';
import { $moved, $uploads, startUploads, uploadNow } from './upload-store.ts';

let browser: FakeBrowser;
let stop: () => void = () => undefined;
const create = 'POST /api/demos';
const uniqueId = 'law-offline-a1b2c3';
const creations = (): unknown[] =>
  browser.requests.filter(({ call }) => call === create).map(({ body }) => body['uniqueId']);

function keep(owner = 'u1', id = uniqueId): void {
  keepLocalDemo({ uniqueId: id, owner, tags: ['law'], data: { businessName: 'Offline', industry: 'law' } });
}
async function start(): Promise<void> {
  stop = startUploads('u1');
  await vi.advanceTimersByTimeAsync(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  $uploads.set({});
  $moved.set([]);
  $saved.set([]);
  $state.set('ready');
  openLibrary('u1');
  $state.set('ready');
  browser.answers[create] = (body) =>
    Response.json(demoReply({ uniqueId: String(body['uniqueId']) }), { status: 201 });
});
afterEach(() => {
  stop();
  dismissToast();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a demo on this device', () => {
  test('is saved to the account when the studio opens, under its link, with everything it has', async () => {
    keep();
    await start();
    expect(browser.requests).toEqual([
      {
        call: create,
        body: {
          uniqueId,
          name: 'Offline',
          industry: 'law',
          websiteData: { businessName: 'Offline', industry: 'law' },
          tags: ['law'],
        },
      },
    ]);
    expect([localDemos('u1'), $local.get()]).toEqual([[], []]);
    expect($saved.get().map((demo) => demo.uniqueId)).toEqual([uniqueId]);
    expect($toast.get()?.title).toBe('Demo saved to your account');
  });

  test('is tried again, ever more rarely, and at once when the connection is back', async () => {
    browser.cutOff(create);
    keep();
    await start();
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = creations().length;
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(6);
    expect(localDemos('u1')).toHaveLength(1);
    browser.answers[create] = (body) =>
      Response.json(demoReply({ uniqueId: String(body['uniqueId']) }), { status: 201 });
    browser.fire('online');
    await vi.advanceTimersByTimeAsync(1);
    expect(localDemos('u1')).toEqual([]);
  });

  test('whose first attempt had arrived is brought up to date, and is still one demo', async () => {
    browser.answers[create] = () => Response.json(demoReply({ uniqueId }), { status: 200 });
    browser.answers[`PATCH /api/demos/${uniqueId}`] = () => Response.json(demoReply({ uniqueId }));
    keep();
    await start();
    expect(browser.requests.map(({ call }) => call)).toEqual([create, `PATCH /api/demos/${uniqueId}`]);
    expect(localDemos('u1')).toEqual([]);
  });

  test('whose link was taken says plainly that it had to change', async () => {
    browser.answers[create] = () =>
      Response.json(demoReply({ uniqueId: 'law-offline-zzzzzz' }), { status: 201 });
    keep();
    await start();
    expect($moved.get()).toEqual([{ from: uniqueId, to: 'law-offline-zzzzzz' }]);
    expect($toast.get()).toMatchObject({ title: 'The link had to change' });
  });

  test('that the service refuses stays here with the reason, and is not sent again by itself', async () => {
    const sentence = 'All 5 of your demo slots are in use.';
    browser.answers[create] = () => refusal(403, sentence);
    keep();
    await start();
    await vi.advanceTimersByTimeAsync(400_000);
    expect(creations()).toEqual([uniqueId]);
    expect($uploads.get()[uniqueId]).toEqual({ at: 'refused', sentence });
    expect(localDemos('u1')).toHaveLength(1);
    browser.answers[create] = () => Response.json(demoReply({ uniqueId }), { status: 201 });
    await uploadNow(uniqueId);
    expect(localDemos('u1')).toEqual([]);
  });

  test('of another person is neither shown nor sent', async () => {
    keep('u2');
    await start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([creations(), localDemos('u1')]).toEqual([[], []]);
    expect(localDemos('u2')).toHaveLength(1);
  });

  test('of an older version names nobody, so it is sent only when asked for', async () => {
    const expires = Date.now() + 1e9;
    browser.kept.set('website_x', JSON.stringify({ data: { businessName: 'Old' }, expires }));
    await start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(creations()).toEqual([]);
    await uploadNow('x');
    expect(creations()).toEqual(['x']);
  });
});

test('of two tabs only the one that holds the lock sends', async () => {
  let held = false;
  const request = async (
    _: string,
    options: object,
    work: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    expect(options).toEqual({ ifAvailable: true });
    if (held) return work(null);
    held = true;
    const result = await work({});
    held = false;
    return result;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  held = true;
  keep();
  await start();
  expect(creations()).toEqual([]);
  held = false;
  browser.fire('focus');
  await vi.advanceTimersByTimeAsync(1);
  expect(creations()).toEqual([uniqueId]);
});
