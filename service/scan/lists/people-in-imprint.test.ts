import { describe, expect, test } from 'vitest';
import { choosePages, findPageLinks } from '../choose-pages.ts';
import { findPeople } from './find-people.ts';
import { readTestPage, scanPages, testUrl } from './read-test-pages.ts';

const people = (html: string, firm = 'Tallow Yard'): readonly string[] | undefined =>
  findPeople([readTestPage(html)], firm)?.values.map(({ name, title }) => `${name}|${title}`);

describe('an imprint names the people of the firm', () => {
  test.each([
    [
      'where the firm is two persons of one profession',
      '<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><h3>Anbieter dieser Webseite:</h3><p>Hanna Vossberg<br>Ruth Kellner<br>Birkenstraße 7<br>10249 Berlin</p><h3>Berufsbezeichnungen</h3><p>Zahnärztin (Staatsexamen in Berlin)</p>',
      ['Hanna Vossberg|Zahnärztin', 'Ruth Kellner|Zahnärztin'],
    ],
    [
      'on the line below the words for it',
      '<h3>Impressum</h3><p>Angaben gemäß § 5 TMG<br>Schreinerei Vossberg<br>Birkenstraße 7<br>50827 Köln</p><p>Vertreten durch:<br>Lars Vossberg<br>Kontakt:</p>',
      ['Lars Vossberg|'],
    ],
    [
      'on the same line, after an office',
      '<h1>Impressum</h1><p>Tallow Yard GmbH</p><p>Vertreten durch: Geschäftsführer: Lars Vossberg</p>',
      ['Lars Vossberg|'],
    ],
    [
      'below the heading, with a degree',
      '<title>Hanna Vossberg, MSc.</title><h2>Impressum</h2><p>Kontakt:<br>Hanna Vossberg, MSc.<br>Hauptplatz 34<br>8130 Tarnleiten</p>',
      ['Hanna Vossberg, MSc.|'],
    ],
    [
      'after a position',
      '<h1>Impressum</h1><p>Gemäß § 5 des Gesetzes</p><h2>Angaben zum Verantwortlichen</h2><p>Rechtsanwalt Lars Vossberg</p><address>Birkenstraße 7 10249 Berlin</address>',
      ['Lars Vossberg|Rechtsanwalt'],
    ],
    [
      'in Dutch',
      '<h1>Colofon</h1><p>Tallow Yard bv</p><p>Vertegenwoordigd door: Hanna Vos</p>',
      ['Hanna Vos|'],
    ],
  ])('%s', (_case, html, expected) => {
    expect(people(html)).toEqual(expected);
  });

  test('which is read where the home page names nobody', async () => {
    const home = '<a href="/kontakt/">Kontakt</a><a href="/impressum/">Impressum</a>';
    const links = findPageLinks(readTestPage(home), new URL(testUrl));
    expect(choosePages(await scanPages(home), links)).toContainEqual({
      url: `${testUrl}impressum/`,
      kind: 'contact',
    });
  });
});

describe('an imprint names nobody of the firm', () => {
  test.each([
    [
      'where the name is of the firm that made the website',
      '<h1>Impressum</h1><p>Angaben gemäß § 5 TMG</p><p>Tallow Yard GmbH, Birkenstraße 7</p><h3>Webdesign</h3><p>Pixel Nord UG</p><p>Vertreten durch:</p><p>Lars Vossberg</p>',
    ],
    [
      'where it is of an inn or a house',
      '<h1>Impressum</h1><p>Anbieter<br>Roter Ochse<br>Birkenstraße 7</p><h3>Kontakt</h3><p>Haus Vossberg<br>Familie Kellner<br>Birkenstraße 7</p>',
    ],
    [
      'where it is of the firm that hosts it',
      '<h1>Mentions légales</h1><p>Tallow Yard SARL</p><h2>Hébergeur</h2><p>Serveurs du Nord SAS</p><p>Représentée par Luc Tanneur</p>',
    ],
    [
      'where it is of the officer for data protection',
      '<h1>Impressum</h1><p>Tallow Yard GmbH</p><h3>Datenschutzbeauftragter</h3><p>Vertreten durch: Lars Vossberg</p>',
    ],
    [
      'where the provider is a firm',
      '<h1>Impressum</h1><p>Angaben gemäß § 5 TMG</p><p>Tallow Yard GmbH</p><p>Birkenstraße 7</p>',
    ],
    [
      'where the provider is called like the website',
      '<title>Kristall Tallow</title><h1>Impressum</h1><p>Angaben gemäß § 5 TMG</p><p>Kristall Tallow</p><p>Birkenstraße 7</p>',
    ],
    [
      'where the page is no imprint',
      '<h1>Streitfälle</h1><p>Die Gegenseite, vertreten durch:</p><p>Lars Vossberg</p>',
    ],
  ])('%s', (_case, html) => {
    expect(people(html)).toBeUndefined();
  });
});

describe('the line below the name of an Italian firm', () => {
  const header = (line: string): string =>
    `<title>Agriturismo Tallini - Cucina</title><header><h1>Agriturismo</h1><div>${line}</div><div>Via Roma 1</div></header>`;

  test('names its owner', () => {
    expect(people(header('di Marco Tallini'), 'Agriturismo')).toEqual(['Marco Tallini|']);
  });

  test('names nobody where it is a town or the maker of the website', () => {
    expect(people(header('di Monte Verdino'))).toBeUndefined();
    expect(
      people('<title>Agriturismo Tallini</title><footer><p>di Luca Pixelli</p></footer>'),
    ).toBeUndefined();
  });
});
