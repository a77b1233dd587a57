import { expect, test } from 'vitest';
import { findAddress } from './find-address.ts';
import { findColors } from '../colors/find-colors.ts';
import { findDescription } from '../words/find-description.ts';
import { findHours } from './find-hours.ts';
import { findPhone } from './find-phone.ts';
import { findServices } from '../lists/find-services.ts';
import { guessCountries } from './guess-country.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';

const read = (html: string, url = 'https://firm.com/'): Page => readPage(html, new URL(url));

test.each([
  ['two numbers parted by a slash', '030 427 26 27 / 030 42 01 01 10', 'de', '030 427 26 27'],
  ['two numbers with slashes of their own', '06582 / 73277 0664 / 3770802', 'at', '06582 / 73277'],
  [
    'letters of a keypad behind an area code',
    'Call us at: 620-231-HOME (4663)',
    'com',
    '620-231-4663',
  ],
])('reads one telephone number from %s', (_case, text, end, expected) => {
  const page = read(`<p>${text}</p>`, `https://firm.${end}/`);
  expect(findPhone([page], end === 'com' ? ['US'] : guessCountries(page))?.value).toBe(expected);
});

test.each([
  ['ул. Революционная,18 (вход с улицы)', 'ул. Революционная,18'],
  [
    'Adres Şair mah.<br>Deniz cad.<br>No:38 Daire:29<br>ŞİŞLİ / İSTANBUL',
    'Şair mah.\nDeniz cad.\nNo:38 Daire:29',
  ],
  ['Firm Realty • 717 N, Broadway, Pittsburg, KS 66762 • Phone: 620-231-4663', '717 N, Broadway'],
])('finds the address in %s', (html, expected) => {
  expect(findAddress([read(`<footer><p>${html}</p></footer>`)])?.value).toContain(expected);
});

test('leaves telephone numbers, mail and labels out of an address', () => {
  const html =
    '<address>+91-9812345678 mail@firm.in 259, Lawyers Chambers, High Court Road, New Delhi – 110003</address>';
  expect(findAddress([read(html)])?.value).toMatch(/^259, Lawyers Chambers/u);
  const labelled = '<p>Office</p><p>7216 16th Avenue</p><p>Brooklyn, NY 11204</p>';
  expect(findAddress([read(labelled)])?.value).toBe('7216 16th Avenue\nBrooklyn, NY 11204');
});

test('names the days of opening hours that do not follow each other', () => {
  const days = ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'];
  const hours = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: '10:00',
    closes: '13:00',
  };
  const html = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Dentist', openingHoursSpecification: hours })}</script>`;
  expect(findHours([read(html)])?.value).toBe('Mon, Wed - Fri, Sun: 10:00 AM - 1:00 PM');
});

test('reads hours under their name in other languages, and none from a service at any hour', () => {
  expect(findHours([read('<li>Çalışma Saatleri 09:00 - 18:00</li>')])?.value).toContain(
    '09:00 - 18:00',
  );
  expect(findHours([read('<li>24/7 emergency service</li>')])).toBeUndefined();
});

test('keeps what an "and" joins in the name of a service, and leaves people and firms out', () => {
  const html =
    '<p>We specialize in oil and gas insurance, life insurance, health insurance and bonds for our valley.</p>';
  const list =
    '<h2>Services</h2><ul><li>Mail receiving<li>Meeting rooms<li>Virtual offices<li>Mike Lee, Principal<li>Strategic LLC<li>Phone with</ul>';
  expect(findServices(read(`<p>We are specializing in roofs.</p>${html}`))?.values[0]).toBe(
    'Oil and gas insurance',
  );
  expect(findServices(read(list))?.values).toEqual([
    'Mail receiving',
    'Meeting rooms',
    'Virtual offices',
  ]);
  expect(
    findServices(read('<h2>Leistungen</h2><ul><li>Prothetik<li>Technik im Haus<li>Laser</ul>'))
      ?.values,
  ).toContain('Technik im Haus');
});

test('takes headings of one make that name the trade for services, and steps of a life for none', () => {
  const cards = (texts: readonly string[]): string =>
    texts.map((text) => `<div class="box"><h3>${text}</h3><p>More.</p></div>`).join('');
  expect(
    findServices(read(cards(['Dental implants', 'Dental crowns', 'Tooth surgery']))),
  ).toBeDefined();
  expect(
    findServices(read(cards(['Dental college', 'Masters in orthodontics', 'Consultant dentist']))),
  ).toBeUndefined();
});

test('does not describe a firm with filler or another firm’s words', () => {
  const filler =
    'When she reached the first hills of the Italic Mountains, a rethoric question ran over her cheek, then she went on.';
  const quotation =
    '“Musical training is a more potent instrument than any other, because rhythm finds its way inward.”';
  expect(findDescription(read(`<main><p>${filler}</p><p>${quotation}</p></main>`))).toBeUndefined();
});

test('finds colours beside values that only look like one', () => {
  const css =
    ':root{--glass:blur(20px);--brand-primary:#0b5cad}header{background:var(--brand-primary);filter:var(--glass)}';
  const page = read(`<style>${css}</style><header class="glass">Firm</header>`);
  expect(findColors(page, [], []).primary?.value).toBe('#0b5cad');
});

test('prefers the firm’s own number to one whose callers pay more, such as that of an emergency service', () => {
  const html =
    '<p>Notdienst: <a href="tel:01805986700">01805 986700</a></p><p>Telefon</p><p><a href="tel:023894754">02389 4754</a></p>';
  expect(findPhone([read(html, 'https://praxis.de/')], ['DE'])?.value).toBe('02389 4754');
});

test.each([
  'Czynne od poniedziałku do piątku w godzinach od 9.00 do 17.00',
  'Pon. - Pt.: 9:00 - 17:00',
  'Пн-Пт 9:00 - 18:00',
  'Pondělí 8:00 - 16:00',
  'Çarşamba: 09:00 - 18:00',
  'Mandag - fredag: 8.00 - 16.00',
])('reads the hours of "%s"', (text) => {
  expect(findHours([read(`<p>${text}</p>`)])?.value).toBe(text);
});

test('does not read a count of people as hours', () => {
  expect(findHours([read('<p>Sala na 22 do 30 osób</p>')])).toBeUndefined();
});
