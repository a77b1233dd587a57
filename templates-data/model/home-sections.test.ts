import { expect, test } from 'vitest';
import { HomeSections } from './home-sections.ts';

const usual = ['about', 'services', 'stats', 'people', 'testimonials', 'banner', 'articles'];
const prices = { title: 'Menu', items: [{ name: 'Soup' }, { name: 'Bread' }] };

function problemsOf(home: unknown): readonly string[] {
  const { error } = HomeSections.safeParse(home);
  return error?.issues.map(({ message }) => message) ?? [];
}

test('a home without an order has the usual sections', () => {
  expect(HomeSections.parse({}).order).toEqual(usual);
});

test('a trade puts its own sections where it wants', () => {
  const order = ['prices', ...usual.toReversed()];
  expect(HomeSections.parse({ order, prices })).toEqual({ order, prices });
});

test('a trade may leave out the figures and the call to action', () => {
  const order = usual.filter((id) => id !== 'stats' && id !== 'banner');
  expect(HomeSections.parse({ order })).toEqual({ order });
});

test.each([
  ['without people', { order: usual.filter((id) => id !== 'people') }, 'lacks people'],
  ['with an empty section', { order: [...usual, 'rooms'] }, 'names rooms, which has no content'],
  ['without a place for its menu', { order: usual, prices }, 'lacks prices, which has content'],
  ['with a section twice', { order: [...usual, 'about'] }, 'names a section twice'],
])('an order %s is reported', (_, home, problem) => {
  expect(problemsOf(home)).toEqual([problem]);
});
