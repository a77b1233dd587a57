import { describe, expect, test } from 'vitest';
import { extractPage } from '../extract-page.ts';
import type { FurtherDocument } from '../extraction.ts';
import { readPage } from '../page/read-page.ts';
import { findServices } from './find-services.ts';

const url = 'https://brenner.example/';
const services = (html: string): readonly string[] | undefined =>
  findServices(readPage(html, new URL(url)))?.values;
const list = (...entries: readonly string[]): string =>
  `<ul>${entries.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const cards = (...heads: readonly string[]): string =>
  heads
    .map((head) => `<h3>${head}</h3><p>A few words about what this is and what it costs.</p>`)
    .join('');

describe('a heading of the services', () => {
  test.each([
    'Servicios integrales para tu mascota',
    'Leistungen für Haus und Garten',
    'Usługi stomatologiczne',
    'Découvrez nos prestations',
    'Scopri i nostri servizi',
    'Ons aanbod',
    'Cosa offriamo',
    'Услуги для дома',
  ])('may say for whom they are or invite to look: %s', (head) => {
    const html = `<h2>${head}</h2>${list('Montaż', 'Serwis', 'Doradztwo')}`;
    expect(services(html)).toEqual(['Montaż', 'Serwis', 'Doradztwo']);
  });

  test('says nothing of what clients say below it', () => {
    const html =
      '<p>Cosa offriamo</p><h2>Chi siamo</h2><h3>Testimonianze</h3><h5>Marcella L.</h5><h5>Roberto G.</h5>';
    expect(services(html)).toBeUndefined();
  });
});

describe('what is not a service', () => {
  const [first, second, third] = ['Dachausbau', 'Innenputz', 'Estrich'];
  test.each([
    'Transparente Preise',
    'Geprüfte Fahrer',
    '24/7 erreichbar',
    'Devis gratuit',
    'Garantie décennale',
    'Presupuesto sin compromiso',
    'Preventivo gratuito',
    'Podejście naukowe',
    'Бесплатный замер',
    'Schritt 2',
    'Stap 1 – Intake',
    'Beispiel 3',
    'Every Sunday',
    'Add new program',
    'No upcoming programs yet',
    '(14 par nakładek)',
    'Recomendado: 2 a 8 años',
    'Extra person: Rs.350',
    'Moçambique',
    'Österreich',
    'Оставить заявку',
    'Service Title',
    'Un accompagnement global',
    'Lic. Carlos Brilla',
  ])('%s', (text) => {
    const html = `<h2>Unsere Leistungen</h2>${list(first, second, text, third)}`;
    expect(services(html)).toEqual([first, second, third]);
  });

  test('a phrase of a sentence that begins with an article', () => {
    expect(
      services(
        '<p>We offer a wonderful opportunity, theological sharpening, spiritual growth and friends.</p>',
      ),
    ).toBeUndefined();
  });
});

test('shouted names are written as their language writes them', () => {
  const html = `<h2>Услуги</h2>${list('ЛЕЧЕНИЕ ЗУБОВ', 'ГИГИЕНА И ОТБЕЛИВАНИЕ', 'ИМПЛАНТАЦИЯ')}`;
  expect(services(html)).toEqual(['Лечение зубов', 'Гигиена и отбеливание', 'Имплантация']);
  const english = `<h2>Services</h2>${list('BRAKE REPAIR', 'HVAC SERVICE', 'OIL CHANGE')}`;
  expect(services(english)).toEqual(['Brake Repair', 'HVAC Service', 'Oil Change']);
});

describe('entries of the menu', () => {
  const found = async (body: string): Promise<unknown> => {
    const home = { url, body, contentType: 'text/html' };
    const read = await extractPage({ kind: 'words', home, further: [], answer: undefined });
    return read.findings.services?.values;
  };
  const menu = (...entries: readonly (readonly [string, string])[]): string =>
    `<nav>${entries.map(([path, text]) => `<a href="/${path}">${text}</a>`).join(' ')}</nav>`;

  test('that lead to pages of their own are services where the page is about them', async () => {
    const html = `${menu(['', 'Home'], ['about', 'About us'], ['catering', 'Catering'], ['seafood', 'Seafood'], ['order', 'Order online'], ['contact', 'Contact'])}<h2>The freshest seafood of the coast</h2>`;
    expect(await found(html)).toEqual(['Catering', 'Seafood']);
  });

  test('are not read elsewhere, where every website has them, or beside prices', async () => {
    const strange = menu(['wazne', 'Ważne'], ['teoria', 'Teoria'], ['jazdy', 'Jazdy']);
    expect(await found(`${strange}<h2>Witamy na naszej stronie</h2>`)).toBeUndefined();
    const usual = menu(['photos', 'Photos'], ['prices', 'Prices'], ['blog', 'Blog']);
    expect(await found(`${usual}<h2>Photos, prices and a blog</h2>`)).toBeUndefined();
    const goods = menu(['shops', 'Prodavnice'], ['bread', 'Hleb']);
    const prices = '<p>Kifle 49 din.</p><p>Krofne 59 din.</p><p>Kroasan 69 din.</p>';
    expect(await found(`${goods}<h2>Hleb i prodavnice</h2>${prices}`)).toEqual([
      'Kifle',
      'Krofne',
      'Kroasan',
    ]);
  });
});

test('two things are enough on a page about the services, and on no other', async () => {
  const body = `<h1>Aanbod</h1>${cards('Mirror booth', 'Classic booth')}`;
  const page = { url: `${url}aanbod`, contentType: 'text/html', kind: 'services', body } as const;
  const across = async (...further: readonly FurtherDocument[]): Promise<unknown> =>
    (
      await extractPage({
        kind: 'words',
        home: { url, body: '<h1>Brenner</h1>', contentType: 'text/html' },
        further,
        answer: undefined,
      })
    ).findings.services?.values;
  expect(await across(page)).toEqual(['Mirror booth', 'Classic booth']);
  expect(await across({ ...page, kind: 'about' })).toBeUndefined();
});

test('a page that says all in two languages is read in its own', () => {
  const html = (language: string): string =>
    `<html lang="${language}"><h2>Servicios de inmigración</h2>${list('Defensa', 'Alivio', 'Peticiones')}<h2>Our services</h2>${list('Family petitions', 'Waivers', 'Naturalization')}</html>`;
  expect(services(html('en'))).toEqual(['Family petitions', 'Waivers', 'Naturalization']);
  expect(services(html('es'))).toEqual(['Defensa', 'Alivio', 'Peticiones']);
});

test('headings that speak to visitors, of values and of finished work are not services', () => {
  const heads = [
    'Was wir für Sie erschaffen',
    'Aktuelle Projekte',
    'Nos engagements',
    'Kies direct de juiste dienst',
    'Appeler En savoir plus',
    'Cennik',
    '/mo',
  ];
  expect(services(`<h2>Leistungen</h2>${cards('Fenster', 'Böden', 'Möbel', ...heads)}`)).toEqual([
    'Fenster',
    'Böden',
    'Möbel',
  ]);
});

test('a paragraph in a heading of the smallest size is the text of the card', () => {
  const said =
    'Wir reinigen Dachrinnen und Fallrohre im ganzen Landkreis, auch an hohen Häusern und im Winter.';
  const card = (name: string): string => `<h3>${name}</h3><h4>${said} ${said}</h4>`;
  const html = `<h2>Leistungen</h2>${['Dachrinnen', 'Fallrohre', 'Gauben'].map(card).join('')}`;
  const [line] = readPage(card('Dachrinnen'), new URL(url)).lines.slice(1);
  expect([line?.heading, line?.tag]).toEqual([0, 'p']);
  expect(services(html)).toEqual(['Dachrinnen', 'Fallrohre', 'Gauben']);
});

test('packages keep their names without their prices', () => {
  const pack = (name: string): string => `<h2>${name}</h2>${list('Saugen', 'Pflege', 'Wäsche')}`;
  const html = `<h1>Leistungen & Preise</h1>${['Innen 119,99€', 'Außen 149,99€', 'Motor 299,99€'].map(pack).join('')}`;
  expect(services(html)).toEqual(['Innen', 'Außen', 'Motor']);
});
