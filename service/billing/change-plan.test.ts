import { afterEach, beforeEach, expect, test } from 'vitest';
import { monthlyPrice } from '../testing/monthly-price.ts';
import { startBillingApp, type BillingApp } from '../testing/start-billing-app.ts';
import type { Visitor } from '../testing/create-test-app.ts';

let billing: BillingApp;
beforeEach(async () => {
  billing = await startBillingApp();
});
afterEach(() => billing.close());

async function paid(plan: string): Promise<{ visitor: Visitor; customer: string; id: string }> {
  const visitor = billing.app.visitor();
  await visitor.signUp();
  const { json } = await visitor.send('POST', '/api/create-subscription', { plan });
  const id = String(json['subscriptionId']);
  const subscription = billing.stripe.subscriptions.get(id);
  if (!subscription) throw new Error('no subscription was begun');
  subscription.status = 'active';
  await billing.deliver('customer.subscription.updated', subscription.customer);
  return { visitor, customer: subscription.customer, id };
}

test.each(['starter', 'professional', 'agency', 'builder'])(
  '%s is bought at its own price',
  async (plan) => {
    const { visitor, id } = await paid(plan);
    expect(billing.stripe.subscriptions.get(id)?.price).toBe(`price_${plan}`);
    expect(await billing.user(visitor)).toMatchObject({ plan: { id: plan } });
  },
);

test('a change of plan moves the one subscription to the other price', async () => {
  const { visitor, id } = await paid('starter');
  const { status, json } = await visitor.send('POST', '/api/change-plan', { plan: 'agency' });
  expect([status, json['plan']]).toMatchObject([200, { id: 'agency' }]);
  expect(billing.stripe.subscriptions.get(id)).toMatchObject({
    price: 'price_agency',
    status: 'active',
  });
  expect(billing.stripe.subscriptions.size).toBe(1);
});

test('a card that refuses the difference changes nothing', async () => {
  const { visitor } = await paid('starter');
  billing.stripe.declines = true;
  const { status, json } = await visitor.send('POST', '/api/change-plan', { plan: 'agency' });
  expect([status, json['code']]).toEqual([402, 'payment_refused']);
  expect(await billing.user(visitor)).toMatchObject({ plan: { id: 'starter' } });
});

test('a change in Stripe’s portal arrives by the price, and with the event', async () => {
  const { visitor, customer, id } = await paid('professional');
  const subscription = billing.stripe.subscriptions.get(id);
  if (subscription) subscription.price = 'price_agency';
  await billing.deliver('customer.subscription.updated', customer);
  expect(await billing.user(visitor)).toMatchObject({ plan: { id: 'agency' } });
  // A price that was removed from the settings keeps the plan of the subscription's start.
  if (subscription) subscription.price = 'price_former';
  await billing.deliver('customer.subscription.updated', customer);
  expect(await billing.user(visitor)).toMatchObject({ plan: { id: 'professional' } });
});

test('another plan than the one that waits for its payment takes its place', async () => {
  const visitor = billing.app.visitor();
  await visitor.signUp();
  const changePlan = async (plan: string): Promise<string> =>
    String(
      (await visitor.send('POST', '/api/create-subscription', { plan })).json['subscriptionId'],
    );
  const [first, same] = [await changePlan('starter'), await changePlan('starter')];
  expect(same).toBe(first);
  const second = await changePlan('agency');
  expect(billing.stripe.subscriptions.get(first)?.status).toBe('canceled');
  expect(billing.stripe.subscriptions.get(second)).toMatchObject({
    price: 'price_agency',
    status: 'incomplete',
  });
  // Parallel calls: one waits for the other.
  await Promise.all([changePlan('starter'), changePlan('professional')]);
  const open = [...billing.stripe.subscriptions.values()].filter(
    ({ status }) => status === 'incomplete',
  );
  expect(open).toHaveLength(1);
});

test('the log names the prices that differ from those on the pages', async () => {
  expect(await billing.app.billing.comparePrices()).toEqual([]);
  billing.stripe.prices.set('price_agency', 18_900);
  expect(await billing.app.billing.comparePrices()).toEqual([
    `Agency: plans.yaml says ${monthlyPrice('agency')} a month, the price at Stripe is 189.00 USD every month.`,
  ]);
});
