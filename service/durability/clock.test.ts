import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let app: TestApp;
let owner: Visitor;
let id = '';
beforeEach(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'on' } });
  owner = app.visitor();
  await owner.signUp('ada@agency.example');
  const made = await owner.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });
  id = String(made.json['uniqueId']);
});
afterEach(() => app.close());

test('with a clock 31 days ahead, sessions have ended and demos have expired without an internal error', async () => {
  app.clock.now += 31 * day;
  expect((await owner.get('/api/auth/user')).status).toBe(401);
  expect((await owner.get(`/api/demos/${id}`)).status).toBe(410);
  expect((await owner.get('/')).status).toBe(200);
  await app.store.write((db) => deleteExpired(db, app.clock.now));
  const back = await owner.send('POST', '/api/auth/email/login', {
    email: 'ada@agency.example',
    password: 'correct horse battery',
  });
  expect(back.status).toBe(200);
  expect((await owner.get('/api/auth/user')).json['demoCount']).toBe(1);
});

test('with a clock an hour back, sessions and demos continue, writes succeed, and ages are not negative', async () => {
  app.clock.now -= hour;
  expect((await owner.get('/api/auth/user')).status).toBe(200);
  expect((await app.visitor('198.51.100.8').get(`/demos/${id}`)).status).toBe(200);
  const changed = await owner.send('PATCH', `/api/demos/${id}`, { notes: 'later, though earlier' });
  expect(changed.status).toBe(200);
  // The stored time never decreases, because caches compare it.
  expect(Date.parse(String(changed.json['updatedAt']))).toBeGreaterThanOrEqual(
    Date.parse(String(changed.json['createdAt'])),
  );
  const { sessions } = (await owner.get('/api/auth/sessions')).json as {
    sessions: Record<string, string>[];
  };
  for (const session of sessions)
    expect(Date.parse(session['lastSeenAt'] ?? '')).toBeGreaterThanOrEqual(
      Date.parse(session['createdAt'] ?? ''),
    );
  await app.store.write((db) => deleteExpired(db, app.clock.now));
  expect((await owner.get('/api/auth/user')).status).toBe(200);
});

test('with a clock an hour back, limits last at most their window', async () => {
  const visitor = app.visitor('198.51.100.1');
  const wrong = { email: 'ada@agency.example', password: 'wrong-one' };
  for (let attempt = 0; attempt < 10; attempt += 1)
    await visitor.send('POST', '/api/auth/email/login', wrong);
  app.clock.now -= hour;
  const refused = await visitor.send('POST', '/api/auth/email/login', wrong);
  expect(Number(refused.headers.get('retry-after') ?? 1)).toBeGreaterThan(0);
  app.clock.now += hour + 15 * 60_000 + 1;
  expect((await visitor.send('POST', '/api/auth/email/login', wrong)).status).toBe(401);
});

test('a mailed link is valid for an hour by the present clock, in both directions of a change', async () => {
  await owner.send('POST', '/api/forgot-password', { email: 'ada@agency.example' });
  const token = await findMailedToken(app, 'ada@agency.example', 'reset-password');
  const isValid = async (): Promise<number> =>
    (await owner.send('POST', '/api/reset-password/check', { token })).status;
  expect(await isValid()).toBe(200);
  app.clock.now -= hour;
  expect(await isValid()).toBe(200);
  app.clock.now += 2 * hour + 1000;
  expect(await isValid()).toBe(400);
});
