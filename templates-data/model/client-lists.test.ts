import { describe, expect, test } from 'vitest';
import { listCases } from './client-lists.cases.ts';
import { listLimits, listsOf, pictureAddress, webAddressOf } from './client-lists.ts';
import { overridesOf, websiteDataOf } from './slots.ts';

describe('lists of a client', () => {
  test.each(listCases)('$outcome: kept and read again they are the same', ({ overrides, lists }) => {
    const data: unknown = JSON.parse(JSON.stringify(websiteDataOf(overrides, lists)));
    expect(listsOf(data)).toEqual(lists);
    expect(overridesOf(data)).toEqual(overrides);
  });

  test('what is odd is dropped, and the rest stays', () => {
    expect(
      listsOf({
        services: ['  Family \n Law ', '', 7, 'x'.repeat(61), 'Family Law'],
        people: [{ name: 'Ada', title: 'y'.repeat(101) }, { title: 'Nobody' }, null],
        testimonials: [{ quote: 'Good', source: 'javascript:alert(1)' }, { author: 'No words' }],
        socials: [{ network: 'x', url: 'ftp://x.example' }],
        today: [{ id: 'https', sentence: 'A', value: true, source: 'https://a.example', at: 'yesterday' }],
        language: 'english',
        sourceUrl: 'data:text/html,x',
        logo: { hash: '../../secret', width: 10, height: 10 },
        opening: { hash: 'abc', width: 99_999, height: 10 },
      }),
    ).toEqual({
      services: ['Family Law'],
      people: [{ name: 'Ada', title: '' }],
      testimonials: [{ quote: 'Good', author: '' }],
    });
    for (const data of [undefined, null, 'text', [], { services: {}, people: [] }])
      expect(listsOf(data)).toEqual({});
  });

  test('no list is longer than its limit', () => {
    const services = Array.from({ length: 40 }, (_, index) => `Service ${index}`);
    expect(listsOf({ services }).services).toHaveLength(listLimits.services.most);
  });
});

test.each([
  'javascript:alert(1)',
  ' https://a.example',
  'https://user:word@a.example',
  'https://a.example/"onload="x',
  '//a.example',
  'https://',
  7,
])('%j is no address that a page may lead to', (value) => {
  expect(webAddressOf(value, 300)).toBeUndefined();
});

test('a picture stands at its demo, or in the address itself', () => {
  const size = { width: 1, height: 1 };
  expect(pictureAddress('logo', { ...size, hash: 'a1' }, '/demos/x')).toBe('/demos/x/logo-a1.webp');
  expect(pictureAddress('opening', { ...size, type: 'image/webp', base64: 'UklG' }, '/demos/x')).toBe(
    'data:image/webp;base64,UklG',
  );
});
