import { expect, test } from 'vitest';
import { speaksOfFirm } from './speaks-of-firm.ts';

const name = 'Harker & Dale';

test.each([
  ['its name', 'About', ['Harker has mended clocks in this street since the war.']],
  ['“we”', undefined, ['We mend clocks.', 'Clocks stand still when they are dry.']],
  ['“I”', 'About', ['I have mended clocks since school, and still like it.']],
  ['what it is', 'About', ['The firm was founded by two brothers who came from Leeds.']],
  ['“notre”', 'À propos', ['Dans notre salon, chaque coupe prend le temps qu’il faut.']],
  ['“фирма”', 'О нас', ['Фирма работает в Москве с девяностых годов.']],
  ['an alphabet whose words are unknown', 'عن', ['نص طويل عن الشركة وتاريخها في المدينة.']],
])('a text that tells of the firm by %s is about it', (_how, heading, paragraphs) => {
  expect(speaksOfFirm(heading, paragraphs, name)).toBe(true);
});

test.each([
  [['Oak is hard and heavy. It takes years to dry, and it moves when it does.']],
  // An article says "we" of all people.
  [
    [
      'Clocks are dear to many, and for this reason we take care of them.',
      'A clock may stop when it is moved. Springs can break without a sign.',
      'Oil dries after some years, and wheels wear out where they run dry.',
    ],
  ],
])('an article is not about the firm', (paragraphs) => {
  expect(speaksOfFirm('What to know about oil', paragraphs, name)).toBe(false);
});
