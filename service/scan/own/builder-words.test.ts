import { describe, expect, test } from 'vitest';
import type { PageKind } from '../page-kinds.ts';
import { toFoundServices } from '../lists/service-words.ts';
import { readPage } from '../page/read-page.ts';
import { findOwnWords } from './find-own-words.ts';
import { findPriceList } from './find-prices.ts';
import type { FoundOwnWords, SitePage } from './own-words.ts';

const at = (kind: PageKind | 'home', html: string): SitePage => ({
  page: readPage(html, new URL(`https://brenner.example/${kind === 'home' ? '' : kind}`)),
  kind,
});
const read = (
  home: string,
  ...further: readonly (readonly [PageKind, string])[]
): FoundOwnWords => {
  const pages = [at('home', home), ...further.map(([kind, html]) => at(kind, html))];
  const services = toFoundServices(['Dine in', 'Take away', 'Live music'], 'heading', 0.7);
  return findOwnWords(pages, { name: 'Brenner', services, prices: findPriceList(pages) });
};

test('reads the content of a builder that calls it by what it is not', () => {
  const html =
    '<div class="wsite-elements wsite-not-footer"><h2>Bread from the stone oven</h2><p class="paragraph">We bake our bread by hand in Leeds every morning, and nobody bakes it longer.</p></div>';
  expect(readPage(html, undefined).lines.map(({ place }) => place)).toEqual(['main', 'main']);
  expect(read(html).tagline?.value).toBe('Bread from the stone oven');
  expect(read(html).about?.value.paragraphs).toEqual([
    'We bake our bread by hand in Leeds every morning, and nobody bakes it longer.',
  ]);
});

test.each([
  '<div class="section-header"><h2>Our work</h2></div>',
  '<div class="card-footer"><h2>Our work</h2></div>',
])('takes the head or foot of a part for none of the page: %s', (html) => {
  expect(readPage(html, undefined).lines[0]?.place).toBe('main');
});

test('reads a card of dishes that is called a menu like any part, and no menu of links', () => {
  const dishes = (html: string): unknown =>
    read(html).priceList?.value.map(({ group, name }) => [group, name]);
  const html =
    '<section id="menu"><h2>Starters</h2><div class="menu-item"><h4>Pea soup</h4><span class="menu-price">$6.50</span></div><div class="menu-item"><h4>Bread</h4><span class="menu-price">$3.00</span></div><div class="menu-item"><h4>Olives</h4><span class="menu-price">$4.00</span></div></section>';
  expect(dishes(html)).toEqual([
    ['Starters', 'Pea soup'],
    ['Starters', 'Bread'],
    ['Starters', 'Olives'],
  ]);
  const links =
    '<div class="menu"><ul><li><a href="/a">Home</a></li><li><a href="/b">About us</a></li></ul></div>';
  expect(readPage(links, undefined).lines.map(({ place }) => place)).toEqual(['nav', 'nav']);
});

test('keeps the headings of a builder’s modules out of the header', () => {
  const html = '<div class="et_pb_blurb"><h4 class="et_pb_module_header">Installation</h4></div>';
  expect(readPage(html, undefined).lines[0]?.place).toBe('main');
});

describe('what the firm tells about itself', () => {
  test('is one sentence where an editor made three paragraphs of it', () => {
    const html =
      '<div class="text"><p>Brenner’s has been in business for over</p><p>50 years serving our own family recipes and the</p><p>freshest fish of the coast.</p></div>';
    expect(read(html).about?.value.paragraphs).toEqual([
      'Brenner’s has been in business for over 50 years serving our own family recipes and the freshest fish of the coast.',
    ]);
  });

  test('is what its page says with what the home page says besides', () => {
    const about =
      '<h1>Our story</h1><p>Our family has sold fish in this town since the harbour was built.</p>';
    const home =
      '<p>We carry fresh fish and crabs, and we open every morning before the sun is up.</p>';
    expect(read(home, ['about', about]).about?.value.paragraphs).toHaveLength(2);
  });

  test.each([
    'Oops! Something went wrong while we were submitting the form.',
    'In accordance with Federal law our institution does not discriminate against anybody.',
    'La informiamo che i Suoi dati personali sono trattati dalla nostra azienda secondo la legge.',
    'The people were very nice! Out of all the wines I liked ours the best, by a long way.',
    'Yes, we can! Our team of trained installers will mend and fill the damaged areas.',
  ])('is not "%s"', (text) => {
    expect(read(`<p>${text}</p>`).about).toBeUndefined();
  });
});

test.each([
  [
    'of a page without headings',
    '<p>Your neighborhood fish market</p><p>Call us</p>',
    'Your neighborhood fish market',
  ],
  ['but no greeting', '<h1>Hi, I am Mara of Leeds</h1>', undefined],
  ['but no farewell', '<h1>We hope to see you soon</h1>', undefined],
])('takes the opening line %s', (_case, html, tagline) => {
  expect(read(html).tagline?.value).toBe(tagline);
});

