import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../service/contract/auth.ts';
import {
  clearSessionFlags,
  readFlag,
  rememberLogin,
  rememberLogout,
  seemsSignedIn,
  setFlag,
} from './session-flags.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const user: User = {
  id: 'u1',
  username: 'Mara',
  email: 'mara@example.com',
  emailVerified: true,
  profileImageUrl: null,
  demoCount: 0,
  maxDemos: 5,
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  access: { builder: true, reason: null },
};

beforeEach(() => void vi.stubGlobal('sessionStorage', memory()));

test('a login is remembered and ends a logout', () => {
  rememberLogout(true);
  expect(seemsSignedIn()).toBe(false);
  rememberLogin(user, 1234);
  expect(seemsSignedIn()).toBe(true);
  expect(readFlag('loginTimestamp')).toBe('1234');
  expect(readFlag('loggedOut')).toBeUndefined();
  expect(readFlag('justLoggedOut')).toBeUndefined();
});

test('the time of the login stays when the account is read again', () => {
  rememberLogin(user, 1);
  rememberLogin(user, 2);
  expect(readFlag('loginTimestamp')).toBe('1');
});

test('flags follow what the service says about access', () => {
  rememberLogin({
    ...user,
    stripeSubscriptionId: 'sub_1',
    access: { builder: true, reason: 'subscription' },
  });
  expect(readFlag('hasActiveSubscription')).toBe('true');
  expect(readFlag('subscriptionId')).toBe('sub_1');
  rememberLogin({ ...user, access: { builder: true, reason: 'whitelist' } });
  expect(readFlag('hasActiveSubscription')).toBeUndefined();
  expect(readFlag('subscriptionId')).toBeUndefined();
  expect(readFlag('whitelistedEmail')).toBe('mara@example.com');
});

test('a logout leaves nothing but its own flags', () => {
  rememberLogin(user);
  setFlag('paymentStatus', 'succeeded');
  rememberLogout(false);
  expect(readFlag('paymentStatus')).toBeUndefined();
  expect(readFlag('loginTimestamp')).toBeUndefined();
  expect(readFlag('justLoggedOut')).toBe('offline');
  expect(readFlag('loggedOut')).toBe('true');
});

test('a browser that keeps no site data remembers nothing, and nothing breaks', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberLogin(user);
  clearSessionFlags();
  expect(readFlag('loginTimestamp')).toBeUndefined();
  expect(seemsSignedIn()).toBe(false);
});
