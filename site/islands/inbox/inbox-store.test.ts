import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InboxCounts, InboxMessage } from '../../../service/contract/inbox.ts';
import { $planNotice, closePlanNotice } from '../billing/plan-notice.ts';
import { fakeService, offline, refusal, signedOut } from '../ui/testing/fake-page.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import {
  $kind,
  $loadedAt,
  $messages,
  $next,
  $open,
  $openId,
  $status,
  loadInbox,
  loadMore,
  openInbox,
} from './inbox-store.ts';
import {
  $deleted,
  deleteMessage,
  extendLink,
  openMessage,
  readAll,
  undoDelete,
} from './message-actions.ts';
import { $counts, $unread } from './unread-store.ts';

function message(number: number, change: Partial<InboxMessage> = {}): InboxMessage {
  return {
    id: `m${number}`,
    kind: 'inquiry',
    receivedAt: new Date(1_795_000_000_000 - number * 1000).toISOString(),
    read: false,
    name: `Person ${number}`,
    email: 'ann@home.example',
    phone: null,
    agency: null,
    topic: null,
    text: 'Hello',
    demo: { uniqueId: 'law-harbor-aaaaaa', name: 'Harbor', state: 'live' },
    site: null,
    mail: 'sent',
    recipient: 'ada@agency.example',
    ...change,
  };
}

const page = (messages: readonly InboxMessage[], next?: string): Response =>
  Response.json(messages, next === undefined ? {} : { headers: { link: `<${next}>; rel="next"` } });
const counted = (unread: number, inquiry = 3): InboxCounts => ({
  unread,
  kinds: { inquiry, comment: 0, 'more-time': 0, 'demo-request': 0 },
});
const list = 'GET /api/inbox?limit=50';
const older = '/api/inbox?limit=50&cursor=abc';
const counts = { 'GET /api/inbox/counts': () => Response.json(counted(2)) };
const ids = (): string[] => $messages.get().map(({ id }) => id);

beforeEach(() => {
  $messages.set([]);
  $openId.set(undefined);
  $kind.set(undefined);
  $deleted.set(undefined);
  $counts.set(undefined);
  vi.stubGlobal('window', { dispatchEvent: vi.fn() });
});
afterEach(() => {
  dismissToast();
  closePlanNotice();
  vi.unstubAllGlobals();
});

test('the newest messages are shown with their count, and older ones are loaded once', async () => {
  const sent = fakeService({
    ...counts,
    [list]: () => page([message(1), message(2)], older),
    [`GET ${older}`]: () => page([message(2), message(3)]),
  });
  await openInbox();
  expect([$status.get(), ids(), $unread.get()]).toEqual(['ready', ['m1', 'm2'], 2]);
  await Promise.all([loadMore(), loadMore()]);
  expect([ids(), $next.get()]).toEqual([['m1', 'm2', 'm3'], undefined]);
  await loadMore();
  expect(sent.filter(({ call }) => call === `GET ${older}`)).toHaveLength(1);
});

test('a new message is added at the top, and older loaded ones stay', async () => {
  fakeService({
    ...counts,
    [list]: () => page([message(1), message(2)], older),
    [`GET ${older}`]: () => page([message(3)]),
  });
  await openInbox();
  await loadMore();
  $openId.set('m3');
  fakeService({ ...counts, [list]: () => page([message(0), message(1), message(2)], older) });
  await loadInbox();
  expect([ids(), $open.get()?.id]).toEqual([['m0', 'm1', 'm2', 'm3'], 'm3']);
});

test('another kind restarts the list, and a late reply for the previous kind is dropped', async () => {
  let answer: (response: Response) => void = () => undefined;
  fakeService({
    ...counts,
    [list]: () => new Promise<Response>((resolve) => (answer = resolve)),
    [`${list}&kind=more-time`]: () => page([message(7, { kind: 'more-time' })]),
  });
  const first = openInbox();
  await openInbox('more-time');
  answer(page([message(1)]));
  await first;
  expect([$kind.get(), ids()]).toEqual(['more-time', ['m7']]);
});

