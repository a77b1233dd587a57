import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findAddress } from './find-address.ts';
import { findHours } from './find-hours.ts';
import { findPhone } from './find-phone.ts';
import { guessCountries } from './guess-country.ts';

const read = (html: string, host = 'brenner.example'): Page =>
  readPage(html, new URL(`https://${host}/`));
const scanPhone = (page: Page): string | undefined =>
  findPhone([page], guessCountries(page))?.value;
const scanAddress = (html: string): string | undefined => findAddress([read(html)])?.value;
const scanHours = (html: string): string | undefined => findHours([read(html)])?.value;

describe('phones', () => {
  test.each([
    [
      '069-770-767',
      '<p>Hleb i kifle su kod nas uvek sveži. Gde smo: ovde. Telefon: 069-770-767</p>',
    ],
    [
      '0779 66 28 04',
      '<p>Nous installons vos ascenseurs avec soin pour toutes les hauteurs, dans le respect des délais et de votre maison.</p><p>0779 66 28 04</p>',
    ],
  ])('%s is read in the country of the page’s words, whatever it declares', (phone, body) => {
    expect(scanPhone(read(`<html lang="en-US"><body>${body}`))).toBe(phone);
  });
});

describe('addresses', () => {
  test('of microformats keep to one card', () => {
    const card = (street: string, town: string, code: string): string =>
      `<div class="vcard"><span class="street-address">${street}</span><span class="locality">${town}</span><span class="postal-code">${code}</span></div>`;
    const html = `<span class="region">OH</span>${card('12 Elm Way', 'Salem', '97301')}${card('9 Oak Row', 'Albany', '97321')}`;
    expect(scanAddress(html)).toBe('12 Elm Way\nSalem, 97301');
  });

  test('keep the whole range of house numbers', () => {
    expect(scanAddress('<footer>Brenner Ltd, 7-8 High Street, Leeds LS1 5HD</footer>')).toMatch(
      /^7-8 High Street/u,
    );
  });

  test.each([
    '<address>December 13, 2023 No Comments</address>',
    '<address>.et_pb_row { margin: 20px 30px }</address>',
  ])('are not read from %s', (html) => {
    expect(scanAddress(html)).toBeUndefined();
  });

  test.each([
    '10 Anson Road, #12-14, Singapore 079903',
    'Jl. Sudirman No. 5, Kebayoran Baru, Jakarta 12190',
    '1051 Budapest, Fehér utca 5.',
    'Str. Lungă nr. 12, Brașov',
    'гр. София, ул. Шипка 12',
    'Beograd, Pasterova 3, 11000',
    'Ερμού 15, 105 63 Αθήνα',
    'Av. Corrientes 1234, C1043AAZ Buenos Aires',
    'Av. Providencia 1550, Providencia',
    'Office 204, Al Noor Tower, Dubai, UAE',
    '12 Rizal Street, Makati City 1200',
    '14 Allen Avenue, Ikeja, Lagos',
  ])('are read in the form of %s', (address) => {
    const found = scanAddress(`<footer><p>${address}</p></footer>`) ?? '';
    expect(address.replace(/\.$/u, '')).toContain(found.split('\n')[0]?.replace(/\.$/u, ''));
    expect(found.length).toBeGreaterThan(11);
  });
});

describe('hours', () => {
  const data = (hours: string): string =>
    `<script type="application/ld+json">{"@type":"LocalBusiness","name":"B","openingHours":${JSON.stringify(hours)}}</script>`;
  test('are not read from a builder’s empty form', () => {
    expect(scanHours(data(', , , ,'))).toBeUndefined();
  });

  test('keep Saturdays that stand in one text with the week', () => {
    expect(scanHours(data('Mo-Fr 09:00-17:00, Sa 10:00-14:00'))).toBe(
      'Mon - Fri: 9:00 AM - 5:00 PM\nSat: 10:00 AM - 2:00 PM',
    );
  });

  test('stand without the telephone number before them', () => {
    expect(scanHours('<div>Call 512-474-0147 Mon-Fri 9am - 5pm</div>')).toBe('Mon-Fri 9am - 5pm');
  });

  test.each(['Uitsluitend op afspraak', 'Nur nach Vereinbarung', 'Sur rendez-vous uniquement'])(
    'may be by appointment only: %s',
    (text) => {
      expect(scanHours(`<p>${text}</p>`)).toBe(text);
    },
  );
});
