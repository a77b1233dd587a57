import { describe, expect, test } from 'vitest';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { demoView } from '../../templates-data/model/demo-view.ts';
import { templateIndustries } from '../../templates-data/model/industries.ts';
import { sampleSections, sectionIds } from '../../templates-data/model/sections.ts';
import { industryKitOf, kitOf, viewOf } from '../testing/trade-demos.ts';

const named = (
  overrides: DemoValues['overrides'] = {},
  lists: DemoValues['lists'] = {},
): DemoValues => ({
  overrides: { businessName: 'Harbor', ...overrides },
  lists,
});
const people = (count: number): { name: string; title: string; bio: string }[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    title: '',
    bio: '',
  }));
const invented = [
  'people',
  'testimonials',
  'figures',
  'articles',
  'faqs',
  'socials',
  'prices',
  'areas',
  'brands',
  'products',
  'timetable',
  'projects',
  'openDays',
  'today',
  'gallery',
];

describe('a demo of which a name is known', () => {
  test.each(templateIndustries)(
    'shows of the industry %s the trade’s words and services, and nothing invented',
    (industry) => {
      const { texts, lists, sections, pages: shownPages } = viewOf(named({ industry }));
      const { trade } = kitOf(named({ industry }));
      expect([...sections].sort()).toEqual(
        [
          'about',
          'banner',
          'contact',
          'hero',
          ...(trade.typical.length > 0 ? ['services'] : []),
        ].sort(),
      );
      expect([sections[0], sections.at(-1)]).toEqual(['hero', 'contact']);
      for (const list of invented) expect([list, lists[list]]).toEqual([list, []]);
      expect(lists['services']?.map(({ name }) => name)).toEqual(
        trade.typical.map(({ name }) => name),
      );
      expect(shownPages).not.toContain('/team');
      for (const name of [
        'phone',
        'email',
        'address',
        'hours',
        'about.founded',
        'hero.lead',
        'booking',
      ])
        expect([name, texts[name] ?? '']).toEqual([name, '']);
      expect(texts['headline-lead']).toBe('Harbor');
      expect(texts['hero.eyebrow']).toBe(trade.eyebrow);
      expect(texts['hero.action']).toBe(trade.callToAction);
      expect(texts['concept-note']).toBe(
        `A website concept prepared for Harbor.${trade.typical.length > 0 ? ' The services listed are examples of the trade.' : ''}`,
      );
      expect(JSON.stringify([texts['concept-note'], lists])).not.toMatch(/Sample|48M/u);
    },
  );

  test('has no gallery where every chosen picture was taken out again, or is no longer in the set', () => {
    const chosen = { gallery1: { set: '' }, gallery2: { set: 'gone' } };
    expect(viewOf(named({}, { pictures: chosen })).sections).not.toContain('gallery');
  });

  test('has an about section as soon as one of its texts is given, whichever it is', () => {
    const without = { 'about.text': null };
    expect(viewOf(named({}, { texts: without })).sections).not.toContain('about');
    expect(
      viewOf(named({}, { texts: { ...without, 'about.badge3': 'Open since dawn' } })).sections,
    ).toContain('about');
  });

  test('says what it is above the headline: the trade and the place, where both are known', () => {
    const eyebrowOf = (
      overrides: DemoValues['overrides'],
      lists: DemoValues['lists'] = {},
    ): string | undefined => viewOf(named(overrides, lists)).texts['hero.eyebrow'];
    expect(eyebrowOf({ industry: 'medical' }, { trade: 'dentist', locality: 'Punawale' })).toBe(
      'Dentist in Punawale',
    );
    expect(
      eyebrowOf(
        { industry: 'medical', address: 'Am Wall 1\n01067 Dresden' },
        { trade: 'dentist', language: 'de' },
      ),
    ).toMatch(/ in Dresden$/u);
    expect(eyebrowOf({ industry: 'Dog grooming' })).toBe('Dog grooming');
    expect(eyebrowOf({ industry: 'Dog grooming' }, { locality: 'Leith' })).toBe(
      'Dog grooming in Leith',
    );
    expect(
      eyebrowOf({ industry: 'medical' }, { trade: 'dentist', texts: { 'hero.eyebrow': null } }),
    ).toBe('');
  });

  test('a trade of another industry is passed over, and so is one that does not exist', () => {
    const law = kitOf(named({ industry: 'law' })).trade.id;
    expect(kitOf(named({ industry: 'law' }, { trade: 'dentist' })).trade.id).toBe(law);
    expect(kitOf(named({ industry: 'law' }, { trade: 'nothing-like-it' })).trade.id).toBe(law);
    expect(kitOf(named({ industry: 'medical' }, { trade: 'dentist' })).trade.id).toBe('dentist');
    expect(kitOf(named({}, { trade: '../../secret' })).trade.id).toBe('business');
  });

  test('the year since which it exists is told only when it was read', () => {
    expect(viewOf(named({}, { founded: '1987' })).texts['about.founded']).toBe('Founded 1987');
    expect(viewOf(named()).texts['about.founded']).toBe('');
  });
});

