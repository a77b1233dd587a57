import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { tokenMailedTo } from '../testing/mailed-token.ts';

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
  expect((await visitor.signUp(email)).json).toMatchObject({ access: { builder: false, reason: null } });
  const token = await tokenMailedTo(app, email);
  expect((await visitor.send('POST', '/api/verify-email', { token })).json).toEqual({ success: true });
  expect((await visitor.get('/api/auth/user')).json).toMatchObject({
    emailVerified: true,
    maxDemos: 50,
    access: { builder: true, reason },
  });
});

test('the link itself proves the address and leads to the page that says so, by the short way past Hono too', async () => {
  const visitor = app.visitor();
  const { email } = (await visitor.signUp()).json as { email: string };
  const token = await tokenMailedTo(app, email);
  const server = createServer(app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const follow = async (method: string): Promise<[number, string | null]> => {
    const { request } = await import('undici');
    const { statusCode, headers, body } = await request(
      `http://127.0.0.1:${port}/verify-email?token=${token}`,
      {
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        headers: { host: '127.0.0.1:8787' },
      },
    );
    await body.dump();
    return [statusCode, String(headers['location'] ?? '')];
  };
  expect((await follow('HEAD'))[0]).toBe(200);
  expect(await follow('GET')).toEqual([303, '/verify-email?done=1']);
  expect(await follow('GET')).toEqual([303, '/verify-email?done=0']);
  server.close();
  server.closeAllConnections();
  expect((await visitor.get('/api/auth/user')).json['emailVerified']).toBe(true);
  expect((await visitor.get('/verify-email?done=1')).text).toContain('<title>Verify</title>');
});

test('a link works once, for a day, and only the newest', async () => {
  const visitor = app.visitor();
  const { email } = (await visitor.signUp()).json as { email: string };
  const use = (token: string): Promise<{ status: number; json: Record<string, unknown> }> =>
    app.visitor().send('POST', '/api/verify-email', { token });
  const first = await tokenMailedTo(app, email);
  expect((await visitor.send('POST', '/api/verify-email/resend')).json).toEqual({ success: true });
  const second = await tokenMailedTo(app, email);
  expect(second).not.toBe(first);
  expect(await use(first)).toMatchObject({ status: 400, json: { code: 'invalid_token' } });
  app.clock.now += 24 * hour;
  expect((await use(second)).status).toBe(400);
  await visitor.send('POST', '/api/verify-email/resend');
  const third = await tokenMailedTo(app, email);
  expect((await use(third)).status).toBe(200);
  expect((await use(third)).status).toBe(400);
});

test('the mail can be asked for again three times an hour, and by nobody else', async () => {
  expect((await app.visitor().send('POST', '/api/verify-email/resend')).status).toBe(401);
  const visitor = app.visitor();
  await visitor.signUp();
  for (let count = 0; count < 3; count += 1)
    expect((await visitor.send('POST', '/api/verify-email/resend')).status).toBe(200);
  expect((await visitor.send('POST', '/api/verify-email/resend')).status).toBe(429);
});

test.each([undefined, '', 'x', ['a'], {}, 'a'.repeat(1000)])('%j is no token', async (token) => {
  const { status, json } = await app.visitor().send('POST', '/api/verify-email', { token });
  expect([status, json['code']]).toEqual([400, 'invalid_token']);
});
