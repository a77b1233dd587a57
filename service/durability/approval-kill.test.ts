import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKilledService, registerAgency, type Reply } from '../testing/kill-after-step.ts';

const service = createKilledService();
const { send, killAfter, mailed } = service;
beforeAll(() => service.start());
afterAll(() => service.end());

const order = {
  signer: { name: 'Maria Keller', email: 'maria@harbor.example' },
  lines: [{ text: 'Website', cents: 480_000 }],
  currency: 'EUR',
  deposit: { cents: 100_000, paymentLink: 'https://buy.stripe.com/test_x' },
};

const readAsClient = async (path: string): Promise<Reply['json']> =>
  (await send('GET', path, undefined, '')).json;

test('an approval loses and doubles nothing acknowledged when the service is killed after each step', async () => {
  await registerAgency(service);
  const made = await killAfter(() =>
    send('POST', '/api/demos', { name: 'Harbor Law', industry: 'law', websiteData: {} }),
  );
  const demoId = String(made.json['id']);
  const secret = 'whsec_0123456789abcdef';
  await send('POST', '/api/agency/deposits', { secret });
  const response = await killAfter(() => send('POST', `/api/demos/${demoId}/approvals`, order));
  expect(response.status).toBe(201);
  const id = String(response.json['id']);
  const path = `/api/approvals/${id}`;
  expect(await readAsClient(path)).toMatchObject({
    state: 'pending',
    digest: response.json['digest'],
  });

  expect((await killAfter(() => send('POST', `${path}/code`, undefined, ''))).status).toBe(200);
  const code = /^(\d{6})\r?$/mu.exec(await mailed('is your code'))?.[1];
  const body = { name: 'Maria Keller', code, consent: true };
  const signed = await killAfter(() => send('POST', `${path}/sign`, body, ''));
  expect(signed.status).toBe(200);
  expect((await send('POST', `${path}/sign`, body, '')).status).toBe(409);
  expect(await readAsClient(`${path}/evidence.json`)).toEqual(signed.json);
  const verified = await send('POST', '/api/verify', { evidence: signed.json }, '');
  expect(verified.json).toMatchObject({ valid: true });

  /**
   * Sends Stripe's event of the payment. Like Stripe, it repeats unacknowledged events, and
   * sometimes acknowledged ones.
   */
  const approve = async (): Promise<Reply> => {
    const { agency } = (await send('GET', '/api/auth/user')).json as { agency: { id: string } };
    const paid = {
      object: 'checkout.session',
      client_reference_id: id,
      payment_status: 'paid',
      amount_total: 100_000,
      currency: 'eur',
    };
    const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed' };
    const payload = JSON.stringify({ ...event, livemode: true, data: { object: paid } });
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const answer = await fetch(`${service.origin()}/api/deposits/${agency.id}/webhook`, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': header, 'content-type': 'application/json' },
    });
    return { status: answer.status, json: (await answer.json()) as Reply['json'] };
  };
  expect((await killAfter(approve)).status).toBe(200);
  expect((await approve()).status).toBe(200);
  expect(await readAsClient(path)).toMatchObject({
    state: 'signed',
    deposit: { state: 'paid', mode: 'stripe' },
  });
  await mailed('you approved your new website');
  await mailed('Harbor Law approved version');
  await mailed('paid the deposit');
  await mailed('ready to approve');
  const topics = (await service.letters()).flatMap((letter) =>
    letter.kind === 'approval' ? letter.about : [],
  );
  expect(topics.sort()).toEqual(['code', 'paid-agency', 'requested', 'signed', 'signed-agency']);
}, 180_000);
