import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentEvents } from '../db/schema.ts';
import { createTestApp } from '../testing/create-test-app.ts';
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

describe('an event whose signature is wrong changes nothing and is answered with 400', () => {
  let somebody: Subscriber;
  beforeAll(async () => {
    somebody = await billing.subscriber();
    somebody.subscription.status = 'active';
  });

  const hmac = (secret: string, text: string): string =>
    createHmac('sha256', secret).update(text).digest('hex');
  const secret = 'whsec_test_of_this_fake';

  test.each<
    [string, (body: string, good: string, t: number) => { body?: string; signature?: string }]
  >([
    ['with no signature at all', () => ({ signature: '' })],
    ['with words for a signature', () => ({ signature: 'let me in' })],
    [
      'with another secret',
      (body, _, t) => ({ signature: `t=${t},v1=${hmac('whsec_other', `${t}.${body}`)}` }),
    ],
    [
      'with scheme v0 only',
      (body, _, t) => ({ signature: `t=${t},v0=${hmac(secret, `${t}.${body}`)}` }),
    ],
    ['with a body that was changed', (body) => ({ body: body.replace(updated, 'invoice.paid') })],
    [
      'with a body that was written again',
      (body) => ({ body: JSON.stringify(JSON.parse(body), null, 1) }),
    ],
    [
      'with a time that was not signed',
      (_, good, t) => ({ signature: good.replace(`t=${t}`, `t=${t - 1}`) }),
    ],
    ['with two times', (_, good, t) => ({ signature: `t=${t - 9999},${good}` })],
    ['with no time', (_, good) => ({ signature: good.replace(/t=\d+,/u, '') })],
    [
      'with a time that is no number',
      (body) => ({ signature: `t=now,v1=${hmac(secret, `now.${body}`)}` }),
    ],
    ['with an empty body', () => ({ body: '' })],
  ])('%s', async (_, change) => {
    const calls = billing.stripe.calls.length;
    const at = billing.app.clock.now;
    const { body, signature, id } = billing.stripe.event(updated, somebody.customer, { at });
    const changed = change(body, signature, Math.floor(at / 1000));
    const answer = await billing.deliver(
      updated,
      somebody.customer,
      {},
      { body, signature, ...changed },
    );
    expect([answer.status, answer.json['code']]).toEqual([400, 'bad_signature']);
    expect(billing.stripe.calls.length).toBe(calls);
    expect(await eventRows(id)).toEqual([]);
    expect(await readStatus(somebody)).toBe('incomplete');
  });

  test.each([
    [-301, 400],
    [-299, 200],
    [299, 200],
    [302, 400],
    [86_400, 400],
  ])('signed %d seconds from now it is answered with %d', async (seconds, status) => {
    const other = await billing.subscriber();
    const at = billing.app.clock.now + seconds * 1000;
    expect((await billing.deliver(updated, other.customer, { at })).status).toBe(status);
  });

  test('what is signed but no event is 400 too, and without a secret nothing is signed', async () => {
    const t = Math.floor(billing.app.clock.now / 1000);
    for (const body of ['{"id":1}', 'null', '[]', 'no json', '{"id":"evt","type":"x","data":{}}']) {
      const signature = `t=${t},v1=${hmac(secret, `${t}.${body}`)}`;
      expect((await billing.deliver(updated, 'cus', {}, { body, signature })).status).toBe(400);
    }
    const simulated = createTestApp();
    const answer = await simulated.request('/api/stripe/webhook', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(400);
    await simulated.close();
  });

  test('a body of more than a megabyte is refused unread', async () => {
    const body = ' '.repeat(1_000_001);
    expect((await billing.deliver(updated, 'cus', {}, { body })).status).toBe(413);
  });
});
