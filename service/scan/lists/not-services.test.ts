import { expect, test } from 'vitest';
import { scanPages, scanServices } from './read-test-pages.ts';

const listed = (...names: readonly string[]): readonly string[] | undefined =>
  scanServices(`<h2>Services</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`);

test.each([
  'Step 2',
  'Шаг 3',
  'שלב 1',
  'Molt més…',
  'Y mucho más',
  'Perguntas Frequentes',
  'Проекти',
  'Flexibilidade',
  'Menor taxa de juros',
  'Sicherheit',
  'So läuft die Ausbildung ab',
  'Kurtaxe (p.P./Tag)',
])('takes "%s" for no service', (other) => {
  expect(listed('Roof repairs', other, 'Gutters', 'Chimneys')).toEqual([
    'Roof repairs',
    'Gutters',
    'Chimneys',
  ]);
});

test('takes no row of cards for services where most are promises', () => {
  const cards = ['Flexibel lernen', 'Immer erreichbar', 'Erfahrene Fahrlehrer', 'Nachtfahrt'];
  const html = cards.map((head) => `<h2>${head}</h2><p>Das gilt bei uns an jedem Tag.</p>`);
  expect(scanServices(html.join(''))).toBeUndefined();
});

test('drops a quotation mark without its other half', () => {
  expect(listed('Пакет ,,Проектиране“', 'Пакет „Изграждане', 'Поддръжка')).toEqual([
    'Пакет Проектиране',
    'Пакет Изграждане',
    'Поддръжка',
  ]);
});

test('takes the people of a firm for no services', async () => {
  const { services, people } = await scanPages(
    `<title>Tallow Tattoo</title><h2>What we do</h2>
    <h3>Denis Sivak</h3><p>Artist</p><h3>Ilya Cascad</h3><p>Artist</p><h3>Val Brown</h3><p>Artist</p>`,
  );
  expect(people?.values.map(({ name }) => name)).toContain('Denis Sivak');
  expect(services?.values ?? []).not.toContain('Denis Sivak');
});
