import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';
import { readTestPage } from './read-test-pages.ts';

const people = (html: string): readonly string[] | undefined =>
  findPeople([readTestPage(html)], 'Tallow Yard')?.values.map(
    ({ name, title }) => `${name}|${title}`,
  );

test.each([
  [
    '<h2>Our stylists</h2><p>The salon has other gifted stylists. Berta, Lorna, and Corin.</p>',
    ['Berta|Stylist', 'Lorna|Stylist', 'Corin|Stylist'],
  ],
  [
    '<h2>Notre équipe</h2><p>Nos ostéopathes sont Aline, Benoît et Carine.</p>',
    ['Aline|Ostéopathe', 'Benoît|Ostéopathe', 'Carine|Ostéopathe'],
  ],
])('lists first names after the word for their work: %s', (html, expected) => {
  expect(people(html)).toEqual(expected);
});

test.each([
  '<h2>Our stylists</h2><p>They love what they do. Berta, Lorna, and Corin.</p>',
  '<h2>Our areas</h2><p>Ask for our therapists. Leeds, York, and Hull.</p>',
  '<h2>Our team</h2><p>We love our trainers. Velane, Tallo, and Corin.</p>',
  '<h2>Unser Team</h2><p>Wir sprechen Deutsch, Englisch und Polnisch.</p>',
])('lists nobody without such a word or the team: %s', (html) => {
  expect(people(html)).toBeUndefined();
});
