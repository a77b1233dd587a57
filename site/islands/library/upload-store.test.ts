import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteLocalDemo, storeLocalDemo, localDemos } from '../studio/making/local-demos.ts';
import { $session } from '../auth/session-store.ts';
import { userWith } from '../ui/testing/fake-page.ts';
import { inTurn } from '../studio/making/take-turns.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { deleteDemo, undoDelete } from './delete-demo.ts';
import { $deleted } from './deleted-demos.ts';
import { demoReply, fakeBrowser, refusal, type FakeBrowser } from './fake-browser.ts';
import { $demos, $local, $saved, $state, reloadLocalDemos, openLibrary } from './library-store.ts';
import { $moved, $uploads, startUploads, uploadNow } from './upload-store.ts';

let browser: FakeBrowser;
let stop: () => void = () => undefined;
const create = 'POST /api/demos';
const uniqueId = 'law-offline-a1b2c3';
const creations = (): unknown[] =>
  browser.requests.filter(({ call }) => call === create).map(({ body }) => body['uniqueId']);

function storeDemo(owner = 'u1', id = uniqueId): void {
  storeLocalDemo({
    uniqueId: id,
    owner,
    tags: ['law'],
    data: { businessName: 'Offline', industry: 'law' },
  });
}
/** Lets the service receive the call, and reply only when the returned function is called. */
function holdAnswer(): () => Promise<void> {
  const answer = Promise.withResolvers<undefined>();
  browser.answers[create] = async (body) => {
    await answer.promise;
    return Response.json(demoReply({ uniqueId: String(body['uniqueId']) }), { status: 201 });
  };
  return async () => {
    answer.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1);
  };
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
  $deleted.set([]);
  browser.answers['GET /api/auth/user'] = () => Response.json({ id: 'u1' });
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
  test('is uploaded when the studio opens, under its link, with all its content', async () => {
    storeDemo();
    await start();
    expect(browser.requests.filter(({ call }) => !call.endsWith('/user'))).toEqual([
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

  test('of an older version that is saved while uploads start stays in the list, with its message', async () => {
    $session.set({ status: 'signed-in', user: userWith() });
    const data = { businessName: 'Offline', industry: 'law' };
    localStorage.setItem(
      `website_${uniqueId}`,
      JSON.stringify({ data, expires: Date.now() + 1e6 }),
    );
    const answer = holdAnswer();
    const done = uploadNow(uniqueId);
    await vi.advanceTimersByTimeAsync(1);
    await start();
    await answer();
    await done;
    expect($saved.get().map((demo) => demo.uniqueId)).toEqual([uniqueId]);
    expect($toast.get()?.title).toBe('Demo saved to your account');
    $session.set({ status: 'unknown' });
  });

  test('is uploaded again at growing intervals, and immediately when the connection is back', async () => {
    browser.cutOff(create);
    storeDemo();
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

  test('whose first upload had arrived is updated, and stays one demo', async () => {
    browser.answers[create] = () => Response.json(demoReply({ uniqueId }), { status: 200 });
    browser.answers[`PATCH /api/demos/${uniqueId}`] = () => Response.json(demoReply({ uniqueId }));
    storeDemo();
    await start();
    expect(browser.requests.map(({ call }) => call).slice(1)).toEqual([
      create,
      `PATCH /api/demos/${uniqueId}`,
    ]);
    expect(localDemos('u1')).toEqual([]);
  });

  test('whose link was taken shows that it has a new one', async () => {
    browser.answers[create] = () =>
      Response.json(demoReply({ uniqueId: 'law-offline-zzzzzz' }), { status: 201 });
    storeDemo();
    await start();
    expect($moved.get()).toEqual([{ from: uniqueId, to: 'law-offline-zzzzzz' }]);
    expect($toast.get()).toMatchObject({ title: 'The link had to change' });
  });

  test('that the service refuses stays here with the reason, and is sent again only on request', async () => {
    const sentence = 'All 5 of your demo slots are in use.';
    browser.answers[create] = () => refusal(403, sentence);
    storeDemo();
    await start();
    await vi.advanceTimersByTimeAsync(400_000);
    expect(creations()).toEqual([uniqueId]);
    expect($uploads.get()[uniqueId]).toEqual({ status: 'refused', sentence });
    expect(localDemos('u1')).toHaveLength(1);
    browser.answers[create] = () => Response.json(demoReply({ uniqueId }), { status: 201 });
    await uploadNow(uniqueId);
    expect(localDemos('u1')).toEqual([]);
  });

  test('of another person is neither shown nor uploaded', async () => {
    storeDemo('u2');
    await start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([creations(), localDemos('u1')]).toEqual([[], []]);
    expect(localDemos('u2')).toHaveLength(1);
  });

  test('of an older version has no owner, so it is uploaded only on request', async () => {
    const expires = Date.now() + 1e9;
    browser.stored.set('website_x', JSON.stringify({ data: { businessName: 'Old' }, expires }));
    await start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(creations()).toEqual([]);
    await uploadNow('x');
    expect(creations()).toEqual(['x']);
  });
});

describe('a demo that is being uploaded', () => {
  test('is not uploaded again when the connection or the person returns, or by a click', async () => {
    const answer = holdAnswer();
    storeDemo();
    await start();
    browser.fire('online');
    browser.fire('focus');
    const upload = uploadNow(uniqueId);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(creations()).toEqual([uniqueId]);
    await answer();
    await upload;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(creations()).toEqual([uniqueId]);
    expect($uploads.get()[uniqueId]).toBeUndefined();
  });

  test('on request is not uploaded again with the waiting ones', async () => {
    const answer = holdAnswer();
    storeDemo('u1', 'law-first-a1b2c3');
    storeDemo('u1', 'law-second-a1b2c3');
    await start();
    const [first = ''] = creations() as string[];
    const [other = ''] = ['law-first-a1b2c3', 'law-second-a1b2c3'].filter((one) => one !== first);
    const upload = uploadNow(other);
    await vi.advanceTimersByTimeAsync(1);
    await answer();
    await upload;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(creations()).toEqual([first, other]);
  });

  test('is sent in its state at that moment, not when it began to wait', async () => {
    const answer = holdAnswer();
    storeDemo();
    await start();
    const work = inTurn(uniqueId, async () => {
      const data = { businessName: 'Changed', industry: 'law' };
      storeLocalDemo({ uniqueId, owner: 'u1', tags: ['law'], data });
      await Promise.resolve();
    });
    await answer();
    await work;
    browser.fire('focus');
    await vi.advanceTimersByTimeAsync(1);
    const names = browser.requests
      .filter(({ call }) => call === create)
      .map(({ body }) => body['name']);
    expect(names).toEqual(['Offline', 'Changed']);
    expect(localDemos('u1')).toEqual([]);
  });

  test('is deleted in the account too when its owner deletes it meanwhile, and can be restored', async () => {
    const answer = holdAnswer();
    browser.answers['DELETE /api/demos/d1'] = () => Response.json({ success: true });
    storeDemo();
    await start();
    reloadLocalDemos();
    const [present] = $demos.get();
    if (!present) throw new Error('no demo');
    await deleteDemo(present);
    await answer();
    expect(browser.requests.at(-1)?.call).toBe('DELETE /api/demos/d1');
    expect($demos.get()).toEqual([]);
    await undoDelete();
    browser.fire('focus');
    await vi.advanceTimersByTimeAsync(1);
    expect(creations()).toEqual([uniqueId, uniqueId]);
    expect($saved.get().map((demo) => demo.uniqueId)).toEqual([uniqueId]);
  });

  test('that fails is sent again immediately if the connection came back meanwhile', async () => {
    const loss = Promise.withResolvers<undefined>();
    browser.answers[create] = async () => {
      await loss.promise;
      throw new TypeError('unreachable');
    };
    storeDemo();
    await start();
    browser.fire('online');
    browser.answers[create] = (body) =>
      Response.json(demoReply({ uniqueId: String(body['uniqueId']) }), { status: 201 });
    loss.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(creations()).toEqual([uniqueId, uniqueId]);
    expect(localDemos('u1')).toEqual([]);
  });
});

test('nothing is uploaded while another person is signed in to this browser', async () => {
  browser.answers['GET /api/auth/user'] = () => Response.json({ id: 'u2' });
  storeDemo();
  await start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(creations()).toEqual([]);
  expect(localDemos('u1')).toHaveLength(1);
});

test('a demo that another tab is uploading is left to that tab', async () => {
  const other = Promise.withResolvers<undefined>();
  const requests: string[] = [];
  const request = async (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    requests.push(name);
    await other.promise;
    return work();
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  storeDemo();
  await start();
  expect([requests, creations()]).toEqual([[`firstlook-demo:${uniqueId}`], []]);
  deleteLocalDemo(uniqueId);
  browser.fire('storage', { key: `website_${uniqueId}` });
  other.resolve(undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(creations()).toEqual([]);
  expect($uploads.get()[uniqueId]).toBeUndefined();
});
