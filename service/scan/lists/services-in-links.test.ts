import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findServiceDetails } from '../own/find-service-details.ts';
import { findServices } from './find-services.ts';

const url = new URL('https://brenner.example/');
const services = (html: string): readonly string[] | undefined =>
  findServices(readPage(html, url))?.values;
const links = ['Dachausbau', 'Innenputz', 'Estrich'].map((text) => `<a href="/x">${text}</a>`);

test('links that only a style sheet parts are the items of a list below their heading', () => {
  const lines = (html: string): readonly string[] =>
    readPage(html, url).lines.map(({ text, tag }) => `${tag} ${text}`);
  expect(lines(`<footer><div>${links.join('\n')}</div></footer>`)).toEqual([
    'li Dachausbau',
    'li Innenputz',
    'li Estrich',
  ]);
  expect(lines(`<p>We offer ${links.join(' ')}</p>`)).toEqual([
    'p We offer Dachausbau Innenputz Estrich',
  ]);
  expect(services(`<footer><h4>Our services</h4><div>${links.join('')}</div></footer>`)).toEqual([
    'Dachausbau',
    'Innenputz',
    'Estrich',
  ]);
  expect(services(`<nav><h3>Unsere Leistungen</h3>${links.join('')}</nav>`)).toHaveLength(3);
});

test('the parts of a list are its services, and not what stands below each of them', () => {
  const part = (name: string): string =>
    `<h2>${name}</h2><p>We do this with care.</p><h4>Planning</h4><h4>${name} by day</h4>`;
  const html = `<h1>Our services</h1>${['Dachausbau', 'Innenputz', 'Estrich'].map(part).join('')}`;
  expect(services(html)).toEqual(['Dachausbau', 'Innenputz', 'Estrich']);
});

test('cards may be titled in plain lines, and those of partners are none', () => {
  const card = (name: string, marks = ''): string =>
    `<div class="card ${marks}"><p class="title">${name}</p><p>More</p></div>`;
  const html = `<div class="main-services">${['Vocals', 'Guitar', 'Drums'].map((name) => card(name)).join('')}${card('Boogie Band', 'partners')}</div>`;
  expect(services(html)).toEqual(['Vocals', 'Guitar', 'Drums']);
});

test.each([
  ['Upcoming special services', 'Regular services'],
  ['Ambiente confortável e acolhedor', 'Atendimento rápido e sem filas'],
  ['WhatsApp', 'Telegram'],
])('headings of parts and praise are not services: %s, %s', (first, second) => {
  const items = ['Dachausbau', first, 'Innenputz', second, 'Estrich'];
  expect(
    services(`<h2>Services</h2><ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`),
  ).toEqual(['Dachausbau', 'Innenputz', 'Estrich']);
});

const details = (html: string): readonly (string | undefined)[] => {
  const page = readPage(html, url);
  const found = findServiceDetails([{ page, kind: 'home' }], findServices(page));
  return found?.value.map(({ description }) => description) ?? [];
};
const told = (name: string): string => `For ${name} we come to you with all that is needed.`;

test('a card may tell of a service above its name', () => {
  const cards = ['Roofs', 'Walls', 'Floors'].map(
    (name) =>
      `<div class="item"><div class="overlay"><p>${told(name)}</p></div><h5>${name}</h5></div>`,
  );
  expect(details(`<h2>Services</h2>${cards.join('')}`)).toEqual(
    ['Roofs', 'Walls', 'Floors'].map(told),
  );
});

test('the next item of a list tells nothing of the one before it', () => {
  const items = [
    'Colonoscopy',
    'All operations on breasts, glands and skin of women and men',
    'Hernia',
  ];
  const html = `<h2>Services</h2><ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  expect(details(html).every((text) => text === undefined)).toBe(true);
});

test('generated Latin tells nothing of a service', () => {
  const latin = 'Labore aliqua sunt sit laborum consequat do nostrud voluptate reprehenderit.';
  const cards = ['Roofs', 'Walls', 'Floors'].map((name) => `<h3>${name}</h3><p>${latin}</p>`);
  expect(details(`<h2>Services</h2>${cards.join('')}`)).toEqual([undefined, undefined, undefined]);
});

test('short lines of one make that share a word are services, unless they name towns', () => {
  const rows = (...texts: readonly string[]): string =>
    `<h1>Brenner</h1>${texts.map((text) => `<p class="row">${text}</p>`).join('')}`;
  const kinds = ['Furniture for homes', 'Furniture for bars', 'Hotel furniture', 'Shop furniture'];
  expect(services(rows(...kinds))).toEqual(kinds);
  expect(
    services(
      rows('Furniture in Leeds', 'Furniture in York', 'Furniture in Bath', 'Furniture in Hull'),
    ),
  ).toBeUndefined();
  expect(services(rows(...kinds.slice(0, 3)))).toBeUndefined();
});
