import { describe, expect, test } from 'vitest';
import { sampleSections, sectionIds } from '../../templates-data/model/sections.ts';
import {
  createKit,
  createPeople as people,
  createView,
  nameDemo as named,
} from '../testing/trade-demos.ts';

describe('a sample that the agency switched on', () => {
  test.each(sampleSections)(
    '%s: is there, marked as an example, which the note mentions',
    (section) => {
      const view = createView(named({ industry: 'law' }, { samples: [section] }));
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
    expect(createView(named({}, { samples: ['articles'] })).lists['articles']).toMatchObject([
      { url: '' },
    ]);
  });

  test('is replaced by the client’s own content, which is not marked as an example', () => {
    const view = createView(named({}, { samples: ['people'], people: people(1) }));
    expect(view.lists['people']?.map(({ name }) => name)).toEqual(['Person 1']);
    expect(view.texts['people.sample'] ?? '').toBe('');
    expect(view.texts['concept-note']).not.toContain('example” show');
  });
});

describe('sections', () => {
  test('stand in the trade’s order, else in the agency’s, with the opening first and contact last', () => {
    const { trade } = createKit(named({ industry: 'medical' }, { trade: 'dentist' }));
    const shown = createView(named({ industry: 'medical' }, { trade: 'dentist' })).sections;
    expect(shown.filter((id) => trade.order.includes(id))).toEqual(
      trade.order.filter((id) => shown.includes(id)),
    );
    const order = ['contact', 'banner', 'services', 'hero', 'about'] as const;
    expect(
      createView(named({ industry: 'law' }, { sections: { '/': { order } } })).sections,
    ).toEqual(['hero', 'banner', 'services', 'about', 'contact']);
  });

  test('that the agency’s order does not name follow those that it names, before contact', () => {
    const lists = {
      people: people(2),
      sections: { '/': { order: ['services', 'banner'] as const } },
    };
    expect(createView(named({ industry: 'law' }, lists)).sections).toEqual([
      'hero',
      'services',
      'banner',
      'about',
      'people',
      'contact',
    ]);
  });

  test('have no call beside the opening or the form, unless the agency’s order has it there', () => {
    const lists = { sections: { '/': { hidden: ['about'] as const } } };
    const demo = named({ industry: 'law' }, lists);
    expect(createView(demo).sections).toEqual(['hero', 'services', 'contact']);
    const order = ['banner', 'services'] as const;
    const chosen = named({ industry: 'law' }, { sections: { '/': { order } } });
    expect(createView(chosen).sections[1]).toBe('banner');
  });

  test('that the trade’s order does not name, as their site today, stand before the banner', () => {
    const today = [
      {
        id: 'a',
        sentence: 'A',
        value: true,
        source: 'https://h.example/',
        at: '2026-11-20T10:00:00.000Z',
      },
    ];
    const { sections } = createView(named({ industry: 'law' }, { today }));
    expect(sections[sections.indexOf('banner') - 1]).toBe('today');
  });

  test('are hidden on one page and stay on another', () => {
    const lists = { sections: { '/': { hidden: ['about', 'banner'] as const } } };
    expect(createView(named({ industry: 'law' }, lists)).sections).toEqual([
      'hero',
      'services',
      'contact',
    ]);
    expect(createView(named({ industry: 'law' }, lists), { page: '/about' }).sections).toEqual([
      'about',
      'banner',
    ]);
  });

  test('the opening and contact cannot be hidden', () => {
    const hidden = sectionIds;
    for (const page of ['/', '/contact'] as const)
      expect(
        createView(named({}, { sections: { [page]: { hidden } } }), { page }).sections,
      ).toContain('contact');
    expect(createView(named({}, { sections: { '/': { hidden } } })).sections).toEqual([
      'hero',
      'contact',
    ]);
  });
});
