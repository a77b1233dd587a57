import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPriceList } from './find-prices.ts';

const prices = (html: string): readonly string[] | undefined =>
  findPriceList([
    { page: readPage(html, new URL('https://brenner.example/')), kind: 'prices' },
  ])?.list.value.map(({ name, price }) => `${name}|${price}`);
const rows = (...texts: readonly string[]): string =>
  texts.map((text) => `<div>${text}</div>`).join('');
const plain = ['Trim', '$20', 'Wash', '$10', 'Cut', '$40'] as const;

test.each([
  ['what is added to an item', ['Add a wash', '$5']],
  ['what is added for more of it', ['Long hair + $15']],
  ['the price of another column', ['1500 kr per m', '1600 kr']],
])('a price list leaves out %s', (_what, more) => {
  expect(prices(rows(...plain, ...more))).toEqual(['Trim|$20', 'Wash|$10', 'Cut|$40']);
});

test('the beginning of a price at the end of a name belongs to the price', () => {
  expect(
    prices(rows(...plain, 'Mèches à partir de', '60€', 'Frange', 'partir de 9€'))?.slice(3),
  ).toEqual(['Mèches|à partir de 60€', 'Frange|à partir de 9€']);
});

test('two prices in one heading belong to two names', () => {
  expect(
    prices(
      '<h4>Cut</h4><h4>$40</h4><h4>Short wash</h4><h4>Dry curls</h4><h4>Long curls</h4><h4>$20<br>$30</h4><h4>$35</h4><h4>Trim</h4><h4>$9</h4>',
    ),
  ).toEqual(['Cut|$40', 'Short wash|$20', 'Dry curls|$30', 'Long curls|$35', 'Trim|$9']);
});
