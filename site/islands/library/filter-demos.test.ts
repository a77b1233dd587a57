import { describe, expect, test } from 'vitest';
import { demoReply } from './fake-browser.ts';
import {
  countFilters,
  filterDemos,
  listOwners,
  noFilter,
  shortTags,
  listTags,
  type Filter,
} from './filter-demos.ts';
import { savedDemo } from './library-demo.ts';

const demo = (
  name: string,
  more: Parameters<typeof demoReply>[0] = {},
): ReturnType<typeof savedDemo> =>
  savedDemo(demoReply({ id: name, uniqueId: `law-${name}`, name, ...more }));
const demos = [
  demo('Müller 10', { createdAt: '2026-05-03T00:00:00Z', tags: ['warm', 'Zurich'], starred: true }),
  demo('muller 9', {
    createdAt: '2026-05-01T00:00:00Z',
    tags: ['warm'],
    notes: 'call the Étienne branch',
  }),
  {
    ...demo('Acme', { createdAt: '2026-05-02T00:00:00Z', tags: [], industry: 'real-estate' }),
    websiteData: { slogan: 'Steady', sourceUrl: 'https://www.acme.example/' },
    recipients: { names: ['Élise Martin'], count: 1 },
    stopped: false,
  },
];
const names = (filter: Partial<Filter>): string[] =>
  filterDemos(demos, { ...noFilter, ...filter }).map(({ name }) => name);

describe('the list', () => {
  test.each([
    ['signal', ['Müller 10', 'Acme', 'muller 9']],
    ['newest', ['Müller 10', 'Acme', 'muller 9']],
    ['oldest', ['muller 9', 'Acme', 'Müller 10']],
    ['name', ['Acme', 'muller 9', 'Müller 10']],
  ] as const)('is sorted by %s', (sort, expected) => {
    expect(names({ sort })).toEqual(expected);
  });

  test.each([
    ['muller', ['Müller 10', 'muller 9']],
    ['  REAL estate ', ['Acme']],
    ['etienne', ['muller 9']],
    ['zurich muller', ['Müller 10']],
    ['steady', ['Müller 10', 'Acme', 'muller 9']],
    ['law-Acme', ['Acme']],
    ['acme.example', ['Acme']],
    ['elise', ['Acme']],
    ['nobody', []],
    ['(', []],
  ])('searched for %j contains %j', (query, expected) => {
    expect(names({ query })).toEqual(expected);
  });

  test('shows the demos of one member, and names those who made some', () => {
    const theirs = demo('Theirs', { userId: 'user-2' });
    expect(filterDemos([...demos, theirs], { ...noFilter, owner: 'user-2' })).toEqual([theirs]);
    expect(listOwners([theirs, { ...theirs, userId: '' }, theirs])).toEqual(['user-2']);
  });

  test('is filtered by star and tag together', () => {
    expect(names({ tag: 'warm' })).toEqual(['Müller 10', 'muller 9']);
    expect(names({ tag: 'warm', starredOnly: true })).toEqual(['Müller 10']);
    expect(names({ tag: 'gone' })).toEqual([]);
  });
});

test('two tags are shown, and the number of the others', () => {
  expect(shortTags(['a', 'b'])).toEqual({ shown: ['a', 'b'], more: 0 });
  expect(shortTags(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b'], more: 2 });
});

test('each used tag is offered once', () => {
  expect(listTags(demos)).toEqual(['warm', 'Zurich']);
});

test('the filter button shows the number of settings that differ from the default', () => {
  expect(countFilters(noFilter)).toBe(0);
  expect(
    countFilters({
      ...noFilter,
      query: 'x',
      starredOnly: true,
      tag: 'warm',
      industry: 'law',
      owner: 'user-2',
      sort: 'name',
    }),
  ).toBe(5);
});
