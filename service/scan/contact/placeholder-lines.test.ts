import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findAddress } from './find-address.ts';
import { findHours } from './find-hours.ts';

const page = (html: string): Page => readPage(html, new URL('https://brenner.example/'));
const block = (contact: string): string =>
  `<footer><h4>Address</h4><p>1380 Avenue C<br>Bayonne, NJ 07002</p><h4>Phone &amp; Email</h4>
  <p>${contact}</p><h4>Working Hours</h4><p>Mon - Fri: 10:00 - 20:00</p></footer>`;

test.each([
  'Phone: +1 (012) 345 67 89',
  'Phone: +1 (012) 555 0143',
  'Phone: (123) 456-7890',
  'Phone: 1-123-456-7890',
  'Phone: +49 (0)123 456789',
  'Phone: +1 555 555 5555',
  'Phone: 020 0000 0000',
  'Email: example@gmail.com',
  'Call 000-000-0000',
])('the address and the hours beside “%s” came with a template', (contact) => {
  expect(findAddress([page(block(contact))])).toBeUndefined();
  expect(findHours([page(block(contact))])).toBeUndefined();
});

test.each([
  'Phone: +1 201 555 0143',
  'Phone: +1 201 234 5678',
  'Tel. 0421 1234567',
  'Tel. 0113 234 5678',
  'Tel. 0161 2222222',
  'ann@brenner.example',
  '+1 201 555 0143, your@email.com',
])('the address and the hours beside “%s” are the firm’s', (contact) => {
  expect(findAddress([page(block(contact))])?.value).toContain('1380 Avenue C');
  expect(findHours([page(block(contact))])?.value).toContain('10:00 - 20:00');
});

test('the firm’s own page of contact is read where the home page has a template’s', () => {
  const own = page('<p>12 Mill Lane, Leeds LS1 4AP</p><p>Tel. 0113 496 0143</p>');
  const home = page(block('Phone: +1 (012) 345 67 89'));
  expect(findAddress([home, own])?.value).toMatch(/^12 Mill Lane/u);
});

test('hours that a draft leaves to fill in are none', () => {
  const draft =
    '<h3>Sprechzeiten</h3><p>Montag: [BITTE ERGÄNZEN: z. B. 9:00 – 17:00 Uhr]</p><p>Dienstag: [BITTE ERGÄNZEN]</p>';
  expect(findHours([page(draft)])).toBeUndefined();
});
