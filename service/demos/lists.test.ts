import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  owner = app.visitor();
  await owner.signUp();
});
afterAll(() => app.close());

const create = (websiteData: object): Promise<Answer> =>
  owner.send('POST', '/api/demos', { name: 'Harbor Law', industry: 'law', websiteData });

describe('lists of a demo', () => {
  test('are stored without line breaks and surrounding spaces', async () => {
    const lists = {
      services: ['Wills', 'Probate'],
      people: [{ name: 'Ann Lee', title: '' }],
      testimonials: [{ quote: 'Steady.', author: 'B.', source: 'https://harbor.example/' }],
      socials: [{ network: 'linkedin', url: 'https://linkedin.com/company/harbor' }],
      language: 'en',
      sourceUrl: 'https://harbor.example/',
      today: [
        {
          id: 'https',
          sentence: 'The site answers without encryption.',
          value: false,
          source: 'http://harbor.example/',
          at: '2026-11-21T10:00:00.000Z',
        },
      ],
    };
    const sent = { ...lists, services: [' Wills\n', 'Probate'] };
    expect((await create(sent)).json['templateData']).toMatchObject(lists);
  });

  test.each([
    [
      'too many services',
      { services: Array.from({ length: 13 }, () => 'x') },
      'websiteData.services',
    ],
    ['a blank service', { services: [' '] }, 'websiteData.services.0'],
    ['a long service', { services: ['😀'.repeat(61)] }, 'websiteData.services.0'],
    [
      'a person without a name',
      { people: [{ name: '', title: 'x' }] },
      'websiteData.people.0.name',
    ],
    ['a control character', { services: ['a\u0007'] }, 'websiteData.services.0'],
    [
      'a script as an address',
      { socials: [{ network: 'x', url: 'javascript:alert(1)' }] },
      'websiteData.socials.0.url',
    ],
    ['an invalid source', { sourceUrl: 'ftp://harbor.example' }, 'websiteData.sourceUrl'],
    ['an invalid language', { language: 'english' }, 'websiteData.language'],
  ])('are refused with %s', async (_, websiteData, field) => {
    const { status, json } = await create(websiteData);
    expect(status).toBe(422);
    expect(json['fields']).toHaveProperty([field]);
  });

  test('accept as many characters as their limits in any script', async () => {
    expect((await create({ services: ['😀'.repeat(60)] })).status).toBe(201);
  });
});
