import { afterEach, beforeEach, vi } from 'vitest';
import type { User } from '../../../../../service/contract/user.ts';
import { dismissToast } from '../../../ui/toast-store.ts';
import { clearDraft, patchDraft, typeValue } from '../../draft/draft-store.ts';
import { createAnother, generateSite } from '../demo-store.ts';

export const user: User = {
  id: 'u1',
  username: 'maya',
  email: 'maya@agency.example',
  emailVerified: true,
  pendingEmail: null,
  profileImageUrl: null,
  hasPassword: true,
  agency: { id: 'u1', name: 'maya', role: 'owner', trialEndsAt: null, linkOrigin: null },
  agencies: [{ id: 'u1', name: 'maya', role: 'owner' }],
  plan: null,
  demoCount: 3,
  maxDemos: 50,
  demosLeft: 47,
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  subscription: null,
  access: { builder: true, reason: 'subscription' },
};

interface SentRequest {
  readonly call: string;
  readonly body: Record<string, unknown>;
}
/** The requests sent, the answer to each call, and the window's events. */
export const service: {
  requests: SentRequest[];
  answers: Record<string, () => Response>;
  events: string[];
} = { requests: [], answers: {}, events: [] };

/** A browser with a draft at the third step, and a service that accepts demos. */
export function setUpDemoService(): void {
  beforeEach(() => {
    service.requests = [];
    service.events = [];
    service.answers = {
      'POST /api/demos': () =>
        Response.json({ uniqueId: service.requests[0]?.body['uniqueId'] }, { status: 201 }),
      'GET /api/auth/user': () => Response.json({ ...user, demoCount: 4 }),
    };
    vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
      const call = `${init.method} ${path.replace(/(?<=demos\/).*/u, '*')}`;
      service.requests.push({
        call,
        body: JSON.parse(init.body ?? '{}') as Record<string, unknown>,
      });
      const reply = service.answers[call];
      return reply ? Promise.resolve(reply()) : Promise.reject(new TypeError('unreachable'));
    });
    const stored: Record<string, string> = {};
    const storage = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
      removeItem: (key: string) => Reflect.deleteProperty(stored, key),
    };
    vi.stubGlobal(
      'localStorage',
      new Proxy(storage, {
        ownKeys: () => Object.keys(stored),
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    );
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', { dispatchEvent: (event: Event) => service.events.push(event.type) });
    createAnother();
    clearDraft();
    typeValue('businessName', 'Harrow & Finch LLP');
    patchDraft({ step: 3 });
  });
  afterEach(() => {
    dismissToast();
    dismissToast();
    vi.unstubAllGlobals();
  });
}

export const generate = (): Promise<void> => generateSite(user, 0);
