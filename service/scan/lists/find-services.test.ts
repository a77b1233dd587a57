import { describe, expect, test } from 'vitest';
import { findServices } from './find-services.ts';
import { findTestimonials } from './find-testimonials.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';

const read = (html: string, url = 'https://firm.com/'): Page => readPage(html, new URL(url));
const services = (html: string): readonly string[] | undefined => findServices(read(html))?.values;
const quotes = (html: string): readonly unknown[] | undefined =>
  findTestimonials([read(html)])?.values.map(({ quote, author }) => [quote, author]);

describe('services', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'a line of prose that leads to a list',
      '<p><b>We offer the following services:</b></p><ul><li>Drain cleaning<li>Boiler repair<li>Well pumps</ul>',
      ['Drain cleaning', 'Boiler repair', 'Well pumps'],
    ],
    [
      'cards under a small line that names the part above its heading',
      '<p class="kicker">Expertise</p><h2>Where it counts</h2><ul><li><b>Lean plants</b><p>Fast.</p></li><li><b>Supply chains</b></li><li><b>Interim leaders</b></li></ul><h2>Leadership</h2>',
      ['Lean plants', 'Supply chains', 'Interim leaders'],
    ],
    [
      'a heading broken over two lines',
      '<h2>Accounting services for<br>growing businesses</h2><h3>Payroll</h3><h3>Bookkeeping</h3><h3>Audits</h3>',
      ['Payroll', 'Bookkeeping', 'Audits'],
    ],
    [
      'a heading in Arabic',
      '<h2>خدماتنا</h2><ul><li>زراعة الأسنان</li><li>تقويم الأسنان</li><li>تبييض الأسنان</li></ul>',
      ['زراعة الأسنان', 'تقويم الأسنان', 'تبييض الأسنان'],
    ],
    [
      'menus that name the trade, whatever they are called',
      '<ul><li><a>Personal</a><ul><li><a>Auto insurance</a><li><a>Home insurance</a></ul></li><li><a>Business</a><ul><li><a>Liability insurance</a><li><a>Life insurance</a></ul></li></ul>',
      ['Auto insurance', 'Home insurance', 'Liability insurance', 'Life insurance'],
    ],
    [
      'a menu made of boxes',
      '<div class="dropdown"><button>Services</button><div><a>Wills</a><a>Divorce</a><a>Custody</a></div></div>',
      ['Wills', 'Divorce', 'Custody'],
    ],
    [
      'numbers in names, and none before them',
      '<h2>Practice areas</h2><ul><li>1. Car crashes</li><li>18-Wheeler crashes</li><li>02 Slips and falls</li></ul>',
      ['Car crashes', '18-Wheeler crashes', 'Slips and falls'],
    ],
  ])('are read from %s', (_case, html, expected) => {
    expect(services(html)).toEqual(expected);
  });

  test.each([
    [
      'fields of a form',
      '<h2>Callback services</h2><label>Full name</label><label>Phone</label><label>Email</label>',
    ],
    [
      'virtues under "Service"',
      '<h3>Service</h3><h3>Commitment</h3><h3>Loyalty</h3><h3>Honor</h3>',
    ],
    [
      'dishes that a sentence describes',
      '<p>We offer a choice of scrambled eggs, pastries, bagels and coffee</p>',
    ],
    [
      'parts of the page that follow',
      '<h2>Services</h2><p>Ask.</p><h3>Roofs</h3><h3>Meet our team</h3><h3>Ann</h3><h3>Bo</h3>',
    ],
    [
      'sentences about the firm',
      '<h2>What we do</h2><h3>Our dentists</h3><h3>Your safety is our priority</h3><h3>We care</h3>',
    ],
  ])('are not made of %s', (_case, html) => {
    expect(services(html)).toBeUndefined();
  });
});

test('reads testimonials below a heading that ends in an ellipsis, and no jurist of the past', () => {
  const praise = '“They cut through the broader points and address every finer detail of a case.”';
  expect(
    quotes(`<h3>What Our Clients Say...</h3><p>${praise}</p><p>Mr S, Worcester</p>`),
  ).toHaveLength(1);
  expect(
    quotes(`<blockquote>${praise}</blockquote><cite>Piero Calamandrei</cite>`),
  ).toBeUndefined();
});
