import { expect, test } from 'vitest';
import { demoLanguage, languages } from './languages.ts';

test.each([
  ['de', 'de'],
  ['ca', 'es'],
  ['lb', 'de'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['fo', 'da'],
  ['cs', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [null, 'en'],
])('the words around a demo whose language is %s are in %s', (own, expected) => {
  expect(demoLanguage(own)).toBe(expected);
});

test('every translated language has its own words', () => {
  expect(languages.map(demoLanguage)).toEqual(languages);
});
