import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCall, type CallSource } from './follow-call.ts';

type Listener = (event: { readonly data?: unknown }) => void;

/** A stream whose messages come from the test. */
class TestSource implements CallSource {
  readyState = 1;
  readonly #listeners = new Map<string, Listener>();
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  close(): void {
    this.readyState = 2;
  }
  receive(data: string): void {
    this.#listeners.get('message')?.({ data });
  }
  begin(): void {
    this.#listeners.get('open')?.({});
  }
  /** As browsers do after any answer but 200. */
  refuse(): void {
    this.readyState = 2;
    this.#listeners.get('error')?.({});
  }
  /** As browsers do when the connection is cut: they open it again. */
  cut(): void {
    this.readyState = 0;
    this.#listeners.get('error')?.({});
  }
}

let sources: TestSource[] = [];
let statuses: (number | undefined)[] = [];
let received: string[] = [];
let page: EventTarget & { visibilityState?: string };
let requests: number[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  [sources, statuses, received, requests] = [[], [], [], []];
  stop = followCall({
    address: '/api/demos/law-harbor-a1b2c3/live',
    onState: (text) => received.push(text),
    onOver: () => received.push('over'),
    open: () => {
      const source = new TestSource();
      sources.push(source);
      return source;
    },
    readStatus: () => {
      requests.push(Date.now());
      return Promise.resolve(statuses.shift());
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): TestSource | undefined => sources.at(-1);

function turn(visibilityState: string): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

test.each([204, 404, 410])(
  'a call that ended while the connection was cut is over, as %i says',
  async (status) => {
    last()?.receive('edited');
    statuses = [status];
    last()?.refuse();
    await vi.runAllTimersAsync();
    expect(received).toEqual(['edited', 'over']);
    turn('visible');
    expect(sources).toHaveLength(1);
  },
);

test('a service that restarts behind a proxy is followed again', async () => {
  statuses = [502, undefined, 200];
  last()?.refuse();
  await vi.runAllTimersAsync();
  expect(sources).toHaveLength(2);
  last()?.receive('state');
  expect(received).toEqual(['state']);
});

test('a service that stays away is asked less and less often, and at once again after a success', async () => {
  const start = Date.now();
  statuses = [502, 502, 502, 502, 502, 200];
  last()?.refuse();
  await vi.runAllTimersAsync();
  expect(requests.map((at) => (at - start) / 1000)).toEqual([3, 9, 21, 45, 75, 105]);
  last()?.begin();
  statuses = [200];
  const again = Date.now();
  last()?.refuse();
  await vi.runAllTimersAsync();
  expect(((requests.at(-1) ?? 0) - again) / 1000).toBe(3);
});

test('a window that was asleep opens a new stream, and hears the old one no more', () => {
  const [first] = sources;
  turn('hidden');
  expect(sources).toHaveLength(1);
  turn('visible');
  expect([sources.length, first?.readyState]).toEqual([2, 2]);
  first?.receive('late');
  last()?.receive('present');
  expect(received).toEqual(['present']);
});

test('a short break is left to the browser', async () => {
  last()?.cut();
  await vi.runAllTimersAsync();
  expect(sources).toHaveLength(1);
});

test('nothing is opened any more once the visitor has left', async () => {
  statuses = [200];
  last()?.refuse();
  stop();
  await vi.runAllTimersAsync();
  turn('visible');
  expect(sources).toHaveLength(1);
});
