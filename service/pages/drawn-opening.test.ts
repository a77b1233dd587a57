import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSets, scenes } from '../../templates-data/model/scenes.ts';
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

test('a demo names one place and one set of cuts, those of its trade', () => {
  for (const { id, industry, scene = 'town', icons = 'ornament' } of allTrades) {
    const { texts } = createView({
      overrides: { businessName: 'Harbor', industry },
      lists: { trade: id },
    });
    expect(scenes.filter((name) => texts[`scene.${name}`] === 'yes')).toEqual([scene]);
    expect(iconSets.filter((name) => texts[`icons.${name}`] === 'yes')).toEqual([icons]);
  }
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
