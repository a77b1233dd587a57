import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { designs } from '../../templates-data/model/designs.ts';
import { industries } from '../../templates-data/model/industries.ts';
import { People, portraitCount } from '../../templates-data/model/person.ts';
import { portraitFiles, printsOf } from './portraits.ts';

const root = new URL('../../templates-data/industries/', import.meta.url);
const read = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));
const Look = z.object({ design: z.enum(designs) });
const samples = industries.map((industry) => ({
  design: Look.parse(read(`${industry}/industry.yaml`)).design,
  people: People.parse(read(`${industry}/people.yaml`)),
}));
const isPrinted = (print: string, portrait: number): boolean =>
  existsSync(new URL(`../assets/${print}-p${portrait}.webp`, import.meta.url));

it('gives each of the samples’ people a face of their own', () => {
  const portraits = samples.flatMap(({ people }) => people.map(({ portrait }) => portrait));
  expect(portraits).not.toContain(undefined);
  expect(portraits.length).toBeGreaterThanOrEqual(30);
  expect(new Set(portraits).size).toBe(portraits.length);
});

it('prints everybody for the design of their industry', () => {
  for (const { design, people } of samples)
    for (const { name, portrait = 0 } of people)
      expect(isPrinted(printsOf[design], portrait), name).toBe(true);
});

it('has an engraving of every person, which stands in where a design has no print of them', () => {
  for (let portrait = 1; portrait <= portraitCount; portrait++) {
    expect(isPrinted(printsOf.law, portrait), `portrait ${portrait}`).toBe(true);
    for (const design of designs) expect(portraitFiles(portrait, design)?.webp).toBeDefined();
  }
  expect(portraitFiles(portraitCount + 1, 'law')).toBeUndefined();
});

it('shows no line screen on a small chip', () => {
  const walter = portraitFiles(7, 'finance', true);
  expect(walter?.webp).toEqual(portraitFiles(7, 'law')?.webp);
  expect(walter?.webp).not.toEqual(portraitFiles(7, 'finance')?.webp);
});
