import { describe, expect, test } from 'vitest';
import { findTradeOf } from './find-test-trade.ts';

describe('a firm that also offers what another trade does', () => {
  test.each([
    [
      'hotel',
      'de',
      '<title>Hotel Brenner</title><h1>Hotel mit Campingplatz</h1><p>Hotelzimmer, Wellness, Stellplätze für Wohnmobile.</p>',
    ],
    [
      'bakery',
      'es',
      '<title>Pastelería Brenner</title><h1>Pastelería y heladería</h1><p>Tartas, bollería, pan, helados artesanos.</p>',
    ],
    [
      'restaurant',
      'it',
      '<title>Ristorante Pizzeria Brenner</title><h1>Pizzeria gelateria</h1><p>Pizza al forno a legna, pasta, gelato.</p>',
    ],
    [
      'bakery',
      'it',
      '<title>Brenner</title><h1>Pasticceria gelateria</h1><p>Pasticceria artigianale, torte, gelato artigianale.</p>',
    ],
    [
      'physiotherapist',
      'es',
      '<title>Clínica Brenner</title><h1>Fisioterapia y podología</h1><p>Fisioterapeuta, rehabilitación, plantillas, podólogo.</p>',
    ],
    [
      'physiotherapist',
      'de',
      '<title>Praxis Brenner</title><h1>Physiotherapie und Osteopathie</h1><p>Krankengymnastik, manuelle Therapie, Osteopathie.</p>',
    ],
    [
      'roofer',
      'de',
      '<title>Brenner Dach</title><h1>Dachdecker und Gerüstbau</h1><p>Dachdecker, Dachsanierung, Dachrinnen, Gerüstbau.</p>',
    ],
    [
      'bakery',
      'pt',
      '<title>Pastelaria Brenner</title><h1>Pastelaria e gelataria</h1><p>Bolos, pão, gelados artesanais.</p>',
    ],
    [
      'fishmonger',
      'en',
      '<title>Brenner</title><h1>Your seafood market</h1><p>The freshest seafood. Catering menu, catering trays, catering for parties.</p>',
    ],
  ])('is a %s in %s: %s', (trade, language, html) => {
    expect(findTradeOf(html, language)).toBe(trade);
  });
});
