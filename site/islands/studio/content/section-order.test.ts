import { expect, test } from 'vitest';
import { withUnlisted } from './section-store.ts';

test('a moved section takes the unlisted ones behind it along, and none is lost', () => {
  const before = ['hero', 'services', 'prices', 'about', 'faq', 'contact'] as const;
  const order = withUnlisted(['hero', 'about', 'services', 'contact'], before);
  expect(order).toEqual(['hero', 'about', 'faq', 'services', 'prices', 'contact']);
});
