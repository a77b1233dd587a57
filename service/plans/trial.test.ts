import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencies } from '../db/schema.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '14' } });
});
afterAll(() => app.close());

const make = (visitor: Visitor): Promise<Answer> =>
  visitor.send('POST', '/api/demos', { name: 'Harbor', industry: 'law', websiteData: {} });

async function newAgency(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

test('a new agency has what Professional has for 14 days, without a card', async () => {
  const visitor = await newAgency();
  const { json } = await visitor.get('/api/auth/user');
  expect(json).toMatchObject({
    access: { builder: true, reason: 'trial' },
    plan: { id: 'professional', features: ['white_label', 'signals', 'feedback'] },
    agency: { trialEndsAt: new Date(app.clock.now + 14 * day).toISOString() },
    maxDemos: 20,
    demosLeft: 20,
    subscriptionStatus: null,
  });
  expect((await make(visitor)).status).toBe(201);
});

describe('when the trial ends', () => {
  let visitor: Visitor;
  let demo: Record<string, unknown>;
  const path = (tail = ''): string => `/api/demos/${String(demo['id'])}${tail}`;
  beforeAll(async () => {
    visitor = app.visitor();
    const email = 'ends@agency.example';
    await visitor.signUp(email);
    ({ json: demo } = await make(visitor));
    app.clock.now += 14 * day;
    // Sessions end sooner than trials.
    const password = 'correct horse battery';
    await visitor.send('POST', '/api/auth/email/login', { email, password });
  });

  test('nothing is lost: the library, the links, notes and deleting with its undo', async () => {
    const { json } = await visitor.get('/api/auth/user');
    expect(json).toMatchObject({
      access: { builder: false, reason: null },
      plan: null,
      demoCount: 1,
    });
    expect((await app.visitor().get(`/demos/${String(demo['uniqueId'])}`)).status).toBe(200);
    expect((await visitor.send('PATCH', path(), { notes: 'Called', starred: true })).status).toBe(
      200,
    );
    expect((await visitor.send('DELETE', path())).status).toBe(200);
    expect((await visitor.send('POST', path('/restore'))).json).toMatchObject({ notes: 'Called' });
    expect((await visitor.get('/api/demos')).text).toContain(String(demo['uniqueId']));
  });

  test.each([
    ['POST', '', { name: 'Harbor', websiteData: {} }],
    ['PATCH', '/:id', { websiteData: { slogan: 'New' } }],
    ['POST', '/:id/duplicate', undefined],
    ['POST', '/:id/extend', undefined],
  ] as const)('%s /api/demos%s asks for a plan', async (method, tail, body) => {
    const to = `/api/demos${tail.replace(':id', String(demo['id']))}`;
    const { status, json } = await visitor.send(method, to, body);
    expect([status, json['code']]).toEqual([403, 'plan_needed']);
    expect(String(json['error'])).toMatch(/^Your free trial or plan has ended\. /u);
  });

  test('a plan opens everything again, and so does each that follows', async () => {
    const { json } = await visitor.send('POST', '/api/create-subscription', { plan: 'starter' });
    await visitor.send('POST', `/api/simulated-payments/${String(json['clientSecret'])}/confirm`, {
      card: '4242424242424242',
    });
    expect((await visitor.send('PATCH', path(), { websiteData: { slogan: 'New' } })).status).toBe(
      200,
    );
    await visitor.send('POST', '/api/simulated-subscription', { status: 'canceled' });
    expect((await make(visitor)).json['code']).toBe('plan_needed');
  });
});

test('an agency from before trials is unchanged', async () => {
  const visitor = await newAgency();
  const { json } = await visitor.get('/api/auth/user');
  await app.store.write(async (db) => {
    await db
      .update(agencies)
      .set({ trialEndsAt: null })
      .where(eq(agencies.id, String(json['id'])));
  });
  expect((await visitor.get('/api/auth/user')).json).toMatchObject({
    access: { builder: false, reason: null },
    plan: null,
    maxDemos: 5,
  });
  expect((await make(visitor)).status).toBe(201);
});

test('without trials an agency holds five demos, as before', async () => {
  const older = createTestApp({ variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '0' } });
  const visitor = older.visitor();
  const { json } = await visitor.signUp();
  expect(json).toMatchObject({ access: { builder: false }, plan: null, maxDemos: 5 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(visitor)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  await older.close();
});
