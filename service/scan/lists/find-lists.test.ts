import { describe, expect, test } from 'vitest';
import { findHours } from '../contact/find-hours.ts';
import { findIndustry } from '../industry/find-industry.ts';
import { findName } from '../name/find-name.ts';
import { findPeople } from './find-people.ts';
import { findServices } from './find-services.ts';
import { findTestimonials } from './find-testimonials.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';

const read = (html: string, url = 'https://firm.com/'): Page => readPage(html, new URL(url));
const services = (html: string): readonly string[] | undefined => findServices(read(html))?.values;
const people = (html: string): readonly unknown[] | undefined => findPeople([read(html)])?.values;
const quotes = (html: string): readonly unknown[] | undefined =>
  findTestimonials([read(html)])?.values.map(({ quote, author }) => [quote, author]);

describe('people', () => {
  test.each<[string, string, string, string]>([
    [
      'what is marked as a position',
      '<b>Priya Nair</b><p class="member-position">Conveyancing wizard</p>',
      'Priya Nair',
      'Conveyancing wizard',
    ],
    [
      'elements that only a style sheet parts',
      '<p><strong>Roberto Cruz</strong><em>Founding Attorney</em></p>',
      'Roberto Cruz',
      'Founding Attorney',
    ],
    [
      'small text in a heading',
      '<h3>Jeff Lund <small>Partner · jeff@firm.com</small></h3>',
      'Jeff Lund',
      'Partner',
    ],
    [
      'letters behind the name',
      '<h5>Graham Kelso CA</h5><p>Principal</p>',
      'Graham Kelso CA',
      'Principal',
    ],
    ['a greeting', '<h4>Meet Teresa Delgado, REALTOR®</h4>', 'Teresa Delgado', 'REALTOR®'],
    [
      'a degree before a sentence',
      "<p>Naomi Feld, LCSW — I'm here to help you since 2009.</p>",
      'Naomi Feld',
      'LCSW',
    ],
    [
      'prose that tells it',
      '<p>Logan Coff is the founder and owner of Vine Gardens, and he has mowed lawns in this county for many, many years by now.</p>',
      'Logan Coff',
      'founder and owner',
    ],
  ])('are read from %s', (_case, html, name, title) => {
    expect(people(html)).toEqual([{ name, title }]);
  });

  test.each([
    ['links of a footer', '<p>Privacy Policy</p><p>Design by the lead engineer</p>'],
    ['names of firms', '<p>Mississauga Plumbers</p><p>Owner operated</p>'],
    ['treatments', '<h4>Tooth Surgery</h4><p>Specialist</p>'],
    [
      'those who praise the firm',
      '<p>“They were very good to us all.”</p><p>Ann Green, Director, Focus Ltd</p>',
    ],
    ['questions', '<p>Buyer Guide</p><p>How a realtor helps</p>'],
  ])('are not made of %s', (_case, html) => {
    expect(people(html)).toBeUndefined();
  });
});

describe('testimonials', () => {
  const praise = 'They rewired the house in two days and left no mess behind.';

  test.each([
    [
      'a name that only a style sheet parts from the words',
      `<blockquote>${praise}<cite>Sophie B.</cite></blockquote>`,
      'Sophie B.',
    ],
    ['a heading above', `<div class="review"><h4>Ann Lee</h4><p>${praise}</p></div>`, 'Ann Lee'],
    ['stars and a dash', `<p>“${praise}”</p><p>★★★★★— Nick Bryant.</p>`, 'Nick Bryant'],
  ])('are signed by %s', (_case, html, author) => {
    expect(quotes(html)).toEqual([[praise, author]]);
  });

  test('are whole where they have several paragraphs', () => {
    const html = `<div class="testimonial"><p>${praise}</p><p>We would ask them again at any time.</p><p>– Tom Reed</p></div>`;
    expect(quotes(html)).toEqual([[`${praise} We would ask them again at any time.`, 'Tom Reed']]);
  });

  test.each([
    ['links', `<div class="quote"><p>${praise}</p><p>Learn more</p></div>`],
    [
      'philosophers',
      '<blockquote>Music gives a soul to the universe and wings to the mind.</blockquote><p class="author">Plato</p>',
    ],
    [
      'filler',
      '<div class="testimonial"><p>Lorem ipsum dolor sit amet, consectetur elit.</p><p class="author">Ann Lee</p></div>',
    ],
    [
      'placeholders',
      `<div class="testimonial"><p>${praise}</p><p class="author">Jane Smith</p></div><div class="testimonial"><p>They came at once, and the job was done well.</p><p class="author">John Doe</p></div>`,
    ],
  ])('are not made of %s', (_case, html) => {
    expect(quotes(html)).toBeUndefined();
  });
});

