import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { deleteExpired } from '../db/clean-up.ts';
import { agencies, users } from '../db/schema.ts';
import { addPerson } from '../testing/agency-people.ts';
import {
  requestApproval,
  findMailedCode,
  createApprovalApp,
  offer,
  signAsClient,
} from '../testing/approve-demo.ts';
import { useApprovalApp } from '../testing/use-approval-app.ts';

const app = useApprovalApp();

const steps = [
  { date: '2027-01-15', text: 'Your website goes live' },
  { date: '2026-12-03', text: 'The words for all pages, for you to read' },
];

test('next steps are stored by date and are part of the signed content', async () => {
  const { id } = await requestApproval(app, { steps });
  const sorted = steps.toReversed();
  expect((await app.visitor().get(`/api/approvals/${id}`)).json['steps']).toEqual(sorted);
  const { json } = await signAsClient(app, id);
  expect(json['frozen']).toMatchObject({ offer: { steps: sorted } });
  const verdict = await app.visitor().send('POST', '/api/verify', { evidence: json });
  expect(verdict.json['valid']).toBe(true);
  const pdf = await app.request(`/api/approvals/${id}/certificate.pdf`);
  expect(pdf.status).toBe(200);
  const bare = await requestApproval(app);
  expect((await app.visitor().get(`/api/approvals/${bare.id}`)).json['steps']).toEqual([]);
});

test('a step needs a valid day and a text, and three is the maximum', async () => {
  const fields = async (steps: unknown[]): Promise<string[]> =>
    Object.keys((await requestApproval(app, { steps: steps })).response.json['fields'] ?? {});
  expect(await fields([{ date: '2026-02-30', text: 'x' }])).toEqual(['steps.0.date']);
  expect(await fields([{ date: '2026-12-03', text: ' ' }])).toEqual(['steps.0.text']);
  expect(await fields([...steps, ...steps])).toEqual(['steps']);
});

test('the agency’s logo is frozen with the version', async () => {
  const { agency, demoId } = await requestApproval(app);
  const setLogo = (logo: Buffer | null): Promise<unknown> =>
    app.store.write((db) =>
      db
        .update(agencies)
        .set({ logo, logoHash: logo && 'hash' })
        .where(eq(agencies.id, agency.id)),
    );
  await setLogo(Buffer.from('a picture'));
  const response = await agency.visitor.send('POST', `/api/demos/${demoId}/approvals`, offer);
  const id = String(response.json['id']);
  await setLogo(null);
  const { json } = await app.visitor().get(`/api/approvals/${id}`);
  expect(json['agency']).toMatchObject({ logo: `/approve/${id}/logo.webp` });
  const shown = await app.visitor().get(`/approve/${id}/logo.webp`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('a mailbox of the agency cannot sign, also with a plus sign, or of a person who joins later', async () => {
  const { agency, demoId, id } = await requestApproval(app);
  const email = agency.email.toUpperCase().replace('@', '+client@');
  const signer = { name: 'Me', email };
  const response = await agency.visitor.send('POST', `/api/demos/${demoId}/approvals`, {
    ...offer,
    signer,
  });
  expect(Object.keys(response.json['fields'] ?? {})).toEqual(['signer.email']);
  const client = app.visitor();
  await client.send('POST', `/api/approvals/${id}/code`);
  const code = await findMailedCode(app, offer.signer.email);
  const member = await addPerson(app, agency.id, 'member');
  const become = (to: string): Promise<unknown> =>
    app.store.write((db) => db.update(users).set({ email: to }).where(eq(users.id, member.id)));
  await become(offer.signer.email);
  const body = { name: 'Maria', code, consent: true };
  const signed = await client.send('POST', `/api/approvals/${id}/sign`, body);
  expect([signed.status, signed.json['code']]).toEqual([403, 'no_access']);
  await become(member.email);
});

test('a reply to the mail with the code does not reach the agency', async () => {
  const { agency, id } = await requestApproval(app);
  await agency.visitor.send('PATCH', '/api/agency', { email: 'studio@agency.example' });
  await app.visitor().send('POST', `/api/approvals/${id}/code`);
  await app.delivered();
  expect(app.mails.findLast(({ subject }) => subject.includes('is your code'))?.replyTo).toBe(
    undefined,
  );
});

test('codes to one mailbox are limited per day, over all requests and spellings', async () => {
  const limited = createApprovalApp({ RATE_LIMITS: 'on' });
  const first = await requestApproval(limited);
  const signer = { ...offer.signer, email: `M.Keller+2@harbor.example` };
  const other = await first.agency.visitor.send('POST', `/api/demos/${first.demoId}/approvals`, {
    ...offer,
    signer,
  });
  const id = String(other.json['id']);
  const statuses: number[] = [];
  for (let count = 0; count < 14; count += 1) {
    limited.clock.now += 61 * 60_000;
    await limited.store.write((db) => deleteExpired(db, limited.clock.now));
    const response = await limited.visitor().send('POST', `/api/approvals/${id}/code`);
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
  await limited.close();
});