describe('what the client has stands instead', () => {
  test('own services are no examples', () => {
    const view = viewOf(named({ industry: 'law' }, { services: [{ name: 'Boats', text: '' }] }));
    expect(view.lists['services']).toMatchObject([
      { name: 'Boats', text: '', path: 'services.0', n: '1' },
    ]);
    expect(view.lists['topics']).toEqual([{ name: 'Boats' }]);
    expect(view.texts['concept-note']).toBe('A website concept prepared for Harbor.');
  });

  test('the client’s booking is the button, in a tab of its own', () => {
    const booking = { label: 'Reserve a table', url: 'https://tables.example/a' };
    const { texts } = viewOf(named({ callToAction: 'Call us' }, { booking }));
    expect([texts['hero.action'], texts['href.booking'], texts['hero.isOwnTab']]).toEqual([
      'Reserve a table',
      'https://tables.example/a',
      '_blank',
    ]);
    const plain = viewOf(named({ callToAction: 'Call us' }));
    expect([
      plain.texts['hero.action'],
      plain.texts['href.booking'],
      plain.texts['hero.isOwnTab'],
    ]).toEqual(['Call us', '#contact', '']);
    const own = viewOf(named({}, { booking, texts: { 'hero.action': 'Book now' } }));
    expect(own.texts['hero.action']).toBe('Book now');
  });

  test('a replaced text is shown as typed, one that was taken out is not shown', () => {
    const texts = {
      'about.heading': 'About {name} & {nothing}',
      'about.text': null,
      'banner.text': null,
    };
    const view = viewOf(named({}, { texts }));
    expect(view.texts['about.heading']).toBe('About {name} & {nothing}');
    expect([view.texts['about.text'], view.texts['banner.text']]).toEqual(['', '']);
    expect(view.sections).not.toContain('about');
    expect(view.pages).not.toContain('/about');
  });

  test('its socials have the names that people write', () => {
    const socials = [
      { network: 'linkedin', url: 'https://linkedin.com/a' },
      { network: 'mastodon', url: 'https://social.example/@a' },
    ];
    expect(viewOf(named({}, { socials })).lists['socials']?.map(({ name }) => name)).toEqual([
      'LinkedIn',
      'Mastodon',
    ]);
  });

  test('a group of the price list is named once', () => {
    const line = (name: string, group: string) => ({ name, price: '1', text: '', group });
    const priceList = [
      line('A', 'Cuts'),
      line('B', 'Cuts'),
      line('C', 'Color'),
      line('D', 'Color'),
    ];
    expect(viewOf(named({}, { priceList })).lists['prices']?.map(({ group }) => group)).toEqual([
      'Cuts',
      '',
      'Color',
      '',
    ]);
  });

  test('quotes are numbered, told apart by length, and named by their source', () => {
    const quote = (quote: string, source = '') => ({ quote, author: '', source });
    const { lists, texts } = viewOf(
      named(
        {},
        {
          testimonials: [
            quote('Short.', 'https://www.reviews.example/a'),
            quote('Long. '.repeat(60)),
          ],
        },
      ),
    );
    expect(lists['testimonials']).toMatchObject([
      {
        host: 'reviews.example',
        long: '',
        current: 'yes',
        isCurrent: 'true',
        of: '1 of 2',
        dot: 'Quote 1',
      },
      {
        host: '',
        by: '',
        long: 'yes',
        current: '',
        isCurrent: 'false',
        of: '2 of 2',
        dot: 'Quote 2',
      },
    ]);
    expect(texts['testimonials.many']).toBe('yes');
  });

  test('Vietnamese brings its letters, in whatever it is written', () => {
    const has = (demo: DemoValues): string => viewOf(demo).texts['has.vietnamese'] ?? '';
    expect(has(named({ businessName: 'Nguyễn' }))).toBe('yes');
    expect(has(named({}, { texts: { 'about.text': 'Luật sư' } }))).toBe('yes');
    expect(has(named({ businessName: 'Jürgen Łoś Văn Đà' }))).toBe('');
  });
});

