import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp();
});
afterAll(() => app.close());

const login = '/api/auth/email/login';
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

async function post(
  headers: Record<string, string>,
  body: BodyInit = '{}',
  path = login,
): Promise<[number, string]> {
  const answer = await app.request(path, { method: 'POST', headers, body });
  const reply = (await answer.json()) as { code?: string };
  return [answer.status, reply.code ?? ''];
}

describe('requests that change something', () => {
  test.each([
    ['without a word about where they come from', {}],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['with another origin', { origin: 'https://evil.example' }],
    ['with an origin that only looks like ours', { origin: 'http://127.0.0.1:87870' }],
    ['with a null origin', { origin: 'null' }],
  ])('are refused %s', async (_, headers) => {
    expect(await post({ 'content-type': 'application/json', ...headers })).toEqual([
      403,
      'cross_site',
    ]);
  });

  test('are taken from our own pages, by either name of this machine', async () => {
    for (const origin of ['http://127.0.0.1:8787', 'http://localhost:8787']) {
      const [status] = await post({ 'content-type': 'application/json', origin });
      expect(status).toBe(422);
    }
  });
});

describe('bodies', () => {
  test.each([
    ['no JSON type', { ...json, 'content-type': 'text/plain' }, '{}', 415, 'not_json'],
    [
      'a form',
      { ...json, 'content-type': 'application/x-www-form-urlencoded' },
      'a=b',
      415,
      'not_json',
    ],
    ['half of a document', json, '{"email":', 400, 'unreadable_body'],
    ['nothing', json, '', 400, 'unreadable_body'],
    ['a list', json, '[]', 400, 'unreadable_body'],
    ['a null', json, 'null', 400, 'unreadable_body'],
    ['deep nesting', json, '['.repeat(50_000), 400, 'unreadable_body'],
    ['too much', json, `{"email":"${'x'.repeat(70_000)}"}`, 413, 'too_large'],
    ['wrong types', json, '{"email":{},"password":[]}', 422, 'invalid_fields'],
    [
      'a prototype',
      json,
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      422,
      'invalid_fields',
    ],
  ])('with %s are answered with their code', async (_, headers, body, status, code) => {
    expect(await post(headers, body)).toEqual([status, code]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('with invalid UTF-8 are refused', async () => {
    const body = new Uint8Array([
      ...new TextEncoder().encode('{"email":"'),
      0xff,
      0xfe,
      ...new TextEncoder().encode('"}'),
    ]);
    expect(await post(json, body)).toEqual([400, 'unreadable_body']);
  });
});

describe('every answer', () => {
  test.each(['/', '/api/health', '/api/nothing', '/nothing', '/demos/law-x-a1b2c3', login])(
    '%s carries the header set',
    async (path) => {
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('server')).toBeNull();
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('under a name that is not ours says which name to use', async () => {
    const answer = await app.request('/', { headers: { host: 'evil.example' } });
    expect(answer.status).toBe(421);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toContain('PUBLIC_ORIGIN');
  });

  test('to an unknown call is JSON, to an unknown page a page', async () => {
    expect(await (await app.request('/api/nothing')).json()).toMatchObject({ code: 'not_found' });
    expect(await (await app.request('/nothing')).text()).toContain('404 Page Not Found');
  });

  test('to an odd method is 405', async () => {
    expect((await app.request('/', { method: 'OPTIONS' })).status).toBe(405);
    expect((await app.request('/', { method: 'POST', headers: json, body: '{}' })).status).toBe(
      405,
    );
  });
});

test('the health call says version and database', async () => {
  expect(await (await app.request('/api/health')).json()).toEqual({
    ok: true,
    version: '0.1.0',
    database: 'sqlite',
  });
});

test('the OpenAPI document describes every call', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/demos',
      '/api/demos/{id}',
      '/api/scan-website',
      '/api/auth/user',
      '/api/contact',
      '/api/health',
    ]),
  );
});

describe('limits', () => {
  test('the eleventh login for an account and address within fifteen minutes waits, and says how long', async () => {
    const visitor = app.visitor('198.51.100.1');
    const body = { email: 'limits@agency.example', password: 'wrong-one' };
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await visitor.send('POST', login, body)).status).toBe(401);
    const refused = await visitor.send('POST', login, body);
    expect(refused.status).toBe(429);
    expect(refused.json['error']).toBe('Too many attempts. Please try again in 15 minutes.');
    expect(Number(refused.headers.get('retry-after'))).toBe(900);
    const elsewhere = app.visitor('198.51.100.2');
    expect((await elsewhere.send('POST', login, body)).status).toBe(401);
    app.clock.now += 15 * 60_000 + 1;
    expect((await visitor.send('POST', login, body)).status).toBe(401);
  });

  test('a forged X-Forwarded-For does not help', async () => {
    const visitor = app.visitor('198.51.100.3');
    const body = { email: 'forged@agency.example', password: 'wrong-one' };
    for (let attempt = 0; attempt < 10; attempt += 1)
      await visitor.send('POST', login, body, { 'x-forwarded-for': `10.0.0.${attempt}` });
    expect(
      (await visitor.send('POST', login, body, { 'x-forwarded-for': '10.1.1.1' })).status,
    ).toBe(429);
  });

  test('demos are read six hundred times a minute from one address, files as often as they are needed', async () => {
    const statuses = new Set<number>();
    const read = async (path: string, address: string): Promise<number> =>
      (await app.request(path, {}, address)).status;
    for (let count = 0; count < 600; count += 1)
      statuses.add(await read('/demos/law-x-a1b2c3', '198.51.100.4'));
    expect([...statuses]).toEqual([404]);
    expect(await read('/api/demos/law-x-a1b2c3', '198.51.100.4')).toBe(429);
    expect(await read('/', '198.51.100.4')).toBe(200);
    expect(await read('/demos/law-x-a1b2c3', '198.51.100.5')).toBe(404);
  });
});
