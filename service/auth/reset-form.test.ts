import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

let email = '';
beforeEach(async () => {
  email = String((await app.visitor().signUp()).json['email']);
});

const forgot = (address: string, at = app): Promise<Answer> =>
  at.visitor().send('POST', '/api/forgot-password', { email: address });

const login = (password: string): Promise<Answer> =>
  app.visitor().send('POST', '/api/auth/email/login', { email, password });

async function mailedToken(): Promise<string> {
  expect((await forgot(email)).status).toBe(200);
  return findMailedToken(app, email, '/reset-password');
}

const post = async (
  at: TestApp,
  path: string,
  fields: Record<string, string>,
): Promise<[Response, string]> => {
  const answer = await at.request(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  return [answer, await answer.text()];
};

test('the form of the page sets the password, says what is wrong at its field, and is logged', async () => {
  const logging = createTestApp({ variables: { LOG_LEVEL: 'info', RATE_LIMITS: 'off' } });
  const owner = (await logging.visitor().signUp()).json as { email: string; id: string };
  await forgot(owner.email, logging);
  const token = await findMailedToken(logging, owner.email, '/reset-password');
  const submit = async (
    newPassword: string,
    confirmation = newPassword,
  ): Promise<[number, string]> => {
    const [answer, page] = await post(logging, `/reset-password?token=${token}`, {
      newPassword,
      confirmation,
    });
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return [answer.status, page];
  };
  for (const [typed, again, field, sentence] of [
    ['', '', 'newPassword', 'Please enter a new password'],
    ['qwerty', 'qwerty', 'newPassword', 'Password is too common.'],
    ['a better battery', 'a better', 'confirmation', 'Passwords do not match'],
  ] as const) {
    const [status, page] = await submit(typed, again);
    expect([status, page]).toEqual([
      422,
      expect.stringMatching(new RegExp(`id="${field}-fault">${sentence}`)),
    ]);
    expect(page).toMatch(
      /<form method="post">[\s\S]*name="newPassword"[\s\S]*name="confirmation"/u,
    );
    expect(page).not.toContain('value="a better');
  }
  expect(await submit('a better battery')).toEqual([
    200,
    expect.stringContaining('has been reset'),
  ]);
  const [status, page] = await submit('a better battery');
  expect([status, page]).toEqual([400, expect.stringContaining('has been used or has run out')]);
  expect(page).toContain('action="/api/forgot-password"');
  const signIn = { email: owner.email, password: 'a better battery' };
  expect((await logging.visitor().send('POST', '/api/auth/email/login', signIn)).status).toBe(200);
  const lines = logging.logged.filter((line) => line.includes('"event":"reset the password"'));
  expect(lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
    ...Array<string>(3).fill('invalid_fields'),
    'done',
    'invalid_token',
  ]);
  expect(lines.join()).not.toContain(token);
  await logging.close();
});

test('the link is asked for by a form, whose answer is the same for accounts and for none', async () => {
  const [wrong, again] = await post(app, '/api/forgot-password', { email: 'ada@"' });
  expect([wrong.status, again]).toEqual([422, expect.stringContaining('value="ada@&quot;"')]);
  expect(again).toContain('Please enter a valid email address');
  const [[known, page], [unknown, other]] = [
    await post(app, '/api/forgot-password', { email }),
    await post(app, '/api/forgot-password', { email: 'nobody@agency.example' }),
  ];
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(other.replace('nobody@agency.example', email)).toBe(page);
  expect(await findMailedToken(app, email, '/reset-password')).not.toBe('');
});

test('a form of another site changes nothing', async () => {
  const answer = await app.request(`/reset-password?token=${await mailedToken()}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({
      newPassword: 'a better battery',
      confirmation: 'a better battery',
    }),
  });
  expect(answer.status).toBe(403);
  expect((await login('a better battery')).status).toBe(401);
});

test('too many tries keep the form of the password, as the link can still be used', async () => {
  const limited = createTestApp();
  const owner = (await limited.visitor().signUp()).json as { email: string };
  await forgot(owner.email, limited);
  const token = await findMailedToken(limited, owner.email, '/reset-password');
  const typed = { newPassword: 'a better battery', confirmation: 'a better battery' };
  let [answer, page] = await post(limited, '/reset-password?token=unknown', typed);
  for (let count = 0; answer.status !== 429 && count < 100; count += 1)
    [answer, page] = await post(limited, '/reset-password?token=unknown', typed);
  [answer, page] = await post(limited, `/reset-password?token=${token}`, typed);
  expect([answer.status, page]).toEqual([429, expect.stringContaining('Too many')]);
  expect(page).toMatch(/<form method="post">[\s\S]*name="newPassword"/u);
  expect(page).not.toContain('action="/api/forgot-password"');
  await limited.close();
});
