import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { harbor } from '../testing/harbor-law.ts';
import { templateFiles } from '../testing/template-page.ts';
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
    expect((await app.visitor().get(path)).text).toContain('data-industry="law"');
    const websiteData = { industry: 'finance', slogan: 'Steady money' };
    const changed = await owner.send('PATCH', `/api${path}`, { websiteData });
    expect(changed.json).toMatchObject({
      uniqueId: json['uniqueId'],
      industry: 'finance',
      version: 2,
    });
    const page = await app.visitor().get(path);
    expect(page.text).toContain('data-industry="finance"');
    expect(page.text).toContain('Steady money');
    expect((await app.visitor().get(`/api${path}`)).json['demo']).toMatchObject({
      industry: 'finance',
    });
    expect((await owner.send('POST', '/api/demo/increment')).json['demoCount']).toBe(1);
  });

  test('has the design that the agency chose, and that of its trade again when the choice is undone', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', harbor);
    const path = `/demos/${String(json['uniqueId'])}`;
    const fetchDesign = async (): Promise<string | undefined> =>
      /data-design="([\w-]+)"/u.exec((await app.visitor().get(path)).text)?.[1];
    expect(await fetchDesign()).toBe('law');
    await owner.send('PATCH', `/api${path}`, { websiteData: { design: 'finance' } });
    expect(await fetchDesign()).toBe('finance');
    expect((await app.visitor().get(path)).text).toContain('data-industry="law"');
    await owner.send('PATCH', `/api${path}`, { websiteData: { design: null } });
    expect(await fetchDesign()).toBe('law');
  });

  test('a change keeps other fields, and a demo always has a name and an industry', async () => {
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
    const changed = await owner.send('PATCH', `/api/demos/${String(json['id'])}`, {
      websiteData: change,
    });
    expect(changed.json['templateData']).toMatchObject({
      businessName: 'Harbor Law',
      industry: 'law',
      slogan: '',
      fontStyle: 'classic',
      contactInfo: { phone: '2', email: 'a@b.co' },
    });
  });
});
