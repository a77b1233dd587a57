import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDemoQuery, type DemoRow } from '../demos/queries.ts';
import { createLog } from '../log.ts';
import { createCardCache } from '../share-cards/card-cache.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { createDemoCards } from './demo-cards.ts';
import { cardFiles, kit } from './testing/card-files.ts';

let app: TestApp;
let owner: Visitor;
let uniqueId = '';

beforeAll(async () => {
  app = createTestApp({
    files: {
      ...cardFiles,
      'firms/camrose/index.html': '<title>Camrose Law</title>',
      'firms/camrose/not-found/index.html': '<title>Camrose Law</title><h1>404 Page Not Found</h1>',
      'firms/camrose/404.html': 'for static hosts',
      'share/abc.jpg': 'a picture',
      _redirects: '/a /b 200',
    },
  });
  owner = app.visitor();
  await owner.signUp();
  const { json } = await owner.send('POST', '/api/demos', {
    name: 'Harbor & Sons',
    industry: 'law',
    websiteData: { businessName: 'Harbor & Sons', slogan: 'Steady', primaryColor: '#0f4c5c' },
  });
  uniqueId = String(json['uniqueId']);
});
afterAll(() => app.close());

async function cardAddress(): Promise<string> {
  const { text } = await app.visitor().get(`/demos/${uniqueId}`);
  return /property="og:image"[^>]* content="([^"]*)"/u.exec(text)?.[1] ?? '';
}

describe('the share card of a demo', () => {
  test('is named with its full address in its pages, and cached only as long as a deletion may take', async () => {
    const address = await cardAddress();
    expect(address).toMatch(
      new RegExp(`^http://127\\.0\\.0\\.1:8787/demos/${uniqueId}/share-[a-z0-9]+\\.jpg$`, 'u'),
    );
    const answer = await app.request(new URL(address).pathname);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=300, s-maxage=0, must-revalidate',
    );
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const again = await app.request(new URL(address).pathname, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('has another address after an edit, to which the old one leads', async () => {
    const before = await cardAddress();
    await owner.send('PATCH', `/api/demos/${uniqueId}`, {
      websiteData: { slogan: 'Steady as ever' },
    });
    const after = await cardAddress();
    expect(after).not.toBe(before);
    const answer = await app.request(new URL(before).pathname);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(new URL(after).pathname);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is a 404 after the demo’s deletion, and for an unknown id', async () => {
    const path = new URL(await cardAddress()).pathname;
    expect((await app.request('/demos/law-nobody-a1b2c3/share-abc.jpg')).status).toBe(404);
    app.clock.now += 31 * 24 * 60 * 60 * 1000;
    expect((await app.request(path)).status).toBe(410);
    app.clock.now -= 31 * 24 * 60 * 60 * 1000;
  });

  test('is the client’s colours when it cannot be drawn, and the page is served all the same', async () => {
    const demo = await prepareDemoQuery(app.store)(uniqueId);
    const site = {
      find: () => undefined,
      compile: () => undefined,
      kit: () => kit('law', 'lawyer'),
    };
    const deps = { site, store: app.store, log: createLog('silent'), now: () => app.clock.now };
    const broken = createCardCache({ render: () => Promise.reject(new Error('no fonts')) });
    const cards = createDemoCards(deps, broken);
    const base = `/demos/${uniqueId}`;
    const rest = cards.currentCardPath(demo as DemoRow, '');
    const answer = await cards.answer(demo as DemoRow, { rest, base }, undefined);
    expect([
      answer.status,
      answer.headers['Content-Type'],
      answer.headers['Cache-Control'],
    ]).toEqual([200, 'image/png', 'no-store']);
    expect((await sharp(answer.body).metadata()).width).toBe(1200);
  });
});

describe('an unknown address', () => {
  test('inside a demo is a 404 with the client’s own words', async () => {
    const { status, text, headers } = await app.visitor().get(`/demos/${uniqueId}/nothing/here`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(text).toContain('<title>This page is not here | Harbor &amp; Sons</title>');
    expect(text).toContain('404 Page Not Found');
  });

  test('inside a firm’s site is a 404 in its look, elsewhere in the agency’s', async () => {
    const inside = await app.visitor().get('/firms/camrose/nothing');
    expect([inside.status, inside.text]).toEqual([
      404,
      '<title>Camrose Law</title><h1>404 Page Not Found</h1>',
    ]);
    const outside = await app.visitor().get('/nothing');
    expect([outside.status, outside.text]).toEqual([
      404,
      expect.stringContaining('404 Page Not Found'),
    ]);
  });

  test.each(['/404', '/404/', '/demo-missing', '/demo-missing/', '/firms/camrose/not-found'])(
    '%s itself is one',
    async (path) => expect((await app.visitor().get(path)).status).toBe(404),
  );

  test.each(['/_redirects', '/firms/camrose/404'])('%s is for static hosts only', async (path) => {
    expect((await app.visitor().get(path)).status).toBe(404);
  });

  test('a built card never changes', async () => {
    const { headers } = await app.visitor().get('/share/abc.jpg');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
