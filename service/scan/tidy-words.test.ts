import { describe, expect, test } from 'vitest';
import {
  capitalizeName,
  distinctPeople,
  isHeadline,
  isServiceName,
  namedPrices,
  ownParagraphs,
  tidyDescription,
  tidyHours,
} from './tidy-words.ts';

describe('a description', () => {
  test.each([
    ['Accueil - Mill, boulangère à Chabrignac', 'Mill, boulangère à Chabrignac'],
    ['Mill | Bread with time', ''],
    ['The Old Mill - Bread with time', ''],
    ['We bake bread in the old mill. See some of our loaves:', 'We bake bread in the old mill.'],
    ['Mill - Over thirty years of bread', 'Over thirty years of bread'],
    ['Mill bakes bread - and cakes', 'Mill bakes bread - and cakes'],
    ['We bake bread in the old mill.', 'We bake bread in the old mill.'],
  ])('%j becomes %j', (text, tidy) => {
    expect(tidyDescription(text, 'Mill', 'Bread with time')).toBe(tidy);
  });
});

test.each([
  ['Welkom op de pagina van', false],
  ['Detailing • Interieur • Exterieur', false],
  ['Донецк, ул. Университетская, 35', false],
  ['12 Mill Road', false],
  ['Service plans from only £6.50', false],
  ['Bread with time', true],
  ['Brot, das Zeit hat, seit 1987', true],
  ['patient’s needs, I am here to help your body.”', false],
  ['rooms, meals and wine', true],
])('that %j is a headline: %j', (line, expected) => {
  expect(isHeadline(line)).toBe(expected);
});

test('a paragraph that stands elsewhere on the page, or only names networks, is left out', () => {
  const ours = 'We have baked in the old mill since the war ended.';
  const service = 'Loaves of sourdough, baked in the wood oven every night.';
  const follow = 'Follow us on Instagram: @mill • Bread • Cakes';
  expect(ownParagraphs([service, follow, ours], [service])).toEqual([ours]);
});

test('labels of prices and authors of quotes are not services', () => {
  const names = ['Prijsindicatie', 'Maria Clara - CEO, Tech Solutions', 'Mostrar servicios'];
  expect(names.filter(isServiceName)).toEqual([]);
  expect(isServiceName('Bridal make-up - Trial')).toBe(true);
});

test('a price that is only labelled takes the name of its group', () => {
  expect(
    namedPrices([
      { name: 'Prijsindicatie', group: 'Polijsten', price: '€80' },
      { name: 'Prijsindicatie', group: 'Inclusief:', price: '€90' },
      { name: 'Handwas', price: '€30' },
    ]),
  ).toEqual([
    { name: 'Polijsten', group: undefined, price: '€80' },
    { name: 'Handwas', price: '€30' },
  ]);
});

test('somebody who is named twice, once in part, is one person', () => {
  const ada = { name: 'Ada Luz Finch', title: 'Partner' };
  expect(distinctPeople([ada, { name: 'Ada Luz', title: '' }])).toEqual([ada]);
});

test('opening hours begin with the hours', () => {
  expect(tidyHours('Horario de Atención 08:00 - 17:00')).toBe('08:00 - 17:00');
  expect(tidyHours('Mon–Fri: 9–5')).toBe('Mon–Fri: 9–5');
  expect(tidyHours('Office Hours: 9–1 Tue–Sat')).toBe('9–1 Tue–Sat');
  expect(tidyHours('Office Hours: 9–1 Tue–Sat', 'church')).toBe('Office Hours: 9–1 Tue–Sat');
});

test('a name in small letters begins with a capital, and one with capitals stays', () => {
  expect(
    ['personal injury', 'épilation', '24/7 towing', 'iPhone repair', '理髪'].map(capitalizeName),
  ).toEqual(['Personal injury', 'Épilation', '24/7 towing', 'iPhone repair', '理髪']);
});
