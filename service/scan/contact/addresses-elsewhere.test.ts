import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findAddress } from './find-address.ts';

const scanAddress = (html: string): string | undefined =>
  findAddress([readPage(html, new URL('https://tallow.example/'))])?.value;

test.each([
  [
    'R. Antônio Coelho, Número 58 – Centro, Caldas Novas – GO, 75690-000',
    'R. Antônio Coelho, Número 58 – Centro, Caldas Novas – GO, 75690-000',
  ],
  ['Via Trucchi 14a - Venaria Reale - Torino', 'Via Trucchi 14a - Venaria Reale - Torino'],
  ['ul. Długa 5/2, Kraków', 'ul. Długa 5/2, Kraków'],
  ['Rosenheimer Straße 5, Kolbermoor', undefined],
  ['Hauptstraße 5, Rosenheim', 'Hauptstraße 5, Rosenheim'],
  ['Adresse : 12 Le Bas, 79700 Mauléon (voir plus)', '12 Le Bas\n79700 Mauléon'],
  ['Avenida Robles 12 local 4, Lugo 27001', 'Avenida Robles 12 local 4, Lugo 27001'],
  [
    '32 rue du moulin à Ancenis (Loire-Atlantique)',
    '32 rue du moulin à Ancenis (Loire-Atlantique)',
  ],
  ['Albo dei logopedisti n. 132<br>© 2026 Ann Brenner. Tutti i diritti riservati', undefined],
  [
    'Las Nieves, C. las Nieves, 38205 La Laguna, Santa Cruz de Tenerife',
    'C. las Nieves\n38205 La Laguna, Santa Cruz de Tenerife',
  ],
])('reads "%s"', (text, address) => {
  expect(scanAddress(`<footer><p>${text}</p></footer>`)).toBe(address);
});

test('takes neither a route nor a list of towns for an address', () => {
  for (const text of [
    'Via Email 24, Telefon oder Brief',
    'Über den Radweg 7, Abschnitt Süd',
    'Wir fahren von Rosenheim 12, Kolbermoor 5 und Bad Aibling 9',
  ])
    expect(scanAddress(`<p>${text}</p>`)).toBeUndefined();
});

test('takes the name of the next part of the page for no town', () => {
  const address = scanAddress('<p>Studio Brenner, Via Roma 12</p><p>Contatti</p>');
  expect(address ?? '').not.toContain('Contatti');
});

test.each([
  'Forfait 10 cours de yoga à Paris',
  'Forfait 10 cours de Yoga à Paris',
  '12 cours particuliers, Paris',
  '10 cours de pilates</p><p>Validité six mois',
  '12 rue du Moulin</p><p>Validité six mois',
])('takes no number of lessons for a French address: %s', (text) => {
  expect(scanAddress(`<p>${text}</p>`)).toBeUndefined();
});

test.each([
  ['© 2026 Bakkerij Peeters | Meir 5, 2000 Antwerpen', 'Meir 5\n2000 Antwerpen'],
  [
    'Copyright 2026 Weingut Huber, Hauptstraße 5, 2020 Hollabrunn',
    'Hauptstraße 5\n2020 Hollabrunn',
  ],
  ['Meir 5, 2000 Antwerpen | All rights reserved', 'Meir 5\n2000 Antwerpen'],
  ['Albo dei logopedisti n. 132<br>Copyright © 2026 Ann Brenner', undefined],
])('tells the year after the sign of rights from a postcode: %s', (text, address) => {
  expect(scanAddress(`<footer><p>${text}</p></footer>`)).toBe(address);
});

test.each([
  ['Sede: attivi dal 1987 Torino', undefined],
  ['Adresse: Öffnungszeiten 2026 Sommer', undefined],
  ['Adresse: Im Dorf 12, 1700 Fribourg', 'Im Dorf 12\n1700 Fribourg'],
])('takes no year after a label for a postcode: %s', (text, address) => {
  expect(scanAddress(`<p>${text}</p>`)).toBe(address);
});

test.each(['Suite 2000 Austin', 'Suite 20000 Austin', 'Level 2000 Austin', 'Suite 20000'])(
  'cuts no address inside "%s"',
  (end) => {
    expect(scanAddress(`<p>Address: 100 Congress Avenue, ${end}</p>`) ?? '').not.toMatch(
      /\n\d|\nSuite/u,
    );
  },
);

test.each([
  ['<h1>Här finns vi!</h1><p>Stora Gatan 41</p><p>Våning 2</p>', 'Stora Gatan 41'],
  [
    '<h3>Nossos endereços</h3><p>Av. Carlos Tallo, 551 - Jd. Flores - São Paulo</p><p>Tel: (11) 5929-1252</p>',
    'Av. Carlos Tallo, 551 - Jd. Flores - São Paulo',
  ],
  ['<h2>Finn oss</h2><p>Storgade 12</p>', 'Storgade 12'],
  ['<h2>Här finns vi</h2><p>Parkering finns på Lilla Torget 5.</p>', undefined],
  ['<h2>Find vej</h2><p>Etage 12</p>', undefined],
  ['<h2>Hitta hit</h2><p>Buss 41 stannar utanför</p>', undefined],
  ['<h2>Nossos endereços</h2><p>Atendemos em 12 cidades</p>', undefined],
])('takes the street below a label: %s', (html, address) => {
  expect(scanAddress(html)).toBe(address);
});

test('reads a column that a framework calls a navigation, though it has no links', () => {
  const column =
    '<div class="nav flex-column"><div class="nav-item"><p class="nav-link">Badegade 20 st.th.,</p></div><div class="nav-item"><p class="nav-link">8000 Tarhus C</p></div></div>';
  expect(scanAddress(`<footer>${column}</footer>`)).toBe('Badegade 20 st.th.\n8000 Tarhus C');
});
