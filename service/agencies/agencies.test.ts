import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demos, members, users } from '../db/schema.ts';
import { acquireWorker, releaseWorker } from '../scan/worker/pool-workers.ts';
import { addPerson, signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
let app: TestApp;
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '14' } });
  const worker = await acquireWorker(80_000);
  if (worker) releaseWorker(worker);
});
afterAll(() => app.close());

const person = (email?: string): Promise<Person> => signUpPerson(app, email);

describe('an account', () => {
  test('gets its own agency', async () => {
    const ada = await person();
    const { json } = await ada.visitor.get('/api/auth/user');
    expect(json).toMatchObject({
      agency: { id: ada.id, name: 'Ada', role: 'owner' },
      agencies: [{ id: ada.id, name: 'Ada', role: 'owner' }],
    });
  });

  test('that lost its last agency gets another', async () => {
    const ada = await person();
    const ben = await addPerson(app, ada.id, 'owner');
    await ben.visitor.send('POST', '/api/agency/switch', { agencyId: ada.id });
    expect((await ben.visitor.send('DELETE', `/api/agency/members/${ada.id}`)).status).toBe(200);
    const { json } = await ada.visitor.get('/api/auth/user');
    expect(json['agency']).toMatchObject({ name: 'Ada', role: 'owner' });
    expect(json['agencies']).toHaveLength(1);
    expect((json['agency'] as { id: string }).id).not.toBe(ada.id);
  });
});

describe('the agency’s own facts', () => {
  test('are changed one by one, and removed by null', async () => {
    const { visitor } = await person();
    const profile = {
      name: 'Studio Nord',
      website: 'https://nord.example',
      phone: '+49 1',
      email: 'hello@nord.example',
      accent: '#1e293b',
      country: 'de',
      signature: 'Best, Nord',
    };
    const changed = await visitor.send('PATCH', '/api/agency', profile);
    expect(changed.json).toMatchObject({ ...profile, country: 'DE', logo: null, role: 'owner' });
    await visitor.send('PATCH', '/api/agency', { phone: null, website: '' });
    expect((await visitor.get('/api/agency')).json).toMatchObject({
      name: 'Studio Nord',
      phone: null,
      website: null,
      accent: '#1e293b',
    });
  });

  test('include a logo that members can see', async () => {
    const { visitor } = await person();
    const create = { width: 80, height: 40, channels: 4, background: '#204060' } as const;
    const bytes = await sharp({ create }).webp().toBuffer();
    const logo = { type: 'image/webp', width: 80, height: 40, base64: bytes.toString('base64') };
    const { json } = await visitor.send('PATCH', '/api/agency', { logo });
    expect(json['logo']).toMatch(/^\/api\/agency\/logo\?hash=[\da-f]{32}$/u);
    const picture = await visitor.get(String(json['logo']));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await visitor.send('PATCH', '/api/agency', { logo: null })).json['logo']).toBeNull();
    expect((await visitor.get('/api/agency/logo')).status).toBe(404);
  });

  test.each([
    ['name', ''],
    ['website', 'nord'],
    ['email', 'nobody'],
    ['accent', 'red'],
    ['country', 'XXX'],
    ['country', 'QQ'],
    ['signature', 'x'.repeat(301)],
    ['logo', { type: 'image/png', width: 8, height: 8, base64: 'bm8gcGljdHVyZQ==' }],
  ])('are refused by the name of the field: %s', async (field, value) => {
    const { visitor } = await person();
    const { status, json } = await visitor.send('PATCH', '/api/agency', { [field]: value });
    expect([status, Object.keys(json['fields'] ?? {})]).toEqual([422, [field]]);
  });
});

describe('the last owner', () => {
  test('can neither leave nor be demoted, even when two owners try in parallel', async () => {
    const ada = await person();
    const change = `/api/agency/members/${ada.id}`;
    for (const answer of [
      await ada.visitor.send('DELETE', change),
      await ada.visitor.send('PATCH', change, { role: 'member' }),
    ])
      expect([answer.status, answer.json['code']]).toEqual([409, 'last_owner']);
    const ben = await addPerson(app, ada.id, 'owner');
    const both = await Promise.all([
      ada.visitor.send('PATCH', change, { role: 'member' }),
      ben.visitor.send('DELETE', `/api/agency/members/${ben.id}`),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = await app.store.read
      .select()
      .from(members)
      .where(and(eq(members.agencyId, ada.id), eq(members.role, 'owner')));
    expect(owners).toHaveLength(1);
  });
});

describe('a member who leaves', () => {
  test('leaves their demos to the agency, and visits by colleagues are not counted', async () => {
    const ada = await person();
    const ben = await addPerson(app, ada.id, 'member');
    const made = await ben.visitor.send('POST', '/api/demos', { name: 'Ours', websiteData: {} });
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0' };
    const visit = `/api/demos/${String(made.json['uniqueId'])}/visit`;
    await ada.visitor.send('POST', visit, undefined, browser);
    expect((await ada.visitor.send('DELETE', `/api/agency/members/${ben.id}`)).status).toBe(200);
    const [row] = await app.store.read
      .select()
      .from(demos)
      .where(eq(demos.id, String(made.json['id'])));
    expect(row).toMatchObject({ agencyId: ada.id, userId: ada.id, visits: 0 });
    expect((await ben.visitor.get('/api/demos')).text).toBe('[]');
    expect((await ben.visitor.get('/api/auth/user')).json['agencies']).toHaveLength(1);
  });

  test('by deleting the account leaves an agency with other members to its oldest admin', async () => {
    const ada = await person();
    await addPerson(app, ada.id, 'member');
    const cleo = await addPerson(app, ada.id, 'admin');
    const bought = await ada.visitor.send('POST', '/api/create-subscription', { plan: 'agency' });
    const payment = `/api/simulated-payments/${String(bought.json['clientSecret'])}/confirm`;
    await ada.visitor.send('POST', payment, { card: '4242424242424242' });
    const made = await ada.visitor.send('POST', '/api/demos', { name: 'Ours', websiteData: {} });
    const password = 'correct horse battery';
    expect((await ada.visitor.send('DELETE', '/api/auth/user', { password })).status).toBe(200);
    await cleo.visitor.send('POST', '/api/agency/switch', { agencyId: ada.id });
    expect((await cleo.visitor.get('/api/auth/user')).json).toMatchObject({
      agency: { id: ada.id, role: 'owner' },
      demoCount: 1,
      // A paid subscription that has ended.
      subscriptionStatus: 'canceled',
    });
    const list = JSON.parse((await cleo.visitor.get('/api/demos')).text) as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual([made.json['id']]);
    const left = await app.store.read.select().from(users).where(eq(users.id, ada.id));
    expect(left).toEqual([]);
  });
});

test('every call works in the agency that a person switched to', async () => {
  const ada = await person();
  const ben = await addPerson(app, ada.id, 'member');
  const own = await ben.visitor.send('POST', '/api/agency/switch', { agencyId: ben.id });
  expect(own.json['agency']).toMatchObject({ id: ben.id, role: 'owner' });
  await ben.visitor.send('POST', '/api/demos', { name: 'His', websiteData: {} });
  const back = await ben.visitor.send('POST', '/api/agency/switch', { agencyId: ada.id });
  expect(back.json).toMatchObject({ agency: { id: ada.id, role: 'member' }, demoCount: 0 });
  const stranger = await ben.visitor.send('POST', '/api/agency/switch', { agencyId: 'x' });
  expect(stranger.status).toBe(404);
});
