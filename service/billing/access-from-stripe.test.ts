import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '../db/schema.ts';
import { startBillingApp, type BillingApp, type Subscriber } from '../testing/start-billing-app.ts';

const updated = 'customer.subscription.updated';
let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());

async function paidSubscriber(): Promise<Subscriber> {
  const somebody = await billing.subscriber();
  Object.assign(somebody.subscription, { status: 'active', invoice: 'paid' });
  await somebody.visitor.send('POST', '/api/subscription/refresh');
  return somebody;
}

describe('access follows what Stripe says', () => {
  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['unpaid', false],
    ['paused', false],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['canceled', false],
    ['a_status_of_the_future', false],
  ])('within one request: %s', async (status, builder) => {
    const somebody = await paidSubscriber();
    expect(await billing.user(somebody.visitor)).toMatchObject({
      access: { builder: true },
      maxDemos: 50,
    });
    somebody.subscription.status = status;
    expect((await billing.deliver(updated, somebody.customer)).status).toBe(200);
    expect(await billing.user(somebody.visitor)).toMatchObject({
      stripeSubscriptionId: somebody.subscription.id,
      subscriptionStatus: status,
      maxDemos: builder ? 50 : 5,
      access: { builder, reason: builder ? 'subscription' : null },
    });
  });

  test('after a payment the browser may ask for it, without waiting for the event', async () => {
    const somebody = await billing.subscriber();
    somebody.subscription.status = 'active';
    somebody.subscription.cancelAtPeriodEnd = true;
    const { status, json } = await somebody.visitor.send('POST', '/api/subscription/refresh');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      access: { builder: true, reason: 'subscription' },
      subscription: {
        cancelAtPeriodEnd: true,
        currentPeriodEnd: new Date(somebody.subscription.periodEnd * 1000).toISOString(),
      },
    });
  });

  test('an old subscription that ended does not hide the one that is paid', async () => {
    const somebody = await billing.subscriber();
    Object.assign(somebody.subscription, { status: 'canceled', invoice: 'void' });
    const { json } = await somebody.visitor.send('POST', '/api/create-subscription');
    const paid = billing.stripe.subscriptions.get(String(json['subscriptionId']));
    if (paid) paid.status = 'active';
    await billing.deliver('customer.subscription.deleted', somebody.customer);
    expect(await billing.user(somebody.visitor)).toMatchObject({
      stripeSubscriptionId: paid?.id,
      access: { builder: true },
    });
  });

  test('a simulated subscription gives no access once Stripe is configured', async () => {
    const visitor = billing.app.visitor();
    const { json } = await visitor.signUp();
    await billing.app.store.write(async (db) => {
      await db.insert(subscriptions).values({
        agencyId: String(json['id']),
        provider: 'simulated',
        customerId: 'sim_cus_1',
        subscriptionId: 'sim_sub_1',
        status: 'active',
        updatedAt: 1,
      });
    });
    expect(await billing.user(visitor)).toMatchObject({
      stripeSubscriptionId: null,
      subscriptionStatus: null,
      maxDemos: 5,
      access: { builder: false, reason: null },
    });
    expect((await visitor.send('POST', '/api/create-subscription')).status).toBe(200);
    expect(await billing.user(visitor)).toMatchObject({ subscriptionStatus: 'incomplete' });
  });
});
