import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { startBillingApp, type BillingApp, type Subscriber } from '../testing/start-billing-app.ts';

const hour = 60 * 60 * 1000;
let billing: BillingApp;
let night = Date.parse('2026-11-22T00:00:00Z');

beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());
beforeEach(() => {
  night += 24 * hour;
  billing.app.clock.now = night + 3.5 * hour;
});
afterEach(() => {
  billing.stripe.mode = 'ok';
});

async function readStatus({ userId }: Subscriber): Promise<string | null | undefined> {
  return (await billing.app.billing.find(userId))?.status;
}

/** A second process on the same database, at the same time of day. */
function secondProcess(): ReturnType<typeof createTestApp> {
  const variables = { ...billing.stripe.variables, DATA_DIR: billing.app.dataDir };
  const app = createTestApp({ variables });
  app.clock.now = billing.app.clock.now;
  return app;
}

test('a change whose event never came is found in the night, and an ended subscription is not asked about', async () => {
  const paying = await billing.subscriber();
  const ended = await billing.subscriber();
  ended.subscription.status = 'canceled';
  await billing.app.billing.sync(ended.userId);
  paying.subscription.status = 'active';
  const calls = billing.stripe.calls.length;
  expect(await billing.app.billing.reconcile()).toBe(1);
  expect(billing.stripe.calls.length - calls).toBe(1);
  expect(await readStatus(paying)).toBe('active');
  paying.subscription.status = 'past_due';
  billing.app.clock.now += 24 * hour;
  night += 24 * hour;
  await billing.app.billing.reconcile();
  expect(await readStatus(paying)).toBe('past_due');
});

test('reconciliation runs once a night over all processes, and not before three in the morning', async () => {
  const second = secondProcess();
  const both = [billing.app.billing, second.billing];
  const calls = billing.stripe.calls.length;
  for (const app of [billing.app, second]) app.clock.now = night + 2.9 * hour;
  expect(await Promise.all(both.map((one) => one.reconcile()))).toEqual([undefined, undefined]);
  expect(billing.stripe.calls.length).toBe(calls);
  for (const app of [billing.app, second]) app.clock.now = night + 3 * hour;
  const done = await Promise.all([...both, ...both].map((one) => one.reconcile()));
  expect(done.filter((accounts) => accounts !== undefined)).toEqual([1]);
  for (const app of [billing.app, second]) app.clock.now = night + 9 * hour;
  expect(await Promise.all(both.map((one) => one.reconcile()))).toEqual([undefined, undefined]);
  await second.close();
});

test('reconciliation is repeated an hour later when Stripe is down', async () => {
  const somebody = await billing.subscriber();
  somebody.subscription.status = 'active';
  billing.stripe.mode = 'garbage';
  await billing.app.billing.reconcile();
  expect(await readStatus(somebody)).toBe('incomplete');
  billing.stripe.mode = 'ok';
  billing.app.clock.now += hour;
  expect(await billing.app.billing.reconcile()).toBeGreaterThan(0);
  expect(await readStatus(somebody)).toBe('active');
});

test('the run of a process that died is repeated an hour later', async () => {
  const somebody = await billing.subscriber();
  somebody.subscription.status = 'active';
  const dying = secondProcess();
  let reached = (): void => undefined;
  const requested = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let first = true;
  billing.stripe.before = () => {
    if (!first) return undefined;
    first = false;
    reached();
    return new Promise(() => undefined);
  };
  void dying.billing.reconcile();
  await requested;
  expect(await billing.app.billing.reconcile()).toBeUndefined();
  billing.app.clock.now += hour + 1;
  expect(await billing.app.billing.reconcile()).toBeGreaterThan(0);
  expect(await readStatus(somebody)).toBe('active');
  billing.stripe.before = () => undefined;
});
