import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import {
  Events,
  OAuth2Server,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { identities, oauthFlows, users } from '../db/schema.ts';
import { createTestApp, type Answer, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { startGithub, type GithubFake } from '../testing/github-fake.ts';

const google = new OAuth2Server();
let github: GithubFake;
let pictures: ReturnType<typeof createServer>;
let app: TestApp;

/** Who Google says signed in; changed by tests. */
let claims: Record<string, unknown> = {};
const tokenForms: Record<string, unknown>[] = [];

async function pictureServer(): Promise<string> {
  const face = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2c72e5' } })
    .jpeg()
    .toBuffer();
  pictures = createServer((request, response) => {
    const isPicture = request.url === '/face.jpg';
    response.writeHead(200, { 'content-type': isPicture ? 'image/jpeg' : 'image/svg+xml' });
    response.end(isPicture ? face : '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  const address = pictures.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, claims);
  });
  google.service.on(Events.BeforeResponse, (_: MutableResponse, request: TokenRequestIncomingMessage) =>
    tokenForms.push({ ...request.body }),
  );
  const host = await pictureServer();
  github = await startGithub(`http://${host}/face.jpg`);
  app = createTestApp({
    variables: {
      RATE_LIMITS: 'off',
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_ISSUER: google.issuer.url ?? '',
      GITHUB_CLIENT_ID: 'github-client',
      GITHUB_CLIENT_SECRET: 'github-secret',
      GITHUB_BASE_URL: github.url,
      GITHUB_API_URL: github.url,
      SCAN_ALLOW_HOSTS: host,
    },
  });
});
afterAll(async () => {
  await app.close();
  await google.stop();
  await github.close();
  pictures.close();
  pictures.closeAllConnections();
});
afterEach(() => {
  claims = {};
  github.mode = 'well';
});

type Provider = 'google' | 'github';

/** Where the browser is sent to. */
async function begin(visitor: Visitor, provider: Provider): Promise<URL> {
  const answer = await visitor.get(`/api/auth/${provider}`);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

/** What the provider sends the browser back with, as a path of ours. */
async function atProvider(address: URL): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

const come = (visitor: Visitor, back: URL): Promise<Answer> => visitor.get(back.pathname + back.search);
const outcome = (answer: Answer): string | null => answer.headers.get('location');

async function signInWith(
  provider: Provider,
  visitor = app.visitor(),
): Promise<{ visitor: Visitor; to: string | null }> {
  const back = await atProvider(await begin(visitor, provider));
  return { visitor, to: outcome(await come(visitor, back)) };
}

const person = (email: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  sub: `sub-of-${email}`,
  email,
  email_verified: true,
  name: 'Grace Hopper',
  ...more,
});

describe('signing in with Google', () => {
  test('makes a verified account without a password, and the same person finds it again', async () => {
    claims = person('grace@agency.example');
    const { visitor, to } = await signInWith('google');
    expect(to).toBe('/?sign-in=done');
    const first = (await visitor.get('/api/auth/user')).json;
    expect(first).toMatchObject({
      email: 'grace@agency.example',
      username: 'Grace Hopper',
      emailVerified: true,
      hasPassword: false,
    });
    claims = person('grace@moved.example', { sub: 'sub-of-grace@agency.example' });
    const again = await signInWith('google');
    expect((await again.visitor.get('/api/auth/user')).json['id']).toBe(first['id']);
  });

  test('sends state, nonce and an S256 challenge, and proves it with the verifier', async () => {
    claims = person('pkce@agency.example');
    const visitor = app.visitor();
    const address = await begin(visitor, 'google');
    const sent = Object.fromEntries(address.searchParams);
    expect(sent).toMatchObject({
      client_id: 'google-client',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1:8787/api/auth/google/callback',
      scope: 'openid email profile',
    });
    expect([sent['state'], sent['nonce'], sent['code_challenge']].map((text) => text?.length)).toEqual([
      43, 43, 43,
    ]);
    await come(visitor, await atProvider(address));
    const form = tokenForms.at(-1) ?? {};
    expect(form).toMatchObject({ client_id: 'google-client', client_secret: 'google-secret' });
    const challenge = createHash('sha256').update(String(form['code_verifier'])).digest('base64url');
    expect(challenge).toBe(sent['code_challenge']);
  });

  test('takes the address from the second answer when the first has none', async () => {
    claims = { sub: 'johndoe' };
    google.service.once(Events.BeforeUserinfo, (response: MutableResponse) => {
      response.body = person('late@agency.example', { sub: 'johndoe' });
    });
    const { visitor, to } = await signInWith('google');
    expect(to).toBe('/?sign-in=done');
    expect((await visitor.get('/api/auth/user')).json['email']).toBe('late@agency.example');
  });

  test.each([
    ['an address that is not proven', { email_verified: false }, 'unverified'],
    ['an address whose proof is only a word', { email_verified: 'true' }, 'unverified'],
    ['no address', { email: undefined, sub: 'johndoe' }, 'unverified'],
    ['an address that is none', { email: 'a@b.co\r\nBcc: c@d.co' }, 'unverified'],
    ['another nonce', { nonce: 'another' }, 'failed'],
    ['another audience', { aud: 'another-client' }, 'failed'],
    ['another issuer', { iss: 'https://evil.example' }, 'failed'],
    ['an end that has passed', { exp: 1_000_000 }, 'failed'],
  ])('makes no session of a token with %s', async (_, odd, word) => {
    claims = person(`odd-${crypto.randomUUID()}@agency.example`, odd);
    const { visitor, to } = await signInWith('google');
    expect(to).toBe(`/?sign-in=${word}`);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  test('makes no session of a token that somebody else signed', async () => {
    claims = person('forged@agency.example');
    google.service.once(Events.BeforeResponse, (response: MutableResponse) => {
      const body = response.body as Record<string, unknown>;
      const [head = '', payload = ''] = String(body['id_token']).split('.');
      response.body = { ...body, id_token: `${head}.${payload}.${'A'.repeat(342)}` };
    });
    expect((await signInWith('google')).to).toBe('/?sign-in=failed');
  });
});

describe('a state', () => {
  const noSession = async (visitor: Visitor, answer: Answer): Promise<void> => {
    expect(outcome(answer)).toBe('/?sign-in=failed');
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  };

  test.each(['google', 'github'] as const)(
    'that is missing or changed is refused at %s',
    async (provider) => {
      claims = person('state@agency.example');
      for (const change of [
        (back: URL) => back.searchParams.delete('state'),
        (back: URL) => back.searchParams.set('state', 'x'.repeat(43)),
        (back: URL) => back.searchParams.append('state', 'second'),
      ]) {
        const visitor = app.visitor();
        const back = await atProvider(await begin(visitor, provider));
        change(back);
        await noSession(visitor, await come(visitor, back));
      }
    },
  );

  test('works once', async () => {
    claims = person('once@agency.example');
    const visitor = app.visitor();
    const back = await atProvider(await begin(visitor, 'google'));
    const cookie = `sign-in-browser=${visitor.cookie('sign-in-browser') ?? ''}`;
    expect(outcome(await come(visitor, back))).toBe('/?sign-in=done');
    const again = app.visitor();
    const answer = await again.get(back.pathname + back.search, { cookie });
    await noSession(again, answer);
  });

  test('of one browser opens nothing in another', async () => {
    claims = person('victim@agency.example');
    const attacker = app.visitor();
    const victim = app.visitor();
    const back = await atProvider(await begin(attacker, 'google'));
    await noSession(victim, await come(victim, back));
    await begin(victim, 'google');
    const second = await atProvider(await begin(attacker, 'google'));
    await noSession(victim, await come(victim, second));
  });

  test('of Google is none of GitHub', async () => {
    const visitor = app.visitor();
    const back = await atProvider(await begin(visitor, 'google'));
    const answer = await visitor.get(`/api/auth/github/callback${back.search}`);
    await noSession(visitor, answer);
    expect(github.tokenRequests.map((form) => form.get('code'))).not.toContain(back.searchParams.get('code'));
  });

  test('ends after ten minutes', async () => {
    claims = person('slow@agency.example');
    const visitor = app.visitor();
    const back = await atProvider(await begin(visitor, 'google'));
    app.clock.now += 10 * 60_000;
    await noSession(visitor, await come(visitor, back));
  });

  test('and its browser’s cookie are in the database by their hashes alone, and the cookie is for these pages alone', async () => {
    const response = await app.request('/api/auth/google');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^sign-in-browser=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/u,
    );
    const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const rows = JSON.stringify(await app.store.read.select().from(oauthFlows));
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(/=([\w-]{43})/u.exec(cookie)?.[1] ?? state);
  });
});

test('on https the browser’s cookie has a name that no other host can set, and still brings people back', async () => {
  const secure = createTestApp({
    variables: {
      PUBLIC_ORIGIN: 'https://demos.example.com',
      GITHUB_CLIENT_ID: 'github-client',
      GITHUB_CLIENT_SECRET: 'github-secret',
      GITHUB_BASE_URL: github.url,
      GITHUB_API_URL: github.url,
    },
  });
  const headers = { host: 'demos.example.com' };
  const begun = await secure.request('/api/auth/github', { headers });
  const cookie = begun.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-sign-in-browser=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
  );
  const back = await atProvider(new URL(begun.headers.get('location') ?? ''));
  const ended = await secure.request(back.pathname + back.search, {
    headers: { ...headers, cookie: cookie.split(';')[0] ?? '' },
  });
  expect(ended.headers.get('location')).toBe('/?sign-in=done');
  await secure.close();
});

test.each(['google', 'github'] as const)('a code of %s works once', async (provider) => {
  claims = person('replay@agency.example');
  const visitor = app.visitor();
  const back = await atProvider(await begin(visitor, provider));
  const code = back.searchParams.get('code') ?? '';
  expect(outcome(await come(visitor, back))).toBe('/?sign-in=done');
  const second = await atProvider(await begin(visitor, provider));
  second.searchParams.set('code', code);
  expect(outcome(await come(visitor, second))).toBe('/?sign-in=failed');
});

test.each(['google', 'github'] as const)(
  'who says no at %s is told that it was cancelled',
  async (provider) => {
    const visitor = app.visitor();
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
    const visitor = app.visitor();
    const address = await begin(visitor, 'github');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'github-client',
      scope: 'read:user user:email',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      redirect_uri: 'http://127.0.0.1:8787/api/auth/github/callback',
    });
    expect(outcome(await come(visitor, await atProvider(address)))).toBe('/?sign-in=done');
    expect(github.tokenRequests.at(-1)?.get('code_verifier')).toHaveLength(43);
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      email: 'octocat@agency.example',
      username: 'The Octocat',
    });
  });

  test('keeps a small picture of its own, for its owner alone', async () => {
    const { visitor } = await signInWith('github');
    await vi.waitFor(async () => {
      expect((await visitor.get('/api/auth/user')).json['profileImageUrl']).toBe('/api/auth/avatar');
    }, 10_000);
    const response = await app.request('/api/auth/avatar', {
      headers: { cookie: `connect.sid=${visitor.cookie('connect.sid') ?? ''}` },
    });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 96, height: 96 });
    expect((await app.visitor().get('/api/auth/avatar')).status).toBe(401);
  });

  test.each([
    ['no proven address', [{ email: 'x@agency.example', primary: true, verified: false }]],
    ['no address', []],
  ])('with %s makes no session', async (_, addresses) => {
    const before = github.addresses;
    github.addresses = addresses;
    github.account = { ...github.account, id: 99 };
    const { visitor, to } = await signInWith('github');
    github.addresses = before;
    github.account = { ...github.account, id: 583231 };
    expect(to).toBe('/?sign-in=unverified');
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  test.each(['error', 'garbage'] as const)(
    'while it is in trouble (%s) fails with a word for people',
    async (mode) => {
      const visitor = app.visitor();
      const back = await atProvider(await begin(visitor, 'github'));
      github.mode = mode;
      expect(outcome(await come(visitor, back))).toBe('/?sign-in=failed');
    },
  );

  test('that never answers is given up after eight seconds', async () => {
    const visitor = app.visitor();
    const back = await atProvider(await begin(visitor, 'github'));
    github.mode = 'silent';
    const shorten = AbortSignal.timeout.bind(AbortSignal);
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => shorten(150));
    expect(outcome(await come(visitor, back))).toBe('/?sign-in=failed');
    expect(patience).toHaveBeenCalledWith(8000);
    patience.mockRestore();
  });
});

