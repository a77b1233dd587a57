import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPeople } from './find-people.ts';
import { findServices } from './find-services.ts';
import { findTestimonials } from './find-testimonials.ts';

const page = (html: string): ReturnType<typeof readPage> =>
  readPage(html, new URL('https://firm.com/about'));
const services = (html: string): readonly string[] | undefined => findServices(page(html))?.values;
const people = (html: string, firm = ''): readonly unknown[] | undefined =>
  findPeople([page(html)], firm)?.values.map(({ name, title }) => [name, title]);

describe('services', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'the times of gatherings, not the hours of an office',
      '<p>SUNDAY:</p><p>Prayer Ministry - 9:00am First Sunday</p><p>Adult Bible Study - 9:45am</p><p>Morning Worship & Singing - 10:55am</p><p>Office hours 9:00am</p><p>Monday - 9:00am</p>',
      ['Prayer Ministry', 'Adult Bible Study', 'Morning Worship & Singing'],
    ],
    [
      'the goods of a shop',
      '<ul><li class="product"><h2 class="woocommerce-loop-product__title">Oak table</h2></li><li class="product"><h2 class="woocommerce-loop-product__title">Pine bench</h2></li><li class="product"><h2 class="woocommerce-loop-product__title">Ash stool</h2></li></ul>',
      ['Oak table', 'Pine bench', 'Ash stool'],
    ],
    [
      'a menu of products in another language',
      '<nav><ul><li><a>Продукция</a><ul><li><a>Гаражные ворота</a></li><li><a>Рольставни</a></li><li><a>Шлагбаумы</a></li></ul></li></ul></nav>',
      ['Гаражные ворота', 'Рольставни', 'Шлагбаумы'],
    ],
    [
      'a folder of a builder’s menu',
      '<nav><div class="folder"><label>Services</label><div class="subnav"><a>Wills</a><a>Divorce</a><a>Custody</a></div></div></nav>',
      ['Wills', 'Divorce', 'Custody'],
    ],
    [
      'plain lines up to those of the next part',
      '<p>НАШИ УСЛУГИ</p><div>Установка заборов</div><div>Доставка и монтаж</div><div>Ремонт ворот</div><p>АКЦИИ И СКИДКИ</p><div>Выезд замерщика</div>',
      ['Установка заборов', 'Доставка и монтаж', 'Ремонт ворот'],
    ],
    [
      'cards, a table inside among them',
      '<h2>OUR SERVICES</h2><h3>DINE IN</h3><h3>TAKE AWAY</h3><h3>LIVE MUSIC</h3>',
      ['Dine in', 'Take Away', 'Live Music'],
    ],
  ])('are read from %s', (_case, html, expected) => {
    expect(services(html)).toEqual(expected);
  });

  test.each([
    [
      'virtues',
      '<h2>Services</h2><h3>Cost-Effective</h3><h3>Sustainable</h3><h3>Customizable</h3>',
    ],
    [
      'virtues in other languages',
      '<h2>Leistungen</h2><h3>Qualität</h3><h3>Erfahrung</h3><h3>Faire Preise</h3>',
    ],
    [
      'doors of the website',
      '<h2>Servicios</h2><h3>Regresar</h3><h3>Cotiza</h3><h3>Ubicación</h3>',
    ],
    [
      'vouchers and lists',
      '<h2>Services</h2><h3>Gift Vouchers</h3><h3>Full Price List</h3><h3>Our Work</h3>',
    ],
  ])('are not made of %s', (_case, html) => {
    expect(services(html)).toBeUndefined();
  });
});

describe('people', () => {
  const portrait = (name: string): string =>
    `<div><img src="a.jpg" alt="${name}"><h3>${name}</h3></div>`;
  const team = `<h2>Our team</h2>${portrait('Mara Teller')}${portrait('Jonas Reed')}`;

  test('leave out things that the page describes', () => {
    const html = `${team}${portrait('Official Parcel Provider')}${portrait('Order Medication')}<p>You can order your medication here, says the official parcel service.</p>`;
    expect(people(html)).toEqual([
      ['Mara Teller', ''],
      ['Jonas Reed', ''],
    ]);
  });

  test('leave out the firm itself', () => {
    expect(
      people(`${team}${portrait('Carter Briggs Movers')}`, 'Carter Briggs Movers'),
    ).toHaveLength(2);
  });

  test('leave out goods that a shop marks like positions', () => {
    const html =
      '<div><h4>Cassia Tora</h4><p class="designation">Best grade</p></div><div><h4>Mokume Gane</h4><p class="designation">Finest cut</p></div>';
    expect(people(html)).toBeUndefined();
  });

  test('have the role after its label', () => {
    expect(people('<h3>Theresa Korn</h3><p>Beruf: Physiotherapeutin</p>')).toEqual([
      ['Theresa Korn', 'Physiotherapeutin'],
    ]);
  });
});

test('quotes clients without the stars before their words', () => {
  const html =
    '<div class="testimonial"><p>★★★★★ “They tested all six lorries in under two hours.”</p><p>Joan Reed</p></div>';
  expect(findTestimonials([page(html)])?.values[0]).toMatchObject({
    quote: 'They tested all six lorries in under two hours.',
    author: 'Joan Reed',
  });
});
