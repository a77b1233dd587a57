import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { harbor } from '../testing/harbor-law.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

async function agency(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

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

  test('uses a requested id that is free, and answers the same request with the same demo', async () => {
    const owner = await agency();
    const request = { ...harbor, uniqueId: 'law-harbor-law-zz9zz9' };
    const first = await owner.send('POST', '/api/demos', request);
    const again = await owner.send('POST', '/api/demos', request);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.json['uniqueId']).toBe('law-harbor-law-zz9zz9');
    expect(again.json['id']).toBe(first.json['id']);
    const stranger = await agency();
    const taken = await stranger.send('POST', '/api/demos', request);
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
    ['an invalid e-mail', { contactInfo: { email: 'nobody' } }, 'websiteData.contactInfo.email'],
    ['an endless slogan', { slogan: 'x'.repeat(500) }, 'websiteData.slogan'],
  ])('refuses %s with a sentence at the field', async (_, websiteData, field) => {
    const owner = await agency();
    const { status, json } = await owner.send('POST', '/api/demos', { ...harbor, websiteData });
    expect(status).toBe(422);
    expect(json['fields']).toHaveProperty([field]);
    expect(json['error']).toBe(json['message']);
  });

  test('a custom industry is stored as text and uses the general template', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', {
      name: 'Paws',
      industry: 'Dog grooming',
      websiteData: {},
    });
    expect(json['uniqueId']).toMatch(/^general-paws-/u);
    const page = await app.visitor().get(`/demos/${String(json['uniqueId'])}`);
    expect(page.text).toContain('>Dog grooming</p>');
    expect(page.text).toContain('data-industry="general"');
  });

  test('a trade sets its industry, and an unknown trade is refused by its name', async () => {
    const owner = await agency();
    const made = await owner.send('POST', '/api/demos', {
      name: 'Mill',
      websiteData: { trade: 'bakery' },
    });
    expect([made.status, made.json['industry']]).toEqual([201, 'hospitality']);
    const unknown = await owner.send('POST', '/api/demos', {
      name: 'Mill',
      websiteData: { trade: 'alchemist' },
    });
    expect([unknown.status, unknown.json['fields']]).toEqual([
      422,
      { 'websiteData.trade': 'Trade: there is no "alchemist"' },
    ]);
  });

  test('needs a session', async () => {
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
    const after = await app
      .visitor()
      .get(path, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.text).toContain('New words');
  });

  test('another agency’s demo is not found, to change or to delete', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const stranger = await agency();
    expect(
      (await stranger.send('PATCH', `/api/demos/${String(json['id'])}`, { starred: true })).status,
    ).toBe(404);
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
