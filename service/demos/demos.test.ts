import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
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

const harbor = {
  name: 'Harbor Law',
  industry: 'law',
  websiteData: {
    businessName: 'Harbor Law',
    slogan: 'Steady counsel',
    primaryColor: '#ABC',
    contactInfo: { phone: '1' },
  },
  tags: ['warm', 'warm', 'lead'],
};

describe('creating a demo', () => {
  test('answers the demo with a link id, normal colours and thirty days of life', async () => {
    const owner = await agency();
    const { status, json } = await owner.send('POST', '/api/demos', harbor);
    expect(status).toBe(201);
    expect(json['uniqueId']).toMatch(/^law-harbor-law-[a-z0-9]{6}$/u);
    expect(json['templateData']).toMatchObject({
      primaryColor: '#aabbcc',
      secondaryColor: '#3b82f6',
      industry: 'law',
    });
    expect(json['tags']).toEqual(['warm', 'lead']);
    expect(Date.parse(String(json['expiresAt']))).toBe(app.clock.now + 30 * day);
  });

  test('honours a wished id that is free, and answers the same demo for the same wish', async () => {
    const owner = await agency();
    const wish = { ...harbor, uniqueId: 'law-harbor-law-zz9zz9' };
    const first = await owner.send('POST', '/api/demos', wish);
    const again = await owner.send('POST', '/api/demos', wish);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.json['uniqueId']).toBe('law-harbor-law-zz9zz9');
    expect(again.json['id']).toBe(first.json['id']);
    const stranger = await agency();
    const taken = await stranger.send('POST', '/api/demos', wish);
    expect(taken.status).toBe(201);
    expect(taken.json['uniqueId']).not.toBe('law-harbor-law-zz9zz9');
  });

  test('of ten parallel calls with five slots exactly five succeed', async () => {
    const owner = await agency();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.send('POST', '/api/demos', harbor)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 403)?.json['code']).toBe('quota_used_up');
    const count = await owner.send('POST', '/api/demo/increment');
    expect(count.json).toEqual({ success: true, demoCount: 5 });
  });

  test.each([
    ['a colour by name', { primaryColor: 'red' }, 'websiteData.primaryColor'],
    ['an e-mail that is none', { contactInfo: { email: 'nobody' } }, 'websiteData.contactInfo.email'],
    ['an endless slogan', { slogan: 'x'.repeat(500) }, 'websiteData.slogan'],
  ])('refuses %s with a sentence at the field', async (_, websiteData, field) => {
    const owner = await agency();
    const { status, json } = await owner.send('POST', '/api/demos', { ...harbor, websiteData });
    expect(status).toBe(422);
    expect(json['fields']).toHaveProperty([field]);
    expect(json['error']).toBe(json['message']);
  });

  test('an industry of one’s own is kept as text on the law template', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', {
      name: 'Paws',
      industry: 'Dog grooming',
      websiteData: {},
    });
    expect(json['uniqueId']).toMatch(/^law-paws-/u);
    const page = await app.visitor().get(`/demos/${String(json['uniqueId'])}`);
    expect(page.text).toContain('>Dog grooming</p>');
  });

  test('needs an account', async () => {
    expect((await app.visitor().send('POST', '/api/demos', harbor)).status).toBe(401);
  });
});

describe('changing a demo', () => {
  test('star, tags, notes and name change by row id and by public id', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const starred = await owner.send('PATCH', `/api/demos/${String(json['id'])}`, {
      starred: true,
      tags: ['x'],
    });
    expect(starred.json).toMatchObject({ starred: true, tags: ['x'], version: 1 });
    const noted = await owner.send('PATCH', `/api/demos/${String(json['uniqueId'])}`, {
      notes: 'call Monday',
      name: 'H',
    });
    expect(noted.json).toMatchObject({ notes: 'call Monday', name: 'H' });
  });

  test('new website data is a new version behind the same link, at once', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const path = `/demos/${String(json['uniqueId'])}`;
    const before = await app.visitor().get(path);
    await owner.send('PATCH', `/api${path}`, { websiteData: { slogan: 'New words' } });
    const after = await app.visitor().get(path, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.text).toContain('New words');
  });

  test('a stranger’s demo is not found, to change or to delete', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const stranger = await agency();
    expect((await stranger.send('PATCH', `/api/demos/${String(json['id'])}`, { starred: true })).status).toBe(
      404,
    );
    expect((await stranger.send('DELETE', `/api/demos/${String(json['id'])}`)).status).toBe(404);
    expect((await stranger.get('/api/demos')).text).toBe('[]');
  });

  test('deleting frees the slot and ends the link', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    expect((await owner.send('DELETE', `/api/demos/${String(json['uniqueId'])}`)).json).toEqual({
      success: true,
    });
    expect((await app.visitor().get(`/demos/${String(json['uniqueId'])}`)).status).toBe(404);
    expect((await owner.get('/api/auth/user')).json['demoCount']).toBe(0);
  });
});

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
