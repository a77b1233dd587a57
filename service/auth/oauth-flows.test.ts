import { describe, expect, test } from 'vitest';
import { oauthFlows } from '../db/schema.ts';
import { createTestApp, type Answer, type Visitor } from '../testing/create-test-app.ts';
import { atProvider, begin, come, outcome, person, useOauth } from '../testing/use-oauth.ts';

const oauth = useOauth();

describe('a state', () => {
  const noSession = async (visitor: Visitor, answer: Answer): Promise<void> => {
    expect(outcome(answer)).toBe('/?sign-in=failed');
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  };

  test.each(['google', 'github'] as const)(
    'that is missing or changed is refused at %s',
    async (provider) => {
      oauth.claims = person('state@agency.example');
      for (const change of [
        (back: URL) => back.searchParams.delete('state'),
        (back: URL) => back.searchParams.set('state', 'x'.repeat(43)),
        (back: URL) => back.searchParams.append('state', 'second'),
      ]) {
        const visitor = oauth.app.visitor();
        const back = await atProvider(await begin(visitor, provider));
        change(back);
        await noSession(visitor, await come(visitor, back));
      }
    },
  );

  test('works once', async () => {
    oauth.claims = person('once@agency.example');
    const visitor = oauth.app.visitor();
    const back = await atProvider(await begin(visitor, 'google'));
    const cookie = `sign-in-browser=${visitor.cookie('sign-in-browser') ?? ''}`;
    expect(outcome(await come(visitor, back))).toBe('/?sign-in=done');
    const again = oauth.app.visitor();
    const answer = await again.get(back.pathname + back.search, { cookie });
    await noSession(again, answer);
  });

  test('of one browser opens nothing in another', async () => {
    oauth.claims = person('victim@agency.example');
    const attacker = oauth.app.visitor();
    const victim = oauth.app.visitor();
    const back = await atProvider(await begin(attacker, 'google'));
    await noSession(victim, await come(victim, back));
    await begin(victim, 'google');
    const second = await atProvider(await begin(attacker, 'google'));
    await noSession(victim, await come(victim, second));
  });

  test('of Google is refused for GitHub', async () => {
    const visitor = oauth.app.visitor();
    const back = await atProvider(await begin(visitor, 'google'));
    const answer = await visitor.get(`/api/auth/github/callback${back.search}`);
    await noSession(visitor, answer);
    expect(oauth.github.tokenRequests.map((form) => form.get('code'))).not.toContain(
      back.searchParams.get('code'),
    );
  });

  test('ends after ten minutes', async () => {
    oauth.claims = person('slow@agency.example');
    const visitor = oauth.app.visitor();
    const back = await atProvider(await begin(visitor, 'google'));
    oauth.app.clock.now += 10 * 60_000;
    await noSession(visitor, await come(visitor, back));
  });

  test('and its browser’s cookie are in the database by their hashes alone, and the cookie is for these pages alone', async () => {
    const response = await oauth.app.request('/api/auth/google');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^sign-in-browser=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/u,
    );
    const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const rows = JSON.stringify(await oauth.app.store.read.select().from(oauthFlows));
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
      GITHUB_BASE_URL: oauth.github.url,
      GITHUB_API_URL: oauth.github.url,
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
  oauth.claims = person('replay@agency.example');
  const visitor = oauth.app.visitor();
  const back = await atProvider(await begin(visitor, provider));
  const code = back.searchParams.get('code') ?? '';
  expect(outcome(await come(visitor, back))).toBe('/?sign-in=done');
  const second = await atProvider(await begin(visitor, provider));
  second.searchParams.set('code', code);
  expect(outcome(await come(visitor, second))).toBe('/?sign-in=failed');
});
