import { describe, expect, test } from 'vitest';
import { choosePages, findPageLinks } from '../choose-pages.ts';
import {
  cardsOf,
  findingsOf,
  menuOf,
  readTestPage,
  servicesOf,
  testUrl,
} from './read-test-pages.ts';

describe('a menu of any title', () => {
  const areas = menuOf('Business areas', 'Cloud', 'Analytics', 'Staffing', 'About us');

  test('names the services when its entries are headings on the page too', () => {
    const blurbs = ['Cloud', 'Analytics', 'Staffing'].map((head) => `<h4>${head}</h4><p>Do</p>`);
    expect(servicesOf(`${areas}<main>${blurbs.join('')}</main>`)).toEqual([
      'Cloud',
      'Analytics',
      'Staffing',
    ]);
  });

  test('names none when the page does not repeat them', () => {
    expect(servicesOf(`${areas}<main><h2>Welcome</h2><p>We are here.</p></main>`)).toBeUndefined();
  });
});

test('rooms and goods under a heading of their own are what such a firm offers', () => {
  const rooms = ['Double room', 'Twin room', 'Mixed dorm'];
  const list = rooms.map((room) => `<h3>${room}</h3><p>Ask us</p>`).join('');
  expect(servicesOf(`<h2>Rooms</h2>${list}<h2>Contact</h2>`)).toEqual(rooms);
});

describe('a line of words between dots', () => {
  test('at the top of the page names the services when one of them is a trade', () => {
    expect(servicesOf('<p>Plumbing · Heating · Bathrooms — in Leeds</p>')).toEqual([
      'Plumbing',
      'Heating',
      'Bathrooms',
    ]);
  });

  test.each(['Leeds · York · Hull', 'Home | Plumbing | Contact us'])('names none in “%s”', (line) =>
    expect(servicesOf(`<p>${line}</p>`)).toBeUndefined(),
  );
});

describe('a page about services', () => {
  const home = '<nav><a href="/angebot">Angebot</a></nav><h1>Fotoboxen</h1>';
  const item = (name: string): string =>
    `<h3>${name}</h3><div>€69,99</div><button>Anfragen</button>`;

  test('may describe each of two with its price alone', async () => {
    const body = `<h2>Fotobox mieten</h2>${item('Spiegelbox')}${item('Klassik')}<h2>Kontakt</h2>`;
    const found = await findingsOf(home, { kind: 'services', body });
    expect(found.services?.values).toEqual(['Spiegelbox', 'Klassik']);
  });

  test('has parts whose generated names hold words by chance', async () => {
    const part = '<div class="shopify-block-a1mp__gen_b3_u6faqv c-bc3eac3u6faqvbc3eac3u6faqv">';
    const body = `${part}<h2>Fotobox mieten</h2>${item('Spiegelbox')}${item('Klassik')}</div>`;
    const found = await findingsOf(home, { kind: 'services', body });
    expect(found.services?.values).toEqual(['Spiegelbox', 'Klassik']);
  });

  test('is read when the home page describes only a few', async () => {
    const few = `<nav><a href="/angebot">Angebot</a></nav><h2>Leistungen</h2>${cardsOf('Gel', 'Lack', 'Pflege')}`;
    const links = findPageLinks(readTestPage(few), new URL(testUrl));
    expect(choosePages(await findingsOf(few), links)).toContainEqual({
      url: `${testUrl}angebot`,
      kind: 'services',
    });
    const body = `<h1>Angebot & Preise</h1>${['Gel', 'Wimpern', 'Massagen']
      .map((group) => `<h2>${group}</h2><h3>${group} kurz</h3><p>30 €</p>`)
      .join('')}`;
    const found = await findingsOf(few, { kind: 'services', body });
    expect(found.services?.values).toEqual(['Gel', 'Lack', 'Pflege', 'Wimpern', 'Massagen']);
  });
});

test('a short list goes on with the menu entries that the description mentions', async () => {
  const head = '<title>Tallow</title><meta name="description" content="Fresh seafood every day.">';
  const nav = `<nav><ul>${['Home', 'Seafood', 'Impact', 'Le Salon', 'Cart'].map((text) => `<li><a href="/${text}">${text}</a></li>`).join('')}</ul></nav>`;
  const found = await findingsOf(
    `${head}${nav}<h2>Services</h2>${cardsOf('Catering', 'Delivery', 'Deli')}<h2>Impact</h2><h2>Cart</h2>`,
  );
  expect(found.services?.values).toEqual(['Catering', 'Delivery', 'Deli', 'Seafood']);
});

test('a table of prices and a footnote mark are no part of a name', () => {
  const items = ['Tarifs Coupe et Prestations', 'Coloration*', 'Brushing', 'Coupe homme'];
  const list = items.map((text) => `<li>${text}</li>`).join('');
  expect(servicesOf(`<h2>Prestations</h2><ul>${list}</ul>`)).toEqual([
    'Coloration',
    'Brushing',
    'Coupe homme',
  ]);
});
