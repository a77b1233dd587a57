import { describe, expect, test } from 'vitest';
import { choosePages, findPageLinks } from '../choose-pages.ts';
import {
  cardsHtml,
  scanPages,
  menuHtml,
  readTestPage,
  scanServices,
  testUrl,
} from './read-test-pages.ts';

describe('a menu of any title', () => {
  const areas = menuHtml('Business areas', 'Cloud', 'Analytics', 'Staffing', 'About us');

  test('names the services when its entries are headings on the page too', () => {
    const blurbs = ['Cloud', 'Analytics', 'Staffing'].map((head) => `<h4>${head}</h4><p>Do</p>`);
    expect(scanServices(`${areas}<main>${blurbs.join('')}</main>`)).toEqual([
      'Cloud',
      'Analytics',
      'Staffing',
    ]);
  });

  test('names none when the page does not repeat them', () => {
    expect(
      scanServices(`${areas}<main><h2>Welcome</h2><p>We are here.</p></main>`),
    ).toBeUndefined();
  });
});

test('captions of pictures, opening hours and diplomas are not services', () => {
  const captions = ['Front at night', 'Front and drive', 'Front from afar', 'Front by day'];
  const pictures = captions.map(
    (text) => `<figure><img src="a.jpg" alt=""><figcaption>${text}</figcaption></figure>`,
  );
  expect(scanServices(`<h1>Apple Cottage</h1>${pictures.join('')}`)).toBeUndefined();
  const cards = ['Over Filiz', 'Openingsuren', 'Foto’s', 'Galerie', 'Diplômes'].map(
    (head) => `<h3>${head}</h3><p>Welkom bij Filiz, elke dag vers gebakken.</p>`,
  );
  expect(scanServices(`<h1>Filiz</h1>${cards.join('')}`)).toBeUndefined();
});

test('services are told under adjectives, and each may have a list for its text', () => {
  const own = ['Röntgen', 'Chirurgie', 'Labor'].map((name) => `<h4>${name}</h4>`).join('');
  expect(scanServices(`<h3>Medizinische Leistungen</h3>${own}`)).toEqual([
    'Röntgen',
    'Chirurgie',
    'Labor',
  ]);
  const list = '<ul><li>Repairs</li><li>New ones</li></ul>';
  const cards = ['Garden sheds', 'Stairs', 'Doors'].map((name) => `<h3>${name}</h3>${list}`);
  expect(scanServices(`<h1>Brenner</h1>${cards.join('')}`)).toEqual([
    'Garden sheds',
    'Stairs',
    'Doors',
  ]);
});

test('rooms and goods under a heading of their own are what such a firm offers', () => {
  const rooms = ['Double room', 'Twin room', 'Mixed dorm'];
  const list = rooms.map((room) => `<h3>${room}</h3><p>Ask us</p>`).join('');
  expect(scanServices(`<h2>Rooms</h2>${list}<h2>Contact</h2>`)).toEqual(rooms);
  expect(scanServices(`<h2>Les chambres</h2>${list}<h2>Contact</h2>`)).toEqual(rooms);
});

describe('a line of words between dots', () => {
  test('at the top of the page names the services when one of them is a trade', () => {
    expect(scanServices('<p>Plumbing · Heating · Bathrooms — in Leeds</p>')).toEqual([
      'Plumbing',
      'Heating',
      'Bathrooms',
    ]);
  });

  test.each(['Leeds · York · Hull', 'Home | Plumbing | Contact us'])('names none in “%s”', (line) =>
    expect(scanServices(`<p>${line}</p>`)).toBeUndefined(),
  );
});

describe('a page about services', () => {
  const home = '<nav><a href="/angebot">Angebot</a></nav><h1>Fotoboxen</h1>';

  test('may open its parts, and name them in small lines above their headings', async () => {
    const part = (name: string): string =>
      `<h4>${name}</h4><div class="collapse"><p>We look closely at what your animal needs.</p></div>`;
    const body = `<div class="panel-group accordion">${part('X-rays')}${part('Surgery')}</div>`;
    const opened = await scanPages(home, { kind: 'services', body });
    expect(opened.services?.values).toEqual(['X-rays', 'Surgery']);
    const list = '<ul><li>Made to measure</li><li>Fitted by us</li></ul>';
    const labels = ['Windows', 'Furniture', 'Floors']
      .map((name, at) => `<p class="label">0${at + 1} — ${name}</p><h2>For you</h2>${list}`)
      .join('');
    const labelled = await scanPages(home, { kind: 'services', body: labels });
    expect(labelled.services?.values).toEqual(['Windows', 'Furniture', 'Floors']);
  });
  const item = (name: string): string =>
    `<h3>${name}</h3><div>€69,99</div><button>Anfragen</button>`;

  test('may describe each of two with its price alone', async () => {
    const body = `<h2>Fotobox mieten</h2>${item('Spiegelbox')}${item('Klassik')}<h2>Kontakt</h2>`;
    const found = await scanPages(home, { kind: 'services', body });
    expect(found.services?.values).toEqual(['Spiegelbox', 'Klassik']);
  });

  test('has parts whose generated names hold words by chance', async () => {
    const part = '<div class="shopify-block-a1mp__gen_b3_u6faqv c-bc3eac3u6faqvbc3eac3u6faqv">';
    const body = `${part}<h2>Fotobox mieten</h2>${item('Spiegelbox')}${item('Klassik')}</div>`;
    const found = await scanPages(home, { kind: 'services', body });
    expect(found.services?.values).toEqual(['Spiegelbox', 'Klassik']);
  });

  test('is read when the home page describes only a few', async () => {
    const few = `<nav><a href="/angebot">Angebot</a></nav><h2>Leistungen</h2>${cardsHtml('Gel', 'Lack', 'Pflege')}`;
    const links = findPageLinks(readTestPage(few), new URL(testUrl));
    expect(choosePages(await scanPages(few), links)).toContainEqual({
      url: `${testUrl}angebot`,
      kind: 'services',
    });
    const body = `<h1>Angebot & Preise</h1>${['Gel', 'Wimpern', 'Massagen']
      .map((group) => `<h2>${group}</h2><h3>${group} kurz</h3><p>30 €</p>`)
      .join('')}`;
    const found = await scanPages(few, { kind: 'services', body });
    expect(found.services?.values).toEqual(['Gel', 'Lack', 'Pflege', 'Wimpern', 'Massagen']);
  });
});

test('a short list goes on with the menu entries that the description mentions', async () => {
  const head = '<title>Tallow</title><meta name="description" content="Fresh seafood every day.">';
  const nav = `<nav><ul>${['Home', 'Seafood', 'Impact', 'Le Salon', 'Cart'].map((text) => `<li><a href="/${text}">${text}</a></li>`).join('')}</ul></nav>`;
  const found = await scanPages(
    `${head}${nav}<h2>Services</h2>${cardsHtml('Catering', 'Delivery', 'Deli')}<h2>Impact</h2><h2>Cart</h2>`,
  );
  expect(found.services?.values).toEqual(['Catering', 'Delivery', 'Deli', 'Seafood']);
});

test('a table of prices and a footnote mark are not part of a name', () => {
  const items = ['Tarifs Coupe et Prestations', 'Coloration*', 'Brushing', 'Coupe homme'];
  const list = items.map((text) => `<li>${text}</li>`).join('');
  expect(scanServices(`<h2>Prestations</h2><ul>${list}</ul>`)).toEqual([
    'Coloration',
    'Brushing',
    'Coupe homme',
  ]);
});
