import { describe, expect, test } from 'vitest';
import { findPeople } from './find-people.ts';
import { readTestPage } from './read-test-pages.ts';

const people = (html: string): readonly string[] | undefined =>
  findPeople([readTestPage(html)], 'Tallow Yard')?.values.map(
    ({ name, title }) => `${name}|${title}`,
  );

describe('positions above the names', () => {
  test('belong to the name below, in the whole row', () => {
    const html =
      '<p><b>Pastor</b><br>Ann Weller</p><p><b>Deacon</b><br>Joe Harrow</p><p><b>Retired Deacon</b><br>Max Ferris</p>';
    expect(people(html)).toEqual([
      'Ann Weller|Pastor',
      'Joe Harrow|Deacon',
      'Max Ferris|Retired Deacon',
    ]);
  });

  test('stay with the name above where positions are below', () => {
    const html =
      '<h3>Ann Weller</h3><p>Managing Partner</p><h3>Joe Harrow</h3><p>Associate</p><h3>Max Ferris</h3><p>Paralegal</p>';
    expect(people(html)).toEqual([
      'Ann Weller|Managing Partner',
      'Joe Harrow|Associate',
      'Max Ferris|Paralegal',
    ]);
  });
});

test('a position in brackets belongs to the name before it, and a town is nobody', () => {
  const html = '<p>4 Mill Street</p><p>Sydney Australia</p><p>Max Ferris (Head Barber)</p>';
  expect(people(html)).toEqual(['Max Ferris|Head Barber']);
});

test('a caption names several people with their positions', () => {
  const html =
    '<div>Ann Weller (Vorsitzende) | Joe Harrow (Schatzmeister) | Haus am See (Gaststätte)</div>';
  expect(people(html)).toEqual(['Ann Weller|Vorsitzende', 'Joe Harrow|Schatzmeister']);
});

describe('one person in two spellings', () => {
  test.each([
    ['a family name alone', '<h3>Dr. Ann Weller</h3><p>Dentist</p><p>Meet Dr. Weller, dentist</p>'],
    [
      'a first name alone',
      '<h3>Dr. Ann Weller</h3><p>Dentist</p><h3>Dr. Ann</h3><p>She has been here for thirty years, and knows each family of the town.</p>',
    ],
    [
      'without degrees',
      '<h3>Dr. med. dent. Ann Weller</h3><p>Zahnärztin</p><h3>Ann Weller</h3><p>Zahnärztin</p>',
    ],
    ['a part of it', '<h3>Ann Maria Weller</h3><p>Notary</p><h3>Ann Maria</h3><p>Notary</p>'],
  ])('is listed once: %s', (_case, html) => {
    expect(people(html)).toHaveLength(1);
  });
});

test.each([
  ['a method', '<h3>Active Release Techniques</h3><p>Specialist treatment for old injuries</p>'],
  ['a greeting', '<h2>Herzlich Willkommen</h2><p>bei Ihrem Zahnarzt</p>'],
])('is nobody: %s', (_case, html) => {
  expect(people(html)).toBeUndefined();
});

test.each([
  ['<p>Eigenaar: Hanna Vos</p>', ['Hanna Vos|Eigenaar']],
  ['<h4>Tierärztin - Hanna Vos</h4>', ['Hanna Vos|Tierärztin']],
  [
    '<h3>About the practitioner: Dr. Hanna Vos BAppSc (Osteopathy)</h3>',
    ['Dr. Hanna Vos BAppSc (Osteopathy)|Practitioner'],
  ],
  [
    '<h3>Mevr. Hanna Vos</h3><p>Master in de logopedische wetenschappen</p>',
    ['Mevr. Hanna Vos|Master in de logopedische wetenschappen'],
  ],
])('a position or a degree stands beside a name in %s', (html, expected) => {
  expect(people(html)).toEqual(expected);
});

test('entries below a menu entry for the team are people', () => {
  const html =
    '<nav><ul><li><a href="#equipa">Equipa</a><div class="submenu-content"><a href="a.html">Hanna Vos</a><a href="b.html">Joel Costa</a></div></li></ul></nav>';
  expect(people(html)).toEqual(['Hanna Vos|', 'Joel Costa|']);
});

test.each([
  '<p>Web designer: Hanna Vos</p>',
  '<p>Photographer: Hanna Vos</p>',
  "<li>Motorcycle Helmet Bag</li><li>Photographer's Custom Backpack</li>",
])('a credit and goods are no people: %s', (html) => {
  expect(people(html)).toBeUndefined();
});

test.each([
  '<h1>Plumber – Milton Keynes</h1>',
  '<h2>Personal Trainer - San Diego</h2>',
  '<h1>Zahnarzt – Berlin Mitte</h1>',
  '<h4>Zahnärztin – Berlin Mitte</h4>',
  '<p>Consultant - Deloitte Digital</p>',
  '<li>Coach - Inter Milan</li>',
  '<p>Chef: Burger Night</p>',
  '<h3>Chef: Burger Night</h3>',
])('a town, a firm or an evening after a position is nobody: %s', (html) => {
  expect(people(html)).toBeUndefined();
});

test.each([
  ['an honorific', '<p>Zahnarzt – Dr. Hanna Vos</p>', ['Dr. Hanna Vos|Zahnarzt']],
  ['the team', '<h2>Our team</h2><p>Plumber – Hanna Vos</p>', ['Hanna Vos|Plumber']],
])('a position and a dash stand before a name with %s', (_case, html, expected) => {
  expect(people(html)).toEqual(expected);
});

test('the part of the team ends at the next heading of its size', () => {
  const html =
    '<h2>Our team</h2><p>Plumber – Hanna Vos</p><h2>Where</h2><p>Plumber – San Diego</p>';
  expect(people(html)).toEqual(['Hanna Vos|Plumber']);
});
