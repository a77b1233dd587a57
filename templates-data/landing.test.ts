import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { designs } from './model/designs.ts';
import { Landing } from './model/landing.ts';
import { languages } from './model/languages.ts';

test('the figures on the landing page equal the counted ones', () => {
  const { figures } = Landing.parse(
    parse(readFileSync(new URL('landing.yaml', import.meta.url), 'utf8')),
  ).caseStudies;
  const counted = [
    0,
    readdirSync(new URL('trades/', import.meta.url)).length,
    designs.length,
    languages.length,
    // In kB, as site/e2e/trade-pages.e2e.ts measures it.
    14,
  ];
  expect(figures.map(({ figure }) => figure)).toEqual(counted.map(String));
});
