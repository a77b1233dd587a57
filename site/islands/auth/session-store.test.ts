import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { readFlag, setFlag } from './session-flags.ts';
import { $session, logOut, refreshSession } from './session-store.ts';

const user = {
  id: 'u1',
  username: 'Mara',
  email: 'mara@example.com',
  access: { builder: true, reason: null },
  stripeSubscriptionId: null,
};

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.useFakeTimers();
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the service’s answer sets the session', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(user)));
  expect(await refreshSession()).toMatchObject({ status: 'signed-in', user: { username: 'Mara' } });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'No', code: 'x' }, { status: 401 })),
  );
  expect(await refreshSession()).toEqual({ status: 'signed-out' });
  expect(readFlag('loginTimestamp')).toBeUndefined();
});

test('without an answer of the service, the session stays', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(user)));
  await refreshSession();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await refreshSession()).toBeUndefined();
  expect($session.get().status).toBe('signed-in');
});

test('after a logout the service is not asked again', async () => {
  const fetchUser = vi.fn();
  vi.stubGlobal('fetch', fetchUser);
  setFlag('loggedOut');
  expect(await refreshSession()).toEqual({ status: 'signed-out' });
  expect(fetchUser).not.toHaveBeenCalled();
});

test('a logout clears this tab and opens the home page after 300 ms', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true })));
  setFlag('loginTimestamp', '1');
  const leave = vi.fn<(address: string) => void>();
  await logOut(leave);
  expect($toast.get()).toMatchObject({
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  });
  expect($session.get().status).toBe('signed-out');
  expect([readFlag('loginTimestamp'), readFlag('justLoggedOut')]).toEqual([undefined, 'true']);
  vi.advanceTimersByTime(299);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledWith('/');
});

test('a logout that does not reach the service still ends here', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await logOut(vi.fn());
  expect($toast.get()).toMatchObject({
    title: 'Logout completed',
    description: 'You have been logged out on this device.',
  });
  expect(readFlag('loggedOut')).toBe('true');
});

test('an answer requested before the logout does not restore the session', async () => {
  let answer: (reply: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/api/auth/user')
      ? new Promise<Response>((resolve) => (answer = resolve))
      : Promise.resolve(Response.json({ success: true })),
  );
  const refresh = refreshSession();
  await logOut(() => undefined);
  answer(Response.json(user));
  expect(await refresh).toEqual({ status: 'signed-out' });
  expect([$session.get().status, readFlag('justLoggedOut'), readFlag('loggedOut')]).toEqual([
    'signed-out',
    'true',
    'true',
  ]);
});
