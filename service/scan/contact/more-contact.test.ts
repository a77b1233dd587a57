import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findAddress } from './find-address.ts';
import { findEmail } from './find-email.ts';
import { findHours } from './find-hours.ts';
import { findPhone } from './find-phone.ts';
import { guessCountries } from './guess-country.ts';

function scanContact(
  html: string,
  url = 'https://tallow.com/',
): Record<string, string | undefined> {
  const page = readPage(html, new URL(url));
  return {
    phone: findPhone([page], guessCountries(page))?.value,
    email: findEmail([page])?.value,
    address: findAddress([page])?.value,
    hours: findHours([page])?.value,
  };
}

test.each([
  `document.write('<a href="mailto:ann@tallow.com">');`,
  `var m = 'ann' + '@' + 'tallow.com';`,
  `var m = "ann@" + "tallow.com";`,
  `var m = 'ann' + String.fromCharCode(64) + 'tallow' + '.com';`,
  `var site = {"email":"ann@tallow.com","phone":"1"};`,
  `var pop = '\\u003ca href="mailto:ann@tallow.com"\\u003e';`,
])('reads the e-mail address that a script puts together: %s', (script) => {
  expect(scanContact(`<p>Roofs</p><script>${script}</script>`)['email']).toBe('ann@tallow.com');
});

test('takes no address of a script where a visitor sees another', () => {
  const html =
    '<p>Write to <a href="mailto:office@tallow.com">us</a></p><script>var x="mailto:help@widget.com"</script>';
  expect(scanContact(html)['email']).toBe('office@tallow.com');
});

test('reads a number that its country’s code in brackets tells', () => {
  expect(scanContact('<p>Tel: (506) <b>2221-4130</b></p>')['phone']).toBe('(506) 2221-4130');
});

test('takes the number of its own town where a page has no whole one, and calls it one', () => {
  const html = '<html lang="pt-br"><p>Ligue já: 98031-3962 (Whatsapp)</p>';
  expect(scanContact(html, 'https://tallow.com.br/')['phone']).toBe('98031-3962');
  expect(
    scanContact('<html lang="pt-br"><p>Lote 98031-3962</p>', 'https://tallow.com.br/')['phone'],
  ).toBeUndefined();
  expect(scanContact('<p>Call 555-0148 or (503) 363-2211</p>', 'https://tallow.us/')['phone']).toBe(
    '(503) 363-2211',
  );
});

test('reads a street above a town and state that have no postcode', () => {
  expect(scanContact('<p>216 Main Street</p><p>Hill City, South Dakota</p>')['address']).toBe(
    '216 Main Street\nHill City, South Dakota',
  );
  expect(scanContact('<p>216 Main Street, Hill City, SD</p>')['address']).toBe(
    '216 Main Street, Hill City, SD',
  );
  expect(
    scanContact('<p>We opened 216 Main Street</p><p>Great food, South Dakota</p>')['address'],
  ).toBeUndefined();
});

test('leaves the word for an address out of it', () => {
  expect(
    scanContact(
      '<footer><p>Adress: Sultan Ahmet, Divan Yolu Cd. No:27, 34112 Fatih/İstanbul</p></footer>',
    )['address'],
  ).toMatch(/^Sultan Ahmet/u);
});

test('keeps the hours of two seasons apart, each under its name', () => {
  const html =
    '<h3>Opening hours</h3><p>Summer (May to September)</p><p>Mon - Fri 9:00 - 18:00</p><p>Sat 9:00 - 14:00</p><p>Winter</p><p>Mon - Fri 10:00 - 16:00</p>';
  expect(scanContact(html)['hours']).toBe(
    'Summer (May to September):\nMon - Fri 9:00 - 18:00\nSat 9:00 - 14:00\nWinter:\nMon - Fri 10:00 - 16:00',
  );
  const french =
    '<h3>Horaires</h3><p>Haute saison</p><p>Lundi - Samedi 9h00 - 19h00</p><p>Basse saison :</p><p>Mardi - Samedi 10h00 - 17h00</p>';
  expect(scanContact(french)['hours']).toBe(
    'Haute saison:\nLundi - Samedi 9h00 - 19h00\nBasse saison:\nMardi - Samedi 10h00 - 17h00',
  );
});

test('reads days that structured data writes out, and closes no bracket that was not opened', () => {
  const data =
    '{"@type":"LocalBusiness","name":"Tallow","openingHours":"Monday,Tuesday,Wednesday 09:00-17:00"}';
  expect(scanContact(`<script type="application/ld+json">${data}</script>`)['hours']).toBe(
    'Mon - Wed: 9:00 AM - 5:00 PM',
  );
  expect(scanContact('<p>Puhelin: 0400 166 772 (klo 8-18 Mon-Fri)</p>')['hours']).not.toContain(
    ')',
  );
});
