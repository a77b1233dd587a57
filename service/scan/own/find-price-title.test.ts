import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPriceList } from './find-prices.ts';

const list =
  '<h3>Trays</h3><p>Crab dip</p><p>$79</p><p>Red beans</p><p>$49</p><p>Sides</p><p>$28</p>';

function titleOf(above: string): string | undefined {
  const html = `<main>${above}${list}</main><footer><h2>Our menu</h2></footer>`;
  const page = readPage(html, new URL('https://brenner.example/prices'));
  const pages = [{ page, kind: 'prices' as const }];
  return findPriceList(pages)?.title?.value;
}

test.each([
  ['<h1>Catering menu</h1>', 'Catering menu'],
  ['<h1>Menu</h1><h2>Catering prices</h2>', 'Catering prices'],
  ['<h1>Our kitchen</h1>', undefined],
  ['<h1>Prices for trays, boxes and all that a party may need</h1>', undefined],
  ['<p>Catering menu</p>', undefined],
])('the list of prices below %s is called %s', (above, title) => {
  expect(titleOf(above)).toBe(title);
});
