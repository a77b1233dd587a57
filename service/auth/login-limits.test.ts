import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limitHits } from '../db/schema.ts';
import { createLimiter } from '../create-limiter.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { createLoginAttempts, delayAfterMisses } from './login-attempts.ts';
import { isFullRun } from '../testing/full-run.ts';

const minute = 60_000;
const password = 'correct horse battery';
vi.setConfig({ testTimeout: isFullRun ? 300_000 : 60_000 });

let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { TRUSTED_PROXY: '203.0.113.250' } });
});
afterAll(() => app.close());

function login(address: string, email: string, typed: string, headers = {}): Promise<Answer> {
  return app
    .visitor(address)
    .send('POST', '/api/auth/email/login', { email, password: typed }, headers);
}

/**
 * Makes a hundred failed logins of an account: by requests in a full run, else by writing the rows
 * that they would leave.
 */
async function missHundredTimes(email: string, network: string): Promise<void> {
  if (isFullRun) {
    expect(await guess(email, 100, network)).toBe(100);
    return;
  }
  const now = (): number => app.clock.now;
  const limiter = createLimiter(app.store, { on: true, now });
  const attempts = createLoginAttempts({ store: app.store, limiter, now });
  for (let attempt = 0; attempt < 100; attempt += 1)
    await attempts.begin(email, `${network}.${Math.floor(attempt / 10)}`);
}

/** Tries wrong passwords from many addresses; returns how many of them were compared. */
async function guess(email: string, tries: number, network: string): Promise<number> {
  let compared = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { status } = await login(
      `${network}.${Math.floor(attempt / 10)}`,
      email,
      `wrong-${attempt}`,
    );
    expect([401, 429]).toContain(status);
    if (status === 401) compared += 1;
  }
  return compared;
}

describe('guessing a password', () => {
  test('from everywhere is slowed down after a hundred misses, for an address that has guessed wrong', async () => {
    const { email } = (await app.visitor('198.18.9.1').signUp()).json as { email: string };
    await missHundredTimes(email, '198.18.0');
    const more = isFullRun ? 900 : 40;
    // A new address may try once; the second try of each must wait.
    expect(await guess(email, more, '198.18.1')).toBe(Math.ceil(more / 10));
    const waiting = await login('198.18.1.0', email, password);
    expect(waiting.status).toBe(429);
    expect(waiting.json['error']).toMatch(
      /^Too many attempts\. Please try again in \d+ (?:seconds|minutes)\.$/u,
    );
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    const owner = await login('198.18.2.1', email, password);
    expect(owner.status).toBe(200);
    // The owner has signed in, so the earlier failures are forgotten.
    expect((await login('198.18.1.0', email, 'wrong')).status).toBe(401);
  });

  test('of an account that does not exist is slowed down equally', async () => {
    const email = 'nobody@agency.example';
    await missHundredTimes(email, '198.18.3');
    expect(await guess(email, 10, '198.18.13')).toBe(1);
  });

  test('waits longer and longer, an hour at most', () => {
    expect([100, 109, 110, 120, 200, 1000].map(delayAfterMisses)).toEqual(
      [1, 1, 2, 4, 60, 60].map((minutes) => minutes * minute),
    );
  });

  test('at many accounts from one address ends after fifty in fifteen minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 52; count += 1)
      statuses.push((await login('198.18.4.1', `person${count}@agency.example`, 'wrong')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
  });

  test('at once counts as often as it is tried', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => login('198.18.5.1', 'parallel@agency.example', 'wrong')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('from another address of the same IPv6 network is guessing from the same place', async () => {
    const email = 'six@agency.example';
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(`2001:db8:1:2::${attempt}`, email, 'wrong')).status).toBe(401);
    expect((await login('2001:db8:1:2:ffff::1', email, 'wrong')).status).toBe(429);
    expect((await login('2001:db8:1:3::1', email, 'wrong')).status).toBe(401);
  });

  test('believes only its own proxy about addresses', async () => {
    const email = 'proxied@agency.example';
    const via = (peer: string, from: string): Promise<Answer> =>
      login(peer, email, 'wrong', { 'x-forwarded-for': from });
    for (let attempt = 0; attempt < 10; attempt += 1) await via('198.18.6.1', `192.0.2.${attempt}`);
    expect((await via('198.18.6.1', '192.0.2.99')).status).toBe(429);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await via('203.0.113.250', `10.9.9.${attempt}, 198.18.7.1`);
    expect((await via('203.0.113.250', '10.9.9.99, 198.18.7.1')).status).toBe(429);
    expect((await via('203.0.113.250', '198.18.7.2')).status).toBe(401);
  });
});

test('registrations are limited to twenty an hour from one address', async () => {
  const visitor = app.visitor('198.18.8.1');
  const body = { email: 'short@agency.example', username: 'Ada', password: 'qwerty' };
  for (let count = 0; count < 20; count += 1)
    expect((await visitor.send('POST', '/api/auth/email/register', body)).status).toBe(422);
  expect((await visitor.send('POST', '/api/auth/email/register', body)).status).toBe(429);
});

test('a flood of logins gets 503 with a retry time, while other calls are answered', async () => {
  const flooded = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  const flood = Array.from({ length: 60 }, (_, n) =>
    flooded
      .visitor()
      .send('POST', '/api/auth/email/login', { email: `f${n}@agency.example`, password: 'wrong' }),
  );
  const other = await flooded.visitor().get('/api/health');
  expect(other.status).toBe(200);
  const answers = await Promise.all(flood);
  const busy = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(answers.length - busy.length).toBeGreaterThanOrEqual(18);
  for (const { headers, json } of busy) {
    expect(headers.get('retry-after')).toBe('2');
    expect(json['code']).toBe('busy');
  }
  await flooded.close();
});

test('the tables of limits contain no address or account', async () => {
  await login('198.18.10.1', 'counted@agency.example', 'wrong');
  const rows = JSON.stringify(await app.store.read.select().from(limitHits));
  expect(rows).not.toMatch(/agency\.example|198\.18/u);
});
