import { vi } from 'vitest';
import type { User } from '../../../../service/contract/user.ts';

/** One call that the page made. */
interface SentCall {
  readonly call: string;
  readonly body: unknown;
}

type Respond = (body: unknown) => Response | Promise<Response>;

/** Storage of one tab and one browser, empty. */
export function fakeStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    const storage = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    });
  }
}

/**
 * A service that answers the named calls, such as `POST /api/auth/logout`, and 404 to every other.
 * Returns what was sent.
 */
export function fakeService(answers: Readonly<Record<string, Respond>>): readonly SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ call, body: read });
    const respond = answers[call] ?? (() => refusal(404, 'There is no such call', 'not_found'));
    return new Promise((resolve, reject) => {
      // The time limit of a call can end after its test file, whose globals are then gone.
      const aborted = new DOMException('aborted', 'AbortError');
      const abort = (): void => reject(aborted);
      signal?.addEventListener('abort', abort);
      Promise.resolve(respond(read))
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', abort));
    });
  });
  return sent;
}

export function refusal(
  status: number,
  error: string,
  code = 'refused',
  fields?: Readonly<Record<string, string>>,
): Response {
  return Response.json({ error, message: error, code, ...(fields ? { fields } : {}) }, { status });
}

export const offline = (): Promise<never> => Promise.reject(new TypeError('offline'));
export const signedOut = (): Response => refusal(401, 'Please log in first.', 'not_signed_in');

/** An account without access, changed as a test needs it. */
export function userWith(change: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'Mara',
    email: 'mara@example.com',
    emailVerified: true,
    pendingEmail: null,
    profileImageUrl: null,
    hasPassword: true,
    demoCount: 0,
    maxDemos: 5,
    agency: { id: 'u1', name: 'Mara', role: 'owner', trialEndsAt: null, linkOrigin: null },
    agencies: [{ id: 'u1', name: 'Mara', role: 'owner' }],
    plan: null,
    demosLeft: 5,
    stripeSubscriptionId: null,
    subscriptionStatus: null,
    subscription: null,
    access: { builder: false, reason: null },
    ...change,
  };
}

/** The same account with a paid subscription. */
export function subscriber(change: Partial<User> = {}): User {
  return userWith({
    maxDemos: 50,
    stripeSubscriptionId: 'sub_1',
    subscriptionStatus: 'active',
    subscription: { cancelAtPeriodEnd: false, currentPeriodEnd: '2026-12-21T10:00:00.000Z' },
    access: { builder: true, reason: 'subscription' },
    ...change,
  });
}

export const settings = {
  providers: { google: true, github: false },
  payment: { provider: 'simulated', publishableKey: null },
  suggestions: false,
  demoAccess: true,
  trialDays: 14,
} as const;
