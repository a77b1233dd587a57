import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

const hour = 60 * 60 * 1000;
let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: {
      OWNER_EMAILS: 'boss@agency.example',
      BUILDER_WHITELIST: 'friend@agency.example',
      TEST_ACCOUNTS: 'tester@agency.example',
    },
    files: { 'verify-email/index.html': '<!DOCTYPE html><title>Verify</title>' },
  });
});
afterAll(() => app.close());

test.each([
  ['boss@agency.example', 'owner'],
  ['friend@agency.example', 'whitelist'],
  ['tester@agency.example', 'test'],
])('%s counts as %s once the mailed link is used, and not before', async (email, reason) => {
  const visitor = app.visitor();
  expect((await visitor.signUp(email)).json).toMatchObject({
    access: { builder: false, reason: null },
  });
  const token = await findMailedToken(app, email);
  expect((await visitor.send('POST', '/api/verify-email', { token })).json).toEqual({
    success: true,
  });
  expect((await visitor.get('/api/auth/user')).json).toMatchObject({
    emailVerified: true,
    maxDemos: 50,
    access: { builder: true, reason },
  });
});

test('opening the mailed link repeatedly changes nothing', async () => {
  const visitor = app.visitor();
  const { email } = (await visitor.signUp()).json as { email: string };
  const token = await findMailedToken(app, email);
  for (const opener of [app.visitor(), visitor]) {
    const { status, text, headers } = await opener.get(`/verify-email?token=${token}`);
    expect([status, text]).toEqual([200, expect.stringContaining('<title>Verify</title>')]);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const checked = await opener.send('POST', '/api/verify-email/check', { token });
    expect(checked.json).toEqual({ email, proof: opener === visitor ? 'session' : 'password' });
  }
  expect((await visitor.get('/api/auth/user')).json['emailVerified']).toBe(false);
  expect((await visitor.send('POST', '/api/verify-email', { token })).status).toBe(200);
  expect((await visitor.get('/api/auth/user')).json['emailVerified']).toBe(true);
});

test('the link proves nothing without the session or the password of its account', async () => {
  const impostor = app.visitor();
  const { email } = (await impostor.signUp()).json as { email: string };
  const token = await findMailedToken(app, email);
  const owner = app.visitor();
  await owner.signUp();
  for (const [body, sentence] of [
    [{ token }, 'Please enter the password of your account'],
    [{ token, password: '' }, 'Please enter the password of your account'],
    [{ token, password: 'not the password' }, 'This is not the password of the account'],
  ] as const) {
    const { status, json } = await owner.send('POST', '/api/verify-email', body);
    expect([status, json['fields']]).toEqual([422, { password: sentence }]);
  }
  expect((await impostor.get('/api/auth/user')).json['emailVerified']).toBe(false);
  const right = await owner.send('POST', '/api/verify-email', {
    token,
    password: 'correct horse battery',
  });
  expect(right.status).toBe(200);
  expect((await impostor.get('/api/auth/user')).json['emailVerified']).toBe(true);
});

test('guesses at the password of a mailed link are limited', async () => {
  const { email } = (await app.visitor().signUp()).json as { email: string };
  const token = await findMailedToken(app, email);
  const guess = (): Promise<{ status: number }> =>
    app.visitor().send('POST', '/api/verify-email', { token, password: 'a guess' });
  for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
});

test('the form of the page works without its script, and is written down', async () => {
  const logging = createTestApp({ variables: { LOG_LEVEL: 'info' } });
  const { email, id } = (await logging.visitor().signUp()).json as { email: string; id: string };
  const token = await findMailedToken(logging, email);
  const submit = async (password: string): Promise<[number, string]> => {
    const answer = await logging.request(`/verify-email?token=${token}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ password }),
    });
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    return [answer.status, await answer.text()];
  };
  const [wrong, again] = await submit('not the password');
  expect([wrong, again]).toEqual([
    422,
    expect.stringContaining('This is not the password of the account'),
  ]);
  expect(again).toMatch(/<form method="post">[\s\S]*name="password"/u);
  expect(again).not.toContain('not the password"');
  expect(await submit('correct horse battery')).toEqual([
    200,
    expect.stringContaining('Your email address is verified'),
  ]);
  const [used, page] = await submit('correct horse battery');
  expect([used, page]).toEqual([400, expect.stringContaining('has been used or has run out')]);
  const lines = logging.logged.filter((line) => line.includes('"event":"verify the address"'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ outcome: 'invalid_fields', account: id }),
    expect.objectContaining({ outcome: 'done', account: id }),
    expect.objectContaining({ outcome: 'invalid_token' }),
  ]);
  await logging.close();
});

test('a link works once, for a day, and only the newest', async () => {
  const visitor = app.visitor();
  const { email } = (await visitor.signUp()).json as { email: string };
  const use = (token: string): Promise<{ status: number; json: Record<string, unknown> }> =>
    visitor.send('POST', '/api/verify-email', { token });
  const first = await findMailedToken(app, email);
  expect((await visitor.send('POST', '/api/verify-email/resend')).json).toEqual({ success: true });
  const second = await findMailedToken(app, email);
  expect(second).not.toBe(first);
  expect(await use(first)).toMatchObject({ status: 400, json: { code: 'invalid_token' } });
  app.clock.now += 24 * hour;
  expect((await use(second)).status).toBe(400);
  await visitor.send('POST', '/api/verify-email/resend');
  const third = await findMailedToken(app, email);
  expect((await use(third)).status).toBe(200);
  expect((await use(third)).status).toBe(400);
});

test('the mail can be requested again three times an hour, and only by its account', async () => {
  expect((await app.visitor().send('POST', '/api/verify-email/resend')).status).toBe(401);
  const visitor = app.visitor();
  await visitor.signUp();
  for (let count = 0; count < 3; count += 1)
    expect((await visitor.send('POST', '/api/verify-email/resend')).status).toBe(200);
  expect((await visitor.send('POST', '/api/verify-email/resend')).status).toBe(429);
});

test.each([undefined, '', 'x', ['a'], {}, 'a'.repeat(1000)])('%j is not a token', async (token) => {
  const { status, json } = await app.visitor().send('POST', '/api/verify-email', { token });
  expect([status, json['code']]).toEqual([400, 'invalid_token']);
});
