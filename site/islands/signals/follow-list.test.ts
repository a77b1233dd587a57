import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoReply } from '../library/fake-browser.ts';
import { savedDemo, type LibraryDemo } from '../library/library-demo.ts';
import { $saved, findSaved } from '../library/library-store.ts';
import { followEvents } from './follow-events.ts';
import { followList } from './follow-list.ts';

let receive: (event: object) => void = () => undefined;
let stops: (() => void)[] = [];
beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  const listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
  const source = {
    addEventListener: (
      type: string,
      listener: (event: { readonly data?: unknown }) => void,
    ): void => void listeners.set(type, listener),
    readyState: 1,
    close: (): void => undefined,
  };
  const listLatest = (): Promise<undefined> => Promise.resolve(undefined);
  stops = [followList(), followEvents({ open: () => source, listLatest })];
  await Promise.resolve();
  let number = 0;
  receive = (event) => {
    number += 1;
    const data = JSON.stringify({ number, demoId: 'd1', at: '2026-11-23T10:00:00.000Z', ...event });
    listeners.get('message')?.({ data });
  };
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  $saved.set([]);
});

const heard = (more: Parameters<typeof demoReply>[0], event: object): LibraryDemo | undefined => {
  $saved.set([savedDemo(demoReply({ id: 'd1', ...more }))]);
  receive(event);
  return findSaved('d1');
};
const toLost = { kind: 'stage.changed', data: { from: 'talking', to: 'lost', ms: 1 } };

test('a demo that a client opens moves to its new stage, as visited', () => {
  const moved = { kind: 'stage.changed', data: { from: 'sent', to: 'seen', ms: 1 } };
  expect(heard({ stage: 'sent', visits: 0 }, moved)).toMatchObject({
    stage: 'seen',
    stageAt: Date.parse('2026-11-23T10:00:00.000Z'),
  });
  expect(heard({ visits: 0 }, { kind: 'visit.began', data: {} })?.visits).toBe(1);
  expect(heard({ visits: 5 }, { kind: 'visit.began', data: {} })?.visits).toBe(5);
});

test('a deal that a colleague lost has no earlier reason; one lost on this page keeps its own', () => {
  const reasoned = { lostReason: 'Too dear' };
  expect(heard({ stage: 'talking', ...reasoned }, toLost)?.lostReason).toBeNull();
  expect(heard({ stage: 'lost', ...reasoned }, toLost)?.lostReason).toBe('Too dear');
});
