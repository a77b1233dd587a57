import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findTrade } from './find-trade.ts';

test.each([
  [
    'farm',
    'de',
    '<title>Hofladen Brenner</title><h1>Unser Bauernhof</h1><p>Im Hofladen gibt es Eier und Kartoffeln.</p>',
  ],
  [
    'farm',
    'en',
    '<title>Brenner Contracting</title><h1>Agricultural contractor</h1><p>Agricultural contracting: mowing, baling and harvesting for every farm nearby.</p>',
  ],
  [
    'winery',
    'it',
    '<title>Azienda Agricola Brenner</title><h1>I nostri vini</h1><p>L’azienda agricola: vigneti, vini e degustazione vini.</p>',
  ],
  [
    'holiday-rental',
    'de',
    '<title>Bauernhof Brenner</title><h1>Ferienwohnungen auf dem Bauernhof</h1><p>Jede Ferienwohnung hat eine Küche. Urlaub im Ferienhaus.</p>',
  ],
  [
    'restaurant',
    'en',
    '<title>Brenner Farm Restaurant</title><h1>Our menu</h1><p>The restaurant on the farm: dinner menu and grill.</p>',
  ],
])('a farm is a %s by what it makes or offers (%s)', (trade, language, html) => {
  const page = readPage(html, new URL('https://brenner.example/'));
  expect(findTrade(page, '', undefined, { language })?.trade.value).toBe(trade);
});

test.each([
  [
    'restaurant',
    '<title>Agriturismo Brenner</title><h1>Agriturismo Brenner</h1><p>Siamo aperti a pranzo e a cena. I piatti: carne alla brace, dolci fatti in casa, vino dei nostri vigneti.</p>',
  ],
  [
    'bed-and-breakfast',
    '<title>Agriturismo Brenner</title><h1>Agriturismo Brenner</h1><p>Tre camere con bagno, colazione, pernottamento da 40 euro a notte. Cena su richiesta.</p>',
  ],
])('a farm that receives guests is a %s by what its page speaks of', (trade, html) => {
  const page = readPage(html, new URL('https://brenner.example/'));
  expect(findTrade(page, 'Agriturismo Brenner', undefined, { language: 'it' })?.trade.value).toBe(
    trade,
  );
});

test.each([
  [
    'en',
    'Zielony Guest House',
    '<title>Zielony Guest House</title><nav><a href="#m">Menu</a><a href="#c">Close menu</a></nav><h1>Zielony Guest House, a bed and breakfast in York</h1><h2>Restaurants nearby</h2><p>Dinner and dishes of many countries, five minutes on foot.</p>',
  ],
  [
    'fr',
    'Isa',
    '<title>Chambre d’hôtes Isa</title><h1>Chambre d’hôtes Isa</h1><p>Le soir, la table d’hôte du restaurant : repas, entrées, plats et desserts. Repas de fête, déjeuner et dîner.</p>',
  ],
])('a guest house that speaks of meals stays one (%s)', (language, name, html) => {
  const page = readPage(html, new URL('https://brenner.example/'));
  expect(findTrade(page, name, undefined, { language })?.trade.value).toBe('bed-and-breakfast');
});

test.each([
  [
    'pl',
    '<title>Pensjonat Brenner</title><h1>Hostel, noclegi</h1><p>Pokoje, restaurant, menu, desserts, carne, dinner. Hostel w centrum.</p>',
  ],
  [
    'hr',
    '<title>Sobe Brenner</title><meta name="description" content="Hostel, sobe"><p>Sobe, hostel, guesthouse, hostels. Menu, desserts, lunch, dinner, vino. Bakery.</p>',
  ],
  [
    'en',
    '<title>Brenner</title><meta name="description" content="Hostel by the river"><p>Our hostel has one dormitory. A hostel near a bakery.</p><p>Menu</p><p>Close menu</p><p>Restaurants nearby</p>',
  ],
])(
  'meals do not decide where the words for rooms are unknown or meals are few (%s)',
  (language, html) => {
    const page = readPage(html, new URL('https://brenner.example/'));
    expect(findTrade(page, '', undefined, { language })?.trade.value).not.toBe('restaurant');
  },
);