describe('prices', () => {
  test('stand with their unit', () => {
    const html =
      '<p>Rol Viršla 100 din.</p><p>Kifle 139,99 din. po kg</p><p>Krofne 149,99 din. po komadu</p>';
    expect(read(html).priceList?.value).toMatchObject([
      { name: 'Rol Viršla', price: '100 din.' },
      { name: 'Kifle', price: '139,99 din. po kg' },
      { name: 'Krofne', price: '149,99 din. po komadu' },
    ]);
  });

  test('stand without the credit of the builder below them', () => {
    const html =
      '<p>Kifle 49 din.</p><p>Krofne 59 din.</p><p>Kroasan 69 din.</p><p>Create a free web site with Weebly</p>';
    expect(read(html).priceList?.value.at(-1)).toEqual({ name: 'Kroasan', price: '69 din.' });
  });

  test('stand beside the treatment and not beside how long it takes', () => {
    const entry = (name: string, time: string, price: string): string =>
      `<article><h3>${name}</h3><p>${time}</p><div>${price}</div></article>`;
    const html = `<h2>Poses d’ongles</h2>${entry('Pose courte', '1h 15min', '63 €')}${entry('Pose longue', '1h 30min', '67 €')}<h2>Soins</h2>${entry('Manucure', '45 mn', '30 €')}`;
    expect(read(html).priceList?.value).toEqual([
      { group: 'Poses d’ongles', name: 'Pose courte, 1h 15min', price: '63 €' },
      { group: 'Poses d’ongles', name: 'Pose longue, 1h 30min', price: '67 €' },
      { group: 'Soins', name: 'Manucure, 45 mn', price: '30 €' },
    ]);
  });

  test('may be a span whose first amount has no currency', () => {
    const entry = (name: string, price: string): string => `<h4>${name}</h4><h4>${price}</h4>`;
    const html = `<h2>Coloration</h2>${entry('Couleur bio', '57 à 75€')}${entry('Balayages', '70 € à 110€')}${entry('Flash', '45€')}`;
    expect(read(html).priceList?.value).toEqual([
      { group: 'Coloration', name: 'Couleur bio', price: '57 à 75€' },
      { group: 'Coloration', name: 'Balayages', price: '70 € à 110€' },
      { group: 'Coloration', name: 'Flash', price: '45€' },
    ]);
  });

  test('of a shop stand below labels of their own', () => {
    const card = (name: string, price: string): string =>
      `<h3>${name}</h3><span><div>Regular price</div><div>${price}</div></span>`;
    const html = `${card('Mirror booth', '€69,99')}${card('Classic booth', '€59,99')}${card('Prints', '€9,99')}`;
    expect(read(html).priceList?.value.map(({ name, price }) => [name, price])).toEqual([
      ['Mirror booth', '€69,99'],
      ['Classic booth', '€59,99'],
      ['Prints', '€9,99'],
    ]);
  });
});

test('says of each service only what stands below its own name', () => {
  const html =
    '<ul><li>Dine in</li><li>Take away</li></ul><h3>Live music</h3><p>Every weekend a band of the town plays in our room.</p>';
  expect(read(html).serviceDetails?.value).toEqual([
    { name: 'Dine in' },
    { name: 'Take away' },
    { name: 'Live music', description: 'Every weekend a band of the town plays in our room.' },
  ]);
});

test.each([
  [
    'the page itself',
    '<article class="post-12 page type-page hentry"><h1>Chores done well</h1><a href="/more">More</a></article>',
  ],
  [
    'the heading above posts',
    '<article class="post"><h2>Latest posts</h2><article class="post"><a href="/x"></a></article></article>',
  ],
  [
    'rooms of a hostel',
    '<article class="post-3 rooms type-rooms"><h3>Six bed mixed dorm</h3><a href="/dorm">Book</a></article>',
  ],
])('does not read %s as an article', (_case, html) => {
  expect(read(html).articles).toBeUndefined();
});

test('ends the places it works in where the menu begins', () => {
  const html =
    '<footer><h4>Areas we serve</h4><ul><li>Leeds</li><li>York</li><li>Hull</li><li>Services</li><li>Pricing</li><li>Contact</li></ul></footer>';
  expect(read(html).areas?.value).toEqual(['Leeds', 'York', 'Hull']);
});

test('reads figures whose sign stands with their label', () => {
  const html = '<h3>500</h3><p>+ cabs</p><h3>900</h3><p>+ happy clients</p>';
  expect(read(html).figures?.value).toEqual([
    { value: '500+', label: 'cabs' },
    { value: '900+', label: 'happy clients' },
  ]);
});

test('reads a founding year on a line of its own', () => {
  expect(read('<p>Depuis</p><p>2011</p>').founded?.value).toBe('2011');
});

test('does not read the numbers of dishes as figures', () => {
  const html = Array.from(
    { length: 14 },
    (_none, index) => `<p>${index * 3 + 10}</p><p>Dish of the house</p>`,
  );
  expect(read(html.join('')).figures).toBeUndefined();
});

test('does not read rhetorical headings as questions of visitors', () => {
  const ask = (text: string): string =>
    `<h3>${text}</h3><p>Because we have done it for many years.</p>`;
  expect(
    read(`<h2>FAQ</h2>${ask('Why choose us?')}${ask('Почему выбирают нас?')}`).faqs,
  ).toBeUndefined();
});
