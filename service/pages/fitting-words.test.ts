import { expect, test } from 'vitest';
import { createView } from '../testing/trade-demos.ts';

test('the call to action asks nobody to call where no number is known', () => {
  const textOf = (overrides: object): string | undefined =>
    createView({ overrides: { businessName: 'Harbor', industry: 'law', ...overrides }, lists: {} })
      .texts['banner.text'];
  expect(textOf({ phone: '604 555 0142' })).toMatch(/^Call/u);
  expect(textOf({})).toMatch(/^Write/u);
});

test('no line above the headline repeats it', () => {
  const eyebrowOf = (slogan: string): string | undefined =>
    createView({
      overrides: { businessName: 'Harbor', industry: 'general', slogan },
      lists: { trade: 'tennis-club', locality: 'Diest' },
    }).texts['hero.eyebrow'];
  expect(eyebrowOf('Steady hands')).toBe('Tennis club in Diest');
  expect(eyebrowOf('Tennis Club in Diest')).toBe('');
});
