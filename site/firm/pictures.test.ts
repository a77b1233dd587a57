import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { industries } from '../../templates-data/model/industries.ts';
import { samplePictures } from './pictures.ts';

/** These designs show houses, courts and towers, which suit their own industry only, or nothing. */
const withDesign: readonly string[] = ['law', 'finance', 'real-estate', 'technology'];
const trades = industries.filter((id) => !withDesign.includes(id));

test('each industry that shares a design has its own drawing for the layout without photographs', () => {
  const drawings = trades.map((trade) => samplePictures(trade).drawing);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(trades.length);
});

test.each(trades)('the drawing of %s has lines of one weight on a transparent ground', (trade) => {
  const drawing = readFileSync(
    new URL(`../assets/lines/${samplePictures(trade).drawing}.svg`, import.meta.url),
    'utf8',
  );
  expect(drawing.length).toBeLessThan(11_000);
  expect(drawing.match(/(?:fill|stroke|stroke-width)="[^"]+"/gu)).toEqual([
    'fill="none"',
    'stroke="#000"',
    expect.stringMatching(/^stroke-width="1\.\d+"$/u),
  ]);
});
