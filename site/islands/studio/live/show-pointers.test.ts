import { afterEach, expect, test, vi } from 'vitest';
import { showPointers } from './show-pointers.ts';

type Listener = (event: { readonly data?: unknown }) => void;

let sources: TestSource[] = [];
class TestSource {
  readyState = 1;
  readonly listeners = new Map<string, Listener>();
  constructor() {
    sources.push(this);
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.readyState = 2;
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('pointers are followed again after a proxy answered 502', async () => {
  vi.useFakeTimers();
  sources = [];
  const requests: string[] = [];
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('EventSource', TestSource);
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    requests.push(`${method ?? ''} ${path}`);
    return Promise.resolve({ status: requests.length === 1 ? 502 : 200 });
  });
  const names: (readonly string[])[] = [];
  const stop = showPointers('law-harbor-a1b2c3', (one) => names.push(one));
  const [first] = sources;
  if (first) first.readyState = 2;
  first?.listeners.get('error')?.({});
  await vi.runAllTimersAsync();
  expect(requests).toEqual(
    Array.from({ length: 2 }, () => 'HEAD /api/demos/law-harbor-a1b2c3/live/pointers'),
  );
  expect(sources).toHaveLength(2);
  sources[1]?.listeners.get('message')?.({
    data: JSON.stringify({ view: 'v1', at: null, name: 'Maria' }),
  });
  expect(names).toEqual([[]]);
  stop();
  expect(sources[1]?.readyState).toBe(2);
});
