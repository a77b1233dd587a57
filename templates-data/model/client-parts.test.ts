import { describe, expect, test } from 'vitest';
import type { ClientLists } from './client-lists.ts';
import { isGone, isOffered } from './client-pages.ts';
import { partsOf, type SpotName } from './client-parts.ts';
import { placesOf } from './places.ts';
import type { Overrides } from './slots.ts';

function shown(
  spot: SpotName,
  lists: ClientLists,
  overrides: Overrides = { businessName: 'Harbor' },
): unknown {
  const context = { canonical: '', demoId: 'x', lists };
  const values = placesOf(overrides, context);
  return partsOf(spot, { lists, values, base: '/demos/x', picturesAt: '/demos/x', samples: [] });
}
const noteOf = (lists: ClientLists): string =>
  placesOf({ businessName: 'Harbor' }, { canonical: '', demoId: 'x', lists })['concept-note'];

const people = [{ name: 'Ada', title: '' }];
const testimonials = [{ quote: 'Good', author: '' }];

describe('a sample’s service stands for one of the client’s', () => {
  test.each([
    ['Family Law', 'family-law'],
    ['family', 'family-law'],
    ['Criminal Defence', 'criminal-defense'],
    ['Our Wealth Management Services', 'wealth-management'],
  ])('%s has the page %s', (name, slug) => {
    expect(isOffered([name], slug)).toBe(true);
  });

  test.each([
    ['Tax Law', 'family-law'],
    ['Law', 'family-law'],
    ['Legal Services', 'law'],
  ])('%s has not the page %s', (name, slug) => {
    expect(isOffered([name], slug)).toBe(false);
  });
});

test('pages of people and services that are not the client’s are gone, lists and articles stay', () => {
  const lists = { people, services: ['Family Law'] };
  expect(isGone('/attorneys/leila-haddad', lists)).toBe(true);
  expect(isGone('/practice-areas/corporate-law', lists)).toBe(true);
  for (const rest of ['', '/attorneys', '/attorneys/not-found', '/practice-areas/family-law', '/blog/x'])
    expect(isGone(rest, lists)).toBe(false);
  expect(isGone('/attorneys/leila-haddad', {})).toBe(false);
});

test('the concept note names what is still a sample, and whose picture is shown', () => {
  expect(noteOf({})).toContain('People, quotes and figures are samples.');
  expect(noteOf({ people })).toContain('Quotes and figures are samples.');
  expect(noteOf({ testimonials })).toContain('People and figures are samples.');
  expect(noteOf({ people, testimonials })).toContain('. Figures are samples.');
  const opening = { hash: 'a', width: 1600, height: 900 };
  expect(noteOf({ opening, sourceUrl: 'https://www.harbor.example/a' })).toContain(
    'Opening picture: harbor.example.',
  );
});

test('a wide logo says the name, beside a square one the name stands in letters', () => {
  const logo = { hash: 'a', width: 480, height: 100 };
  expect(shown('brand', { logo })).toMatchObject([
    { attributes: { alt: 'Harbor', width: '211', height: '44' } },
  ]);
  expect(shown('brand', { logo: { ...logo, width: 100 } })).toMatchObject([
    { attributes: { alt: '' } },
    { children: ['Harbor'] },
  ]);
});

test('the footer, which is dark, shows only a logo for dark grounds', () => {
  const logo = { hash: 'a', width: 480, height: 100 };
  expect(shown('foot-name', { logo: { ...logo, background: 'light' } })).toBeUndefined();
  expect(shown('foot-name', { logo: { ...logo, background: 'dark' } })).toHaveLength(1);
});

test('a hero for which the agency chose no photograph keeps its drawing', () => {
  const lists = { opening: { hash: 'a', width: 1600, height: 900 } };
  expect(shown('hero', lists)).toHaveLength(1);
  for (const choice of [{ layout: 'minimal' }, { heroImageStyle: 'pattern' }, { heroImageStyle: 'none' }])
    expect(shown('hero', lists, { businessName: 'Harbor', ...choice })).toBeUndefined();
});

test('a spot without its list keeps the sample’s content', () => {
  for (const spot of ['offers', 'faces', 'slides', 'connect', 'today', 'brand', 'hero'] as const)
    expect(shown(spot, {})).toBeUndefined();
});
