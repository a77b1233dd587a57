import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createPayer, goodCard, pay, readPayer } from '../testing/pay-simulated.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

describe('each state can be entered and seen', () => {
  test.each([
    ['active', true],
    ['past_due', false],
    ['canceled', false],
  ])('%s, also by an account that never subscribed', async (status, builder) => {
    const visitor = app.visitor();
    await visitor.signUp();
    const { json } = await visitor.send('POST', '/api/simulated-subscription', { status });
    expect(json).toEqual({ success: true });
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      subscriptionStatus: status,
      access: { builder },
    });
  });

  test('an overdue one is paid with its own secret, a cancelled one is followed by another', async () => {
    const somebody = await createPayer(app);
    await somebody.visitor.send('POST', '/api/simulated-subscription', { status: 'past_due' });
    const again = await somebody.visitor.send('POST', '/api/create-subscription');
    expect(again.json).toEqual({ subscriptionId: somebody.id, clientSecret: somebody.secret });
    expect((await pay(somebody, goodCard)).status).toBe(200);
    await somebody.visitor.send('POST', '/api/simulated-subscription', { status: 'canceled' });
    expect((await pay(somebody, goodCard)).json['code']).toBe('payment_refused');
    const next = await somebody.visitor.send('POST', '/api/create-subscription');
    expect(next.status).toBe(200);
    expect(next.json['subscriptionId']).not.toBe(somebody.id);
  });

  test('unknown states and requests without a session are refused', async () => {
    const { visitor } = await createPayer(app);
    expect(
      (await visitor.send('POST', '/api/simulated-subscription', { status: 'free' })).status,
    ).toBe(422);
    const answer = await app
      .visitor()
      .send('POST', '/api/simulated-subscription', { status: 'active' });
    expect(answer.status).toBe(401);
  });
});

test('time renews a paid month and lets an unpaid beginning run out', async () => {
  const paying = await createPayer(app);
  await pay(paying, goodCard);
  const waiting = await createPayer(app);
  const emails = [
    String((await readPayer(paying))['email']),
    String((await readPayer(waiting))['email']),
  ];
  app.clock.now += 100 * 24 * 60 * 60 * 1000;
  const [renewed, over] = await Promise.all(
    [paying, waiting].map(async ({ visitor }, index) => {
      const password = 'correct horse battery';
      await visitor.send('POST', '/api/auth/email/login', { email: emails[index], password });
      return (await visitor.send('POST', '/api/subscription/refresh')).json;
    }),
  );
  expect(renewed).toMatchObject({ subscriptionStatus: 'active', access: { builder: true } });
  const { currentPeriodEnd } = renewed?.['subscription'] as { currentPeriodEnd: string };
  expect(Date.parse(currentPeriodEnd)).toBeGreaterThan(app.clock.now);
  expect(Date.parse(currentPeriodEnd)).toBeLessThan(app.clock.now + 32 * 24 * 60 * 60 * 1000);
  expect(over).toMatchObject({
    subscriptionStatus: 'incomplete_expired',
    access: { builder: false },
  });
  expect((await pay(waiting, goodCard)).json['code']).toBe('payment_refused');
  app.clock.now -= 100 * 24 * 60 * 60 * 1000;
});

test('the portal is the account page, which says that it is a test', async () => {
  const somebody = await createPayer(app);
  const { json } = await somebody.visitor.send('POST', '/api/billing-portal');
  expect(json).toEqual({ url: '/app/settings/plan?billing=test' });
});
