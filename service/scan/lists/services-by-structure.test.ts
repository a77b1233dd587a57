import { describe, expect, test } from 'vitest';
import { cardsHtml, menuHtml, readTestPage, scanPages, scanServices } from './read-test-pages.ts';
import { findOnPricePage } from './services-on-price-page.ts';

const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('a list below a line that introduces it', () => {
  test.each([
    `<h2>Wij zijn gespecialiseerd in:</h2>${list('Uurwerken', 'Gangwerken', 'Slagwerken')}`,
    '<p>Vi utför det mesta på verkstaden.</p><p>- Uurwerken</p><p>- Gangwerken</p><p>- Slagwerken</p>',
  ])('has the services: %s', (html) => {
    expect(scanServices(html)).toEqual(['Uurwerken', 'Gangwerken', 'Slagwerken']);
  });

  test.each([
    `<h2>Our team consists of:</h2>${list('Clockmakers', 'Engravers', 'Apprentices')}`,
    `<h2>Everything for your clock, and our services include:</h2>${list('Quality dials<br>and free advice', 'Fine springs<br>and old hands', 'Cases<br>and glass')}`,
    '<p>We opened in the old mill.</p><p>- Monday</p><p>- Tuesday</p><p>- Friday</p>',
    '<p>We utför det mesta.</p><p>Uurwerken</p><p>Gangwerken</p><p>Slagwerken</p>',
  ])('is another list below another line: %s', (html) => {
    expect(scanServices(html)).toBeUndefined();
  });
});

describe('titles of cards that are no headings', () => {
  const dish = (name: string): string =>
    `<div class="card"><div class="dish-header">${name}</div><p class="dish-text">Slowly braised, with herbs from our garden.</p></div>`;
  const dishes = ['Rabbit stew', 'Lentil soup', 'Plum tart'].map(dish).join('');

  test('are read below a heading for dishes', () => {
    expect(scanServices(`<h2>Popular dishes</h2>${dishes}`)).toEqual([
      'Rabbit stew',
      'Lentil soup',
      'Plum tart',
    ]);
  });

  test('are not read below other headings', () => {
    expect(scanServices(`<h2>Impressions</h2>${dishes}`)).toBeUndefined();
  });
});

describe('cards that lead on to a page each', () => {
  const card = (name: string, kind: string): string =>
    `<a class="zone zone-${kind}"><div class="zone-title">${name}</div><div class="zone-text">All that you need for it, in one house.</div><div class="zone-more">Mehr erfahren →</div></a>`;

  test('name services by titles that are no headings, when most name a trade', () => {
    expect(
      scanServices(
        `${card('Hotel', 'events')}${card('Restaurant', 'food')}${card('Hotel & Seminare', 'rooms')}`,
      ),
    ).toEqual(['Hotel', 'Restaurant', 'Hotel & Seminare']);
  });

  test('name none otherwise', () => {
    expect(
      scanServices(
        `${card('Anna', 'one')}${card('Summer in town', 'two')}${card('Winter', 'three')}`,
      ),
    ).toBeUndefined();
  });
});

describe('headings with lists of points', () => {
  const services = `<h2>Services</h2>${cardsHtml('Clock repair', 'Engraving', 'Valuation')}`;
  const points = list('Springs and weights', 'Dials and hands', 'Cases and glass');
  const pointed = (...heads: readonly string[]): string =>
    heads.map((head) => `<h3 class="field">${head}</h3>${points}`).join('');

  test('complete a short list', () => {
    expect(
      scanServices(
        `<h2>Time for you</h2>${pointed('Tower clocks', 'Watches', 'Barometers')}${services}`,
      ),
    ).toEqual(['Clock repair', 'Engraving', 'Valuation', 'Tower clocks', 'Watches', 'Barometers']);
  });

  test.each([
    ['plans', pointed('Basic', 'Standard', 'Premium')],
    ['parts of a job advertisement', pointed('Your profile', 'Requirements', 'Wir bieten')],
    ['reasons', `<h2>Our values</h2>${pointed('Tower clocks', 'Watches', 'Barometers')}`],
    ['two headings', pointed('Tower clocks', 'Watches')],
    [
      'headings above prices',
      pointed('Tower clocks', 'Watches', 'Barometers').replaceAll('glass', 'glass € 40'),
    ],
  ])('are not %s', (_what, html) => {
    expect(scanServices(`<h2>Time for you</h2>${html}${services}`)).toEqual([
      'Clock repair',
      'Engraving',
      'Valuation',
    ]);
  });
});

