import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeService, fakeStorage, offline, refusal } from '../ui/testing/fake-page.ts';
import {
  $demoUser,
  demosLeft,
  endDemoAccess,
  enterCode,
  restoreDemoUser,
  spendCredit,
} from './demo-access-store.ts';

const call = 'POST /api/demo-access';
const user = {
  id: 'd1',
  name: 'Agency demo',
  authLevel: 'agency',
  demoCount: 18,
  maxDemos: 20,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage();
  endDemoAccess();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function enter(code: string): Promise<string | undefined> {
  const entered = enterCode(code);
  await vi.advanceTimersByTimeAsync(500);
  return entered;
}

test('a known code opens its level after 500 ms, and a reload restores it', async () => {
  const sent = fakeService({ [call]: () => Response.json({ user }) });
  const entered = enterCode(' open sesame ');
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await entered).toBeUndefined();
  expect(sent).toEqual([{ call, body: { code: 'open sesame' } }]);
  $demoUser.set(undefined);
  restoreDemoUser();
  expect($demoUser.get()).toEqual(user);
});

test('credits are counted, and refused at the maximum', async () => {
  fakeService({ [call]: () => Response.json({ user }) });
  expect(spendCredit()).toBe(false);
  await enter('x');
  expect([demosLeft(), spendCredit(), spendCredit(), spendCredit()]).toEqual([
    2,
    true,
    true,
    false,
  ]);
  expect([$demoUser.get()?.demoCount, demosLeft()]).toEqual([20, 0]);
  expect(demosLeft({ ...user, demoCount: 25 })).toBe(0);
});

test('a wrong code, a blank one and an unreachable service show an error', async () => {
  fakeService({ [call]: () => refusal(401, 'This access code is not known.') });
  expect(await enterCode('  ')).toBe('Access code is required');
  expect(await enter('x')).toBe('This access code is not known.');
  fakeService({ [call]: offline });
  expect(await enter('x')).toBe('Network error. Please check your connection and try again.');
  expect($demoUser.get()).toBeUndefined();
});

test('a logout clears it', async () => {
  fakeService({ [call]: () => Response.json({ user }) });
  await enter('x');
  endDemoAccess();
  restoreDemoUser();
  expect($demoUser.get()).toBeUndefined();
  expect(localStorage.getItem('demoAccess')).toBeNull();
});

test.each([
  '{',
  'null',
  '{"id":"d1"}',
  JSON.stringify({ ...user, authLevel: 'root' }),
  JSON.stringify({ ...user, demoCount: -1 }),
])('unreadable stored data is removed: %s', (stored) => {
  localStorage.setItem('demoAccess', stored);
  restoreDemoUser();
  expect($demoUser.get()).toBeUndefined();
  expect(localStorage.getItem('demoAccess')).toBeNull();
});
