import { beforeEach, expect, test } from 'vitest';
import { readLocalDemo } from './local-demo.ts';

const kept = new Map<string, string>();
const storage: Storage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: () => null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
};
beforeEach(() => kept.clear());

test('a demo kept in this browser is read until its last day', () => {
  kept.set(
    'website_law-a-b1c2d3',
    JSON.stringify({
      data: { businessName: 'A', industry: 'law', contactInfo: { phone: '1' } },
      expires: 100,
    }),
  );
  expect(readLocalDemo('law-a-b1c2d3', storage, 99)).toEqual({
    businessName: 'A',
    industry: 'law',
    phone: '1',
  });
  expect(readLocalDemo('law-a-b1c2d3', storage, 100)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('the form that is sent to the service is read too', () => {
  kept.set(
    'website_x',
    JSON.stringify({ data: { name: 'B', industry: 'finance', websiteData: { slogan: 'Hi' } }, expires: 100 }),
  );
  expect(readLocalDemo('x', storage, 1)).toEqual({ businessName: 'B', slogan: 'Hi', industry: 'finance' });
});

test.each(['', 'not json', '[]', '{"data":1,"expires":9}', '{"data":{}}'])(
  'corrupt data %j is removed',
  (text) => {
    kept.set('website_x', text);
    expect(readLocalDemo('x', storage, 1)).toBeUndefined();
    expect(kept.size).toBe(0);
  },
);
