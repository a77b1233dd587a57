import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitations, members } from '../db/schema.ts';
import { acquireWorker, releaseWorker } from '../scan/worker/pool-workers.ts';
import { addPerson, invite, signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '14' } });
  const worker = await acquireWorker(80_000);
  if (worker) releaseWorker(worker);
});
afterAll(() => app.close());

const person = (email?: string): Promise<Person> => signUpPerson(app, email);
const accept = (who: Person, token: string): ReturnType<Person['visitor']['send']> =>
  who.visitor.send('POST', '/api/invitations/accept', { token });

describe('an invitation', () => {
  test('makes a colleague a member with access to the demos, and verifies their address', async () => {
    const ada = await person();
    const made = await ada.visitor.send('POST', '/api/demos', { name: 'Ours', websiteData: {} });
    const token = await invite(app, ada, 'ben@agency.example', 'admin');
    const check = await app.visitor().send('POST', '/api/invitations/check', { token });
    expect(check.json).toEqual({
      agency: 'Ada',
      email: 'ben@agency.example',
      role: 'admin',
      hasAccount: false,
    });
    const visitor = app.visitor();
    expect((await visitor.send('POST', '/api/invitations/accept', { token })).status).toBe(401);
    await visitor.signUp('ben@agency.example');
    const joined = await visitor.send('POST', '/api/invitations/accept', { token });
    expect(joined.json).toMatchObject({
      emailVerified: true,
      agency: { id: ada.id, role: 'admin' },
      agencies: [{ id: ada.id }, { role: 'owner' }],
      demoCount: 1,
    });
    const list = JSON.parse((await visitor.get('/api/demos')).text) as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual([made.json['id']]);
    const used = await visitor.send('POST', '/api/invitations/accept', { token });
    expect([used.status, used.json['code']]).toEqual([400, 'invalid_token']);
  });

  test('is valid for its address only, and ends after 7 days, by withdrawal, or with a newer one', async () => {
    const ada = await person();
    const cleo = await person('cleo@agency.example');
    const token = await invite(app, ada, cleo.email);
    const other = await accept(await person(), token);
    expect([other.status, other.json['code']]).toEqual([403, 'no_access']);
    const newer = await invite(app, ada, cleo.email);
    expect((await accept(cleo, token)).status).toBe(400);
    const { json } = await ada.visitor.get('/api/agency/invitations');
    const [open] = json['invitations'] as { id: string; email: string }[];
    expect(open?.email).toBe(cleo.email);
    await ada.visitor.send('DELETE', `/api/agency/invitations/${open?.id ?? ''}`);
    expect((await accept(cleo, newer)).status).toBe(400);
    const last = await invite(app, ada, cleo.email);
    app.clock.now += 7 * day;
    expect((await accept(cleo, last)).status).toBe(400);
    app.clock.now -= 7 * day;
    expect((await accept(cleo, last)).status).toBe(200);
    const again = { email: cleo.email, role: 'member' };
    const known = await ada.visitor.send('POST', '/api/agency/invitations', again);
    expect([known.status, known.json['code']]).toEqual([409, 'already_member']);
  });

  test('can only be sent by people with a verified address', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const body = { email: 'x@agency.example', role: 'member' };
    const { status, json } = await visitor.send('POST', '/api/agency/invitations', body);
    expect([status, json['code']]).toEqual([403, 'email_unverified']);
  });

  test.each([
    [{ role: 'member' }, 'email'],
    [{ email: 'nobody', role: 'member' }, 'email'],
    [{ email: 'a@x.example', role: 'king' }, 'role'],
  ])('with %j is refused with the invalid field', async (body, field) => {
    const { visitor } = await person();
    const { status, json } = await visitor.send('POST', '/api/agency/invitations', body);
    expect([status, Object.keys(json['fields'] ?? {})]).toEqual([422, [field]]);
  });

  test('to the last seat is accepted by exactly one of twenty parallel calls', async () => {
    const ada = await person();
    await addPerson(app, ada.id, 'member');
    const guests: Person[] = [];
    for (let count = 0; count < 20; count += 1)
      guests.push(await person(`guest-${count}@guest.example`));
    const tokens: string[] = [];
    for (const { email } of guests) tokens.push(await invite(app, ada, email));
    const answers = await Promise.all(guests.map((one, index) => accept(one, tokens[index] ?? '')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 403)]);
    expect(answers.find(({ status }) => status === 403)?.json['code']).toBe('quota_used_up');
    const rows = await app.store.read.select().from(members).where(eq(members.agencyId, ada.id));
    expect(rows).toHaveLength(3);
    const open = await app.store.read
      .select()
      .from(invitations)
      .where(eq(invitations.agencyId, ada.id));
    expect(open.filter(({ acceptedAt }) => acceptedAt !== null)).toHaveLength(1);
  });
});