test('without a connection the list stays with a note; without a list, a message explains that nothing is lost', async () => {
  fakeService({ [list]: offline });
  await openInbox();
  expect($status.get()).toBe('failed');
  fakeService({ ...counts, [list]: () => page([message(1)]) });
  await loadInbox();
  fakeService({ [list]: offline });
  await loadInbox();
  expect([$status.get(), ids(), typeof $loadedAt.get()]).toEqual(['stale', ['m1'], 'number']);
  fakeService({ [list]: signedOut });
  await loadInbox();
  expect($status.get()).toBe('signed-out');
});

test('opening a message marks it as read, which is reverted if the service refuses', async () => {
  const answers = { ...counts, [list]: () => page([message(1)]) };
  const patch = 'PATCH /api/inbox/m1';
  const sent = fakeService({ ...answers, [patch]: () => Response.json(message(1)) });
  await openInbox();
  openMessage(message(1));
  expect([$open.get()?.read, $unread.get()]).toEqual([true, 1]);
  expect(sent.at(-1)).toEqual({ call: patch, body: { read: true } });
  fakeService({ ...answers, [patch]: offline });
  await loadInbox();
  openMessage(message(1));
  await expect.poll(() => $open.get()?.read).toBe(false);
  expect([$unread.get(), $toast.get()?.title]).toEqual([2, 'Error']);
});

test('a deleted message disappears immediately, and Undo restores its position', async () => {
  const del = 'DELETE /api/inbox/m2';
  fakeService({
    ...counts,
    [list]: () => page([message(1), message(2), message(3)]),
    [del]: () => Response.json({ success: true }),
    'POST /api/inbox/m2/restore': () => Response.json(message(2)),
  });
  await openInbox();
  $openId.set('m2');
  await deleteMessage(message(2));
  expect([ids(), $openId.get(), $deleted.get()?.id]).toEqual([['m1', 'm3'], undefined, 'm2']);
  expect($counts.get()).toEqual(counted(1, 2));
  expect((await undoDelete())?.id).toBe('m2');
  expect([ids(), $deleted.get(), $counts.get()]).toEqual([
    ['m1', 'm2', 'm3'],
    undefined,
    counted(2),
  ]);
  fakeService({ [del]: offline });
  await deleteMessage(message(2));
  expect([ids(), $deleted.get()]).toEqual([['m1', 'm2', 'm3'], undefined]);
});

test('marking all as read sends the newest seen message and the shown kind', async () => {
  const call = 'POST /api/inbox/read';
  const sent = fakeService({
    ...counts,
    [`${list}&kind=inquiry`]: () => page([message(1), message(2)]),
    [call]: () => Response.json(counted(0)),
  });
  await openInbox('inquiry');
  await readAll();
  expect(sent.at(-1)).toEqual({
    call,
    body: { until: message(1).receivedAt, kind: 'inquiry' },
  });
  expect([$messages.get().every(({ read }) => read), $unread.get()]).toEqual([true, 0]);
});

test('a link is extended from the visitor’s request, and an expired plan shows a notice', async () => {
  const extend = 'POST /api/demos/law-harbor-aaaaaa/extend';
  fakeService({
    ...counts,
    [list]: () => page([]),
    [extend]: () => Response.json({ name: 'Harbor' }),
  });
  await extendLink('law-harbor-aaaaaa');
  expect($toast.get()).toMatchObject({ description: 'Harbor is online again.' });
  fakeService({ [extend]: () => refusal(403, 'Your trial has ended.', 'plan_needed') });
  await extendLink('law-harbor-aaaaaa');
  expect($planNotice.get()).toMatchObject({
    sentence: expect.stringContaining('Your trial has ended.') as string,
    needsPlan: true,
  });
});
