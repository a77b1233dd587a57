import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: { PUBLIC_ORIGIN: 'https://demos.example.com' },
    files: { 'sitemap.xml': '<urlset/>', 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
});
afterAll(() => app.close());

const host = 'demos.example.com';
const get = (path: string): Promise<Response> => app.request(path, { headers: { host } });

test.each([
  '/',
  '/nothing',
  '/api/health',
  '/api/nothing',
  '/demos/law-x-a1b2c3',
  '/verify-email?token=x',
])(
  'on https %s asks for https alone for two years, below this name too, and says what it may run',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "base-uri 'none'", 'frame-ancestors '])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*(?!\.js\.stripe)/u);
  },
);

test('under another name nothing is asked of the names below it', async () => {
  const { headers } = await app.request('/', { headers: { host: 'demo.agency.example' } });
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
});

// The rules by which a page without cookies gains or loses points from 100:
// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
const marks: readonly { header: string; value: RegExp; with: number; without: number }[] = [
  {
    header: 'content-security-policy',
    value: /^default-src 'none'(?!.*(?:unsafe|https?:[; ]|\* ))/u,
    with: 10,
    without: -25,
  },
  {
    header: 'content-security-policy',
    value: /frame-ancestors '(?:self|none)'/u,
    with: 5,
    without: -20,
  },
  { header: 'referrer-policy', value: /^(?:same-origin|no-referrer)$/u, with: 5, without: 0 },
  { header: 'cross-origin-resource-policy', value: /^same-origin$/u, with: 10, without: 0 },
  { header: 'x-content-type-options', value: /^nosniff$/u, with: 0, without: -5 },
  {
    header: 'strict-transport-security',
    value: /max-age=(?:1[6-9]|[2-9]\d)\d{6}\b/u,
    with: 0,
    without: -20,
  },
];

test.each(['/', '/nothing', '/demos/law-x-a1b2c3', '/verify-email?token=x'])(
  '%s earns 130 points of Mozilla’s Observatory',
  async (path) => {
    const { headers } = await get(path);
    const earned = marks.map(({ header, value, ...points }) =>
      value.test(headers.get(header) ?? '') ? points.with : points.without,
    );
    expect(earned.reduce((sum, points) => sum + points, 100)).toBe(130);
  },
);

test('on https every cookie is Secure', async () => {
  const answer = await app.request('/api/auth/email/register', {
    method: 'POST',
    headers: { host, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      username: 'Ada',
      email: 'ada@agency.example',
      password: 'correct horse battery',
    }),
  });
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure/u);
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/mark.svg', 'image/svg+xml; charset=utf-8'],
  ['/api/health', 'application/json'],
])('%s says that it is %s', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toBe(type);
});