describe('a list in a sentence', () => {
  test('below a heading for services needs no word of a trade', () => {
    expect(
      scanServices(
        '<h2>Mein Angebot</h2><p>Ich baue vieles: Zifferblätter, Pendel für Türme, Gehäuse und vieles mehr.</p>',
      ),
    ).toEqual(['Zifferblätter', 'Pendel für Türme', 'Gehäuse']);
  });

  test.each([
    '<h2>Leistungen</h2><p>Wir sind für Sie da in: Talheim, Velburg, Tannau und Rosheim.</p>',
    '<h2>What we do</h2><p>Languages: English, German, French and Italian.</p>',
    '<h2>Our services</h2><p>Open: Monday, Wednesday, Friday and Saturday.</p>',
    '<h2>Nos prestations</h2><p>Nous acceptons : chèques, espèces, cartes et tickets.</p>',
    '<p>Vi utför arbeten i följande orter:</p><ul><li>Talby</li><li>Velstad</li><li>Tanna</li></ul>',
    '<h2>Why customers choose our services:</h2><ul><li>Fast replies</li><li>Local people</li><li>Late hours</li></ul>',
  ])('may be one of places, days, payments or reasons: %s', (html) => {
    expect(scanServices(html)).toBeUndefined();
  });

  test('begins after the words that introduce its items', () => {
    expect(
      scanServices(
        '<p>We offer a full range of lessons for children including Morning Classes, Evening Classes, Holiday Camps and Private Tuition.</p>',
      ),
    ).toEqual(['Morning Classes', 'Evening Classes', 'Holiday Camps', 'Private Tuition']);
  });
});

describe('what is not offered', () => {
  test('places with their surroundings, and the people of a school', () => {
    expect(
      scanServices(
        `<h2>Our services</h2>${cardsHtml('Clock repair', 'Hilltown und Umgebung', 'Engraving', 'Pupils', 'Valuation')}`,
      ),
    ).toEqual(['Clock repair', 'Engraving', 'Valuation']);
  });

  test('entries of menus and days', () => {
    const heads = ['Clock repair', 'Photos', 'Engraving', 'Before & After', 'Friday', 'Valuation'];
    expect(scanServices(`<h2>Our services</h2>${list(...heads)}`)).toEqual([
      'Clock repair',
      'Engraving',
      'Valuation',
    ]);
  });

  test('opening days in Nordic languages', () => {
    expect(
      scanServices('<p>Sön o Mån 11.00 – 16.00</p><p>Tis - Fred 10.00</p><p>Lörd 10.00</p>'),
    ).toBeUndefined();
  });
});

describe('the page of prices', () => {
  const groups = (...heads: readonly string[]): string =>
    `<h1>Priser</h1>${heads.map((head) => `<h2>${head}</h2>`).join('')}`;
  const named = (html: string): readonly string[] | undefined =>
    findOnPricePage(readTestPage(html))?.values;

  test('names the services where its prices cannot be read', () => {
    expect(
      named(groups('Klipning og vask', 'Farvning', 'Permanent', 'Reflekser', 'Andet')),
    ).toEqual(['Klipning og vask', 'Farvning', 'Permanent', 'Reflekser']);
  });

  test.each([
    [groups('Klipning', 'Farvning', 'Permanent')],
    [groups('Summer 2025', 'Winter 2025', 'Spring 2026', 'Autumn 2026')],
    [groups('Klipning', 'Farvning', 'Permanent', 'Why choose us?', 'Contact us')],
  ])('names none with few headings or others between them: %s', (html) => {
    expect(named(html)).toBeUndefined();
  });
});

describe('the page of services', () => {
  const home = `<h2>Services</h2>${cardsHtml('Clocks', 'Watches', 'Dials', 'Springs', 'Cases')}`;
  const more = async (...heads: readonly string[]): Promise<readonly string[] | undefined> => {
    const body = `<h1>Our services</h1>${cardsHtml(...heads).replaceAll('h3', 'h2')}`;
    return (await scanPages(home, { kind: 'services', body })).services?.values;
  };

  test('completes the list that the home page begins', async () => {
    expect(await more('Clocks', 'Watches', 'Dials', 'Barometers')).toEqual([
      'Clocks',
      'Watches',
      'Dials',
      'Springs',
      'Cases',
      'Barometers',
    ]);
  });

  test('adds nothing to a menu of all services', async () => {
    const menu = menuHtml('Services', 'Clocks', 'Watches', 'Dials', 'Springs', 'Cases');
    const body = `<h1>Our services</h1>${cardsHtml('Clocks', 'Watches', 'Dials', 'Photographs')}`;
    expect((await scanPages(menu, { kind: 'services', body })).services?.values).toHaveLength(5);
  });

  test('adds nothing when it lists something else', async () => {
    expect(await more('Rings', 'Chains', 'Brooches', 'Clocks')).toHaveLength(5);
  });
});