describe('a sample that the agency switched on', () => {
  test.each(sampleSections)(
    '%s: stands there, marked as an example, and the note says so',
    (section) => {
      const view = viewOf(named({ industry: 'law' }, { samples: [section] }));
      expect(view.sections).toContain(section);
      expect(view.lists[section]).toHaveLength(1);
      expect(view.texts[`${section}.sample`]).toBe('yes');
      expect(view.texts['note.exampleMark']).toBe('Example');
      expect(view.texts['concept-note']).toContain(
        'Sections marked “example” show sample content.',
      );
      for (const other of sampleSections.filter((one) => one !== section)) {
        expect(view.lists[other]).toEqual([]);
        expect(view.texts[`${other}.sample`] ?? '').toBe('');
      }
    },
  );

  test('of articles leads nowhere', () => {
    expect(viewOf(named({}, { samples: ['articles'] })).lists['articles']).toMatchObject([
      { url: '' },
    ]);
  });

  test('gives way to what is the client’s own, which is no example', () => {
    const view = viewOf(named({}, { samples: ['people'], people: people(1) }));
    expect(view.lists['people']?.map(({ name }) => name)).toEqual(['Person 1']);
    expect(view.texts['people.sample'] ?? '').toBe('');
    expect(view.texts['concept-note']).not.toContain('example” show');
  });
});

describe('sections', () => {
  test('stand in the trade’s order, else in the agency’s, with the opening first and contact last', () => {
    const { trade } = kitOf(named({ industry: 'medical' }, { trade: 'dentist' }));
    const shown = viewOf(named({ industry: 'medical' }, { trade: 'dentist' })).sections;
    expect(shown.filter((id) => trade.order.includes(id))).toEqual(
      trade.order.filter((id) => shown.includes(id)),
    );
    const order = ['contact', 'banner', 'services', 'hero', 'about'] as const;
    expect(viewOf(named({ industry: 'law' }, { sections: { '/': { order } } })).sections).toEqual([
      'hero',
      'banner',
      'services',
      'about',
      'contact',
    ]);
  });

  test('that the agency’s order does not name follow those that it names, before contact', () => {
    const lists = {
      people: people(1),
      sections: { '/': { order: ['services', 'banner'] as const } },
    };
    expect(viewOf(named({ industry: 'law' }, lists)).sections).toEqual([
      'hero',
      'services',
      'banner',
      'about',
      'people',
      'contact',
    ]);
  });

  test('that the trade’s order does not name, as their site today, stand before the closing banner', () => {
    const today = [
      {
        id: 'a',
        sentence: 'A',
        value: true,
        source: 'https://h.example/',
        at: '2026-11-20T10:00:00.000Z',
      },
    ];
    const { sections } = viewOf(named({ industry: 'law' }, { today }));
    expect(sections.slice(-3)).toEqual(['today', 'banner', 'contact']);
  });

  test('are hidden on one page and stay on another', () => {
    const lists = { sections: { '/': { hidden: ['about', 'banner'] as const } } };
    expect(viewOf(named({ industry: 'law' }, lists)).sections).toEqual([
      'hero',
      'services',
      'contact',
    ]);
    expect(viewOf(named({ industry: 'law' }, lists), { page: '/about' }).sections).toEqual([
      'about',
      'banner',
    ]);
  });

  test('the opening and contact stay, whatever is said of them', () => {
    const hidden = sectionIds;
    for (const page of ['/', '/contact'] as const)
      expect(viewOf(named({}, { sections: { [page]: { hidden } } }), { page }).sections).toContain(
        'contact',
      );
    expect(viewOf(named({}, { sections: { '/': { hidden } } })).sections).toEqual([
      'hero',
      'contact',
    ]);
  });
});

describe('titles', () => {
  test.each([
    ['/', 'Harbor: Steady counsel'],
    ['/services', 'Areas of Law | Harbor'],
    ['/about', 'About Harbor | Harbor'],
    ['/contact', 'Contact | Harbor'],
    ['/privacy-policy', 'Privacy | Harbor'],
    ['/not-found', 'This page is not here | Harbor'],
  ] as const)('%s is called %s', (page, title) => {
    const { texts } = viewOf(named({ industry: 'law', slogan: 'Steady counsel' }), { page });
    expect(texts['page-title']).toBe(title);
  });
});

test('a view depends on nothing but the demo, its kit and its page', () => {
  const demo = named({ industry: 'law' }, { people: people(2) });
  const context = { canonical: '', demoId: 'x', page: '/', base: '/demos/x' } as const;
  expect(demoView(demo, kitOf(demo), context)).toEqual(demoView(demo, kitOf(demo), context));
  expect(industryKitOf('general').trade).toBe('business');
});
