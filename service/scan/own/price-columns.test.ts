import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPriceList } from './find-prices.ts';

const prices = (html: string): readonly string[] | undefined =>
  findPriceList([
    { page: readPage(html, new URL('https://brenner.example/')), kind: 'home' },
  ])?.list.value.map(({ group = '', name, price }) => `${group}|${name}|${price}`);
const rows = (...texts: readonly string[]): string =>
  texts.map((text) => `<div>${text}</div>`).join('');

describe('a column of names beside a column of prices', () => {
  test('is read row by row, with the name of its group', () => {
    expect(
      prices(
        `<p>We look forward to your visit.</p>${rows('STYLING', 'Cut', 'Wash', 'Braids', '$40 - $50', '$20', '$30 & up')}${rows('Colour (dry)', 'Roots', 'Tips', '$60', '$70')}${rows('Waves', 'Permanent', '$90')}`,
      ),
    ).toEqual([
      'STYLING|Cut|$40 - $50',
      'STYLING|Wash|$20',
      'STYLING|Braids|$30 & up',
      'Colour (dry)|Roots|$60',
      'Colour (dry)|Tips|$70',
      'Waves|Permanent|$90',
    ]);
  });

  test.each([
    ['names with a price each', rows('Cut', '$40', 'Wash', '$20', 'Braids', '$30')],
    [
      'two prices for one name',
      rows('Cut', '$40', '$50', 'Wash', '$20', '$25', 'Braids', '$30', '$35'),
    ],
  ])('is not %s', (_what, html) => {
    expect(prices(html)).toEqual(['|Cut|$40', '|Wash|$20', '|Braids|$30']);
  });
});

test('headings of groups stay above lists that pair each name with its price', () => {
  const heads = (...texts: readonly string[]): string =>
    texts.map((text) => `<h4>${text}</h4>`).join('');
  expect(
    prices(
      `<h2>Hair</h2>${heads('Cut', '30 €', 'Wash', 'Braids', '10 €', '20 €')}<h2>Colour</h2>${heads('Roots with a mild colour', '60 €')}`,
    ),
  ).toEqual([
    'Hair|Cut|30 €',
    'Hair|Wash|10 €',
    'Hair|Braids|20 €',
    'Colour|Roots with a mild colour|60 €',
  ]);
});

test('spans, bullets and durations do not end up in names', () => {
  expect(
    prices(
      rows(
        'Check-up • 995 kr',
        'Filling • 750 - 2560 kr',
        'First visit: $140 (45min)',
        'Long visit - 2 heures à 150 €',
        'Donner 10 €',
      ),
    ),
  ).toEqual([
    '|Check-up|995 kr',
    '|Filling|750 - 2560 kr',
    '|First visit|$140',
    '|Long visit - 2 heures|150 €',
  ]);
});

describe('two prices', () => {
  const two = rows('First visit: $140', 'Next visit: $110');

  test('are a list below a heading that calls them so', () => {
    expect(prices(`<h3>Pricing:</h3>${two}`)).toEqual([
      'Pricing:|First visit|$140',
      'Pricing:|Next visit|$110',
    ]);
  });

  test('are none below another heading', () => {
    expect(prices(`<h3>Welcome</h3>${two}`)).toBeUndefined();
  });
});

test('the titles of columns and descriptions are not paired with prices', () => {
  const table =
    '<table><tr><th></th><th>Adults with a card</th><th>Adults</th></tr><tr><td>Long visit</td><td>€ 37</td><td>€ 5</td><td>€ 2</td></tr></table>';
  const dish = '<h3>Pho</h3><p>Beef broth</p><p>€ 14</p><p>€ 16</p>';
  const found = prices(`${table}${dish}${rows('Cut 30 €', 'Wash 10 €')}`) ?? [];
  expect(found.some((line) => line.includes('Adults'))).toBe(false);
  expect(found.some((line) => line.endsWith('Beef broth|€ 16'))).toBe(false);
});

test('a dish with the name of a lady is no request to donate', () => {
  const dishes = rows('Dona Maria 8 €', 'Dona’s eggs 9 €', 'Soup 5 €');
  expect(prices(dishes)).toEqual(['|Dona Maria|8 €', '|Dona’s eggs|9 €', '|Soup|5 €']);
});
