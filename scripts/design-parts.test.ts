import { expect, test } from 'vitest';
import { designs } from '../templates-data/model/designs.ts';
import { missingDesignParts } from './design-parts.ts';
import { readIndustryData } from './industry-parts.ts';

const places = { root: '.', trades: readIndustryData('templates-data').trades };

test.each(designs)('the design %s has all its parts', (design) => {
  expect(missingDesignParts(design, places)).toEqual([]);
});

test('a design with only a name is reported with each file that it needs', () => {
  expect(designs).not.toContain('harbour');
  expect(missingDesignParts('harbour', places)).toEqual([
    'The design harbour needs a label in templates-data/model/designs.ts',
    'The design harbour needs its grounds in templates-data/model/design-grounds.ts',
    'The design harbour needs site/firm/designs/harbour/Hero.astro',
    'The design harbour needs site/firm/designs/harbour/DemoHero.astro',
    'The design harbour needs site/firm/designs/harbour/base.css',
    'The design harbour needs site/firm/designs/harbour/hero.css',
    'The design harbour needs site/firm/designs/harbour/vietnamese.css',
    'The design harbour needs site/firm/designs/harbour/cyrillic.css',
    'The design harbour needs its fonts in site/firm/designs/fonts.ts',
    'The design harbour needs a share card in service/share-cards/designs/harbour.ts',
    'The design harbour needs a trade in templates-data/trades with design: harbour',
  ]);
});
