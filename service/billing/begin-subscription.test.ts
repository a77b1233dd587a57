import { describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { useBillingPeople, type Person } from './testing/use-billing-people.ts';
import { isFullRun } from '../testing/full-run.ts';

const call = '/api/create-subscription';
const people = useBillingPeople();

/** A second process on the same database, in which the same person is signed in. */
async function secondProcess({ email }: Person): Promise<{ app: TestApp; visitor: Visitor }> {
  const variables = { ...people.billing.stripe.variables, DATA_DIR: people.billing.app.dataDir };
  const app = createTestApp({ variables });
  const visitor = app.visitor();
  await visitor.send('POST', '/api/auth/email/login', { email, password: 'correct horse battery' });
  return { app, visitor };
}

test('without a session is 401 with the sentence the browser knows', async () => {
  const { status, json } = await people.billing.app.visitor().send('POST', call);
  expect([status, json['error']]).toEqual([401, 'Authentication required. Please log in first.']);
});

test('answers the id and the client secret of a subscription that nobody has paid yet', async () => {
  const somebody = await people.register();
  const { status, json } = await somebody.visitor.send('POST', call);
  expect(status).toBe(200);
  const subscription = people.billing.stripe.subscriptions.get(String(json['subscriptionId']));
  expect(json).toEqual({
    subscriptionId: subscription?.id,
    clientSecret: subscription?.clientSecret,
  });
  expect(subscription).toMatchObject({
    status: 'incomplete',
    price: 'price_builder',
    quantity: '1',
  });
  expect(await people.billing.user(somebody.visitor)).toMatchObject({
    subscriptionStatus: 'incomplete',
    access: { builder: false, reason: null },
    maxDemos: 5,
  });
});

describe('twenty clicks at the same time', () => {
  test('make one customer and one subscription, and are answered with one client secret', async () => {
    const somebody = await people.register();
    people.billing.stripe.delay = 20;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => somebody.visitor.send('POST', call)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(people.madeFor(somebody)).toEqual([1, 1]);
    expect((await somebody.visitor.send('POST', call)).text).toBe(answers[0]?.text);
    expect(people.madeFor(somebody)).toEqual([1, 1]);
  });

  test('in two processes make one customer and one subscription, and are answered with one client secret', async () => {
    for (let round = 0; round < (isFullRun ? 20 : 2); round += 1) {
      const somebody = await people.register();
      const second = await secondProcess(somebody);
      people.billing.stripe.delay = round % 2 === 0 ? 40 : 1;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? somebody.visitor : second.visitor).send('POST', call),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(people.madeFor(somebody)).toEqual([1, 1]);
      await second.app.close();
    }
  }, 120_000);
});

describe('asked again', () => {
  test('while it is active or on trial, is 409, even when the news had not come yet', async () => {
    const somebody = await people.billing.subscriber();
    for (const status of ['active', 'trialing']) {
      somebody.subscription.status = status;
      const answer = await somebody.visitor.send('POST', call);
      expect([answer.status, answer.json['code']]).toEqual([409, 'already_subscribed']);
      expect(await people.billing.user(somebody.visitor)).toMatchObject({
        subscriptionStatus: status,
        access: { builder: true, reason: 'subscription' },
        maxDemos: 50,
      });
    }
  });

  test('with a renewal that failed, lets the person pay that one instead of a second', async () => {
    const somebody = await people.billing.subscriber();
    somebody.subscription.status = 'past_due';
    const { status, json } = await somebody.visitor.send('POST', call);
    expect([status, json['subscriptionId']]).toEqual([200, somebody.subscription.id]);
  });

  test.each(['canceled', 'incomplete_expired', 'unpaid', 'incomplete'])(
    'after one that ended as %s and can no longer be paid, begins another for the same customer',
    async (ended) => {
      const somebody = await people.billing.subscriber();
      Object.assign(somebody.subscription, { status: ended, invoice: 'void' });
      const { status, json } = await somebody.visitor.send('POST', call);
      expect(status).toBe(200);
      expect(json['subscriptionId']).not.toBe(somebody.subscription.id);
      expect(['canceled', 'incomplete_expired']).toContain(somebody.subscription.status);
      const next = people.billing.stripe.subscriptions.get(String(json['subscriptionId']));
      expect(next?.customer).toBe(somebody.customer);
      expect(people.madeFor({ ...somebody, id: somebody.userId })).toEqual([1, 2]);
    },
  );

  test('in the moment between a payment and its news, begins no second subscription', async () => {
    const somebody = await people.billing.subscriber();
    for (const owing of ['incomplete', 'past_due']) {
      Object.assign(somebody.subscription, { status: owing, invoice: 'paid' });
      expect((await somebody.visitor.send('POST', call)).status).toBe(503);
      expect(somebody.subscription.status).toBe(owing);
    }
    somebody.subscription.status = 'active';
    expect((await somebody.visitor.send('POST', call)).status).toBe(409);
    expect(people.madeFor({ ...somebody, id: somebody.userId })).toEqual([1, 1]);
  });

  test('after the customer was deleted at Stripe, begins with a new one', async () => {
    const somebody = await people.billing.subscriber();
    const customer = people.billing.stripe.customers.get(somebody.customer);
    if (customer) customer.deleted = true;
    somebody.subscription.status = 'canceled';
    const { status, json } = await somebody.visitor.send('POST', call);
    expect(status).toBe(200);
    const next = people.billing.stripe.subscriptions.get(String(json['subscriptionId']));
    expect(next?.customer).not.toBe(somebody.customer);
    expect(await people.billing.user(somebody.visitor)).toMatchObject({
      stripeSubscriptionId: next?.id,
    });
  });
});

test('the body and the query have no effect', async () => {
  const forged = {
    price: 'price_cheap',
    priceId: 'price_cheap',
    amount: 1,
    quantity: 0,
    currency: 'xxx',
    customer: 'cus_of_somebody_else',
    customerId: 'cus_of_somebody_else',
    userId: 'somebody-else',
    email: 'else@agency.example',
    status: 'active',
    trial_period_days: 9999,
    coupon: 'FREE',
    metadata: { userId: 'somebody-else' },
    items: [{ price: 'price_cheap' }],
    subscriptionId: 'sub_1',
    payment_behavior: 'allow_incomplete',
  };
  const query = new URLSearchParams(
    Object.entries(forged).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  for (const [path, body] of [
    [call, forged],
    [`${call}?${query.toString()}`, undefined],
    [`${call}?${query.toString()}`, forged],
  ] as const) {
    const somebody = await people.register();
    const { status, json } = await somebody.visitor.send('POST', path, body);
    expect(status).toBe(200);
    const subscription = people.billing.stripe.subscriptions.get(String(json['subscriptionId']));
    expect(subscription).toMatchObject({
      price: 'price_builder',
      quantity: '1',
      status: 'incomplete',
    });
    const customer = people.billing.stripe.customers.get(subscription?.customer ?? '');
    expect(customer).toMatchObject({ email: somebody.email, agencyId: somebody.id });
  }
});

test('answers and errors do not contain the secret key', async () => {
  const somebody = await people.register();
  for (const mode of ['ok', 'down', '500', 'odd'] as const) {
    people.billing.stripe.mode = mode;
    const { text, headers } = await somebody.visitor.send('POST', call);
    expect(text + JSON.stringify([...headers])).not.toMatch(/canary|whsec_|sk_test/u);
  }
});
