import { asc, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { depositSecrets, events } from '../db/schema.ts';
import { addPerson } from '../testing/agency-people.ts';
import { requestApproval, offer, signAsClient } from '../testing/approve-demo.ts';
import { useApprovalApp } from '../testing/use-approval-app.ts';

const secret = 'whsec_0123456789abcdef';
const app = useApprovalApp();

interface Payment {
  readonly eventId?: string;
  readonly type?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly status?: string;
  readonly at?: number;
  readonly livemode?: boolean;
  readonly with?: string;
}

async function pay(agencyId: string, approvalId: string, payment: Payment = {}): Promise<number> {
  const {
    eventId = 'evt_1',
    type = 'checkout.session.completed',
    amount = offer.deposit.cents,
  } = payment;
  const { currency = 'usd', status = 'paid', at = app.clock.now } = payment;
  const payload = JSON.stringify({
    id: eventId,
    object: 'event',
    type,
    livemode: payment.livemode ?? true,
    data: {
      object: {
        object: 'checkout.session',
        client_reference_id: approvalId,
        payment_status: status,
        amount_total: amount,
        currency,
      },
    },
  });
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: payment.with ?? secret,
    timestamp: Math.floor(at / 1000),
  });
  const response = await app.request(`/api/deposits/${agencyId}/webhook`, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': header, 'content-type': 'application/json' },
  });
  return response.status;
}

async function deposit(id: string): Promise<unknown> {
  return (await app.visitor().get(`/api/approvals/${id}`)).json['deposit'];
}

async function depositEvents(demoId: string): Promise<string[]> {
  const rows = await app.store.read
    .select({ kind: events.kind })
    .from(events)
    .where(eq(events.demoId, demoId))
    .orderBy(asc(events.number));
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('deposit.'));
}

test('an event that the agency’s own Stripe account signed marks the deposit as paid, once', async () => {
  const { agency, id, demoId } = await requestApproval(app);
  await agency.visitor.send('POST', '/api/agency/deposits', { secret });
  await signAsClient(app, id);
  expect(await deposit(id)).toMatchObject({ state: 'open', mode: 'stripe' });
  // Opening Stripe's return page does not prove a payment.
  await app.visitor().get(`/approve/${id}?redirect_status=succeeded&paid=1`);
  expect((await app.visitor().send('POST', `/api/approvals/${id}/deposit`)).status).toBe(409);
  expect(await pay(agency.id, id, { with: 'whsec_another_secret' })).toBe(400);
  expect(await pay(agency.id, id, { at: app.clock.now - 400_000 })).toBe(400);
  expect(await pay(agency.id, id, { at: app.clock.now + 400_000 })).toBe(400);
  expect(await pay(agency.id, id, { status: 'unpaid', eventId: 'evt_0' })).toBe(200);
  expect(await deposit(id)).toMatchObject({ state: 'open' });
  const statuses = await Promise.all(Array.from({ length: 20 }, () => pay(agency.id, id)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await deposit(id)).toMatchObject({ state: 'paid', mode: 'stripe' });
  expect(await depositEvents(demoId)).toEqual(['deposit.paid']);
  await app.delivered();
  const mails = app.mails.filter(
    ({ to, subject }) => to === agency.email && subject.includes('paid'),
  );
  expect(mails).toHaveLength(1);
});

test('a payment of another amount, currency or agency is not taken as the deposit, and is logged', async () => {
  const { agency, id, demoId } = await requestApproval(app);
  await agency.visitor.send('POST', '/api/agency/deposits', { secret });
  await signAsClient(app, id);
  await pay(agency.id, id, { amount: 1, eventId: 'evt_2' });
  await pay(agency.id, id, { currency: 'jpy', eventId: 'evt_3' });
  await pay(agency.id, id, { type: 'charge.succeeded', eventId: 'evt_4' });
  const other = await requestApproval(app);
  await other.agency.visitor.send('POST', '/api/agency/deposits', { secret: `${secret}0` });
  await pay(other.agency.id, id, { with: `${secret}0`, eventId: 'evt_5' });
  expect(await deposit(id)).toMatchObject({ state: 'open' });
  expect(await depositEvents(demoId)).toEqual(['deposit.mismatched', 'deposit.mismatched']);
});

test('without a secret the payment is simulated, is marked so, and needs a signed request', async () => {
  const { agency, id } = await requestApproval(app);
  const client = app.visitor();
  expect((await client.send('POST', `/api/approvals/${id}/deposit`)).status).toBe(409);
  expect(await pay(agency.id, id)).toBe(404);
  await signAsClient(app, id);
  const { json } = await client.send('POST', `/api/approvals/${id}/deposit`);
  expect(json['deposit']).toMatchObject({ state: 'paid', mode: 'simulated' });
  await app.delivered();
  const mail = app.mails.findLast(({ to }) => to === agency.email);
  expect(mail?.text).toContain('no money has moved');
});

test('a simulated payment, here or in Stripe’s test mode, can be followed by a real one', async () => {
  const { agency, id } = await requestApproval(app);
  await signAsClient(app, id);
  await app.visitor().send('POST', `/api/approvals/${id}/deposit`);
  await agency.visitor.send('POST', '/api/agency/deposits', { secret });
  expect(await deposit(id)).toMatchObject({ state: 'open', mode: 'stripe' });
  await pay(agency.id, id, { livemode: false, eventId: 'evt_test' });
  expect(await deposit(id)).toMatchObject({ state: 'open' });
  await pay(agency.id, id, { eventId: 'evt_live' });
  expect(await deposit(id)).toMatchObject({ state: 'paid', mode: 'stripe' });
});

test('the secret is stored encrypted, is never answered, and belongs to admins', async () => {
  const { agency } = await requestApproval(app);
  const member = await addPerson(app, agency.id, 'member');
  const path = '/api/agency/deposits';
  expect((await member.visitor.send('POST', path, { secret })).status).toBe(403);
  expect((await agency.visitor.send('POST', path, { secret: 'sk_live_x' })).status).toBe(422);
  const saved = await agency.visitor.send('POST', path, { secret });
  expect(saved.json['connected']).toBe(true);
  expect(saved.json['webhook']).toContain(agency.id);
  expect(saved.text).not.toContain(secret);
  const [row] = await app.store.read
    .select()
    .from(depositSecrets)
    .where(eq(depositSecrets.agencyId, agency.id));
  expect(row?.sealed.toString('latin1')).not.toContain('0123456789abcdef');
  expect((await agency.visitor.send('DELETE', path)).json['connected']).toBe(false);
});
