import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { harbor } from '../testing/harbor-law.ts';
import { templatePage } from '../testing/template-page.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: { RATE_LIMITS: 'off' },
    files: { 'industries/finance/index.html': templatePage.replaceAll('law', 'finance') },
  });
});
afterAll(() => app.close());

async function agency(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

describe('the public link', () => {
  test('is the client’s page in the first byte, and not for search engines', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const page = await app.visitor().get(`/demos/${String(json['uniqueId'])}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.text).toContain('<title data-slot="page-title">Harbor Law: Steady counsel</title>');
    expect(page.text).toContain(`href="http://127.0.0.1:8787/demos/${String(json['uniqueId'])}"`);
    expect(page.text).not.toContain('Sample');
    const again = await app
      .visitor()
      .get(`/demos/${String(json['uniqueId'])}`, { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('the public reply has no owner, notes or tags', async () => {
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
        { quote: 'They won our case', author: 'Lee', source: `https://harbor.example/r${personal}` },
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
      expect([secret, text.includes(secret), page.text.includes(secret)]).toEqual([secret, false, false]);
  });

  test('an unknown id is a 404 that names it, as page and as call', async () => {
    const page = await app.visitor().get('/demos/law-nobody-a1b2c3');
    expect(page.status).toBe(404);
    expect(page.text).toContain('<title data-slot="page-title">Demo Not Found (law-nobody-a1b2c3)</title>');
    expect((await app.visitor().get('/api/demos/law-nobody-a1b2c3')).json).toMatchObject({
      code: 'not_found',
      error: 'Demo not found',
    });
  });

  test('after thirty days it is gone but for name, industry and colours', async () => {
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

test('inner pages of a demo are the client’s too, and an unknown one says so under their name', async () => {
  const page = (title: string): string =>
    `<!DOCTYPE html><html data-design="law" data-base="/industries/law"><title data-slot="name" data-slot-before="${title}">${title} | Sample Firm</title><a href="/industries/law/attorneys">All</a></html>`;
  const inner = createTestApp({
    files: {
      'industries/law/attorneys/index.html': page('Our Attorneys'),
      'industries/law/attorneys/not-found/index.html': page('Attorney Not Found'),
    },
  });
  const owner = inner.visitor();
  await owner.signUp();
  const { json } = await owner.send('POST', '/api/demos', harbor);
  const base = `/demos/${String(json['uniqueId'])}`;
  const list = await inner.visitor().get(`${base}/attorneys`);
  expect([list.status, list.text.includes('Our Attorneys | Harbor Law')]).toEqual([200, true]);
  expect(list.text).toContain(`href="${base}/attorneys"`);
  for (const path of ['/attorneys/nobody', '/attorneys/nobody/', '/attorneys/not-found']) {
    const missing = await inner.visitor().get(`${base}${path}`);
    expect([path, missing.status, missing.text.includes('Attorney Not Found | Harbor Law')]).toEqual([
      path,
      404,
      true,
    ]);
  }
  expect((await inner.visitor().get(`${base}/nothing/here`)).status).toBe(404);
  await inner.close();
});

describe('what visitors see never outlives the demo', () => {
  test('a deleted link that is made again shows the new demo, as page and as call', async () => {
    const owner = await agency();
    const uniqueId = 'law-again-a1b2c3';
    await owner.send('POST', '/api/demos', {
      name: 'Old Firm',
      uniqueId,
      websiteData: { slogan: 'Old words' },
    });
    const before = await app.visitor().get(`/demos/${uniqueId}`);
    await app.visitor().get(`/api/demos/${uniqueId}`);
    await owner.send('DELETE', `/api/demos/${uniqueId}`);
    await owner.send('POST', '/api/demos', {
      name: 'New Firm',
      uniqueId,
      websiteData: { slogan: 'New words' },
    });
    const etag = before.headers.get('etag') ?? '';
    const after = await app.visitor().get(`/demos/${uniqueId}`, { 'if-none-match': etag });
    expect([after.status, after.text.includes('New words')]).toEqual([200, true]);
    expect((await app.visitor().get(`/api/demos/${uniqueId}`)).text).toContain('New Firm');
  });

  test('a new name is in the public reply at once', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const path = `/api/demos/${String(json['uniqueId'])}`;
    await app.visitor().get(path);
    app.clock.now += 1000;
    await owner.send('PATCH', path, { name: 'Renamed' });
    expect((await app.visitor().get(path)).text).toContain('"name":"Renamed"');
  });

  test('another industry is shown in its own design behind the same link', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const path = `/demos/${String(json['uniqueId'])}`;
    expect((await app.visitor().get(path)).text).toContain('data-design="law"');
    const websiteData = { industry: 'finance', slogan: 'Steady money' };
    const changed = await owner.send('PATCH', `/api${path}`, { websiteData });
    expect(changed.json).toMatchObject({ uniqueId: json['uniqueId'], industry: 'finance', version: 2 });
    const page = await app.visitor().get(path);
    expect(page.text).toContain('data-design="finance"');
    expect(page.text).toContain('Steady money');
    expect((await app.visitor().get(`/api${path}`)).json['demo']).toMatchObject({ industry: 'finance' });
    expect((await owner.send('POST', '/api/demo/increment')).json['demoCount']).toBe(1);
  });

  test('a change keeps what it does not mention, and a demo is never without name and industry', async () => {
    const owner = await agency();
    const websiteData = {
      ...harbor.websiteData,
      fontStyle: 'classic',
      contactInfo: { phone: '1', email: 'a@b.co' },
    };
    const { json } = await owner.send('POST', '/api/demos', { ...harbor, websiteData });
    const change = {
      businessName: '',
      industry: '',
      slogan: '',
      fontStyle: 'odd',
      contactInfo: { phone: '2' },
    };
    const changed = await owner.send('PATCH', `/api/demos/${String(json['id'])}`, { websiteData: change });
    expect(changed.json['templateData']).toMatchObject({
      businessName: 'Harbor Law',
      industry: 'law',
      slogan: '',
      fontStyle: 'classic',
      contactInfo: { phone: '2', email: 'a@b.co' },
    });
  });
});
