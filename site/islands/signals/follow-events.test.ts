import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents, type Source } from './follow-events.ts';
import { $feed, $log, $readers } from './now-store.ts';

type Listener = (event: { readonly data?: unknown }) => void;

/** A stream whose messages come from the test. */
class TestSource implements Source {
  readyState = 1;
  isClosed = false;
  readonly #listeners = new Map<string, Listener>();
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  receive(type: string, data?: unknown): void {
    this.#listeners.get(type)?.({ data: JSON.stringify(data) });
  }
}

const logged = (number: number): unknown => ({
  number,
  kind: 'visit.began',
  demoId: 'd1',
  at: '2026-11-23T10:00:00.000Z',
  data: {},
});

let sources: TestSource[] = [];
let stop: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  sources = [];
  stop = followEvents({
    open: (address) => {
      const source = new TestSource(address);
      sources.push(source);
      return source;
    },
    listLatest: () => Promise.resolve({ number: 7, events: [] }),
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events continue after the last one of the list, and are shown as they arrive', () => {
  const [source] = sources;
  expect(source?.address).toBe('/api/events?after=7');
  source?.receive('message', logged(8));
  source?.receive('live', {
    visitId: 'v1',
    demoId: 'd1',
    page: '/',
    section: 'hero',
    visibleMs: 1,
  });
  expect($log.get().map(({ number }) => number)).toEqual([8]);
  expect($readers.get()).toHaveLength(1);
  expect($feed.get().state).toBe('live');
});

test('a short interruption is not shown, a long one is', async () => {
  const [source] = sources;
  source?.receive('open');
  source?.receive('error');
  await vi.advanceTimersByTimeAsync(2000);
  expect($feed.get().state).toBe('live');
  source?.receive('open');
  await vi.advanceTimersByTimeAsync(10_000);
  expect($feed.get().state).toBe('live');
  source?.receive('error');
  await vi.advanceTimersByTimeAsync(5000);
  expect($feed.get().state).toBe('lost');
  source?.receive('open');
  expect($feed.get().state).toBe('live');
});

test('a refused stream is requested again, from the last received event', async () => {
  const [source] = sources;
  source?.receive('message', logged(9));
  if (source) source.readyState = 2;
  source?.receive('error');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sources.map(({ address }) => address)).toEqual([
    '/api/events?after=7',
    '/api/events?after=9',
  ]);
});

test('the connection closes with the workspace', () => {
  stop();
  expect(sources[0]?.isClosed).toBe(true);
  expect($readers.get()).toEqual([]);
});
