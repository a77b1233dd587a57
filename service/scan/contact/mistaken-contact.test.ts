import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findAddress } from './find-address.ts';
import { findEmail } from './find-email.ts';
import { findHours } from './find-hours.ts';
import { findPhone } from './find-phone.ts';
import { guessCountries } from './guess-country.ts';

const page = (html: string): Page => readPage(html, new URL('https://brenner.example/'));

describe('an address', () => {
  test.each([
    '<p>Apple Cottage lies on Silver Street in the village of Creetown (DG8 7HU).</p>',
    '<p>Capri Sun 3,50 €</p><p>2026 Marktgrill Ennigerloh</p>',
    '<address>Musterstraße 1<br>12345 Musterstadt</address>',
  ])('is not read from %s', (html) => {
    expect(findAddress([page(html)])).toBeUndefined();
  });

  test('stands without the pin that is drawn before it', () => {
    const html = '<footer><p>📍 12 Mill Lane, Leeds LS1 4AP</p></footer>';
    expect(findAddress([page(html)])?.value).toMatch(/^12 Mill Lane/u);
  });
});

describe('hours', () => {
  test.each([
    '<li>✓ Grado 1-4: Livelli sistemi di allarme</li>',
    '<p>On Sunday we provide care for children 0-2 during our corporate worship service.</p>',
  ])('are not read from %s', (html) => {
    expect(findHours([page(html)])).toBeUndefined();
  });

  test('stand without the clock that is drawn before them', () => {
    expect(findHours([page('<p>🕒 Mon-Fri: 9:00 - 17:00</p>')])?.value).toBe(
      'Mon-Fri: 9:00 - 17:00',
    );
  });

  test('of two columns stand each beside its day', () => {
    const column = (...entries: readonly string[]): string =>
      `<ul>${entries.map((text) => `<li>${text}</li>`).join('')}</ul>`;
    const html = `<h2>Orari di apertura</h2>${column('Lunedì', 'Martedì', 'Sabato', 'Domenica')}${column('Chiuso', '09:00-12:00 - 15:00-19:00', '09:00-18:00', 'Chiuso')}`;
    expect(findHours([page(html)])?.value).toBe(
      'Lunedì: Chiuso\nMartedì: 09:00-12:00 - 15:00-19:00\nSabato: 09:00-18:00\nDomenica: Chiuso',
    );
  });
});

test('lengths of a treatment are not a telephone number', () => {
  const german = page(
    '<html lang="de"><p>Massage 60 / 90 / 120 Min</p><p>Rohr 140/155/170</p></html>',
  );
  expect(findPhone([german], guessCountries(german))).toBeUndefined();
});

test.each(['xxx@xxx.xx', 'info@ihre-domain.de', 'info@musterfirma.de'])(
  '%s is not read as an e-mail address',
  (email) => {
    expect(findEmail([page(`<p>${email}</p>`)])).toBeUndefined();
  },
);

test.each([
  'Site web crée par Cerberus - SIRET 914415203',
  'P. IVA 01234560784',
  'KvK-nummer: 0612345678',
  'CNPJ 12 345 678 9012',
  'REA 0612345678',
  'UID-Nr. 0612345678',
])('the number of a register is not a telephone number: %s', (text) => {
  const own = page(`<html lang="fr"><p>${text}</p></html>`);
  expect(findPhone([own], ['FR', 'IT', 'NL', 'BR'])).toBeUndefined();
});

test('postcodes stand before towns where the country writes them so, and once', () => {
  const of = (address: string): string | undefined =>
    findAddress([
      page(
        `<script type="application/ld+json">{"@type":"LocalBusiness","address":${address}}</script>`,
      ),
    ])?.value;
  expect(
    of(
      '{"@type":"PostalAddress","streetAddress":"Mühlweg 9","postalCode":"67112","addressLocality":"Mutterstadt","addressCountry":"DE"}',
    ),
  ).toBe('Mühlweg 9\n67112 Mutterstadt');
  expect(
    of(
      '{"@type":"PostalAddress","streetAddress":"Via Monti 18, 21100 Varese","postalCode":"21100","addressLocality":"Varese","addressRegion":"Lombardia"}',
    ),
  ).toBe('Via Monti 18, 21100 Varese\nLombardia');
});

test.each([
  '2715 Hill Street, San Mateo, Ca 94403',
  '12 Oak Ave, Pittsburgh, Pa 15213',
  '12 Oak Ave, Baltimore Md 21201',
  '12 Oak Ave, Columbus,Oh 43004',
])('a state may be written with one capital before its ZIP code: %s', (address) => {
  expect(findAddress([page(`<p>${address}, 650-345-0143</p>`)])?.value).toBe(address);
});

test('a word that begins a sentence is no state', () => {
  const html = '<p>We are at 12 Mill Street. In 12000 gardens we planted trees.</p>';
  expect(findAddress([page(html)])).toBeUndefined();
});

test.each([
  'Facebook, 1 Hacker Way, Menlo Park, California 94025, USA',
  'YouTube, LLC, 901 Cherry Ave., San Bruno, CA 94066, USA',
])('an address of a note on privacy is not the firm’s: %s', (note) => {
  expect(findAddress([page(`<p>${note}</p>`)])).toBeUndefined();
});

test.each(['Wednesday Mantra Sessions; 5am-7am', 'Yoga class - Mondays 18:00 - 19:00'])(
  'the time of an event is not that of opening: %s',
  (line) => {
    expect(findHours([page(`<h4>${line}</h4>`)])).toBeUndefined();
  },
);

test.each([
  'Open for classes Mon-Fri 9am-9pm',
  'Mon - Sat 9:00 - 18:00, lessons by appointment',
  'Saturday 9:00 - 18:00, lessons by appointment',
  'Kurse Mo bis Fr von 9:00 - 18:00 Uhr',
  'Classes daily 9am-9pm',
])('hours that name classes are those of opening: %s', (line) => {
  expect(findHours([page(`<p>${line}</p>`)])?.value).toBe(line);
});

test('a state in letters of a street’s name stands beside its town', () => {
  const address =
    '{"@type":"PostalAddress","streetAddress":"4550 MAIN ST","addressLocality":"GARY","addressRegion":"IN","postalCode":"46402"}';
  const html = `<script type="application/ld+json">{"@type":"LocalBusiness","address":${address}}</script>`;
  expect(findAddress([page(html)])?.value).toBe('4550 MAIN ST\nGARY, IN 46402');
});

test.each(['Kate Rea 0113 496 0143', 'Tin 0113 496 0143', 'Ann Bic: 0113 496 0143'])(
  'a name that is also the abbreviation of a register stands before a phone: %s',
  (text) => {
    expect(findPhone([page(`<p>${text}</p>`)], ['GB'])?.value).toBe('0113 496 0143');
  },
);

test.each([
  ['Contacter notre agence SIREN 732 829 320', 'FR'],
  ['Ligue agora NIPC 509 442 013', 'PT'],
  ['Ligue agora NIPC 213 442 013', 'PT'],
] as const)('the label of a register counts more than an invitation: %s', (text, country) => {
  const inText = page(`<p>${text}</p>`);
  const inLabel = page(`<a href="#" aria-label="${text}">Info</a>`);
  expect(findPhone([inText], [country])).toBeUndefined();
  expect(findPhone([inLabel], [country])).toBeUndefined();
});
