import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { readBuiltSite } from './built-site.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><link rel="canonical" href="/"><meta property="og:image" content="/share/a.jpg">' +
      '<script type="application/ld+json">{"url":"/#pricing"}</script></head><body><a href="/templates">x</a></body></html>',
  );
  writeFileSync(
    join(folder, 'sitemap.xml'),
    '<urlset><url><loc>/firms/premier</loc></url></urlset>',
  );
  writeFileSync(
    join(folder, 'robots.txt'),
    'User-agent: *\nDisallow: /api/\n\nSitemap: /sitemap.xml\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what search engines and chats read of a page carries the address it is served under', async () => {
  const site = readBuiltSite(folder, { origin: 'https://demos.example.com', stripe: false });
  const text = async (path: string): Promise<string> =>
    ((await site.find(path)?.body.as('identity')) ?? '').toString('utf8');
  const [page, sitemap, robots] = [
    await text('/'),
    await text('/sitemap.xml'),
    await text('/robots.txt'),
  ];
  expect(page).toContain('rel="canonical" href="https://demos.example.com/"');
  expect(page).toContain('content="https://demos.example.com/share/a.jpg"');
  expect(page).toContain('"url":"https://demos.example.com/#pricing"');
  expect(page).toContain('<a href="/templates">');
  expect(sitemap).toContain('<loc>https://demos.example.com/firms/premier</loc>');
  expect(robots).toMatch(/^Sitemap: https:\/\/demos\.example\.com\/sitemap\.xml$/mu);
  expect(robots).toContain('Disallow: /api/');
});

test('a sample firm’s page leaves out the rules of variants that it does not show, a template keeps them for a browser that fills it', async () => {
  const page =
    '<!DOCTYPE html><html data-layout="bold"><head><style>p{left:0}[data-layout=bold] p{top:1px}[data-layout=minimal] p{top:2px}</style></head><p></p></html>';
  for (const place of ['firms/premier', 'industries/law', 'demo-templates/law']) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'index.html'), page);
  }
  const site = readBuiltSite(folder, { origin: '', stripe: false });
  const fetchText = async (path: string): Promise<string> =>
    ((await site.find(path)?.body.as('identity')) ?? '').toString('utf8');
  const lean = page.replace('[data-layout=minimal] p{top:2px}', '');
  expect(await fetchText('/firms/premier')).toBe(lean);
  expect(await fetchText('/industries/law')).toBe(lean);
  expect(await fetchText('/demo-templates/law')).toBe(page);
  expect(site.compile('/demo-templates/law/')).toBe(site.compile('/demo-templates/law'));
  expect(site.compile('/demo-templates/nothing')).toBeUndefined();
});

test('what demos of an industry are filled from is read with the pages', () => {
  mkdirSync(join(folder, 'client/kits'), { recursive: true });
  writeFileSync(
    join(folder, 'client/kits/real-estate.json'),
    '{"id":"real-estate","trade":"real-estate-agent"}',
  );
  const site = readBuiltSite(folder, { origin: '', stripe: false });
  expect(site.kit('real-estate')).toMatchObject({ id: 'real-estate', trade: 'real-estate-agent' });
  expect(site.kit('law')).toBeUndefined();
  expect(site.find('/client/kits/real-estate.json')?.type).toBe('application/json');
});

describe('the headers of a built page', () => {
  let app: TestApp;
  beforeAll(() => {
    const page = '<!DOCTYPE html><title>x</title>';
    const names = ['reset-password', 'verify-email', 'join', 'app', 'templates'];
    app = createTestApp({
      files: Object.fromEntries(names.map((name) => [`${name}/index.html`, page])),
    });
  });
  afterAll(() => app.close());

  const fetchHeaders = async (path: string): Promise<(string | null)[]> => {
    const { headers } = await app.request(path);
    const framing = /frame-ancestors [^;]+/u.exec(
      headers.get('content-security-policy') ?? '',
    )?.[0];
    return [
      headers.get('cache-control'),
      headers.get('referrer-policy'),
      headers.get('x-frame-options'),
      framing ?? null,
    ];
  };

  test.each([
    '/reset-password',
    '/reset-password/?token=x',
    '/verify-email',
    '/verify-email?done=1',
    '/join?token=x',
  ])('%s is not cached, not framed, and its address is not sent as a referrer', async (path) => {
    expect(await fetchHeaders(path)).toEqual([
      'no-store',
      'no-referrer',
      'DENY',
      "frame-ancestors 'none'",
    ]);
  });

  test('/app is shown in no frame, the other pages in frames of our own', async () => {
    expect(await fetchHeaders('/app')).toEqual([
      'public, no-cache',
      'same-origin',
      'DENY',
      "frame-ancestors 'none'",
    ]);
    for (const path of ['/', '/templates', '/industries/law', '/nothing'])
      expect((await fetchHeaders(path)).slice(1)).toEqual([
        'same-origin',
        'SAMEORIGIN',
        "frame-ancestors 'self'",
      ]);
  });

  test('every address of the workspace is answered with its one page, signed in or not', async () => {
    for (const path of [
      '/app',
      '/app/',
      '/app/new',
      '/app/demos/law-x/edit',
      '/app/settings/plan?x=1',
    ]) {
      const answer = await app.request(path);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        '<!DOCTYPE html><title>x</title>',
      ]);
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    }
    expect((await app.request('/application')).status).toBe(404);
  });

  test('the address that the account had before leads to its settings, with its query', async () => {
    const answer = await app.request('/account?billing=test', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/app/settings/account?billing=test',
    ]);
  });

  test('the address of an opened mailed link is not sent as a referrer', async () => {
    const { status, headers } = await app.request('/verify-email?token=nothing');
    expect([status, headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
  });
});
