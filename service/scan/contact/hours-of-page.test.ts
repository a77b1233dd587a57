import { describe, expect, test } from 'vitest';
import { readPage, type Page } from '../page/read-page.ts';
import { findHours } from './find-hours.ts';

function page(html: string, url = 'https://www.example.com/'): Page {
  return readPage(html, new URL(url));
}

describe('hours', () => {
  const scanHours = (html: string): string | undefined => findHours([page(html)])?.value;

  test.each([
    [
      'structured data',
      `<script type="application/ld+json">{"@type":"Store","name":"A","openingHoursSpecification":[{"dayOfWeek":["Monday","Tuesday","Wednesday"],"opens":"09:00","closes":"17:30"}]}</script>`,
      'Mon - Wed: 9:00 AM - 5:30 PM',
    ],
    [
      'lines',
      '<h3>Opening hours</h3><p>Mon - Fri: 8:30am - 5pm</p><p>Saturday: 9am - noon</p><p>Sunday: closed</p>',
      'Mon - Fri: 8:30am - 5pm\nSaturday: 9am - noon\nSunday: closed',
    ],
    [
      'cells',
      '<table><tr><td>Monday</td><td>9:00 - 17:00</td></tr><tr><td>Tuesday</td><td>9:00 - 18:00</td></tr></table>',
      'Monday: 9:00 - 17:00\nTuesday: 9:00 - 18:00',
    ],
    [
      'a sentence',
      '<p>Our staff will help you gladly, and the office is open Monday through Friday from 8:00 a.m. - 5:00 p.m. for all who come along to see the new showroom we built.</p>',
      undefined,
    ],
    [
      'two departments',
      '<h2>Opening hours</h2><h3>Workshop</h3><p>Monday - Friday</p><p>8:00 - 17:00</p><p>By arrangement</p><h3>Sales</h3><p>Monday - Friday</p><p>9:00 - 18:00</p><p>Saturday</p><p>9:00 - 13:00</p>',
      'Workshop:\nMonday - Friday: 8:00 - 17:00\nSales:\nMonday - Friday: 9:00 - 18:00\nSaturday: 9:00 - 13:00',
    ],
    [
      'data with public holidays',
      `<script type="application/ld+json">{"@type":"Store","name":"A","openingHoursSpecification":[{"dayOfWeek":["Monday","Tuesday"],"opens":"09:00","closes":"17:30"},{"dayOfWeek":"PublicHolidays","opens":"10:00","closes":"12:00"}]}</script>`,
      'Mon, Tue: 9:00 AM - 5:30 PM',
    ],
    [
      'days that a colon joins to their times',
      '<h3>Opening hours</h3><p>Mondays:08:00 - 14:00</p><p>Fridays:08:00 - 12:00</p>',
      'Mondays: 08:00 - 14:00\nFridays: 08:00 - 12:00',
    ],
    ['round the clock', '<p>Emergency service 24/7', '24/7'],
  ])('come from %s', (_from, html, hours) => {
    if (hours === undefined) expect(scanHours(html)).toContain('8:00 a.m. - 5:00 p.m.');
    else expect(scanHours(html)).toBe(hours);
  });

  test('are not made of dates and numbers', () => {
    expect(scanHours('<p>Sunday 12 - 14 May: open house</p><p>Ages 3 - 5</p>')).toBeUndefined();
  });
});

test('hours that are too long end with a whole line', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const rows = days.map((day) => `<p>${day}: 8:30am - 12:30pm and 2:30pm - 6:30pm</p>`).join('');
  const html = `<h2>Opening hours</h2>${rows}`;
  const lines = findHours([page(html)])?.value.split('\n') ?? [];
  expect(lines.length).toBeLessThan(days.length);
  expect(lines.every((line) => line.endsWith('6:30pm'))).toBe(true);
});
