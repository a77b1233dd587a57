import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createPayer, goodCard, pay, readPayer } from '../testing/pay-simulated.ts';
import { monthAfter } from './simulated-provider.ts';

const declined = '4000 0000 0000 0002';
const confirming = '4000 0025 0000 3155';
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

test('twenty clicks at the same time begin one subscription, whose secret begins sim_', async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.send('POST', '/api/create-subscription')),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.json['clientSecret']).toMatch(/^sim_[0-9a-f]{48}$/u);
  expect((await visitor.get('/api/auth/user')).json).toMatchObject({
    stripeSubscriptionId: answers[0]?.json['subscriptionId'],
    subscriptionStatus: 'incomplete',
    access: { builder: false },
  });
});

describe('a card', () => {
  test.each([goodCard, '4242424242424242', '4242-4242-4242-4242'])(
    '%s pays, and opens the builder',
    async (card) => {
      const somebody = await createPayer(app);
      const { status, json } = await pay(somebody, card);
      expect([status, json]).toEqual([200, { status: 'succeeded' }]);
      expect(await readPayer(somebody)).toMatchObject({
        stripeSubscriptionId: somebody.id,
        subscriptionStatus: 'active',
        subscription: {
          cancelAtPeriodEnd: false,
          currentPeriodEnd: new Date(monthAfter(app.clock.now)).toISOString(),
        },
        maxDemos: 50,
        access: { builder: true, reason: 'subscription' },
      });
      expect((await pay(somebody, declined)).status).toBe(200);
      expect((await somebody.visitor.send('POST', '/api/create-subscription')).status).toBe(409);
    },
  );

  test('that is declined gives no access, and another can be tried', async () => {
    const somebody = await createPayer(app);
    const { status, json } = await pay(somebody, declined);
    expect([status, json['code'], json['error']]).toEqual([
      402,
      'card_declined',
      'Your card was declined.',
    ]);
    expect(await readPayer(somebody)).toMatchObject({ access: { builder: false } });
    expect((await pay(somebody, goodCard)).status).toBe(200);
  });

  test('that wants a confirmation is charged after it', async () => {
    const somebody = await createPayer(app);
    for (const confirmed of [undefined, false]) {
      const { status, json } = await pay(somebody, confirming, confirmed);
      expect([status, json['code']]).toEqual([402, 'confirmation_required']);
    }
    expect(await readPayer(somebody)).toMatchObject({ subscriptionStatus: 'incomplete' });
    expect((await pay(somebody, confirming, true)).json).toEqual({ status: 'succeeded' });
    expect(await readPayer(somebody)).toMatchObject({ access: { builder: true } });
  });

  test.each(['4242 4242 4242 4241', '1', 'x'.repeat(40), '<script>'])(
    '%s is not a card',
    async (card) => {
      const { status, json } = await pay(await createPayer(app), card);
      expect([status, json['code'], json['error']]).toEqual([
        402,
        'card_invalid',
        'Your card number is invalid.',
      ]);
    },
  );

  test.each([undefined, null, '', 42, {}, 'x'.repeat(41)])(
    '%j is a field at fault',
    async (card) => {
      const { status, json } = await pay(await createPayer(app), card);
      expect(status).toBe(422);
      expect(json['fields']).toHaveProperty('card');
    },
  );
});

test('a secret is its account’s alone, and only known ones pay', async () => {
  const somebody = await createPayer(app);
  const other = await createPayer(app);
  expect((await pay({ ...somebody, visitor: other.visitor }, goodCard)).status).toBe(404);
  expect((await pay({ ...somebody, visitor: app.visitor() }, goodCard)).status).toBe(401);
  expect((await pay({ ...somebody, secret: 'sim_guess' }, goodCard)).status).toBe(404);
  expect(await readPayer(somebody)).toMatchObject({ access: { builder: false } });
});

test('ending it for an account that is to be deleted ends it', async () => {
  const somebody = await createPayer(app);
  await pay(somebody, goodCard);
  const { id } = await readPayer(somebody);
  await app.billing.cancelSubscription(String(id));
  expect(await readPayer(somebody)).toMatchObject({ subscriptionStatus: 'canceled', maxDemos: 5 });
});

test('a month ends on the same day, or on the last of a shorter month', () => {
  const after = (day: string): string =>
    new Date(monthAfter(Date.parse(day))).toISOString().slice(0, 10);
  expect(['2026-01-15', '2026-01-31', '2027-12-31', '2028-01-30'].map(after)).toEqual([
    '2026-02-15',
    '2026-02-28',
    '2028-01-31',
    '2028-02-29',
  ]);
});
