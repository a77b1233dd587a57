import { expect, test } from 'vitest';
import { movedEnd } from './moved-end.ts';

const from = 'Clear advice, kept promises';

test.each([
  ['a letter is added at the end', 'Clear advice, kept promises!', 'kept promises!'],
  ['words are added before', 'Very clear advice, kept promises', 'kept promises'],
  ['the words themselves are changed', 'Clear advice, kept words', 'kept words'],
  ['a word before is taken out', 'Advice, kept promises', 'kept promises'],
  ['all before is taken out', 'kept promises', ''],
  ['everything is replaced', 'Bread at six', ''],
  ['the words are taken out', 'Clear advice, ', ''],
])('the end of a headline is known when %s', (_, to, expected) => {
  expect(movedEnd('kept promises', { from, to })).toBe(expected);
});

test('words that are no part of the headline stay as they are', () => {
  expect(movedEnd('elsewhere', { from, to: 'Bread' })).toBe('elsewhere');
});
