import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { designs } from '../../templates-data/model/designs.ts';
import { industries } from '../../templates-data/model/industries.ts';
import { People, portraitCount } from '../../templates-data/model/person.ts';
import { portraitFiles, printStyles } from './portraits.ts';

const root = new URL('../../templates-data/industries/', import.meta.url);
const read = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));
const Sample = z.object({ design: z.enum(designs) });
const samples = industries.map((industry) => ({
  design: Sample.parse(read(`${industry}/industry.yaml`)).design,
  people: People.parse(read(`${industry}/people.yaml`)),
}));
const isPrinted = (print: string, portrait: number): boolean =>
  existsSync(new URL(`../assets/${print}-p${portrait}.webp`, import.meta.url));

it('each person of the samples has a face of their own', () => {
  const portraits = samples.flatMap(({ people }) => people.map(({ portrait }) => portrait));
  expect(portraits).not.toContain(undefined);
  expect(portraits.length).toBeGreaterThanOrEqual(30);
  expect(new Set(portraits).size).toBe(portraits.length);
});

it('every person has a print in the style of the industry’s design', () => {
  for (const { design, people } of samples) {
    const style = printStyles[design];
    if (style !== undefined)
      for (const { name, portrait = 0 } of people)
        expect(isPrinted(style, portrait), name).toBe(true);
  }
});

it('every person has an engraving, for designs without a print of them', () => {
  for (let portrait = 1; portrait <= portraitCount; portrait++) {
    expect(isPrinted('portraits/engraving', portrait), `portrait ${portrait}`).toBe(true);
    expect(portraitFiles(portrait, 'yard')?.webp).toBeDefined();
  }
  expect(portraitFiles(portraitCount + 1, 'yard')).toBeUndefined();
});

it('a design without portraits has no files of them', () => {
  for (const design of ['law', 'finance'] as const)
    expect(portraitFiles(7, design)).toBeUndefined();
});
