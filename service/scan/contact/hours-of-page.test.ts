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
    ['round the clock', '<p>Emergency service 24/7', '24/7'],
  ])('come from %s', (_from, html, hours) => {
    if (hours === undefined) expect(scanHours(html)).toContain('8:00 a.m. - 5:00 p.m.');
    else expect(scanHours(html)).toBe(hours);
  });

  test('are not made of dates and numbers', () => {
    expect(scanHours('<p>Sunday 12 - 14 May: open house</p><p>Ages 3 - 5</p>')).toBeUndefined();
  });
});
