import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailedTokens } from '../db/schema.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

const minute = 60_000;
let app: TestApp;
let limited: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  limited = createTestApp();
});
afterAll(async () => {
  await app.close();
  await limited.close();
});

let email = '';
beforeEach(async () => {
  email = String((await app.visitor().signUp()).json['email']);
});

const forgot = (address: string, at = app): Promise<Answer> =>
  at.visitor().send('POST', '/api/forgot-password', { email: address });
const reset = (token: unknown, newPassword: unknown = 'a better battery'): Promise<Answer> =>
  app.visitor().send('POST', '/api/reset-password', { token, newPassword });
const login = (password: string): Promise<Answer> =>
  app.visitor().send('POST', '/api/auth/email/login', { email, password });

async function mailedToken(): Promise<string> {
  expect((await forgot(email)).status).toBe(200);
  return findMailedToken(app, email, '/reset-password');
}

describe('a mailed reset link', () => {
  test('sets the new password, ends every session, proves the address, and is followed by a notice', async () => {
    const visitor = app.visitor();
    await visitor.send('POST', '/api/auth/email/login', {
      email,
      password: 'correct horse battery',
    });
    const token = await mailedToken();
    const check = await app.visitor().send('POST', '/api/reset-password/check', { token });
    expect([check.status, check.json]).toEqual([200, { valid: true }]);
    expect((await reset(token)).json).toEqual({ success: true });
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    expect((await login('correct horse battery')).status).toBe(401);
    expect((await login('a better battery')).json['emailVerified']).toBe(true);
    await app.delivered();
    expect(app.mails.filter(({ to }) => to === email).at(-1)?.subject).toBe(
      'Your password was changed',
    );
  });

  test('works for exactly one of twenty who use it at once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(token, `parallel-${n}-secret`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(400),
    ]);
    expect((await reset(token)).json['code']).toBe('invalid_token');
  });

  test('works for an hour', async () => {
    const token = await mailedToken();
    app.clock.now += 60 * minute;
    expect((await app.visitor().send('POST', '/api/reset-password/check', { token })).status).toBe(
      400,
    );
    expect((await reset(token)).status).toBe(400);
  });

  test('ends when a newer one is mailed', async () => {
    const first = await mailedToken();
    const second = await mailedToken();
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  test('opens its own account alone, and is not a link of the other kind', async () => {
    const other = String((await app.visitor().signUp()).json['email']);
    const token = await mailedToken();
    const verification = await findMailedToken(app, other, '/verify-email');
    expect((await reset(verification)).status).toBe(400);
    expect((await app.visitor().send('POST', '/api/verify-email', { token })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    const answer = await app
      .visitor()
      .send('POST', '/api/auth/email/login', { email: other, password: 'a better battery' });
    expect(answer.status).toBe(401);
  });

  test('is known to the database by its hash alone', async () => {
    const token = await mailedToken();
    const rows = await app.store.read.select().from(mailedTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('leads to the configured address, whatever host the request was sent to', async () => {
    const answer = await app.request('/api/forgot-password', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        host: 'localhost:8787',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(200);
    await findMailedToken(app, email, 'http://127.0.0.1:8787/reset-password');
    expect(app.mails.at(-1)?.text).toContain('http://127.0.0.1:8787/reset-password?token=');
    expect(JSON.stringify(app.mails.at(-1))).not.toContain('evil.example');
    const foreign = await app.request('/api/forgot-password', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        host: 'evil.example',
      },
      body: JSON.stringify({ email }),
    });
    expect(foreign.status).toBe(421);
  });

  test.each([
    ['', 'Please enter a new password'],
    ['12345', 'Password must be at least 6 characters long'],
    ['qwerty', 'Password is too common. Please choose one that is harder to guess.'],
  ])('is not used up by %j as the new password', async (newPassword, sentence) => {
    const token = await mailedToken();
    const { status, json } = await reset(token, newPassword);
    expect([status, json['error']]).toEqual([422, sentence]);
    expect(json['fields']).toEqual({ newPassword: sentence });
    expect((await reset(token)).status).toBe(200);
  });

  test.each([undefined, null, '', 7, ['x'], 'x'.repeat(300)])(
    '%j is refused as a token',
    async (token) => {
      const { status, json } = await reset(token);
      expect([status, json['code']]).toEqual([400, 'invalid_token']);
    },
  );
});
