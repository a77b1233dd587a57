import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { paymentEvents, subscriptions, users } from '../db/schema.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { startBillingApp, type BillingApp, type Subscriber } from '../testing/start-billing-app.ts';
let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());

const demo = { name: 'Harbor Law', websiteData: {} };

async function paidSubscriber(): Promise<Subscriber> {
  const somebody = await billing.subscriber();
  Object.assign(somebody.subscription, { status: 'active', invoice: 'paid' });
  await somebody.visitor.send('POST', '/api/subscription/refresh');
  return somebody;
}

describe('what only a browser claims', () => {
  test('gives no access and no slot: flags, parameters of the return address, invented ids', async () => {
    const { visitor, subscription, userId } = await billing.subscriber();
    const flags = {
      subscriptionId: subscription.id,
      stripeSubscriptionId: subscription.id,
      hasActiveSubscription: 'true',
      paymentAttempted: 'true',
      paymentStatus: 'success',
      lastSuccessfulPayment: subscription.id,
      subscriptionTimestamp: String(Date.now()),
      whitelistedEmail: 'admin@example.com',
      subscriptionStatus: 'active',
      access: { builder: true, reason: 'subscription' },
      maxDemos: 50,
    };
    const returned = `payment_intent=pi_1&payment_intent_client_secret=${subscription.clientSecret}&redirect_status=succeeded`;
    const cookies = Object.entries(flags)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('; ');
    const headers = { 'x-has-active-subscription': 'true', 'x-user-id': userId };
    await visitor.get(`/?${returned}`, headers);
    await visitor.get(`/api/auth/user?${returned}&hasActiveSubscription=true`, headers);
    await visitor.send(
      'POST',
      `/api/subscription/refresh?${returned}&status=active`,
      flags,
      headers,
    );
    await visitor.send('POST', `/api/create-subscription?${returned}`, flags, headers);
    for (const [method, path] of [
      ['POST', '/api/subscription'],
      ['PATCH', '/api/auth/user'],
      ['POST', '/api/auth/user'],
      ['POST', '/api/simulated-subscription'],
      ['POST', `/api/simulated-payments/${subscription.clientSecret}/confirm`],
      ['POST', '/api/simulated-payments/sim_1/confirm'],
    ] as const) {
      const body = { ...flags, status: 'active', card: '4242424242424242' };
      expect([path, (await visitor.send(method, path, body)).status]).toEqual([path, 404]);
    }
    const user = await billing.app.request('/api/auth/user', { headers: { cookie: cookies } });
    expect(user.status).toBe(401);
    expect(await billing.user(visitor)).toMatchObject({
      subscriptionStatus: 'incomplete',
      maxDemos: 5,
      access: { builder: false, reason: null },
    });
    const made: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      made.push((await visitor.send('POST', '/api/demos', { ...demo, ...flags })).status);
    }
    expect(made).toEqual([201, 201, 201, 201, 201, 403]);
  });

  test('the id of a paying customer gives nothing to other accounts', async () => {
    const paying = await paidSubscriber();
    const other = billing.app.visitor();
    await other.signUp();
    const forged = { subscriptionId: paying.subscription.id, customer: paying.customer };
    await other.send('POST', '/api/subscription/refresh', forged);
    expect(await billing.user(other)).toMatchObject({
      stripeSubscriptionId: null,
      subscription: null,
      access: { builder: false },
    });
    expect((await other.send('POST', '/api/billing-portal', forged)).status).toBe(404);
  });

  test('every billing call needs a session', async () => {
    for (const path of [
      '/api/create-subscription',
      '/api/subscription/refresh',
      '/api/billing-portal',
    ]) {
      expect([path, (await billing.app.visitor().send('POST', path)).status]).toEqual([path, 401]);
    }
  });
});

test('a subscription that ends keeps the demos and stops new ones until there is room', async () => {
  const somebody = await paidSubscriber();
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    const { status, json } = await somebody.visitor.send('POST', '/api/demos', demo);
    expect(status).toBe(201);
    ids.push(String(json['id']));
  }
  somebody.subscription.status = 'canceled';
  await billing.deliver('customer.subscription.deleted', somebody.customer);
  expect(await billing.user(somebody.visitor)).toMatchObject({ demoCount: 7, maxDemos: 5 });
  expect((await somebody.visitor.get('/api/demos')).text.match(/"uniqueId"/gu)).toHaveLength(7);
  expect((await somebody.visitor.send('POST', '/api/demos', demo)).status).toBe(403);
  for (const id of ids.slice(0, 3)) await somebody.visitor.send('DELETE', `/api/demos/${id}`);
  expect((await somebody.visitor.send('POST', '/api/demos', demo)).status).toBe(201);
  expect((await somebody.visitor.send('POST', '/api/demos', demo)).status).toBe(403);
});

test('configured addresses open the builder once they are verified, and not before', async () => {
  const app = createTestApp({
    variables: {
      RATE_LIMITS: 'off',
      OWNER_EMAILS: 'owner@agency.example',
      BUILDER_WHITELIST: 'friend@agency.example',
      TEST_ACCOUNTS: 'test@agency.example',
    },
  });
  for (const [email, reason] of [
    ['owner@agency.example', 'owner'],
    ['friend@agency.example', 'whitelist'],
    ['test@agency.example', 'test'],
    ['stranger@agency.example', null],
  ] as const) {
    const visitor = app.visitor();
    const { json } = await visitor.signUp(email);
    expect(json).toMatchObject({ maxDemos: 5, access: { builder: false, reason: null } });
    await app.store.write(async (db) => {
      await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    });
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      maxDemos: reason === null ? 5 : 50,
      access: { builder: reason !== null, reason },
    });
  }
  await app.close();
});

describe('the customer portal', () => {
  test('is Stripe’s, for one’s own customer, and leads back to the account page', async () => {
    const somebody = await paidSubscriber();
    const { status, json } = await somebody.visitor.send('POST', '/api/billing-portal');
    expect(status).toBe(200);
    expect(json['url']).toMatch(/^https:\/\/billing\.stripe\.com\//u);
  });

  test('answers a sentence while Stripe is down', async () => {
    const somebody = await paidSubscriber();
    billing.stripe.mode = 'down';
    const { status, json } = await somebody.visitor.send('POST', '/api/billing-portal');
    billing.stripe.mode = 'ok';
    expect([status, json['code']]).toEqual([503, 'payment_unavailable']);
  });
});

test('no table holds a key, a secret or a client secret of Stripe', async () => {
  const rows = [
    await billing.app.store.read.select().from(subscriptions),
    await billing.app.store.read.select().from(paymentEvents),
  ];
  expect(JSON.stringify(rows)).not.toMatch(/canary|whsec_|_secret_/u);
});
