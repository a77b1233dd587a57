import { describe, expect, test } from 'vitest';
import { scanServices } from './read-test-pages.ts';

const described = (text: string): readonly string[] | undefined =>
  scanServices(`<meta name="description" content="${text}"><p>Brenner</p>`);

describe('the list in a description', () => {
  test('names the services of a page that lists none', () => {
    expect(
      described(
        'Tischlerei Brenner in Lemgo: Einbaumöbel, Treppen, Dachsanierung und Türen vom Meister.',
      ),
    ).toEqual(['Einbaumöbel', 'Treppen', 'Dachsanierung', 'Türen']);
    expect(described('Avocat à Lyon pour divorces, successions et droit du travail.')).toEqual([
      'Divorces',
      'Successions',
      'Droit du travail',
    ]);
  });

  test('may stand in a line at the top of the page', () => {
    expect(
      scanServices(
        '<h1>Brenner</h1><p>Wir fertigen nach Maß: Einbaumöbel, Treppen, Dachsanierung und vieles mehr</p>',
      ),
    ).toEqual(['Einbaumöbel', 'Treppen', 'Dachsanierung']);
    expect(
      scanServices(
        '<h1>Brenner</h1><p>Alles vom Meister: Einbaumöbel, Treppen, Dachsanierung und Türen.</p>',
      ),
    ).toEqual(['Einbaumöbel', 'Treppen', 'Dachsanierung', 'Türen']);
    expect(
      scanServices('<h1>Brenner</h1><p>Ihr Malermeister für Lemgo, Detmold und Bad Salzuflen.</p>'),
    ).toBeUndefined();
  });

  test('gives no services where it names places, or no trade', () => {
    expect(described('Our firm works for Leeds, York, Hull and Bradford.')).toBeUndefined();
    expect(described('We are here for you: honest, friendly and quick.')).toBeUndefined();
  });
});

test('a line of words that only a trade uses names services, in any language', () => {
  expect(scanServices('<h1>Haarschnitt · Farbe · Styling — in Lemgo</h1>')).toEqual([
    'Haarschnitt',
    'Farbe',
    'Styling',
  ]);
});

describe('entries of a list of services', () => {
  const listed = (...names: readonly string[]): readonly string[] | undefined =>
    scanServices(`<h2>Services</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`);
  test.each([
    'Notícias & Artigos',
    'Últimas publicações',
    'Alle Leistungen',
    'Intro',
    'Güvenli Alışveriş',
    'Livraison gratuite',
    'Project Cost Calculator',
    'Select Service Type',
    'Private health insurance accepted',
    'Next Step',
  ])('are not parts of the page, promises or tools: %s', (other) => {
    expect(listed('Roof repairs', other, 'Gutters', 'Chimneys')).toEqual([
      'Roof repairs',
      'Gutters',
      'Chimneys',
    ]);
  });
});
