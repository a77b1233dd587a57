import { describe, expect, test } from 'vitest';
import { createHash, createPublicKey, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import { addPerson } from '../testing/agency-people.ts';
import { requestApproval, findMailedCode, offer, signAsClient } from '../testing/approve-demo.ts';
import { listEventKinds } from '../testing/list-event-kinds.ts';
import { useApprovalApp } from '../testing/use-approval-app.ts';

const app = useApprovalApp();
const minute = 60_000;

describe('signing', () => {
  test('with the mailed code creates evidence that verifies', async () => {
    const { id, demoId, agency } = await requestApproval(app);
    const signed = await signAsClient(app, id, { name: 'Мария Келлер · ماريا' });
    expect(signed.status).toBe(200);
    const { seal, ...content } = signed.json;
    const publicKey = createPublicKey({
      key: Buffer.from(String(content['publicKey']), 'base64'),
      format: 'der',
      type: 'spki',
    });
    const text = Buffer.from(canonicalize(content) ?? '');
    expect(verify(null, text, publicKey, Buffer.from(String(seal), 'base64'))).toBe(true);
    const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
    expect(sha256(canonicalize(content['frozen']) ?? '')).toBe(content['digest']);
    let before = String(content['digest']);
    for (const { hash, ...event } of content['events'] as { hash: string }[]) {
      before = sha256(`${before}\n${canonicalize(event) ?? ''}`);
      expect(hash).toBe(before);
    }
    expect(content['approval']).toMatchObject({
      name: 'Мария Келлер · ماريا',
      email: offer.signer.email,
    });
    expect(JSON.stringify(content)).not.toContain('203.0.113.7');
    expect(
      (await listEventKinds(app, demoId)).filter((kind) => /approval|stage/u.test(kind)),
    ).toEqual(['approval.requested', 'approval.coded', 'approval.signed', 'stage.changed']);
    const { json } = await agency.visitor.get('/api/events/latest');
    expect(json['events']).toContainEqual(
      expect.objectContaining({ kind: 'approval.signed', recipient: 'Мария Келлер · ماريا' }),
    );
    await app.delivered();
    for (const to of [offer.signer.email, agency.email]) {
      const mail = app.mails.findLast((one) => one.to === to);
      expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual([
        'application/pdf',
        'application/json',
      ]);
    }
    const file = await app.visitor().get(`/api/approvals/${id}/evidence.json`);
    expect(file.text).toBe(canonicalize(signed.json));
    const again = await signAsClient(app, id);
    expect([again.status, again.json['code']]).toEqual([409, 'already_signed']);
  });

  test('needs the code, which the agency’s session never sees', async () => {
    const { id, agency } = await requestApproval(app);
    const colleague = await addPerson(app, agency.id, 'owner');
    for (const { visitor } of [agency, colleague]) {
      const response = await visitor.send('POST', `/api/approvals/${id}/code`);
      const code = await findMailedCode(app, offer.signer.email);
      expect(response.text).not.toContain(code);
      expect((await visitor.get(`/api/approvals/${id}`)).text).not.toContain(code);
      const body = { name: 'Maria Keller', code, consent: true };
      const signed = await visitor.send('POST', `/api/approvals/${id}/sign`, body);
      expect([signed.status, signed.json['code']]).toEqual([403, 'no_access']);
      app.clock.now += 2 * minute;
    }
    expect(
      app.mails
        .filter(({ to }) => to === agency.email)
        .every(({ text }) => !/^\d{6}$/mu.test(text)),
    ).toBe(true);
    expect((await app.visitor().get(`/api/approvals/${id}`)).json['state']).toBe('pending');
  });

  test('accepts a code for ten minutes and five tries; another can be requested after a minute', async () => {
    const { id } = await requestApproval(app);
    const client = app.visitor();
    const requestCode = (): Promise<number> =>
      client.send('POST', `/api/approvals/${id}/code`).then(({ status }) => status);
    const sign = async (code: string): Promise<unknown> =>
      (await client.send('POST', `/api/approvals/${id}/sign`, { name: 'M', code, consent: true }))
        .json['message'];
    expect(await sign('123456')).toContain('ask for a code first');
    expect([await requestCode(), await requestCode()]).toEqual([200, 429]);
    const code = await findMailedCode(app, offer.signer.email);
    const wrong = code === '000000' ? '111111' : '000000';
    const answers: unknown[] = [];
    for (let count = 0; count < 5; count += 1) answers.push(await sign(wrong));
    expect(answers[0]).toContain('4 tries are left');
    expect(answers[4]).toContain('too often');
    expect(await sign(code)).toContain('too often');
    app.clock.now += minute;
    expect(await requestCode()).toBe(200);
    const second = await findMailedCode(app, offer.signer.email);
    app.clock.now += 10 * minute + 1;
    expect(await sign(second)).toContain('run out');
    expect(await requestCode()).toBe(200);
    const third = await findMailedCode(app, offer.signer.email);
    if (second !== third) expect(await sign(second)).toContain('not the code');
    const body = { name: 'M', code: third };
    expect((await client.send('POST', `/api/approvals/${id}/sign`, body)).status).toBe(422);
    expect(
      (await client.send('POST', `/api/approvals/${id}/sign`, { ...body, consent: true })).status,
    ).toBe(200);
  });

  test('succeeds for one of two parallel calls', async () => {
    const { id } = await requestApproval(app);
    const client = app.visitor();
    await client.send('POST', `/api/approvals/${id}/code`);
    const code = await findMailedCode(app, offer.signer.email);
    const body = { name: 'Maria', code, consent: true };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.send('POST', `/api/approvals/${id}/sign`, body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
