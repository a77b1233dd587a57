import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';
import { readTestPage } from './read-test-pages.ts';

const people = (html: string, firm: string): readonly string[] | undefined =>
  findPeople([readTestPage(html)], firm)?.values.map(({ name }) => name);

test.each([
  ['<h2>Avv. Anna Talloni</h2><p>Difesa penale</p>', 'Studio Legale Talloni', 'Avv. Anna Talloni'],
  ['<h1>Dr. Hanna Vossberg</h1><p>Willkommen</p>', 'Praxis Dr. Vossberg', 'Dr. Hanna Vossberg'],
])('the person in a heading whose name the firm bears: %s', (html, firm, name) => {
  expect(people(html, firm)).toEqual([name]);
});

test.each([
  ['without an honorific', '<h2>Anna Talloni</h2><p>Collezione</p>', 'Gioielleria Talloni'],
  ['of another name', '<h2>Dr. Hanna Vossberg</h2><p>Vortrag</p>', 'Buchhandlung Kellner'],
  ['in a text', '<p>Dr. Hanna Vossberg</p><p>Vortrag am Abend</p>', 'Praxis Vossberg'],
])('nobody in a name %s', (_case, html, firm) => {
  expect(people(html, firm)).toBeUndefined();
});
