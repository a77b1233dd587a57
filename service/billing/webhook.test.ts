import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentEvents } from '../db/schema.ts';
import { isFullRun } from '../testing/full-run.ts';
import { startBillingApp, type BillingApp, type Subscriber } from '../testing/start-billing-app.ts';

const updated = 'customer.subscription.updated';
let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());
beforeEach(() => {
  billing.stripe.mode = 'ok';
});

const eventRows = (id: string): Promise<unknown[]> =>
  billing.app.store.read.select().from(paymentEvents).where(eq(paymentEvents.id, id)).execute();

async function readStatus({ visitor }: Subscriber): Promise<unknown> {
  return (await billing.user(visitor))['subscriptionStatus'];
}

describe('the same-origin rule', () => {
  test('has the webhook as its only exemption', async () => {
    for (const path of [
      '/api/stripe/webhook/',
      '/api/stripe/webhook/x',
      '/api/stripe/Webhook',
      '/api/stripe%2Fwebhook',
      '/api/create-subscription',
      '/api/subscription/refresh',
      '/api/billing-portal',
      '/api/demo-access',
    ]) {
      const answer = await billing.app.request(path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await billing.app.request('/api/stripe/webhook', { method })).status).toBe(403);
    }
  });
});

describe('an event that is signed', () => {
  test('fifty times in parallel has one effect and is answered with 200 each time', async () => {
    const somebody = await billing.subscriber();
    somebody.subscription.status = 'active';
    const { body, signature, id } = billing.stripe.event(updated, somebody.customer, {
      at: billing.app.clock.now,
    });
    const callCount = billing.stripe.calls.length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        billing.deliver(updated, somebody.customer, {}, { body, signature }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await eventRows(id)).toHaveLength(1);
    expect(await readStatus(somebody)).toBe('active');
    expect(billing.stripe.calls.length - callCount).toBeLessThan(5);
    const calls = billing.stripe.calls.length;
    expect(
      (await billing.deliver(updated, somebody.customer, {}, { body, signature })).status,
    ).toBe(200);
    expect(billing.stripe.calls.length).toBe(calls);
  });

  test('while Stripe cannot be asked is answered with 503 and has its effect when it is sent again', async () => {
    const somebody = await billing.subscriber();
    somebody.subscription.status = 'active';
    const { body, signature, id } = billing.stripe.event(updated, somebody.customer, {
      at: billing.app.clock.now,
    });
    for (const mode of ['down', '429', '500', 'garbage', 'odd'] as const) {
      billing.stripe.mode = mode;
      const { status } = await billing.deliver(updated, somebody.customer, {}, { body, signature });
      expect([mode, status]).toEqual([mode, 503]);
      expect(await eventRows(id)).toEqual([]);
      expect(await readStatus(somebody)).toBe('incomplete');
    }
    billing.stripe.mode = 'ok';
    expect(
      (await billing.deliver(updated, somebody.customer, {}, { body, signature })).status,
    ).toBe(200);
    expect(await readStatus(somebody)).toBe('active');
    expect(await eventRows(id)).toHaveLength(1);
  });

  test('of a type, or a customer, that is not ours is answered with 200 and changes nothing', async () => {
    const somebody = await billing.subscriber();
    somebody.subscription.status = 'active';
    for (const type of [
      'customer.created',
      'payout.paid',
      'v2.something.new',
      'charge.succeeded',
    ]) {
      expect((await billing.deliver(type, somebody.customer)).status).toBe(200);
    }
    expect((await billing.deliver(updated, 'cus_of_another_product')).status).toBe(200);
    expect(await readStatus(somebody)).toBe('incomplete');
  });

  test('is not trusted: the stored state is the one fetched from Stripe', async () => {
    const somebody = await billing.subscriber();
    const claims = { id: 'sub_forged', status: 'active', metadata: { userId: somebody.userId } };
    expect((await billing.deliver(updated, somebody.customer, { claims })).status).toBe(200);
    expect(await billing.user(somebody.visitor)).toMatchObject({
      stripeSubscriptionId: somebody.subscription.id,
      subscriptionStatus: 'incomplete',
      access: { builder: false },
    });
  });

  test('finds the account although the customer’s id was lost on the way to us', async () => {
    const visitor = billing.app.visitor();
    const { json } = await visitor.signUp();
    const customer = {
      id: `cus_lost`,
      email: String(json['email']),
      agencyId: String(json['id']),
      deleted: false,
    };
    billing.stripe.customers.set(customer.id, customer);
    billing.stripe.subscriptions.set('sub_lost', {
      id: 'sub_lost',
      customer: customer.id,
      created: 1,
      price: undefined,
      quantity: undefined,
      clientSecret: 'x',
      status: 'trialing',
      invoice: 'paid',
      cancelAtPeriodEnd: false,
      periodEnd: 2_000_000_000,
    });
    expect((await billing.deliver(updated, customer.id)).status).toBe(200);
    expect(await billing.user(visitor)).toMatchObject({
      stripeSubscriptionId: 'sub_lost',
      subscriptionStatus: 'trialing',
      access: { builder: true, reason: 'subscription' },
    });
  });
});

test.runIf(isFullRun)(
  'of three hundred events, ninety-nine in a hundred are answered within 100 ms',
  { retry: 2 },
  async () => {
    const somebody = await billing.subscriber();
    const times: number[] = [];
    for (let count = 0; count < 300; count += 1) {
      const startedAt = performance.now();
      expect((await billing.deliver(updated, somebody.customer)).status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    expect(times.sort((a, b) => a - b)[296]).toBeLessThan(100);
  },
);
