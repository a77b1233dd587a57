import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { storedBytes } from '../testing/reach-store.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off', OWNER_EMAILS: 'boss@agency.example' } });
});
afterAll(() => app.close());

const ada = { username: 'Ada', email: 'Ada@Agency.example', password: 'correct horse battery' };

describe('registering', () => {
  test('signs in at once and answers the account without its secrets', async () => {
    const visitor = app.visitor();
    const { status, json, text } = await visitor.send('POST', '/api/auth/email/register', ada);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      username: 'Ada',
      email: 'ada@agency.example',
      demoCount: 0,
      maxDemos: 5,
      access: { builder: false, reason: null },
      hasPassword: true,
      profileImageUrl: null,
    });
    expect(text).not.toMatch(/"password"|passwordHash|hash|argon|correct horse/iu);
    expect((await visitor.get('/api/auth/user')).json['email']).toBe('ada@agency.example');
  });

  test('the same address in other letters is the same account', async () => {
    const { status, json } = await app
      .visitor()
      .send('POST', '/api/auth/email/register', { ...ada, email: 'ADA@agency.EXAMPLE' });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      code: 'taken',
      fields: { email: 'This email is already registered' },
    });
  });

  test.each([
    [{ ...ada, username: '  ' }, 'username', 'Username is required'],
    [{ ...ada, email: '' }, 'email', 'Email is required'],
    [{ ...ada, email: 'ada' }, 'email', 'Please enter a valid email address'],
    [{ ...ada, email: ['a@b.co'] }, 'email', 'Email is required'],
    [{ ...ada, password: '' }, 'password', 'Password is required'],
    [{ ...ada, password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [
      { ...ada, email: 'x@y.example', password: 'qwerty' },
      'password',
      'Password is too common. Please choose one that is harder to guess.',
    ],
    [
      { ...ada, email: 'x@y.example', password: 'Firstlook2026!' },
      'password',
      'Password is too common. Please choose one that is harder to guess.',
    ],
    [
      { ...ada, email: 'x@y.example', password: 'demo-FIRSTLOOK' },
      'password',
      'Password is too common. Please choose one that is harder to guess.',
    ],
  ])('refuses %j at %s', async (body, field, sentence) => {
    const { status, json } = await app.visitor().send('POST', '/api/auth/email/register', body);
    expect(status).toBe(422);
    expect(json['fields']).toMatchObject({ [field]: sentence });
    expect(json['error']).toBe(sentence);
  });

  test('a configured owner’s address has no effect until it is verified', async () => {
    const { json } = await app.visitor().signUp('boss@agency.example');
    expect(json).toMatchObject({ maxDemos: 5, access: { reason: null } });
  });
});

describe('logging in', () => {
  test('with the right password gives a new session, with the wrong one the same words for known and unknown accounts', async () => {
    const visitor = app.visitor();
    const { email } = (await visitor.signUp()).json as { email: string };
    const other = app.visitor();
    const right = await other.send('POST', '/api/auth/email/login', {
      email,
      password: 'correct horse battery',
    });
    expect(right.status).toBe(200);
    const wrong = await other.send('POST', '/api/auth/email/login', { email, password: 'wrong' });
    const nobody = await other.send('POST', '/api/auth/email/login', {
      email: 'nobody@x.example',
      password: 'wrong',
    });
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect(wrong.text).toBe(nobody.text);
    expect(wrong.json['error']).toBe('Login failed. Please check your credentials.');
  });

  test('never reuses a session id that came with the request', async () => {
    const { email } = (await app.visitor().signUp()).json as { email: string };
    const body = JSON.stringify({ email, password: 'correct horse battery' });
    const answer = await app.request('/api/auth/email/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: 'connect.sid=chosen-by-someone-else',
      },
      body,
    });
    expect(answer.headers.get('set-cookie')).not.toContain('chosen-by-someone-else');
  });
});

describe('a session', () => {
  test('is a cookie that scripts cannot read, and the database does not contain its id', async () => {
    const response = await app.request('/api/auth/email/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:8787' },
      body: JSON.stringify({ ...ada, email: 'cookie@agency.example' }),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^connect\.sid=\w+; HttpOnly; .*Path=\/; SameSite=Lax/u);
    const id = /connect\.sid=(\w+)/u.exec(cookie)?.[1] ?? 'none';
    const rows = await app.store.read.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(id);
    expect((await storedBytes(app.dataDir)).includes(id)).toBe(false);
  });

  test('ends with logout, for this browser only', async () => {
    const first = app.visitor();
    const { email } = (await first.signUp()).json as { email: string };
    const second = app.visitor();
    await second.send('POST', '/api/auth/email/login', {
      email,
      password: 'correct horse battery',
    });
    expect((await first.send('POST', '/api/auth/logout')).json).toEqual({ success: true });
    expect((await first.get('/api/auth/user')).status).toBe(401);
    expect((await second.get('/api/auth/user')).status).toBe(200);
  });

  test('lasts at most thirty days, even when it is used', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const [row] = await app.store.read.select().from(sessions);
    expect(row).toBeDefined();
    app.clock.now += 31 * day;
    const { status } = await visitor.get('/api/auth/user');
    app.clock.now -= 31 * day;
    expect(status).toBe(401);
  });
});

test.each([
  ['as long as may be', 'x'.repeat(1024)],
  ['with blanks around it', '  blanks around it  '],
  ['in another script', 'пароль из букв'],
  ['of small letters alone', 'only small letters'],
  ['of digits alone', '91827364550192837465'],
])('a password %s is accepted and compared unchanged', async (_, password) => {
  const email = `${crypto.randomUUID()}@agency.example`;
  const visitor = app.visitor();
  const made = await visitor.send('POST', '/api/auth/email/register', { ...ada, email, password });
  expect(made.status).toBe(201);
  const login = async (typed: string): Promise<number> =>
    (await visitor.send('POST', '/api/auth/email/login', { email, password: typed })).status;
  expect(await login(password)).toBe(200);
  const others = [password.slice(0, -1), password.toUpperCase(), password.trim()];
  for (const other of others.filter((text) => text !== password))
    expect(await login(other)).toBe(401);
});

test('passwords are stored as argon2id with the documented cost', async () => {
  const rows = await app.store.read.select({ hash: users.passwordHash }).from(users);
  expect(rows.length).toBeGreaterThan(0);
  for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test.each(['a=%', 'connect.sid=%', 'other=%ff; connect.sid=abc', 'connect.sid=a b'])(
  'the cookie header %j of another program causes no error and gives no session',
  async (cookie) => {
    expect((await app.request('/api/auth/user', { headers: { cookie } })).status).toBe(401);
  },
);
