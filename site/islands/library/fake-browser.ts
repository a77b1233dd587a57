import { vi } from 'vitest';
import type { Demo } from '../../../service/contract/demos.ts';

interface Request {
  readonly call: string;
  readonly body: Record<string, unknown>;
}

/** The service and the storage of a test's browser. */
export interface FakeBrowser {
  readonly requests: Request[];
  /** Replies by call, `PATCH /api/demos/d1`; any other call fails as without a connection. */
  readonly answers: Record<string, (body: Record<string, unknown>) => Response | Promise<Response>>;
  readonly stored: Map<string, string>;
  readonly events: string[];
  /** Lets a call fail from now on, as without a connection. */
  readonly cutOff: (call: string) => void;
  /** Dispatches an event of the window. */
  readonly fire: (type: string, details?: object) => void;
}

/** Replaces Node's globals by a browser's, with a service that gives the test's replies. */
export function fakeBrowser(): FakeBrowser {
  const requests: Request[] = [];
  const answers: FakeBrowser['answers'] = {};
  const cut = new Set<unknown>();
  const stored = new Map<string, string>();
  const events: string[] = [];
  const listeners = new Map<string, Set<(event: Event) => void>>();
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    const call = `${init.method} ${path}`;
    const body = JSON.parse(init.body ?? '{}') as Record<string, unknown>;
    requests.push({ call, body });
    const answer = answers[call];
    if (!answer || cut.has(answer)) throw new TypeError('unreachable');
    return answer(body);
  });
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('window', {
    dispatchEvent: (event: Event) => events.push(event.type),
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.get(type)?.delete(listener),
  });
  vi.stubGlobal('navigator', { onLine: true });
  return {
    requests,
    answers,
    stored,
    events,
    cutOff: (call) => void cut.add(answers[call]),
    fire: (type, details = {}) => {
      for (const listener of listeners.get(type) ?? [])
        listener(Object.assign(new Event(type), details));
    },
  };
}

/** A demo in the service's reply. */
export function demoReply(more: Partial<Demo> = {}): Demo {
  return {
    id: 'd1',
    uniqueId: 'law-harbor-law-a1b2c3',
    slug: 'harbor-law',
    userId: 'u1',
    name: 'Harbor Law',
    industry: 'law',
    templateData: { businessName: 'Harbor Law', slogan: 'Steady counsel' },
    tags: ['warm'],
    notes: '',
    starred: false,
    visits: 3,
    version: 1,
    createdAt: '2026-05-01T12:00:00.000Z',
    updatedAt: '2026-05-01T12:00:00.000Z',
    expiresAt: '2026-05-31T12:00:00.000Z',
    openHours: null,
    stage: 'seen',
    stageAt: '2026-05-01T12:00:00.000Z',
    value: null,
    lostReason: null,
    panel: { comments: false, choices: false, approval: false },
    looks: { palettes: [], headlines: [] },
    ...more,
  };
}

export function refusal(status: number, error: string): Response {
  return Response.json({ error, message: error, code: 'x' }, { status });
}
