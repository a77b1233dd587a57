import { expect, test } from 'vitest';
import { firstGrapheme } from './first-grapheme.ts';

test.each([
  ['Marlowe & Finch', 'M'],
  ['  örebro tandvård', 'Ö'],
  ['e\u0301lise', 'E\u0301'],
  ['مطعم الشام', 'م'],
  ['👩🏽‍🍳 Kitchen', '👩🏽‍🍳'],
  ['1\uFE0F\u20E3 First', '1\uFE0F\u20E3'],
  ['x', 'X'],
  ['', ''],
])('shows the first sign of %j', (text, sign) => {
  expect(firstGrapheme(text)).toBe(sign);
});
