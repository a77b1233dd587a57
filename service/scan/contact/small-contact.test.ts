import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findFounded } from '../own/find-founded.ts';
import { findAddress } from './find-address.ts';
import { findEmail } from './find-email.ts';
import { findHours } from './find-hours.ts';

const page = (html: string): Page => readPage(html, new URL('https://brenner.example/'));

describe('hours', () => {
  const row = (day: string, ...cells: readonly string[]): string =>
    `<tr><td>${day}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  test('keep the afternoon of every day of a table', () => {
    const html = `<h2>Sprechzeiten</h2><table>${row('Montag', '08:00 – 12:00 Uhr', '15:00 – 18:00 Uhr')}
      ${row('Dienstag', '08:00 – 12:00 Uhr', '15:00 – 18:00 Uhr')}${row('Mittwoch', '08:00 – 12:00 Uhr', '—')}
      ${row('Donnerstag', '7:30 – 11:30 Uhr', '14 – 18 Uhr')}</table>`;
    expect(findHours([page(html)])?.value.split('\n')).toEqual([
      'Montag: 08:00 – 12:00 Uhr, 15:00 – 18:00 Uhr',
      'Dienstag: 08:00 – 12:00 Uhr, 15:00 – 18:00 Uhr',
      'Mittwoch: 08:00 – 12:00 Uhr',
      'Donnerstag: 7:30 – 11:30 Uhr, 14 – 18 Uhr',
    ]);
  });

  test('keep a Tuesday that begins like the name of a month', () => {
    const html =
      '<h2>Horario</h2><p>Lunes 10:30 - 13:00</p><p>Martes 10:30 - 13:00</p><p>Jueves 10:30 - 13:00</p>';
    expect(findHours([page(html)])?.value).toContain('Martes 10:30');
  });
});

describe('an e-mail address', () => {
  const email = (html: string): string | undefined => findEmail([page(html)])?.value;
  test('is that of the practice, not of the chamber on its legal page', () => {
    const html =
      '<h2>Kontakt</h2><p>E-Mail: karin.brenner@web.de</p><h2>Zuständige Ärztekammer</h2><p>Landesärztekammer</p><p>E-Mail: info@laek-bw.de</p>';
    expect(email(html)).toBe('karin.brenner@web.de');
  });

  test('is not that of the one who made the site', () => {
    const html =
      '<p>Via Trieste 28 - brenner@icloud.com</p><footer>Sito realizzato da <a href="mailto:dev@gmail.com">Armando Rossi</a></footer>';
    expect(email(html)).toBe('brenner@icloud.com');
  });

  test('is the written one where the form goes to another', () => {
    const html =
      '<p>Napisz: ada@onet.pl</p><form action="mailto:developer@gmail.com" method="post"></form>';
    expect(email(html)).toBe('ada@onet.pl');
  });
});

test.each([
  [
    '<p>ul. Kościuszki nr 6 lok.1A</p><p>67-100 Nowa Sól</p>',
    'ul. Kościuszki nr 6 lok.1A\n67-100 Nowa Sól',
  ],
  [
    '<p>107023 Москва</p><p>ул. Мажоров переулок д. 8 с. 2</p>',
    '107023 Москва\nул. Мажоров переулок д. 8 с. 2',
  ],
  [
    '<p>Bald finden Sie uns in der Kaiserstraße 57, 72764 Reutlingen.</p>',
    'Kaiserstraße 57\n72764 Reutlingen',
  ],
])('an address is whole, without the sentence around it: %s', (html, address) => {
  expect(findAddress([page(html)])?.value).toBe(address);
});

describe('the year of foundation', () => {
  const founded = (html: string): string | undefined =>
    findFounded([{ page: page(html), kind: 'home' }])?.value;
  test('is not that of a brand the firm sells, nor one that a client tells', () => {
    expect(founded('<p>Vincenzi began in 1918 with making engines.</p>')).toBeUndefined();
    const praise =
      '<h2>Quelques témoignages</h2><p>Habitué du lieu depuis 1997, je le recommande.</p>';
    expect(founded(praise)).toBeUndefined();
  });

  test('is that of the opening', () => {
    expect(founded('<p>The 2006 opening of Brenner Salon was proof of it.</p>')).toBe('2006');
  });
});
