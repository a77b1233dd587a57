import { expect, test } from 'vitest';
import { itemsBelow } from './items-below.ts';
import { readPage } from './read-page.ts';

const { lines } = readPage(
  '<p>We repair:</p><ul><li>Clocks</li><li>Watches</li></ul><p>Call us.</p><ul><li>Maps</li></ul>',
  undefined,
);
const texts = (max: number, index = 0): readonly string[] =>
  itemsBelow(lines, index, max).map(({ text }) => text);

test('the items below a line end at the first other line', () => {
  expect(texts(9)).toEqual(['Clocks', 'Watches']);
  expect(texts(1)).toEqual(['Clocks']);
  expect(texts(9, 2)).toEqual([]);
});
