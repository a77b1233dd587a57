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
