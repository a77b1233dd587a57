import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findHours } from './find-hours.ts';

const scanHours = (html: string): string | undefined =>
  findHours([readPage(html, new URL('https://firm.com/'))])?.value;

const ld = (hours: string): string =>
  `<script type="application/ld+json">{"@type":"Plumber","name":"Tallow",${hours}}</script>`;

test.each([
  [ld('"openingHours":"Mo-Su 00:00-24:00"'), 'Mon - Sun: Open 24 hours'],
  [
    ld(
      '"openingHoursSpecification":{"dayOfWeek":["Saturday","Sunday"],"opens":"00:00","closes":"23:59"}',
    ),
    'Sat, Sun: Open 24 hours',
  ],
  [
    ld('"openingHoursSpecification":{"dayOfWeek":"Sunday","opens":"00:00","closes":"00:00"}'),
    'Sun: Closed',
  ],
  [
    '<ul><li><span>Lundi – Vendredi</span><span>7h30 – 19h00</span></li><li><span>Samedi</span><span>8h00 – 17h00</span></li></ul>',
    'Lundi – Vendredi 7h30 – 19h00\nSamedi 8h00 – 17h00',
  ],
  ['<p>Lunes-Viernes<br>de 9:30 am<br>a 18:30 pm</p>', 'Lunes-Viernes: de 9:30 am a 18:30 pm'],
  [
    '<div>Si tienes dudas te ayudamos, llámanos: 981 940 248 <span>Lunes-Viernes<br>de 9:30 am<br>a 18:30 pm</span> <b>24/7</b> por email</div>',
    'Lunes-Viernes: de 9:30 am a 18:30 pm',
  ],
  [
    '<h5>Öffnungszeiten</h5><p>Montag bis Samstag ab 16 Uhr<br>Sonntag ab 10 Uhr<br>Mittwoch Ruhetag</p>',
    'Montag bis Samstag ab 16 Uhr\nSonntag ab 10 Uhr\nMittwoch Ruhetag',
  ],
  ['<h4>Horaires</h4><p>Du mardi au samedi dès 18h30</p>', 'Du mardi au samedi dès 18h30'],
  [
    '<p>È aperto tutto l’anno, tutti i giorni, dalle ore 9 alle ore 23. Dispone di un ampio cortile.</p>',
    'dalle ore 9 alle ore 23',
  ],
  [
    '<div>受付時間</div><div>午前 8:30 － 12:00<br>午後 14:00 － 17:30<br>（土曜は午前のみ）<br>休診　日曜、祝日</div>',
    '午前 8:30 － 12:00\n午後 14:00 － 17:30\n休診 日曜、祝日',
  ],
  ['<p>営業時間：１０時から１８時（月～金）</p>', '営業時間:10時から18時（月～金）'],
  ['<address>Our offices are opened from 8AM - 4PM</address>', '8AM - 4PM'],
  [
    '<p>Studio Dienstag bis Samstag, 10–18 Uhr. Montags nach Vereinbarung. Bitte melde dich vorher.</p>',
    'Dienstag bis Samstag, 10–18 Uhr. Montags nach Vereinbarung',
  ],
  [
    '<p>Studio Dienstag bis Samstag, 10–18 Uhr. Montags nach Vereinbarung. Bitte melde dich vorher, dann passt es gut.</p><span>Öffnung</span><p>Mo: nach Vereinbarung<br>Di – Sa: 10 – 18 Uhr</p>',
    'Mo: nach Vereinbarung\nDi – Sa: 10 – 18 Uhr',
  ],
])('reads the hours of %s', (html, expected) => {
  expect(scanHours(html)).toContain(expected);
});

test.each([
  '<a href="mailto:hola@firm.com"><strong>24/7</strong> <small>por email</small></a>',
  '<p>1-1 sessions</p><p>Classes on Mondays, 1-1 lessons every day</p>',
  '<p>Live music every Friday from 8pm</p>',
])('takes no hours from %s', (html) => {
  expect(scanHours(html)).toBeUndefined();
});

test.each([
  ['nl', 'Tu-Su 09:30-19:00', 'di - zo: 09:30 - 19:00'],
  ['en', 'Mo,We-Fr 09:00-17:30', 'Mon, Wed - Fri: 9:00 AM - 5:30 PM'],
  ['de', 'Mo-Fr 08:00-18:00', 'Mo - Fr: 08:00 - 18:00'],
  ['nl', 'We 08::00-17:30', 'wo: 08:00 - 17:30'],
  ['en', 'By appointment', 'By appointment'],
])('writes structured hours of a page in "%s" for people', (lang, openingHours, expected) => {
  const data = JSON.stringify({ '@type': 'HairSalon', name: 'Firm', openingHours: [openingHours] });
  expect(
    scanHours(`<html lang="${lang}"><script type="application/ld+json">${data}</script>`),
  ).toBe(expected);
});

test('the duration of something is not read as opening hours', () => {
  expect(
    scanHours('<table><tr><td>Time lost</td><td>2–4 hours (drive + wait)</td></tr></table>'),
  ).toBe(undefined);
});

test('a day is known although a letter of it is wrong', () => {
  expect(scanHours('<p>Saterday</p><p>10AM-1PM</p><p>Sunday</p><p>10AM-2PM</p>')).toBe(
    'Saterday: 10AM-1PM\nSunday: 10AM-2PM',
  );
});
