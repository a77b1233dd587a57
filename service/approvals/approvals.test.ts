import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { agencies, users } from '../db/schema.ts';
import { requestApproval, findMailedCode, offer, signAsClient } from '../testing/approve-demo.ts';
import { listEventKinds } from '../testing/list-event-kinds.ts';
import { useApprovalApp } from '../testing/use-approval-app.ts';
import { findOpenApproval } from './queries.ts';

const app = useApprovalApp();
const minute = 60_000;

describe('a request for approval', () => {
  test('freezes the version, returns its link and digest, and mails the signer', async () => {
    const { response, id, demoId } = await requestApproval(app);
    expect(response.status).toBe(201);
    expect(response.json).toMatchObject({ id, link: `/approve/${id}`, version: 1 });
    expect(response.json['digest']).toMatch(/^[0-9a-f]{64}$/u);
    expect(await findOpenApproval(app.store.read, demoId)).toBe(id);
    await app.delivered();
    const mail = app.mails.findLast(({ to }) => to === offer.signer.email);
    expect(mail?.text).toContain(`/approve/${id}`);
    expect(mail?.text).not.toContain('Firstlook');
    const { json } = await app.visitor().get(`/api/approvals/${id}`);
    expect(json).toMatchObject({ state: 'pending', totalCents: 528_000, client: 'Harbor Law' });
    expect(json['deposit']).toMatchObject({
      paymentLink: `https://buy.stripe.com/test_harbor?client_reference_id=${id}`,
      state: 'open',
      mode: 'simulated',
    });
  });

  test('needs a verified address, a plan with the feature, and a demo of the agency', async () => {
    const { agency, demoId, id } = await requestApproval(app);
    const stranger = await requestApproval(app);
    const path = `/api/demos/${demoId}/approvals`;
    expect((await app.visitor().send('POST', path, offer)).status).toBe(401);
    expect((await stranger.agency.visitor.send('POST', path, offer)).status).toBe(404);
    expect(
      (await stranger.agency.visitor.send('POST', `/api/approvals/${id}/withdraw`)).status,
    ).toBe(404);
    const prove = (emailVerified: boolean): Promise<unknown> =>
      app.store.write((db) =>
        db.update(users).set({ emailVerified }).where(eq(users.id, agency.id)),
      );
    await prove(false);
    expect((await agency.visitor.send('POST', path, offer)).json['code']).toBe('email_unverified');
    await prove(true);
    await app.store.write((db) =>
      db.update(agencies).set({ trialEndsAt: 1 }).where(eq(agencies.id, agency.id)),
    );
    expect((await agency.visitor.send('POST', path, offer)).json['code']).toBe('plan_needed');
  });

  test('refuses an invalid offer by its field, and a signer from the agency', async () => {
    const { agency, demoId } = await requestApproval(app);
    const sendOffer = (change: Record<string, unknown>): Promise<Record<string, unknown>> =>
      agency.visitor
        .send('POST', `/api/demos/${demoId}/approvals`, { ...offer, ...change })
        .then(({ json }) => json);
    const fields = async (change: Record<string, unknown>): Promise<string[]> =>
      Object.keys((await sendOffer(change))['fields'] ?? {});
    expect(await fields({ lines: [] })).toEqual(['lines']);
    expect(await fields({ lines: [{ text: 'a', cents: 1.5 }] })).toEqual(['lines.0.cents']);
    expect(await fields({ currency: 'XXQ' })).toEqual(['currency']);
    expect(
      await fields({ deposit: { cents: 600_000, paymentLink: 'https://buy.stripe.com/x' } }),
    ).toEqual(['deposit.cents']);
    expect(await fields({ deposit: { cents: 1, paymentLink: 'javascript:alert(1)' } })).toEqual([
      'deposit.paymentLink',
    ]);
    expect(await fields({ signer: { name: 'Me', email: agency.email } })).toEqual(['signer.email']);
  });
});

describe('a request that has ended', () => {
  test('cannot be signed: withdrawn, superseded by a newer one, or expired with the link', async () => {
    const { id, agency, demoId } = await requestApproval(app);
    const client = app.visitor();
    await client.send('POST', `/api/approvals/${id}/code`);
    const code = await findMailedCode(app, offer.signer.email);
    const sign = (approvalId: string): ReturnType<typeof client.send> =>
      client.send('POST', `/api/approvals/${approvalId}/sign`, { name: 'M', code, consent: true });
    const { json } = await agency.visitor.send('POST', `/api/demos/${demoId}/approvals`, offer);
    expect((await sign(id)).json['code']).toBe('superseded');
    expect((await client.get(`/api/approvals/${id}`)).json).toMatchObject({
      state: 'superseded',
      endedAt: new Date(app.clock.now).toISOString(),
    });
    const newer = String(json['id']);
    await agency.visitor.send('POST', `/api/approvals/${newer}/withdraw`);
    expect((await sign(newer)).json['code']).toBe('withdrawn');
    expect((await client.send('POST', `/api/approvals/${newer}/code`)).status).toBe(409);
    const third = await agency.visitor.send('POST', `/api/demos/${demoId}/approvals`, offer);
    app.clock.now += 31 * 24 * 60 * minute;
    const path = `/api/approvals/${String(third.json['id'])}`;
    expect((await client.get(path)).json['state']).toBe('expired');
    expect((await client.send('POST', `${path}/code`)).status).toBe(410);
    expect(await listEventKinds(app, demoId)).toEqual([
      'demo.created',
      'approval.requested',
      'approval.coded',
      'approval.superseded',
      'approval.requested',
      'approval.withdrawn',
      'approval.requested',
    ]);
  });

  test('an edit of the demo keeps the request open, and a reminder can be mailed once a day', async () => {
    const { id, agency, demoId } = await requestApproval(app);
    const edit = { websiteData: { slogan: 'Other words' } };
    await agency.visitor.send('PATCH', `/api/demos/${demoId}`, edit);
    const remind = (): Promise<number> =>
      agency.visitor.send('POST', `/api/approvals/${id}/remind`).then(({ status }) => status);
    expect([await remind(), await remind()]).toEqual([200, 429]);
    await app.delivered();
    const reminders = app.mails.filter(({ subject }) => subject.includes('waits for you'));
    expect(reminders).toHaveLength(1);
    expect((await signAsClient(app, id)).json['frozen']).toMatchObject({
      version: 1,
      content: { slogan: 'Clear advice' },
    });
  });

  test('ids of requests cannot be guessed, and the first opening by a client is logged once', async () => {
    const { id, agency, demoId } = await requestApproval(app);
    expect((await app.visitor().get('/api/approvals/unknown')).status).toBe(404);
    await agency.visitor.send('POST', `/api/approvals/${id}/opened`);
    expect(await listEventKinds(app, demoId)).not.toContain('approval.opened');
    for (let count = 0; count < 3; count += 1)
      await app.visitor().send('POST', `/api/approvals/${id}/opened`);
    expect(
      (await listEventKinds(app, demoId)).filter((kind) => kind === 'approval.opened'),
    ).toHaveLength(1);
  });
});
