import { createHash } from 'node:crypto';
import { Events, type MutableResponse } from 'oauth2-mock-server';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { atProvider, begin, come, outcome, person, useOauth } from '../testing/use-oauth.ts';

const oauth = useOauth();

describe('signing in with Google', () => {
  test('makes a verified account without a password, and the same person finds it again', async () => {
    oauth.claims = person('grace@agency.example');
    const { visitor, to } = await oauth.signInWith('google');
    expect(to).toBe('/?sign-in=done');
    const first = (await visitor.get('/api/auth/user')).json;
    expect(first).toMatchObject({
      email: 'grace@agency.example',
      username: 'Grace Hopper',
      emailVerified: true,
      hasPassword: false,
    });
    oauth.claims = person('grace@moved.example', { sub: 'sub-of-grace@agency.example' });
    const again = await oauth.signInWith('google');
    expect((await again.visitor.get('/api/auth/user')).json['id']).toBe(first['id']);
  });

  test('sends state, nonce and an S256 challenge, and proves it with the verifier', async () => {
    oauth.claims = person('pkce@agency.example');
    const visitor = oauth.app.visitor();
    const address = await begin(visitor, 'google');
    const sent = Object.fromEntries(address.searchParams);
    expect(sent).toMatchObject({
      client_id: 'google-client',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1:8787/api/auth/google/callback',
      scope: 'openid email profile',
    });
    expect(
      [sent['state'], sent['nonce'], sent['code_challenge']].map((text) => text?.length),
    ).toEqual([43, 43, 43]);
    await come(visitor, await atProvider(address));
    const form = oauth.tokenForms.at(-1) ?? {};
    expect(form).toMatchObject({ client_id: 'google-client', client_secret: 'google-secret' });
    const challenge = createHash('sha256')
      .update(String(form['code_verifier']))
      .digest('base64url');
    expect(challenge).toBe(sent['code_challenge']);
  });

  test('takes the address from the second answer when the first has none', async () => {
    oauth.claims = { sub: 'johndoe' };
    oauth.google.service.once(Events.BeforeUserinfo, (response: MutableResponse) => {
      response.body = person('late@agency.example', { sub: 'johndoe' });
    });
    const { visitor, to } = await oauth.signInWith('google');
    expect(to).toBe('/?sign-in=done');
    expect((await visitor.get('/api/auth/user')).json['email']).toBe('late@agency.example');
  });

  test.each([
    ['an address that is not proven', { email_verified: false }, 'unverified'],
    ['an address whose proof is only a word', { email_verified: 'true' }, 'unverified'],
    ['no address', { email: undefined, sub: 'johndoe' }, 'unverified'],
    ['an invalid address', { email: 'a@b.co\r\nBcc: c@d.co' }, 'unverified'],
    ['another nonce', { nonce: 'another' }, 'failed'],
    ['another audience', { aud: 'another-client' }, 'failed'],
    ['another issuer', { iss: 'https://evil.example' }, 'failed'],
    ['an end that has passed', { exp: 1_000_000 }, 'failed'],
  ])('makes no session of a token with %s', async (_, odd, word) => {
    oauth.claims = person(`odd-${crypto.randomUUID()}@agency.example`, odd);
    const { visitor, to } = await oauth.signInWith('google');
    expect(to).toBe(`/?sign-in=${word}`);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  test('makes no session of a token with a foreign signature', async () => {
    oauth.claims = person('forged@agency.example');
    oauth.google.service.once(Events.BeforeResponse, (response: MutableResponse) => {
      const body = response.body as Record<string, unknown>;
      const [head = '', payload = ''] = String(body['id_token']).split('.');
      response.body = { ...body, id_token: `${head}.${payload}.${'A'.repeat(342)}` };
    });
    expect((await oauth.signInWith('google')).to).toBe('/?sign-in=failed');
  });
});

test.each(['google', 'github'] as const)(
  'a person who declines at %s reads that it was cancelled',
  async (provider) => {
    const visitor = oauth.app.visitor();
    const address = await begin(visitor, provider);
    const state = address.searchParams.get('state') ?? '';
    const path = `/api/auth/${provider}/callback?error=access_denied&state=${state}`;
    expect(outcome(await visitor.get(path))).toBe('/?sign-in=cancelled');
    const other = `/api/auth/${provider}/callback?error=server_error&state=${state}`;
    expect(outcome(await visitor.get(other))).toBe('/?sign-in=failed');
  },
);

test('signing in ends the session of another account in the same browser', async () => {
  const visitor = oauth.app.visitor();
  await visitor.signUp();
  const old = visitor.cookie('connect.sid') ?? '';
  oauth.claims = person('switch@agency.example');
  await oauth.signInWith('google', visitor);
  expect((await visitor.get('/api/auth/user')).json['email']).toBe('switch@agency.example');
  expect(
    (await oauth.app.request('/api/auth/user', { headers: { cookie: `connect.sid=${old}` } }))
      .status,
  ).toBe(401);
});

test('without configuration, and while a provider cannot be reached, people return to an explanation', async () => {
  const bare = createTestApp();
  expect(outcome(await bare.visitor().get('/api/auth/google'))).toBe('/?sign-in=unconfigured');
  expect(outcome(await bare.visitor().get('/api/auth/github/callback?code=x&state=y'))).toBe(
    '/?sign-in=unconfigured',
  );
  await bare.close();
  const alone = createTestApp({
    variables: {
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    },
  });
  expect(outcome(await alone.visitor().get('/api/auth/google'))).toBe('/?sign-in=failed');
  await alone.close();
});
