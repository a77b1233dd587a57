import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { demos } from '../db/schema.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { permanentUntil } from './link-lifetime.ts';
import type { PlanId } from './plans.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const browser = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'accept-language': 'en',
};
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

async function subscriber(plan: PlanId, email?: string): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp(email);
  const { json } = await visitor.send('POST', '/api/create-subscription', { plan });
  const paid = await visitor.send(
    'POST',
    `/api/simulated-payments/${String(json['clientSecret'])}/confirm`,
    { card: '4242424242424242' },
  );
  expect(paid.status).toBe(200);
  return visitor;
}

const make = (visitor: Visitor): Promise<Answer> =>
  visitor.send('POST', '/api/demos', { name: 'Harbor', industry: 'law', websiteData: {} });
const user = async (visitor: Visitor): Promise<Answer['json']> =>
  (await visitor.get('/api/auth/user')).json;

async function fetchEnd(uniqueId: unknown): Promise<number | undefined> {
  const [row] = await app.store.read
    .select({ expiresAt: demos.expiresAt })
    .from(demos)
    .where(eq(demos.uniqueId, String(uniqueId)));
  return row?.expiresAt;
}

test.each([
  ['starter', { demos: 5, per: 'month', linkDays: 30, openHours: 24, seats: 1 }, []],
  [
    'professional',
    { demos: 20, per: 'month', linkDays: 30, openHours: null, seats: 3 },
    ['white_label', 'signals', 'feedback'],
  ],
  [
    'agency',
    { demos: null, per: 'month', linkDays: null, openHours: null, seats: 10 },
    ['white_label', 'signals', 'feedback', 'pipeline', 'domains', 'handoff'],
  ],
  ['builder', { demos: 50, per: 'once', linkDays: 30, openHours: null, seats: 1 }, []],
] as const)(
  '%s is bought online and brings its limits and features',
  async (id, limits, features) => {
    const { plan, access } = await user(await subscriber(id));
    expect(plan).toMatchObject({ id, limits, features });
    expect(access).toEqual({ builder: true, reason: 'subscription' });
  },
);

test('an unknown plan is refused by its field', async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  for (const call of ['/api/create-subscription', '/api/change-plan']) {
    const { status, json } = await visitor.send('POST', call, { plan: 'gold' });
    expect([status, Object.keys(json['fields'] ?? {})]).toEqual([422, ['plan']]);
  }
});

describe('Starter', () => {
  test('allows 5 new demos a month: a deletion frees none, a new month does', async () => {
    const email = 'monthly@agency.example';
    const visitor = await subscriber('starter', email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(visitor)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const made = answers.find(({ status }) => status === 201);
    const path = `/api/demos/${String(made?.json['id'])}`;
    await visitor.send('DELETE', path);
    const refused = await make(visitor);
    expect([refused.status, refused.json['code']]).toEqual([403, 'quota_used_up']);
    expect((await visitor.send('POST', `${path}/duplicate`)).status).toBe(404);
    expect((await visitor.send('POST', `${path}/restore`)).status).toBe(200);
    expect(await user(visitor)).toMatchObject({ demoCount: 5, maxDemos: 5, demosLeft: 0 });
    const before = app.clock.now;
    app.clock.now += 31 * day;
    const password = 'correct horse battery';
    await visitor.send('POST', '/api/auth/email/login', { email, password });
    expect((await make(visitor)).status).toBe(201);
    expect(await user(visitor)).toMatchObject({ demoCount: 6, maxDemos: 10, demosLeft: 4 });
    app.clock.now = before;
  });

  test('keeps a link for 24 hours from the first time a person opens it, at most 30 days', async () => {
    const visitor = await subscriber('starter');
    const { json } = await make(visitor);
    const made = app.clock.now;
    expect(json['openHours']).toBe(24);
    expect(await fetchEnd(json['uniqueId'])).toBe(made + 30 * day);
    const visit = `/api/demos/${String(json['uniqueId'])}/visit`;
    await visitor.send('POST', visit, undefined, browser);
    expect(await fetchEnd(json['uniqueId'])).toBe(made + 30 * day);
    app.clock.now += 3 * day;
    await app.visitor().send('POST', visit, undefined, browser);
    const opened = app.clock.now;
    expect(await fetchEnd(json['uniqueId'])).toBe(opened + day);
    app.clock.now += hour;
    await app.visitor('203.0.113.99').send('POST', visit, undefined, browser);
    expect(await fetchEnd(json['uniqueId'])).toBe(opened + day);
    app.clock.now = opened + day + 1;
    expect((await app.visitor().get(`/api/demos/${String(json['uniqueId'])}`)).status).toBe(410);
    const longer = await visitor.send('POST', `/api/demos/${String(json['id'])}/extend`);
    expect(longer.json).toMatchObject({ openHours: 24 });
    expect(await fetchEnd(json['uniqueId'])).toBe(app.clock.now + 30 * day);
    app.clock.now = made;
  });
});

describe('Agency', () => {
  test('creates any number of demos with permanent links, which end 30 days after the plan', async () => {
    const visitor = await subscriber('agency');
    const { json } = await make(visitor);
    expect(json['expiresAt']).toBe('9999-12-31T23:59:59.000Z');
    expect(await user(visitor)).toMatchObject({ maxDemos: null, demosLeft: null });
    expect((await app.visitor().get(`/demos/${String(json['uniqueId'])}`)).status).toBe(200);
    const state = (status: string): Promise<Answer> =>
      visitor.send('POST', '/api/simulated-subscription', { status });
    await state('past_due');
    expect(await fetchEnd(json['uniqueId'])).toBe(permanentUntil);
    await state('canceled');
    expect(await fetchEnd(json['uniqueId'])).toBe(app.clock.now + 30 * day);
    await state('active');
    expect(await fetchEnd(json['uniqueId'])).toBe(permanentUntil);
  });

  test('makes living links permanent when it is changed to, and smaller plans take that back', async () => {
    const visitor = await subscriber('professional');
    const { json } = await make(visitor);
    expect(await fetchEnd(json['uniqueId'])).toBe(app.clock.now + 30 * day);
    const up = await visitor.send('POST', '/api/change-plan', { plan: 'agency' });
    expect(up.json).toMatchObject({ plan: { id: 'agency' }, maxDemos: null });
    expect(await fetchEnd(json['uniqueId'])).toBe(permanentUntil);
    const same = await visitor.send('POST', '/api/change-plan', { plan: 'agency' });
    expect([same.status, same.json['code']]).toEqual([409, 'already_subscribed']);
    await visitor.send('POST', '/api/change-plan', { plan: 'starter' });
    expect(await fetchEnd(json['uniqueId'])).toBe(app.clock.now + 30 * day);
    expect(await user(visitor)).toMatchObject({ plan: { id: 'starter' }, demosLeft: 4 });
  });
});

test('without a subscription there is nothing to change', async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  expect((await visitor.send('POST', '/api/change-plan', { plan: 'agency' })).status).toBe(404);
});

test('the count of a month includes finally deleted demos', async () => {
  const visitor = await subscriber('starter');
  const { json } = await make(visitor);
  await visitor.send('DELETE', `/api/demos/${String(json['id'])}`);
  await app.store.write((db) => deleteExpired(db, app.clock.now + 25 * hour));
  expect(await user(visitor)).toMatchObject({ demoCount: 0, demosLeft: 4 });
});
