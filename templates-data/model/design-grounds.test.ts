import { expect, test } from 'vitest';
import { designGrounds } from './design-grounds.ts';
import { designs } from './designs.ts';
import type { Oklch } from './oklch.ts';

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const distance = (one: string, other: string): number =>
  Math.max(...channels(one).map((channel, at) => Math.abs(channel - (channels(other)[at] ?? 0))));

/** How far each ground moves at most along a row of colours. */
function largestStep(colors: readonly Oklch[]): number {
  return Math.max(
    ...designs.flatMap((design) =>
      colors.slice(1).flatMap((color, at) => {
        const before = designGrounds(design, colors[at] ?? color);
        const after = designGrounds(design, color);
        return (['paper', 'surface', 'chip'] as const).map((ground) =>
          distance(before[ground], after[ground]),
        );
      }),
    ),
  );
}

test('no step in hue or chroma makes a ground jump', () => {
  const hues = Array.from({ length: 629 }, (_, at) => ({ l: 0.4, c: 0.12, h: at / 100 - 3.14 }));
  const chromas = [0.05, 0.4, 1, 2, 2.7].map((h) =>
    Array.from({ length: 101 }, (_, at) => ({ l: 0.4, c: at / 500, h })),
  );
  expect(Math.max(...[hues, ...chromas].map(largestStep))).toBeLessThan(3);
});

test('a grey brand has no coloured ground in Report, which takes the hue of the brand', () => {
  const [red, green, blue] = channels(designGrounds('finance', { l: 0.4, c: 0, h: 0 }).chip);
  expect([red, blue]).toEqual([green, green]);
});
