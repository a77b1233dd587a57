import { expect, test } from 'vitest';
import { contradictsYear } from './contradicts-year.ts';

test.each([
  ['Da oltre cento anni la nostra famiglia coltiva rose.'],
  ['Seit über 60 Jahren backen wir im selben Ofen.'],
  ['For more than a century we have bound books.'],
])('a firm since 1990 contradicts: %s', (text) => {
  expect(contradictsYear('1990', [text], 2026)).toBe(true);
});

test.each([
  ['For over 30 years we have bound books.'],
  ['Seit fast 37 Jahren backen wir im selben Ofen.'],
  ['Our team brings 80 years of experience.'],
  ['For half a century and more to come.'],
  ['Seit einem halben Jahrhundert am Markt.'],
  ['Slate roofs last for 80 years.'],
])('and does not contradict: %s', (text) => {
  expect(contradictsYear('1990', [text], 2026)).toBe(false);
});
