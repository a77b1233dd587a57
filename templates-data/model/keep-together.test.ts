import { expect, test } from 'vitest';
import { headlineClass } from './derived-values.ts';
import { keepTogether, unbrokenWords } from './keep-together.ts';

test.each([
  ['Dr. med. dent. Daniel Neuhauser', 'Dr._med._dent. Daniel Neuhauser'],
  ['Dipl. päd. Karin Neuhauser', 'Dipl._päd. Karin Neuhauser'],
  ['Dr. Ada Quist', 'Dr._Ada Quist'],
  ['Salon St. Cloud', 'Salon St._Cloud'],
  ['Mark B. Wallace', 'Mark B._Wallace'],
  ['Miller & Co', 'Miller &_Co'],
  ['Huber & Söhne', 'Huber &_Söhne'],
  ['Fish & Chips', 'Fish &_Chips'],
  ['Since 20 years at 300 m²', 'Since 20_years at 300_m²'],
  ['Plan B. Tomorrow', 'Plan B._Tomorrow'],
  ['All is well. Come in', 'All is well. Come in'],
  ['Salon d’Or - St Cloud', 'Salon d’Or_- St Cloud'],
])('“%s” breaks at no other space than “%s”', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u00a0', '_')).toBe(expected);
  expect(keepTogether(keepTogether(text))).toBe(keepTogether(text));
});

test('what no line may break counts as one word for the size of a headline', () => {
  expect(unbrokenWords('Dr. med. dent. Ada Quist')).toHaveLength(3);
  expect(headlineClass('Dr. med. dent. Ada Quist')).toBe('longer');
});
