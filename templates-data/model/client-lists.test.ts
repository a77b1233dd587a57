import { describe, expect, test } from 'vitest';
import { listCases } from './client-lists.cases.ts';
import { readLists } from './client-lists.ts';
import { listNames, listRules, type TextRule } from './content-rules.ts';
import { readOverrides } from './slots.ts';
import { toWebsiteData } from './website-data.ts';

describe('lists of a client', () => {
  test.each(listCases)(
    '$outcome: stored and read again, the lists are the same',
    ({ overrides, lists }) => {
      const data: unknown = JSON.parse(JSON.stringify(toWebsiteData(overrides, lists)));
      expect(readLists(data)).toEqual(lists);
      expect(readOverrides(data)).toEqual(overrides);
    },
  );

  test('a demo of the previous version is read completely: services as names, people without bios', () => {
    expect(
      readLists({
        services: ['Wills', 'Tax'],
        people: [{ name: 'Ada', title: 'Partner' }],
        testimonials: [{ quote: 'Good', author: 'Lee' }],
        socials: [{ network: 'x', url: 'https://x.com/harbor' }],
        logo: { hash: 'a1', width: 10, height: 10 },
        opening: { hash: 'b2', width: 1600, height: 900 },
      }),
    ).toEqual({
      services: [
        { name: 'Wills', text: '' },
        { name: 'Tax', text: '' },
      ],
      people: [{ name: 'Ada', title: 'Partner', bio: '', department: '' }],
      testimonials: [{ quote: 'Good', author: 'Lee', source: '' }],
      socials: [{ network: 'x', url: 'https://x.com/harbor' }],
      logo: { hash: 'a1', width: 10, height: 10 },
      opening: { hash: 'b2', width: 1600, height: 900 },
    });
  });

  test('on the wire, a service, area or brand with only a name is a plain text', () => {
    const lists = {
      services: [
        { name: 'Wills', text: '' },
        { name: 'Tax', text: 'Yearly.' },
      ],
      areas: [{ name: 'Leith' }],
      brands: [{ name: 'Guild' }],
      people: [{ name: 'Ada', title: '', bio: '', department: '' }],
    };
    expect(toWebsiteData({}, lists)).toEqual({
      contactInfo: {},
      services: ['Wills', { name: 'Tax', text: 'Yearly.' }],
      areas: ['Leith'],
      brands: ['Guild'],
      people: [{ name: 'Ada', title: '' }],
    });
  });

  test('invalid values are dropped, and the rest stays', () => {
    expect(
      readLists({
        services: [
          '  Family \n Law ',
          '',
          7,
          'x'.repeat(61),
          'Family Law',
          { name: 'Tax', text: 'x'.repeat(301) },
        ],
        people: [{ name: 'Ada', title: 'y'.repeat(101) }, { title: 'Nobody' }, null],
        testimonials: [{ quote: 'Good', source: 'javascript:alert(1)' }, { author: 'No words' }],
        socials: [{ network: 'x', url: 'ftp://x.example' }],
        articles: [{ title: 'News', url: 'javascript:alert(1)' }, { title: 'No address' }],
        booking: { label: 'Book', url: 'data:text/html,x' },
        today: [
          { id: 'https', sentence: 'A', value: true, source: 'https://a.example', at: 'yesterday' },
        ],
        texts: {
          'about.heading': 'x'.repeat(121),
          'about.text': '',
          nothing: 'x',
          'hero.eyebrow': 7,
          'about.text2': null,
        },
        sections: {
          '/': { order: ['services', 'nothing', 'services'], hidden: [] },
          '/nowhere': { hidden: ['about'] },
        },
        hiddenPages: ['/team', '/nowhere', 7],
        samples: ['people', 'services', 'people'],
        founded: '987',
        trade: 'Dentist!',
        locality: 'x'.repeat(61),
        language: 'english',
        sourceUrl: 'data:text/html,x',
        logo: { hash: '../../secret', width: 10, height: 10 },
        opening: { hash: 'abc', width: 99_999, height: 10 },
        pictures: {
          about: { set: '../x' },
          nowhere: { set: 'a' },
          person1: { hash: 'c3', width: 10, height: 10 },
        },
      }),
    ).toEqual({
      services: [
        { name: 'Family Law', text: '' },
        { name: 'Tax', text: '' },
      ],
      people: [{ name: 'Ada', title: '', bio: '', department: '' }],
      testimonials: [{ quote: 'Good', author: '', source: '' }],
      texts: { 'about.text': null, 'about.text2': null },
      sections: { '/': { order: ['services'] } },
      hiddenPages: ['/team'],
      samples: ['people'],
      pictures: { person1: { hash: 'c3', width: 10, height: 10 } },
    });
    for (const data of [
      undefined,
      null,
      'text',
      [],
      { services: {}, people: [], texts: [], sections: 7 },
    ])
      expect(readLists(data)).toEqual({});
  });

  test.each(listNames)('%s: items beyond the limit are dropped', (name) => {
    const { max, texts } = listRules[name];
    const items = Array.from({ length: max + 3 }, (_, index) =>
      Object.fromEntries(
        Object.entries<TextRule>(texts).map(([key, { kind }]) => [
          key,
          kind === 'address'
            ? `https://network.example/${index}`
            : kind === 'date'
              ? '2027-03-14'
              : `${key} ${index}`,
        ]),
      ),
    );
    expect(readLists({ [name]: items })[name]).toEqual(items.slice(0, max));
  });
});
