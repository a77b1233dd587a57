import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { atProvider, begin, come, outcome, useOauth } from '../testing/use-oauth.ts';

const oauth = useOauth();

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

  test('that never answers is abandoned after eight seconds', async () => {
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
