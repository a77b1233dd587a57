import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { monthAfter } from './simulated-provider.ts';

const good = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const confirming = '4000 0025 0000 3155';
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

interface Payer {
  readonly visitor: Visitor;
  readonly secret: string;
  readonly id: string;
}

async function payer(): Promise<Payer> {
  const visitor = app.visitor();
  await visitor.signUp();
  const { json } = await visitor.send('POST', '/api/create-subscription');
  return { visitor, secret: String(json['clientSecret']), id: String(json['subscriptionId']) };
}

const pay = ({ visitor, secret }: Payer, card: unknown, confirmed?: boolean): Promise<Answer> =>
  visitor.send('POST', `/api/simulated-payments/${secret}/confirm`, { card, confirmed });
const userOf = async ({ visitor }: Payer): Promise<Answer['json']> =>
  (await visitor.get('/api/auth/user')).json;

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
  test.each([good, '4242424242424242', '4242-4242-4242-4242'])(
    '%s pays, and opens the builder',
    async (card) => {
      const somebody = await payer();
      const { status, json } = await pay(somebody, card);
      expect([status, json]).toEqual([200, { status: 'succeeded' }]);
      expect(await userOf(somebody)).toMatchObject({
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

  test('that is declined opens nothing, and another may be tried', async () => {
    const somebody = await payer();
    const { status, json } = await pay(somebody, declined);
    expect([status, json['code'], json['error']]).toEqual([
      402,
      'card_declined',
      'Your card was declined.',
    ]);
    expect(await userOf(somebody)).toMatchObject({ access: { builder: false } });
    expect((await pay(somebody, good)).status).toBe(200);
  });

  test('that wants a confirmation is charged after it', async () => {
    const somebody = await payer();
    for (const confirmed of [undefined, false]) {
      const { status, json } = await pay(somebody, confirming, confirmed);
      expect([status, json['code']]).toEqual([402, 'confirmation_required']);
    }
    expect(await userOf(somebody)).toMatchObject({ subscriptionStatus: 'incomplete' });
    expect((await pay(somebody, confirming, true)).json).toEqual({ status: 'succeeded' });
    expect(await userOf(somebody)).toMatchObject({ access: { builder: true } });
  });

  test.each(['4242 4242 4242 4241', '1', 'x'.repeat(40), '<script>'])(
    '%s is no card',
    async (card) => {
      const { status, json } = await pay(await payer(), card);
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
      const { status, json } = await pay(await payer(), card);
      expect(status).toBe(422);
      expect(json['fields']).toHaveProperty('card');
    },
  );
});

test('a secret is its account’s alone, and only known ones pay', async () => {
  const somebody = await payer();
  const other = await payer();
  expect((await pay({ ...somebody, visitor: other.visitor }, good)).status).toBe(404);
  expect((await pay({ ...somebody, visitor: app.visitor() }, good)).status).toBe(401);
  expect((await pay({ ...somebody, secret: 'sim_guess' }, good)).status).toBe(404);
  expect(await userOf(somebody)).toMatchObject({ access: { builder: false } });
});

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
    const somebody = await payer();
    await somebody.visitor.send('POST', '/api/simulated-subscription', { status: 'past_due' });
    const again = await somebody.visitor.send('POST', '/api/create-subscription');
    expect(again.json).toEqual({ subscriptionId: somebody.id, clientSecret: somebody.secret });
    expect((await pay(somebody, good)).status).toBe(200);
    await somebody.visitor.send('POST', '/api/simulated-subscription', { status: 'canceled' });
    expect((await pay(somebody, good)).json['code']).toBe('payment_refused');
    const next = await somebody.visitor.send('POST', '/api/create-subscription');
    expect(next.status).toBe(200);
    expect(next.json['subscriptionId']).not.toBe(somebody.id);
  });

  test('other words are refused, and so is a stranger', async () => {
    const { visitor } = await payer();
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
  const paying = await payer();
  await pay(paying, good);
  const waiting = await payer();
  const emails = [
    String((await userOf(paying))['email']),
    String((await userOf(waiting))['email']),
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
  expect((await pay(waiting, good)).json['code']).toBe('payment_refused');
  app.clock.now -= 100 * 24 * 60 * 60 * 1000;
});

test('the portal is the account page, which says that it is a test', async () => {
  const somebody = await payer();
  const { json } = await somebody.visitor.send('POST', '/api/billing-portal');
  expect(json).toEqual({ url: '/app/settings/plan?billing=test' });
});

test('ending it for an account that is to be deleted ends it', async () => {
  const somebody = await payer();
  await pay(somebody, good);
  const { id } = await userOf(somebody);
  await app.billing.cancelSubscription(String(id));
  expect(await userOf(somebody)).toMatchObject({ subscriptionStatus: 'canceled', maxDemos: 5 });
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