test('tells a trade by the portals that a page links to', () => {
  const html =
    '<p>Wood, fire, people. Chef Ann and the menus of the week.</p><a href="https://www.opentable.com/r/x">Table</a>';
  expect(findIndustry(read(html))?.value).toBe('hospitality');
});

test('compares names in German with domains that write out the vowels', () => {
  const html =
    '<title>Rechtsanwälte Brandt & Hölzer | Kanzlei in Freiburg</title><p>kanzlei(at)brandt-hoelzer.de</p>';
  expect(findName(read(html, 'https://www.brandt-hoelzer.de/'))?.value).toMatch(
    /Brandt & Hölzer$/u,
  );
});

test('does not take a help desk that is always open for opening hours', () => {
  expect(findHours([read('<p>24/7 help desk.</p>')])).toBeUndefined();
  expect(findHours([read('<p>Emergency plumbers, open 24/7.</p>')])?.value).toBe('Open 24/7');
});

test('reads services below a small line, and where the menu leads, but not what stands below a button', () => {
  const cards = `<p>Explore services</p><p>YEARS SERVING</p><p>PLANS ACCEPTED</p><p>TOWNS SERVED</p>
    <div class="eyebrow">What we offer</div><div>Care under one roof.</div><h3>Implants</h3><p>Lasting.</p><h3>Aligners</h3><h3>Crowns</h3><h2>Team</h2>`;
  expect(services(cards)).toEqual(['Implants', 'Aligners', 'Crowns']);
  const anchors = `<nav><a href="#work">Services</a></nav><section id="work"><h2>Made to last</h2><h3>Slate roofs</h3><p>Old and new.</p>
    <h3>Lead gutters</h3><h3>Chimneys</h3></section><section><h3>Ann Lee</h3></section>`;
  expect(services(anchors)).toEqual(['Slate roofs', 'Lead gutters', 'Chimneys']);
});

test('takes neither dishes nor headings of the next part for people, and a name with a nickname for one', () => {
  const dishes =
    '<ul><li>Clear Correct</li></ul><h2>A Different Experience, From a Different Dentist</h2>';
  expect(people(dishes)).toBeUndefined();
  expect(people('<p>Fried Chicken</p><p>Chef special</p>')).toBeUndefined();
  expect(people('<h3>Mr. A.J. (Bram) van Ommen</h3><div class="role">Advocaat</div>')).toEqual([
    { name: 'Mr. A. J. van Ommen', title: 'Advocaat' },
  ]);
});

test('does not call a firm by what its people are', () => {
  const html =
    '<title>William Hale - Attorney at Law</title><h2>William Hale</h2><h3>Attorney at Law</h3><p>William Hale - Attorney at Law | 2019</p>';
  expect(findName(read(html, 'https://parkridge.com/'))?.value).toBe('William Hale');
});

test('keeps the partner whom the domain leaves out, and reads a notice of rights in Dutch', () => {
  const html =
    '<title>Kantoor Hale & Van Finch | Brugge</title><h1>Hale & Van Finch</h1><footer>© 2026 Kantoor Hale & Van Finch. Alle rechten voorbehouden.</footer>';
  expect(findName(read(html, 'https://vanfinch.be/'))?.value).toMatch(/Hale & Van Finch$/u);
});
