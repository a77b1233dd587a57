import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designLabels } from '../templates-data/model/designs.ts';
import { industryRule, templateIndustries } from '../templates-data/model/industries.ts';
import type { IndustryData } from './industry-parts.ts';

const siteParts = [
  'Hero.astro',
  'DemoHero.astro',
  'base.css',
  'hero.css',
  'vietnamese.css',
  'cyrillic.css',
];

interface Places {
  /** Root of the repository. */
  readonly root: string;
  readonly trades: readonly (Pick<IndustryData['trades'][number], 'industry'> & {
    readonly design?: string | undefined;
  })[];
}

/** A sentence for each missing part of a design, with the file to add or change. */
export function missingDesignParts(design: string, { root, trades }: Places): string[] {
  const needs = `The design ${design} needs`;
  const contains = (file: string, text: string): boolean =>
    readFileSync(join(root, file), 'utf8').includes(text);
  const key = /^[a-z]+$/u.test(design) ? `${design}: ` : `'${design}': `;
  const isUsed =
    trades.some((trade) => trade.design === design) ||
    templateIndustries.some((industry) => industryRule(industry).design === design);
  return [
    design in designLabels ? '' : `${needs} a label in templates-data/model/designs.ts`,
    contains('templates-data/model/design-grounds.ts', key) ||
    contains('templates-data/model/design-grounds.ts', `'${design}'`)
      ? ''
      : `${needs} its grounds in templates-data/model/design-grounds.ts`,
    ...siteParts
      .filter((file) => !existsSync(join(root, 'site/firm/designs', design, file)))
      .map((file) => `${needs} site/firm/designs/${design}/${file}`),
    contains('site/firm/designs/fonts.ts', key)
      ? ''
      : `${needs} its fonts in site/firm/designs/fonts.ts`,
    existsSync(join(root, 'service/share-cards/designs', `${design}.ts`))
      ? ''
      : `${needs} a share card in service/share-cards/designs/${design}.ts`,
    isUsed ? '' : `${needs} a trade in templates-data/trades with design: ${design}`,
  ].filter((sentence) => sentence !== '');
}
