import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLoginAttempts } from './auth/login-attempts.ts';
import { createLimiter } from './create-limiter.ts';
import { limits } from './limits.ts';
import { createTestApp, type TestApp, type Visitor } from './testing/create-test-app.ts';
import { isFullRun } from './testing/full-run.ts';

const minute = 60_000;
const hour = 60 * minute;
let app: TestApp;
beforeEach(() => {
  app = createTestApp();
});
afterEach(() => app.close());

const limiter = (): ReturnType<typeof createLimiter> =>
  createLimiter(app.store, { on: true, now: () => app.clock.now });

/** Seconds until a request is accepted; 0 when it was. */
async function readWait(one: ReturnType<typeof createLimiter>, who = 'a'): Promise<number> {
  try {
    await one.take('demo-access', who);
    return 0;
  } catch (error) {
    return (error as { details: { retryAfter: number } }).details.retryAfter;
  }
}

async function fill(one: ReturnType<typeof createLimiter>): Promise<void> {
  for (let count = 0; count < limits['demo-access'].max; count += 1)
    expect(await readWait(one)).toBe(0);
  expect(await readWait(one)).toBe(limits['demo-access'].withinMs / 1000);
}

/** One login with a wrong password. Outside of a full run, only its rows are written. */
async function missOnce(visitor: Visitor): Promise<void> {
  const email = 'ada@agency.example';
  if (isFullRun) {
    await visitor.send('POST', '/api/auth/email/login', { email, password: 'wrong' });
    return;
  }
  const now = (): number => app.clock.now;
  const attempts = createLoginAttempts({ store: app.store, limiter: limiter(), now });
  // The attempt is refused, like a request, while the account must wait.
  await attempts.begin(email, '203.0.113.1').catch(() => undefined);
}

describe.each([
  ['an hour', hour],
  ['a day', 24 * hour],
])('a clock that is set back by %s', (_, step) => {
  test('keeps a full window full, at most for the length of the window', async () => {
    const one = limiter();
    await fill(one);
    app.clock.now -= step;
    expect(await readWait(one)).toBe(15 * 60);
    app.clock.now += 14 * minute;
    expect(await readWait(one)).toBeGreaterThan(0);
    app.clock.now += minute + 1;
    expect(await readWait(one)).toBe(0);
  });

  test('while the service was not running does the same', async () => {
    await fill(limiter());
    app.clock.now -= step;
    const after = limiter();
    expect(await readWait(after)).toBe(15 * 60);
    app.clock.now += 15 * minute + 1;
    expect(await readWait(after)).toBe(0);
  });

  test('does not refuse pages that were read before', () => {
    const one = limiter();
    for (let count = 0; count < 600; count += 1) one.takeRead('a');
    app.clock.now -= step;
    expect(() => one.takeRead('a')).not.toThrow();
  });

  test('limits the wait after a hundred wrong passwords to an hour', async () => {
    const visitor = app.visitor('203.0.113.1');
    await visitor.signUp('ada@agency.example');
    app.clock.now += step;
    for (let count = 0; count < 100; count += 1) {
      if (count % 10 === 0) app.clock.now += 15 * minute + 1;
      await missOnce(visitor);
    }
    app.clock.now -= step + 3 * hour;
    const { status, headers } = await visitor.send('POST', '/api/auth/email/login', {
      email: 'ada@agency.example',
      password: 'correct horse battery',
    });
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    app.clock.now += hour + 1;
    const later = await visitor.send('POST', '/api/auth/email/login', {
      email: 'ada@agency.example',
      password: 'correct horse battery',
    });
    expect(later.status).toBe(200);
  });
});

test('a clock that runs ahead for a while refuses requests at most for the length of the window', async () => {
  const one = limiter();
  expect(await readWait(one)).toBe(0);
  app.clock.now += 24 * hour;
  await fill(one);
  app.clock.now -= 24 * hour;
  expect(await readWait(one)).toBeLessThanOrEqual(15 * 60);
  app.clock.now += 15 * minute + 1;
  expect(await readWait(one)).toBe(0);
});
