import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findHours } from './find-hours.ts';

const hours = (html: string): string | undefined =>
  findHours([readPage(html, new URL('https://brenner.example/'))])?.value;
const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test('a table with a column of opening and one of closing times gives one line a day', () => {
  const html = `<table>${row('Day', 'Opening hour', 'Closing hour')}${row('Monday', '8.30am', '5.00pm')}
    ${row('Tuesday', '8.30am', '5.00pm')}${row('Saturday', '7.30am', '2.30pm')}${row('Sunday', 'Closed', '')}</table>`;
  expect(hours(html)?.split('\n')).toEqual([
    'Monday: 8.30am – 5.00pm',
    'Tuesday: 8.30am – 5.00pm',
    'Saturday: 7.30am – 2.30pm',
    'Sunday: Closed',
  ]);
});

test('the time of a service is not joined with the hours of the office', () => {
  const html =
    '<p>Worship</p><p>Sunday 10 am</p><p>Office hours</p><p>Mon - Fri 9:30 am-5:00 pm</p>';
  expect(hours(html)).not.toMatch(/10 am: /u);
});

test('hours in a sentence lose its beginning', () => {
  expect(hours('<p>My clinic hours are Monday, 08:30-12:30</p>')).toBe('Monday, 08:30-12:30');
});
