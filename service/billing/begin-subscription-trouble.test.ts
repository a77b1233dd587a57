import { describe, expect, test } from 'vitest';
import { useBillingPeople, type Person } from './testing/use-billing-people.ts';
import { isFullRun } from '../testing/full-run.ts';

const call = '/api/create-subscription';

const trouble =
  "We couldn't initialize the payment system. Please try again later or contact support if the issue persists.";

const people = useBillingPeople();

describe('while Stripe is in trouble', () => {
  async function troubled(somebody: Person): Promise<void> {
    const startedAt = Date.now();
    const { status, json, headers } = await somebody.visitor.send('POST', call);
    expect([status, json['error'], json['code']]).toEqual([503, trouble, 'payment_unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    if (isFullRun) expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(await people.billing.user(somebody.visitor)).toMatchObject({
      access: { builder: false },
    });
  }

  test.each([
    'down',
    '429',
    '500',
    'garbage',
    'odd',
    ...(isFullRun ? (['slow'] as const) : []),
  ] as const)(
    '(%s) the person reads a sentence, at full volume within ten seconds, and one customer and one subscription come of it',
    async (mode) => {
      const somebody = await people.register();
      people.billing.stripe.mode = mode;
      await troubled(somebody);
      people.billing.stripe.mode = 'ok';
      await expect
        .poll(async () => (await somebody.visitor.send('POST', call)).status, { timeout: 20_000 })
        .toBe(200);
      expect(people.madeFor(somebody)).toEqual([1, 1]);
    },
    60_000,
  );

  test.each([
    ['the customer', 'POST /v1/customers'],
    ['the subscription', 'POST /v1/subscriptions'],
  ])('that dies while %s is made, nothing is made twice', async (_, dying) => {
    const somebody = await people.register();
    people.billing.stripe.before = (request) => {
      people.billing.stripe.failAfterMaking = request === dying;
    };
    await troubled(somebody);
    people.billing.stripe.before = () => undefined;
    people.billing.stripe.failAfterMaking = false;
    const { status } = await somebody.visitor.send('POST', call);
    expect(status).toBe(200);
    const [customers, subscriptions] = people.madeFor(somebody);
    expect([customers, subscriptions]).toEqual([1, 1]);
  });

  test('that loses the connection before its answer arrives, the retry has the same key and makes nothing twice', async () => {
    const somebody = await people.register();
    const { stripe } = people.billing;
    const keysBefore = stripe.keys().length;
    const lost = new Set<string>();
    stripe.beforeSending = (request) => {
      if (!request.startsWith('POST') || lost.has(request)) return undefined;
      lost.add(request);
      return 'lose';
    };
    const { status, json } = await somebody.visitor.send('POST', call);
    stripe.beforeSending = () => undefined;
    expect([...lost]).toEqual(['POST /v1/customers', 'POST /v1/subscriptions']);
    expect(status).toBe(200);
    const customer = stripe.subscriptions.get(String(json['subscriptionId']))?.customer ?? '';
    expect(stripe.keys().slice(keysBefore)).toEqual([
      `customer-${somebody.id}-1`,
      `subscription-${customer}-after-none-1`,
    ]);
    expect(people.madeFor(somebody)).toEqual([1, 1]);
  });
});
