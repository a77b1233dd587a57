import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';

let app: TestApp;
let owner: Visitor;
let stranger: Visitor;
let things: { demo: string; link: string; session: string };

beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  owner = app.visitor();
  stranger = app.visitor();
  await owner.signUp('owner@agency.example');
  await stranger.signUp('stranger@agency.example');
  const { json } = await owner.send('POST', '/api/demos', { name: 'Mine', websiteData: {} });
  const sessions = (await owner.get('/api/auth/sessions')).json['sessions'] as { id: string }[];
  things = {
    demo: String(json['id']),
    link: String(json['uniqueId']),
    session: sessions[0]?.id ?? '',
  };
});
afterAll(() => app.close());

/** Every call that names an object of an account, with a valid body. */
const calls: readonly [
  method: 'PATCH' | 'DELETE' | 'POST',
  path: (id: typeof things) => string,
  body: object | undefined,
][] = [
  ['PATCH', ({ demo }) => `/api/demos/${demo}`, { name: 'Theirs' }],
  ['PATCH', ({ link }) => `/api/demos/${link}`, { name: 'Theirs' }],
  ['DELETE', ({ demo }) => `/api/demos/${demo}`, undefined],
  ['DELETE', ({ link }) => `/api/demos/${link}`, undefined],
  ['POST', ({ demo }) => `/api/demos/${demo}/restore`, undefined],
  ['POST', ({ demo }) => `/api/demos/${demo}/duplicate`, undefined],
  ['POST', ({ demo }) => `/api/demos/${demo}/extend`, undefined],
  ['DELETE', ({ session }) => `/api/auth/sessions/${session}`, undefined],
];

test.each(calls)(
  '%s on another account’s object is answered like an object that does not exist',
  async (method, path, body) => {
    const missing = {
      demo: crypto.randomUUID(),
      link: 'law-never-a1b2c3',
      session: 'f'.repeat(64),
    };
    const theirs = await stranger.send(method, path(things), body);
    const nothing = await stranger.send(method, path(missing), body);
    expect([theirs.status, theirs.text]).toEqual([404, nothing.text]);
    expect((await app.visitor().send(method, path(things), body)).status).toBe(401);
    expect((await owner.get('/api/auth/user')).json['demoCount']).toBe(1);
    expect((await owner.get(`/api/demos/${things.link}`)).text).toContain('Mine');
  },
);

test('unknown fields do not change an account', async () => {
  const visitor = app.visitor();
  const grown = {
    id: 'chosen',
    emailVerified: true,
    email_verified: true,
    maxDemos: 999,
    subscriptionStatus: 'active',
    stripeSubscriptionId: 'sub_1',
    access: { builder: true, reason: 'owner' },
    passwordHash: 'x',
    role: 'admin',
    isAdmin: true,
  };
  const { json } = await visitor.send('POST', '/api/auth/email/register', {
    email: 'grown@agency.example',
    username: 'Ada',
    password: 'correct horse battery',
    ...grown,
  });
  expect(json).toMatchObject({
    emailVerified: false,
    maxDemos: 5,
    access: { builder: false, reason: null },
  });
  expect(json['id']).not.toBe('chosen');
  await visitor.send('POST', '/api/auth/email/login', {
    email: 'grown@agency.example',
    password: 'correct horse battery',
    ...grown,
  });
  await visitor.send('POST', '/api/auth/password', {
    currentPassword: 'correct horse battery',
    newPassword: 'another horse battery',
    userId: things.demo,
    email: 'owner@agency.example',
    ...grown,
  });
  expect((await visitor.get('/api/auth/user')).json).toMatchObject({
    emailVerified: false,
    subscriptionStatus: null,
  });
  const rows = await app.store.read.select().from(users);
  expect(rows.filter(({ emailVerified }) => emailVerified)).toEqual([]);
});
