import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { harbor } from '../testing/harbor-law.ts';
import { templateFiles } from '../testing/template-page.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: { RATE_LIMITS: 'off' },
    files: templateFiles('finance', 'financial-services'),
  });
});
afterAll(() => app.close());

async function agency(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

describe('the public link', () => {
  test('shows the client’s page without script, and excludes search engines', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const page = await app.visitor().get(`/demos/${String(json['uniqueId'])}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.text).toContain('<title>Harbor Law: Steady counsel</title>');
    expect(page.text).toContain(`href="http://127.0.0.1:8787/demos/${String(json['uniqueId'])}"`);
    expect(page.text).not.toMatch(/Sample|data-(?:text|if|each|attr)/u);
    const again = await app.visitor().get(`/demos/${String(json['uniqueId'])}`, {
      'if-none-match': page.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('the public reply omits owner, notes and tags', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const { json: reply } = await app.visitor().get(`/api/demos/${String(json['uniqueId'])}`);
    expect(reply['success']).toBe(true);
    expect(Object.keys(reply['demo'] as object)).not.toEqual(expect.arrayContaining(['userId']));
    for (const secret of ['userId', 'notes', 'tags', 'starred'])
      expect(reply['demo']).not.toHaveProperty(secret);
  });

  test('sources are read by the public without query and fragment, by the owner as they were sent', async () => {
    const owner = await agency();
    const personal = '?utm_source=mail&token=abc#member';
    const websiteData = {
      ...harbor.websiteData,
      sourceUrl: `https://harbor.example/start${personal}`,
      testimonials: [
        {
          quote: 'They won our case',
          author: 'Lee',
          source: `https://harbor.example/r${personal}`,
        },
      ],
      today: [
        {
          id: 'https',
          sentence: 'The site answers without encryption.',
          value: false,
          source: `http://harbor.example/${personal}`,
          at: '2026-11-21T10:00:00.000Z',
        },
      ],
    };
    const { json } = await owner.send('POST', '/api/demos', { ...harbor, websiteData });
    expect(json['templateData']).toMatchObject({ sourceUrl: websiteData.sourceUrl });
    expect((await owner.get('/api/demos')).text).toContain('token=abc');
    const { json: reply, text } = await app.visitor().get(`/api/demos/${String(json['uniqueId'])}`);
    expect((reply['demo'] as { templateData: unknown }).templateData).toMatchObject({
      sourceUrl: 'https://harbor.example/start',
    });
    const page = await app.visitor().get(`/demos/${String(json['uniqueId'])}`);
    for (const secret of ['utm_source', 'token=abc', '#member'])
      expect([secret, text.includes(secret), page.text.includes(secret)]).toEqual([
        secret,
        false,
        false,
      ]);
  });

  test('an unknown id is a 404 that names it, as page and as call', async () => {
    const page = await app.visitor().get('/demos/law-nobody-a1b2c3');
    expect(page.status).toBe(404);
    expect(page.text).toContain('<title>Demo Not Found (law-nobody-a1b2c3)</title>');
    expect((await app.visitor().get('/api/demos/law-nobody-a1b2c3')).json).toMatchObject({
      code: 'not_found',
      error: 'Demo not found',
    });
  });

  test('after thirty days only name, industry and colours remain', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    app.clock.now += 30 * day;
    const visitor = app.visitor();
    const page = await visitor.get(`/demos/${String(json['uniqueId'])}`);
    const call = await visitor.get(`/api/demos/${String(json['uniqueId'])}`);
    app.clock.now -= 30 * day;
    expect([page.status, call.status]).toEqual([410, 410]);
    expect(page.text).toContain(`Expired Demo (${String(json['uniqueId'])})`);
    expect(page.text).not.toContain('Steady counsel');
    expect(call.json['demo']).toEqual({
      name: 'Harbor Law',
      industry: 'law',
      primaryColor: '#aabbcc',
      secondaryColor: '#3b82f6',
    });
  });

  test('paths that no page has are 404, never 500', async () => {
    for (const path of [
      '/demos/',
      '/demos/..%2f..%2fetc',
      '/demos/%00',
      '/demos/%E0%A4%A',
      '/demos/a/b/c',
      '//demos//x',
      '/%5c..%5c',
    ]) {
      const { status } = await app.visitor().get(path);
      expect([path, status]).toEqual([path, 404]);
    }
  });
});

test('inner pages of a demo are the client’s too, and an unknown one is refused under their name', async () => {
  const owner = await agency();
  const { json } = await owner.send('POST', '/api/demos', harbor);
  const base = `/demos/${String(json['uniqueId'])}`;
  for (const path of ['/services', '/services/']) {
    const list = await app.visitor().get(base + path);
    expect([path, list.status]).toEqual([path, 200]);
    expect(list.text).toContain('<title>Areas of Law | Harbor Law</title>');
    expect(list.text).toContain(`<a href="${base}/">`);
    expect(list.text).toContain(`rel="canonical" href="http://127.0.0.1:8787${base}/services"`);
  }
  for (const path of ['/team', '/faq', '/articles', '/nothing/here', '/not-found']) {
    const missing = await app.visitor().get(base + path);
    expect([path, missing.status, missing.headers.get('cache-control')]).toEqual([
      path,
      404,
      'no-store',
    ]);
    expect(missing.text).toContain('<title>This page is not here | Harbor Law</title>');
  }
});

test('a page that the agency hides is gone with its links, and comes back', async () => {
  const owner = await agency();
  const { json } = await owner.send('POST', '/api/demos', harbor);
  const base = `/demos/${String(json['uniqueId'])}`;
  const change = (websiteData: object): Promise<unknown> =>
    owner.send('PATCH', `/api${base}`, { websiteData });
  await change({ hiddenPages: ['/services'], sections: { '/': { hidden: ['services'] } } });
  expect((await app.visitor().get(`${base}/services`)).status).toBe(404);
  expect((await app.visitor().get(base)).text).not.toMatch(/services"/u);
  await change({ hiddenPages: null });
  expect((await app.visitor().get(`${base}/services`)).status).toBe(200);
  expect((await app.visitor().get(base)).text).toContain(`href="${base}/services"`);
});

test('unknown texts, sections, pages and places are a 422 that names each', async () => {
  const owner = await agency();
  const websiteData = {
    texts: { 'about.headline': 'x' },
    sections: { '/': { hidden: ['heroes'] } },
    hiddenPages: ['/blog'],
    samples: ['services'],
    pictures: { door: { set: '' } },
  };
  const { status, json } = await owner.send('POST', '/api/demos', { ...harbor, websiteData });
  expect(status).toBe(422);
  expect(json['fields']).toEqual({
    'websiteData.texts.about.headline': 'Texts: there is no "about.headline"',
    'websiteData.sections./.hidden.0': 'Sections: there is no "heroes"',
    'websiteData.hiddenPages.0': 'Hidden pages: there is no "/blog"',
    'websiteData.samples.0': 'Samples: there is no "services"',
    'websiteData.pictures.door': 'Pictures: there is no "door"',
  });
});
