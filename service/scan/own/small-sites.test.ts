import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findArticles } from './find-articles.ts';
import { findFigures } from './find-figures.ts';
import { findPhotos } from './find-photos.ts';
import { findPriceList } from './find-prices.ts';
import { findServiceDetails } from './find-service-details.ts';
import type { SitePage } from './own-words.ts';

const home = (html: string): readonly SitePage[] => [
  { page: readPage(html, new URL('https://brenner.example/')), kind: 'home' },
];

describe('figures', () => {
  const stated = (html: string): readonly string[] | undefined =>
    findFigures(home(html))?.value.map(({ value, label }) => `${value} ${label}`);
  const above = (label: string, value: string): string => `<div>${label}</div><h2>${value}</h2>`;
  test('have their labels above them, where the row ends with a figure', () => {
    expect(
      stated(
        `${above('Mill<br>Donors', '1,623')}${above('Mill<br>Partners', '69')}${above('Gifts<br>Matched', '52%')}<p>Join us for the event of the year, with music and food for all.</p>`,
      ),
    ).toEqual(['1,623 Mill Donors', '69 Mill Partners', '52% Gifts Matched']);
  });

  test('have their labels below them, where the row begins with a figure', () => {
    const below = (value: string, label: string): string => `<h2>${value}</h2><div>${label}</div>`;
    expect(stated(`<h3>Numbers</h3>${below('250+', 'Roofs')}${below('30', 'Roofers')}`)).toEqual([
      '250+ Roofs',
      '30 Roofers',
    ]);
  });
});

test('cards of offers and hidden mail addresses are not articles', () => {
  const card = (title: string, href: string): string =>
    `<article class="post"><h3><a href="${href}">${title}</a></h3><time>2 May 2024</time></article>`;
  const found = findArticles(
    home(
      card('170€/ noche', '/rooms/1') +
        card('Ready to join the fun?', '/cdn-cgi/l/email-protection#d0a1') +
        card('How we bake rye bread', '/blog/rye'),
    ),
  );
  expect(found?.value.map(({ title }) => title)).toEqual(['How we bake rye bread']);
});

test('names of files, numbers and requests do not describe a picture', () => {
  const alts = [
    'slider',
    'loft-apartment-image',
    'foto 1',
    '...',
    'Click here to see more',
    'Our oven',
  ];
  const html = alts.map((alt, index) => `<img src="/p${index}.jpg" alt="${alt}">`).join('');
  expect(findPhotos(home(html))?.value.map(({ alt }) => alt)).toEqual([
    '',
    '',
    '',
    '',
    '',
    'Our oven',
  ]);
});

test('the number of rooms is not the name of what costs the price below it', () => {
  const card = (name: string, price: string): string =>
    `<h3>${name}</h3><p>3 Beds</p><p>9 Guests</p><p>${price}</p>`;
  expect(
    findPriceList(home(card('Mill', '€145') + card('Barn', '€350') + card('Loft', '€110'))),
  ).toBeUndefined();
});

test('a service is described by its card, not by a button or a person of the same words', () => {
  const text = 'Verse broodjes met kaas, elke ochtend bezorgd bij u op kantoor.';
  const html = `<a href="/b">Broodjes bezorgen</a><p>Van verjaardag tot jubileum, bestel jouw taart bij ons.</p>
    <h3>Broodjes bezorgen</h3><p>${text}</p>`;
  const services = {
    values: ['Broodjes bezorgen'],
    source: 'heading',
    confidence: 0.7,
    snippet: '',
  };
  expect(findServiceDetails(home(html), services)?.value).toEqual([
    { name: 'Broodjes bezorgen', description: text },
  ]);
});