describe('an address that has an account', () => {
  test('which is proven is joined: both ways in lead to it', async () => {
    const email = 'both@agency.example';
    const owner = app.visitor();
    const { json } = await owner.signUp(email);
    await app.store.write((db) =>
      db.update(users).set({ emailVerified: true }).where(eq(users.email, email)).returning(),
    );
    claims = person(email);
    const { visitor } = await signInWith('google');
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({ id: json['id'], hasPassword: true });
    expect((await owner.get('/api/auth/user')).status).toBe(200);
    const linked = await app.store.read
      .select()
      .from(identities)
      .where(eq(identities.userId, String(json['id'])));
    expect(linked.map(({ provider, subject }) => [provider, subject])).toEqual([
      ['google', `sub-of-${email}`],
    ]);
  });

  test('which somebody registered without proving it goes to its owner: the other’s password and sessions end', async () => {
    const email = 'hijacked@agency.example';
    const squatter = app.visitor();
    const { json } = await squatter.signUp(email);
    claims = person(email);
    const { visitor, to } = await signInWith('google');
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

  test('of one provider is not opened by another person of the other provider with the same number', async () => {
    claims = person('number@agency.example', { sub: '583231' });
    const { visitor } = await signInWith('google');
    const other = await signInWith('github');
    expect((await visitor.get('/api/auth/user')).json['email']).toBe('number@agency.example');
    expect((await other.visitor.get('/api/auth/user')).json['email']).toBe('octocat@agency.example');
  });
});

test('who was signed in as somebody else is not any more', async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  const old = visitor.cookie('connect.sid') ?? '';
  claims = person('switch@agency.example');
  await signInWith('google', visitor);
  expect((await visitor.get('/api/auth/user')).json['email']).toBe('switch@agency.example');
  expect((await app.request('/api/auth/user', { headers: { cookie: `connect.sid=${old}` } })).status).toBe(
    401,
  );
});

test('without configuration, and while a provider cannot be reached, people come back with a word for it', async () => {
  const bare = createTestApp();
  expect(outcome(await bare.visitor().get('/api/auth/google'))).toBe('/?sign-in=unconfigured');
  expect(outcome(await bare.visitor().get('/api/auth/github/callback?code=x&state=y'))).toBe(
    '/?sign-in=unconfigured',
  );
  await bare.close();
  const alone = createTestApp({
    variables: { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:1' },
  });
  expect(outcome(await alone.visitor().get('/api/auth/google'))).toBe('/?sign-in=failed');
  await alone.close();
});
