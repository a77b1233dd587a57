import { converter, formatHex, toGamut, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { contrast, toHex, toOklch } from './oklch.ts';

const oklch = converter('oklch');
const intoSrgb = toGamut('rgb', 'oklch');
const inDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Every 17th level of each channel, including black, white, all greys and all corners. */
const levels = Array.from({ length: 16 }, (_, level) => (level * 17).toString(16).padStart(2, '0'));
const colors = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

function largestDifference(one: string, other: string): number {
  const channels = (color: string): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const others = channels(other);
  return Math.max(
    ...channels(one).map((channel, index) => Math.abs(channel - (others[index] ?? NaN))),
  );
}

test('4,096 colours have the lightness, chroma and hue that a colour library gives them', () => {
  for (const color of colors) {
    const ours = toOklch(color);
    const theirs = oklch(color);
    expect(ours?.l, color).toBeCloseTo(theirs?.l ?? NaN, 10);
    expect(ours?.c, color).toBeCloseTo(theirs?.c ?? NaN, 10);
    if (theirs?.h === undefined) continue;
    expect((inDegrees(ours?.h ?? NaN) + 360) % 360, color).toBeCloseTo(theirs.h, 6);
  }
});

test('every colour is restored from its lightness, chroma and hue', () => {
  for (const color of colors) {
    const lch = toOklch(color);
    expect(lch && toHex(lch)).toBe(color);
  }
});

test('colours outside of sRGB are mapped as by a colour library, except for the last digit', () => {
  for (const color of colors.filter((_, index) => index % 7 === 0)) {
    const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
    for (const [lightness, chroma] of [
      [l + 0.15, c],
      [l - 0.2, c],
      [l, c + 0.12],
      [1.01, c],
      [-0.01, c],
    ] as const) {
      const theirs = formatHex(
        intoSrgb({ mode: 'oklch', l: lightness, c: chroma, h: inDegrees(h) }),
      );
      const ours = toHex({ l: lightness, c: chroma, h });
      expect(
        largestDifference(ours, theirs),
        `${color} ${lightness} ${chroma}: ${ours}`,
      ).toBeLessThan(2);
    }
  }
});

test('contrast equals the definition of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  for (let index = 0; index < colors.length; index += 1) {
    const [one = '', other = ''] = [colors[index], colors[(index * 31 + 7) % colors.length]];
    expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 10);
  }
});

test('three digits stand for six, and other texts are not a colour', () => {
  expect(toOklch('#1AF')).toEqual(toOklch('#11aaff'));
  for (const odd of ['', 'red', '#12', '#12345', '#1234567', ' #123456', '#12345g', 'rgb(0,0,0)']) {
    expect(toOklch(odd), odd).toBeUndefined();
  }
});
