import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scenes } from '../../templates-data/model/scenes.ts';
import { serviceIcons } from '../../templates-data/model/service-icons.ts';
import { createView, allTrades } from '../testing/trade-demos.ts';

const drawing = (name: string): URL =>
  new URL(`../../site/assets/courtyard/${name}.svg`, import.meta.url);

test.each(scenes)(
  'the drawn %s has a street and clouds, and takes every colour from the style sheet',
  (scene) => {
    expect(existsSync(drawing(scene))).toBe(true);
    const svg = readFileSync(drawing(scene), 'utf8');
    expect(svg).toContain('id="scene"');
    expect(svg).toContain('id="clouds"');
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/gu)].map(([, color]) => color);
    expect(
      colors.filter((color) => color !== 'none' && color?.startsWith('var(--') !== true),
    ).toEqual([]);
  },
);

test('every icon of services is drawn, and nothing else', () => {
  const svg = readFileSync(drawing('icons'), 'utf8');
  const drawn = [...svg.matchAll(/<g id="(\w+)">/gu)].map(([, id]) => id);
  expect(drawn.filter((id) => id !== 'block').sort()).toEqual([...serviceIcons].sort());
});

test('a demo names one place, that of its trade', () => {
  for (const { id, industry, scene = 'town' } of allTrades) {
    const { texts } = createView({
      overrides: { businessName: 'Harbor', industry },
      lists: { trade: id },
    });
    expect(scenes.filter((name) => texts[`scene.${name}`] === 'yes')).toEqual([scene]);
  }
});

test('no two trades open on the same drawn place, as they meet in the gallery of trades', () => {
  const drawn = allTrades.filter(
    ({ design, styles }) =>
      design === 'courtyard' && !/^(?:pattern|none)$/u.test(styles.heroImageStyle ?? ''),
  );
  const shared = [...Map.groupBy(drawn, ({ scene = 'town' }) => scene)].filter(
    ([, trades]) => trades.length > 1,
  );
  expect(
    shared.map(([scene, trades]) => `${trades.map(({ id }) => id).join(' and ')} show ${scene}`),
  ).toEqual([]);
});

describe('the icons above the services of a demo', () => {
  const listIcons = (lists: object): (string | undefined)[] | undefined =>
    createView({ overrides: { businessName: 'Harbor', industry: 'medical' }, lists }).lists[
      'services'
    ]?.map(({ icon }) => icon);

  const german = (names: readonly string[]): object => ({
    trade: 'dentist',
    language: 'de',
    services: names.map((name) => ({ name, text: '' })),
  });

  test('follow the names of the client’s services, in the demo’s language', () => {
    expect(listIcons(german(['Prothetik', 'Kinder']))).toEqual([
      '/icons.svg#tooth',
      '/icons.svg#people',
    ]);
  });

  test('are left out when one service has none of its own', () => {
    expect(listIcons(german(['Prothetik', 'Sonstiges']))).toEqual(['', '']);
  });
});

test('a picture counts as chosen for the opening only when somebody chose it, and none was refused', () => {
  const chosenIn = (lists: object, overrides: object = {}): string =>
    createView({
      overrides: { businessName: 'Harbor', industry: 'education', ...overrides },
      lists,
    }).texts['opening.chosen'] ?? '';
  const opening = { opening: { set: 'door' } };
  expect(chosenIn({})).toBe('');
  expect(chosenIn(opening)).toBe('yes');
  expect(chosenIn({ opening: { set: '' } })).toBe('');
  expect(chosenIn(opening, { heroImageStyle: 'none' })).toBe('');
});
