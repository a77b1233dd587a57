import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demos } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** Stores a demo of a new owner as the previous version wrote it. */
async function stored(uniqueId: string, industry: string, websiteData: object): Promise<string> {
  owner = app.visitor();
  await owner.signUp();
  const { json } = await owner.send('POST', '/api/demos', {
    name: 'Old',
    industry: 'law',
    websiteData: {},
  });
  await app.store.write(async (db) =>
    db
      .update(demos)
      .set({ uniqueId, industry, websiteData, version: 2 })
      .where(eq(demos.id, String(json['id']))),
  );
  return `/demos/${uniqueId}`;
}

const pageAt = async (path: string): Promise<string> => (await app.visitor().get(path)).text;

describe('a demo that was saved before trades existed', () => {
  test('still shows its name, texts, services as plain names, people and contact', async () => {
    const page = await pageAt(
      await stored('law-harbor-law-a1b2c3', 'law', {
        businessName: 'Harbor Law',
        slogan: 'Steady counsel',
        description: 'We keep families out of court.',
        callToAction: 'Talk to Ann',
        primaryColor: '#0f4c5c',
        contactInfo: {
          phone: '604 555 0142',
          email: 'ann@harbor.example',
          address: '1 Quay\nVancouver',
        },
        services: ['Wills', 'Probate'],
        people: [
          { name: 'Ann Lee', title: 'Partner' },
          { name: 'Bo Dahl', title: 'Clerk' },
        ],
        testimonials: [{ quote: 'Steady.', author: 'B.' }],
        layout: 'bold',
        features: [],
        chatbotType: 'none',
      }),
    );
    for (const shown of [
      'Harbor Law: Steady counsel',
      '<span>Steady counsel</span>',
      'We keep families out of court.',
      'Talk to Ann',
      '<h3>Wills</h3>',
      '<h3>Probate</h3>',
      '<h3>Ann Lee</h3>',
      'href="tel:6045550142"',
      'href="mailto:ann@harbor.example"',
      'data-layout="bold"',
    ])
      expect(page).toContain(shown);
    // The client's own services are not marked as examples of the trade.
    expect(page).toContain('A website concept prepared for Harbor Law.');
    expect(page).not.toMatch(/examples of the trade|sample content/u);
  });

  test('shows nothing that was invented for it: no people, quotes or figures of the sample', async () => {
    const page = await pageAt(await stored('law-quay-a1b2c3', 'law', { businessName: 'Quay' }));
    expect(page).not.toMatch(/data-section="(?:people|figures|testimonials|articles|faq|today)"/u);
    expect(page).not.toMatch(/\$\d|\d+M\b|years/u);
    expect(page).toContain('The services listed are examples of the trade.');
  });

  test.each(['bakery', 'Dog grooming', ''])(
    'of the industry “%s” is shown in the general template under its old link, with its industry as a label',
    async (industry) => {
      const id = `law-old-${Buffer.from(industry).toString('hex').slice(0, 4) || '0000'}-a1b2c3`;
      const page = await pageAt(
        await stored(id, industry, { businessName: 'Krume', services: ['Bread'] }),
      );
      expect(page).toContain('data-industry="general"');
      expect(page).toContain('<h3>Bread</h3>');
      expect(page).toContain(`class="eyebrow" dir="auto">${industry === '' ? '' : industry}`);
      expect(page).not.toMatch(/attorney|lawyer|counsel|legal advice|barrister/iu);
    },
  );

  test('answers its calls as before, and an edit keeps other fields', async () => {
    const path = await stored('law-keep-a1b2c3', 'law', {
      businessName: 'Keep',
      services: ['Wills'],
      slogan: 'A',
    });
    expect((await app.visitor().get(`/api${path}`)).json['demo']).toMatchObject({
      templateData: { services: ['Wills'] },
    });
    const { json } = await owner.send('PATCH', `/api${path}`, { websiteData: { slogan: 'B' } });
    expect(json['templateData']).toMatchObject({ services: ['Wills'], slogan: 'B' });
  });
});

describe('an address that demos had before', () => {
  const people = ['Ann Lee', 'Bo Dahl'].map((name) => ({ name, title: '' }));
  const data = { businessName: 'Harbor', people };

  test.each([
    ['/practice-areas', '/services'],
    ['/practice-areas/family-law', '/services'],
    ['/practice-areas/family-law/', '/services'],
    ['/attorneys', '/team'],
    ['/attorneys/leila-haddad', '/team'],
    ['/terms-of-service', '/privacy-policy'],
    ['/disclaimer', '/privacy-policy'],
    // A demo without articles has no blog.
    ['/blog', ''],
    ['/blog/some-article', ''],
  ])('%s leads to “%s” of the same demo', async (rest, to) => {
    const base = await stored(`law-moved-${rest.replace(/\W/gu, 'x')}-a1b2c3`, 'law', data);
    const { status, headers } = await app.visitor().get(base + rest);
    expect([status, headers.get('location')]).toEqual([301, base + to]);
  });

  test('leads home where the page is hidden or has nothing to show', async () => {
    const base = await stored('law-hidden-a1b2c3', 'law', { ...data, hiddenPages: ['/team'] });
    expect((await app.visitor().get(`${base}/attorneys`)).headers.get('location')).toBe(base);
    expect((await app.visitor().get(`${base}/team`)).status).toBe(404);
  });

  test('that only looks like one is a 404 of the demo', async () => {
    const base = await stored('law-like-a1b2c3', 'law', data);
    for (const rest of [
      '/attorneysx',
      '/blogs',
      '/services/family-law',
      '/not-found',
      '/Team',
      '/about/us',
    ]) {
      const { status, text } = await app.visitor().get(base + rest);
      expect([rest, status, text.includes('This page is not here')]).toEqual([rest, 404, true]);
    }
  });
});
