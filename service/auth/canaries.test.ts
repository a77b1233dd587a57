import { expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { startGithub } from '../testing/fake-github.ts';
import { parseToken, findMailedToken } from '../testing/mailed-token.ts';
import { storedBytes } from '../testing/reach-store.ts';

test('password, session, tokens, code, client secret and address of a whole visit are in no line of the log and in no error, and the secrets in no table', async () => {
  const github = await startGithub();
  const app = createTestApp({
    variables: {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
      GITHUB_CLIENT_ID: 'client',
      GITHUB_CLIENT_SECRET: 'canary-client-secret',
      GITHUB_BASE_URL: github.url,
      GITHUB_API_URL: github.url,
    },
  });
  const email = 'canary-address@agency.example';
  const passwords = [
    'canary-first-password',
    'canary-second-password',
    'canary-third-password',
  ] as const;
  const answers: string[] = [];
  const visitor = app.visitor();
  const send = async (path: string, body: object): Promise<void> => {
    const { status, text } = await visitor.send('POST', path, body);
    if (status >= 400) answers.push(text);
  };
  await send('/api/auth/email/register', { email, username: 'Ada', password: passwords[0] });
  const session = visitor.cookie('connect.sid') ?? '';
  const verification = await findMailedToken(app, email);
  await visitor.get(`/verify-email?token=${verification}`);
  await visitor.get(`/verify-email?token=${verification}`);
  await send('/api/auth/email/login', { email, password: passwords[1] });
  await send('/api/auth/email/register', { email, username: 'Ada', password: passwords[0] });
  await send('/api/forgot-password', { email });
  const reset = await findMailedToken(app, email, '/reset-password');
  await send('/api/reset-password', { token: reset, newPassword: passwords[1] });
  await send('/api/reset-password', { token: reset, newPassword: passwords[2] });
  await visitor.get(`/api/auth/user?token=${reset}`, { cookie: `connect.sid=${session}` });
  const begun = await visitor.get('/api/auth/github');
  const back = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
  const { search, searchParams } = new URL(back.headers.get('location') ?? '');
  github.mode = 'garbage';
  await visitor.get(`/api/auth/github/callback${search}`);

  const secrets = [
    ...passwords,
    session,
    verification,
    reset,
    searchParams.get('code') ?? '',
    searchParams.get('state') ?? '',
    'canary-client-secret',
  ];
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  const log = app.logged.join('');
  expect(log).toContain('sign-in failed');
  for (const secret of [...secrets, email]) {
    expect(log).not.toContain(secret);
    expect(answers.join('')).not.toContain(secret);
  }
  const bytes = await storedBytes(app.dataDir);
  expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
  const holding = app.mails.filter((mail) => [verification, reset].includes(parseToken(mail)));
  expect(holding).toHaveLength(2);
  await app.close();
  await github.close();
});
