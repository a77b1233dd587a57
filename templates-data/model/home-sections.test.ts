import { expect, test } from 'vitest';
import { HomeSections } from './home-sections.ts';

const shared = ['about', 'services', 'stats', 'people', 'testimonials', 'articles'];
const prices = { title: 'Menu', items: [{ name: 'Soup' }, { name: 'Bread' }] };

function problemsOf(home: unknown): readonly string[] {
  const { error } = HomeSections.safeParse(home);
  return error?.issues.map(({ message }) => message) ?? [];
}

test('a home without an order has the sections of every trade', () => {
  expect(HomeSections.parse({}).order).toEqual(shared);
});

test('a trade puts its own sections where it wants', () => {
  const order = ['prices', ...shared.toReversed()];
  expect(HomeSections.parse({ order, prices })).toEqual({ order, prices });
});

test.each([
  ['without people', { order: shared.filter((id) => id !== 'people') }, 'lacks people'],
  ['with an empty section', { order: [...shared, 'rooms'] }, 'names rooms, which has no content'],
  ['without a place for its menu', { order: shared, prices }, 'lacks prices, which has content'],
  ['with a section twice', { order: [...shared, 'about'] }, 'names a section twice'],
])('an order %s is reported', (_, home, problem) => {
  expect(problemsOf(home)).toEqual([problem]);
});
