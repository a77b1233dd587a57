import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencies, users } from '../db/schema.ts';
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

describe('ending the subscription of an account that is to be deleted', () => {
  test('ends every one that is not over, at Stripe too', async () => {
    const somebody = await paidSubscriber();
    await billing.app.billing.cancelSubscription(somebody.userId);
    expect(somebody.subscription.status).toBe('canceled');
    expect(await billing.user(somebody.visitor)).toMatchObject({
      subscriptionStatus: 'canceled',
      access: { builder: false },
    });
    await billing.app.billing.cancelSubscription(somebody.userId);
    await billing.app.billing.cancelSubscription('nobody');
  });

  test('makes Stripe forget the customer, and the account goes after it', async () => {
    const somebody = await paidSubscriber();
    const { status } = await somebody.visitor.send('DELETE', '/api/auth/user', {
      password: 'correct horse battery',
    });
    expect(status).toBe(200);
    expect(somebody.subscription.status).toBe('canceled');
    expect(billing.stripe.customers.get(somebody.subscription.customer)?.deleted).toBe(true);
    expect((await somebody.visitor.get('/api/auth/user')).status).toBe(401);
  });

  test.each(['slow', 'down'] as const)(
    'says that the account was not deleted while Stripe is %s, and deletes it afterwards',
    async (mode) => {
      const somebody = await paidSubscriber();
      const remove = (): ReturnType<typeof somebody.visitor.send> =>
        somebody.visitor.send('DELETE', '/api/auth/user', { password: 'correct horse battery' });
      billing.stripe.mode = mode;
      const { status, json, headers } = await remove();
      billing.stripe.mode = 'ok';
      expect([status, json['code'], headers.get('retry-after')]).toEqual([
        503,
        'payment_unavailable',
        '60',
      ]);
      expect(json['error']).toMatch(
        /^Your account was not deleted: the payment provider does not answer/u,
      );
      expect((await somebody.visitor.get('/api/auth/user')).status).toBe(200);
      expect((await remove()).status).toBe(200);
    },
  );

  test('fails while Stripe is down, so that nothing is deleted that is still paid for', async () => {
    const somebody = await paidSubscriber();
    billing.stripe.mode = 'down';
    await expect(billing.app.billing.cancelSubscription(somebody.userId)).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
    billing.stripe.mode = 'ok';
    expect(somebody.subscription.status).toBe('active');
  });

  test('also ends one that was begun while the account was deleted', async () => {
    const visitor = billing.app.visitor();
    const id = String((await visitor.signUp()).json['id']);
    let made = (): void => undefined;
    const reached = new Promise<void>((resolve) => {
      made = resolve;
    });
    let release = (): void => undefined;
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    billing.stripe.before = (call) => {
      if (call !== 'POST /v1/subscriptions') return undefined;
      made();
      return blocked;
    };
    const clicked = visitor.send('POST', '/api/create-subscription');
    await reached;
    await billing.app.store.write(async (db) => {
      await db.delete(agencies).where(eq(agencies.id, id));
      await db.delete(users).where(eq(users.id, id));
    });
    release();
    billing.stripe.before = () => undefined;
    expect((await clicked).status).toBe(401);
    const customer = [...billing.stripe.customers.values()].find(({ agencyId }) => agencyId === id);
    const own = [...billing.stripe.subscriptions.values()].filter(
      (one) => one.customer === customer?.id,
    );
    expect(own.map(({ status }) => status)).toEqual(['canceled']);
    expect((await billing.deliver(updated, customer?.id ?? '')).status).toBe(200);
  });
});
