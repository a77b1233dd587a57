import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Events, type MutableResponse } from 'oauth2-mock-server';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { identities, users } from '../db/schema.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { tokenMailedTo } from '../testing/mailed-token.ts';
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

  test('makes no session of a token that somebody else signed', async () => {
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
  'who says no at %s is told that it was cancelled',
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

describe('signing in with GitHub', () => {
  test('asks with client, challenge and redirect, and takes the proven main address', async () => {
    const visitor = oauth.app.visitor();
    const address = await begin(visitor, 'github');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'github-client',
      scope: 'read:user user:email',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      redirect_uri: 'http://127.0.0.1:8787/api/auth/github/callback',
    });
    expect(outcome(await come(visitor, await atProvider(address)))).toBe('/?sign-in=done');
    expect(oauth.github.tokenRequests.at(-1)?.get('code_verifier')).toHaveLength(43);
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      email: 'octocat@agency.example',
      username: 'The Octocat',
    });
  });

  test('keeps a small picture of its own, for its owner alone', async () => {
    const { visitor } = await oauth.signInWith('github');
    await vi.waitFor(async () => {
      expect((await visitor.get('/api/auth/user')).json['profileImageUrl']).toBe(
        '/api/auth/avatar',
      );
    }, 30_000);
    const response = await oauth.app.request('/api/auth/avatar', {
      headers: { cookie: `connect.sid=${visitor.cookie('connect.sid') ?? ''}` },
    });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { format, width, height } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 96, height: 96 });
    expect((await oauth.app.visitor().get('/api/auth/avatar')).status).toBe(401);
  });

  test.each([
    ['no proven address', [{ email: 'x@agency.example', primary: true, verified: false }]],
    ['no address', []],
  ])('with %s makes no session', async (_, addresses) => {
    const before = oauth.github.addresses;
    oauth.github.addresses = addresses;
    oauth.github.account = { ...oauth.github.account, id: 99 };
    const { visitor, to } = await oauth.signInWith('github');
    oauth.github.addresses = before;
    oauth.github.account = { ...oauth.github.account, id: 583231 };
    expect(to).toBe('/?sign-in=unverified');
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  test.each(['error', 'garbage'] as const)(
    'while it is in trouble (%s) fails with a word for people',
    async (mode) => {
      const visitor = oauth.app.visitor();
      const back = await atProvider(await begin(visitor, 'github'));
      oauth.github.mode = mode;
      expect(outcome(await come(visitor, back))).toBe('/?sign-in=failed');
    },
  );

  test('that never answers is given up after eight seconds', async () => {
    const visitor = oauth.app.visitor();
    const back = await atProvider(await begin(visitor, 'github'));
    oauth.github.mode = 'silent';
    const shorten = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => shorten(150));
    expect(outcome(await come(visitor, back))).toBe('/?sign-in=failed');
    expect(timeout).toHaveBeenCalledWith(8000);
    timeout.mockRestore();
  });
});

describe('an address that has an account', () => {
  test('which is proven is joined: both ways in lead to it', async () => {
    const email = 'both@agency.example';
    const owner = oauth.app.visitor();
    const { json } = await owner.signUp(email);
    await oauth.app.store.write((db) =>
      db.update(users).set({ emailVerified: true }).where(eq(users.email, email)).returning(),
    );
    oauth.claims = person(email);
    const { visitor } = await oauth.signInWith('google');
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      id: json['id'],
      hasPassword: true,
    });
    expect((await owner.get('/api/auth/user')).status).toBe(200);
    const linked = await oauth.app.store.read
      .select()
      .from(identities)
      .where(eq(identities.userId, String(json['id'])));
    expect(linked.map(({ provider, subject }) => [provider, subject])).toEqual([
      ['google', `sub-of-${email}`],
    ]);
  });

  test('which somebody registered without proving it goes to its owner: the other’s password and sessions end', async () => {
    const email = 'hijacked@agency.example';
    const squatter = oauth.app.visitor();
    const { json } = await squatter.signUp(email);
    oauth.claims = person(email);
    const { visitor, to } = await oauth.signInWith('google');
    expect(to).toBe('/?sign-in=done');
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      id: json['id'],
      emailVerified: true,
      hasPassword: false,
    });
    expect((await squatter.get('/api/auth/user')).status).toBe(401);
    const login = await squatter.send('POST', '/api/auth/email/login', {
      email,
      password: 'correct horse battery',
    });
    expect(login.status).toBe(401);
  });

  test.each(['google', 'github'] as const)(
    'whose mailed link a mail scanner opened still goes to its owner, who comes with %s: password, session and link of the other end, and it is written down',
    async (provider) => {
      const email = provider === 'github' ? 'octocat-2@agency.example' : 'scanned@agency.example';
      const before = oauth.github.addresses;
      oauth.github.addresses = [{ email, primary: true, verified: true }];
      oauth.github.account = { ...oauth.github.account, id: 777 };
      const impostor = oauth.app.visitor();
      const { json } = await impostor.signUp(email);
      const token = await tokenMailedTo(oauth.app, email);
      await oauth.app.visitor().get(`/verify-email?token=${token}`);
      oauth.claims = person(email);
      const { visitor, to } = await oauth.signInWith(provider);
      oauth.github.addresses = before;
      oauth.github.account = { ...oauth.github.account, id: 583231 };
      expect(to).toBe('/?sign-in=done');
      expect((await visitor.get('/api/auth/user')).json).toMatchObject({
        id: json['id'],
        email,
        emailVerified: true,
        hasPassword: false,
      });
      expect((await impostor.get('/api/auth/user')).status).toBe(401);
      const [user, body] = [String(json['id']), { email, password: 'correct horse battery' }];
      expect((await impostor.send('POST', '/api/auth/email/login', body)).status).toBe(401);
      expect((await impostor.send('POST', '/api/verify-email', { token, ...body })).status).toBe(
        400,
      );
      // Written down beside the answer, and on a busy machine a moment after it.
      const is = (line: string): boolean => /unproven/u.test(line) && line.includes(user);
      const written = (): unknown => JSON.parse(oauth.app.logged.find(is) ?? '{}');
      await expect.poll(written).toMatchObject({
        event: 'end the password and the sessions of an unproven address',
        provider,
      });
    },
  );

  test('of one provider is not opened by another person of the other provider with the same number', async () => {
    oauth.claims = person('number@agency.example', { sub: '583231' });
    const { visitor } = await oauth.signInWith('google');
    const other = await oauth.signInWith('github');
    expect((await visitor.get('/api/auth/user')).json['email']).toBe('number@agency.example');
    expect((await other.visitor.get('/api/auth/user')).json['email']).toBe(
      'octocat@agency.example',
    );
  });
});

test('who was signed in as somebody else is not any more', async () => {
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

test('without configuration, and while a provider cannot be reached, people come back with a word for it', async () => {
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
