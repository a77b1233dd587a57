import { beforeEach, expect, test } from 'vitest';
import { readLocalDemo, readSavedTemplate } from './local-demo.ts';

const stored = new Map<string, string>();
const storage: Storage = {
  get length() {
    return stored.size;
  },
  clear: () => stored.clear(),
  getItem: (key) => stored.get(key) ?? null,
  key: () => null,
  removeItem: (key) => void stored.delete(key),
  setItem: (key, value) => void stored.set(key, value),
};
beforeEach(() => stored.clear());

test('a demo stored in this browser is read until its last day', () => {
  stored.set(
    'website_law-a-b1c2d3',
    JSON.stringify({
      data: { businessName: 'A', industry: 'law', contactInfo: { phone: '1' } },
      expires: 100,
    }),
  );
  expect(readLocalDemo('law-a-b1c2d3', storage, 99)?.overrides).toEqual({
    businessName: 'A',
    industry: 'law',
    phone: '1',
  });
  expect(readLocalDemo('law-a-b1c2d3', storage, 100)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('the form that is sent to the service is read', () => {
  stored.set(
    'website_x',
    JSON.stringify({
      data: { name: 'B', industry: 'finance', websiteData: { slogan: 'Hi' } },
      expires: 100,
    }),
  );
  expect(readLocalDemo('x', storage, 1)?.overrides).toEqual({
    businessName: 'B',
    slogan: 'Hi',
    industry: 'finance',
  });
});

test.each(['', 'not json', '[]', '{"data":1,"expires":9}', '{"data":{}}'])(
  'corrupt data %j is removed',
  (text) => {
    stored.set('website_x', text);
    expect(readLocalDemo('x', storage, 1)).toBeUndefined();
    expect(stored.size).toBe(0);
  },
);

test('a demo in the list of older versions is read, and expired ones are removed from it', () => {
  const list = [
    { uniqueId: 'law-old-a1b2c3', data: { businessName: 'Old' }, expires: 50 },
    {
      id: 'law-one-a1b2c3',
      name: 'One',
      industry: 'law',
      websiteData: { slogan: 'Hi' },
      expiresAt: 200,
    },
    {
      uniqueId: 'law-two-a1b2c3',
      data: { businessName: 'Two' },
      expiresAt: '2999-01-01T00:00:00.000Z',
    },
    'nonsense',
  ];
  stored.set('website_demos', JSON.stringify(list));
  expect(readLocalDemo('law-one-a1b2c3', storage, 100)?.overrides).toEqual({
    businessName: 'One',
    slogan: 'Hi',
    industry: 'law',
  });
  expect(readLocalDemo('law-two-a1b2c3', storage, 100)?.overrides).toEqual({ businessName: 'Two' });
  expect(readLocalDemo('law-old-a1b2c3', storage, 100)).toBeUndefined();
  expect(JSON.parse(stored.get('website_demos') ?? '')).toHaveLength(2);
});

test.each(['', 'not json', '{}', '[1]', '[{"uniqueId":"x"}]'])(
  'an older list %j is removed',
  (text) => {
    stored.set('website_demos', text);
    expect(readLocalDemo('x', storage, 1)).toBeUndefined();
    expect(stored.size).toBe(0);
  },
);

test('a saved template is applied until it expires, then removed', () => {
  const data = {
    businessName: 'A',
    contactInfo: { phone: '1', address: { street: '9 Pier', city: 'Halifax' } },
  };
  stored.set('template_a', JSON.stringify({ expires: 100, data }));
  expect(readSavedTemplate('a', storage, 99)?.overrides).toEqual({
    businessName: 'A',
    phone: '1',
    address: '9 Pier, Halifax',
  });
  expect(readSavedTemplate('a', storage, 100)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('the older form of a saved template, the data without a date, never expires', () => {
  stored.set('template_a', JSON.stringify({ businessName: 'A', primaryColor: '#ABC' }));
  expect(readSavedTemplate('a', storage, Number.MAX_SAFE_INTEGER)?.overrides).toEqual({
    businessName: 'A',
    primaryColor: '#aabbcc',
  });
});

test.each([
  '',
  'not json',
  '[]',
  '1',
  'null',
  '{"data":1,"expires":9}',
  '{"data":{},"expires":"soon"}',
])('a corrupt template %j is removed', (text) => {
  stored.set('template_a', text);
  expect(readSavedTemplate('a', storage, 1)).toBeUndefined();
  expect(stored.size).toBe(0);
});
