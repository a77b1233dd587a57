import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage, userWith } from '../ui/testing/fake-page.ts';
import {
  clearSessionFlags,
  clearSubscriptionFlags,
  forgetSessionHint,
  hasSessionHint,
  readFlag,
  rememberLogin,
  rememberLogout,
  rememberPayment,
  seemsSignedIn,
  seemsSubscribed,
  setFlag,
  takeFlag,
} from './session-flags.ts';

const user = userWith({ access: { builder: true, reason: null } });

beforeEach(fakeStorage);
afterEach(() => void vi.unstubAllGlobals());

test('a login is stored and removes the logout', () => {
  rememberLogout(true);
  expect(seemsSignedIn()).toBe(false);
  rememberLogin(user, 1234);
  expect(seemsSignedIn()).toBe(true);
  expect(readFlag('loginTimestamp')).toBe('1234');
  expect(readFlag('loggedOut')).toBeUndefined();
  expect(readFlag('justLoggedOut')).toBeUndefined();
});

test('the time of the login stays when the account is loaded again', () => {
  rememberLogin(user, 1);
  rememberLogin(user, 2);
  expect(readFlag('loginTimestamp')).toBe('1');
});

test('flags follow the service’s answer about access', () => {
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

test('an owner and a test account are stored as such', () => {
  rememberLogin({ ...user, access: { builder: true, reason: 'owner' } });
  expect(readFlag('whitelistedEmail')).toBe('mara@example.com');
  rememberLogin({ ...user, access: { builder: true, reason: 'test' } });
  expect([readFlag('whitelistedEmail'), readFlag('hasActiveSubscription')]).toEqual([
    undefined,
    'true',
  ]);
});

test('an account seems subscribed by its last payment, the active flag, or its address', () => {
  expect(seemsSubscribed('mara@example.com')).toBe(false);
  setFlag('subscriptionId', 'sub_1');
  setFlag('lastSuccessfulPayment', 'sub_2');
  expect(seemsSubscribed()).toBe(false);
  setFlag('lastSuccessfulPayment', 'sub_1');
  expect(seemsSubscribed()).toBe(true);
  clearSubscriptionFlags();
  setFlag('hasActiveSubscription');
  expect(seemsSubscribed()).toBe(true);
  clearSubscriptionFlags();
  setFlag('whitelistedEmail', 'mara@example.com');
  expect([seemsSubscribed('mara@example.com'), seemsSubscribed('other@example.com')]).toEqual([
    true,
    false,
  ]);
});

test('a payment is stored with its time, and removed by a logout', () => {
  rememberPayment('sub_1', 1234);
  expect([readFlag('lastSuccessfulPayment'), readFlag('subscriptionTimestamp')]).toEqual([
    'sub_1',
    '1234',
  ]);
  rememberLogout(true);
  expect(seemsSubscribed()).toBe(false);
});

test('a flag for the next page is removed when it is read', () => {
  setFlag('builderOpens');
  expect([takeFlag('builderOpens'), takeFlag('builderOpens')]).toEqual(['true', undefined]);
});

test.each([
  ['signed-in=1', true],
  ['theme=dark; signed-in=1; other=2', true],
  ['not-signed-in=1', false],
  ['signed-in=', false],
  ['', false],
])('the cookies "%s" tell of a session: %s', (cookie, expected) => {
  vi.stubGlobal('document', { cookie });
  expect(hasSessionHint()).toBe(expected);
  expect(seemsSignedIn()).toBe(expected);
});

test('a logout removes the session hint, whether it reached the service or not', () => {
  const page = { cookie: 'signed-in=1' };
  vi.stubGlobal('document', page);
  forgetSessionHint();
  expect(page.cookie).toBe('signed-in=; Max-Age=0; Path=/; SameSite=Lax');
});

test('a logout removes all flags but its own', () => {
  rememberLogin(user);
  setFlag('paymentStatus', 'succeeded');
  rememberLogout(false);
  expect(readFlag('paymentStatus')).toBeUndefined();
  expect(readFlag('loginTimestamp')).toBeUndefined();
  expect(readFlag('justLoggedOut')).toBe('offline');
  expect(readFlag('loggedOut')).toBe('true');
});

test('a browser without storage stores nothing, and everything else works', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberLogin(user);
  clearSessionFlags();
  expect(readFlag('loginTimestamp')).toBeUndefined();
  expect(seemsSignedIn()).toBe(false);
  expect(hasSessionHint()).toBe(false);
});
