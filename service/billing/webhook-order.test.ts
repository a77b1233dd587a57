import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { isFullRun } from '../testing/full-run.ts';
import { startBillingApp, type BillingApp, type Subscriber } from '../testing/start-billing-app.ts';

let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());
beforeEach(() => {
  billing.stripe.mode = 'ok';
});

async function readStatus({ visitor }: Subscriber): Promise<unknown> {
  return (await billing.user(visitor))['subscriptionStatus'];
}

function listPermutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    listPermutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

describe('events in another order than they happened', () => {
  const story = [
    ['customer.subscription.created', 'incomplete'],
    ['customer.subscription.updated', 'incomplete'],
    ['invoice.paid', 'active'],
    ['invoice.payment_failed', 'past_due'],
    ['customer.subscription.deleted', 'canceled'],
  ] as const;
  const orders = listPermutations(story.map((_, index) => index)).filter(
    (_, index) => isFullRun || index % 10 === 3,
  );

  test('end in Stripe’s state, all sent after the end and with each one doubled', async () => {
    expect(orders).toHaveLength(isFullRun ? 120 : 12);
    const somebody = await billing.subscriber();
    for (const order of orders) {
      somebody.subscription.status = 'incomplete';
      await billing.app.billing.sync(somebody.userId);
      somebody.subscription.status = 'canceled';
      for (const index of [...order, ...order]) {
        const [type, status] = story[index] ?? story[0];
        const id = `evt_after_${order.join('')}_${index}`;
        expect(
          (await billing.deliver(type, somebody.customer, { id, claims: { status } })).status,
        ).toBe(200);
      }
      expect(await readStatus(somebody)).toBe('canceled');
    }
  }, 120_000);

  test('end in Stripe’s state, sent together while it still changes', async () => {
    const somebody = await billing.subscriber();
    for (const order of orders) {
      const sent: Promise<{ status: number }>[] = [];
      for (const [step, index] of order.entries()) {
        somebody.subscription.status = story[step]?.[1] ?? 'canceled';
        const [type, status] = story[index] ?? story[0];
        sent.push(billing.deliver(type, somebody.customer, { claims: { status } }));
      }
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      expect(await readStatus(somebody)).toBe('canceled');
    }
  }, 120_000);
});

describe('two processes that ask Stripe at the same time', () => {
  test.each([
    ['a newer answer', 'incomplete', 'active', 'canceled'],
    ['a newer answer that equals the one before', 'past_due', 'active', 'past_due'],
  ])('never put an older answer in the place of %s', async (_, before, older, newer) => {
    const somebody = await billing.subscriber();
    const { stripe, app } = billing;
    somebody.subscription.status = before;
    await app.billing.sync(somebody.userId);
    const other = createTestApp({
      variables: { ...stripe.variables, DATA_DIR: app.dataDir },
    });
    let release = (): void => undefined;
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = (): void => undefined;
    const requested = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    let first = true;
    stripe.beforeSending = () => {
      if (!first) return undefined;
      first = false;
      arrived();
      return blocked;
    };
    somebody.subscription.status = older;
    const slow = app.billing.sync(somebody.userId);
    await requested;
    somebody.subscription.status = newer;
    await other.billing.sync(somebody.userId);
    release();
    await slow;
    stripe.beforeSending = () => undefined;
    expect(await readStatus(somebody)).toBe(newer);
    await other.close();
  });
});
