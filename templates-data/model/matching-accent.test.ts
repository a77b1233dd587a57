import { expect, test } from 'vitest';
import { matchingAccent } from './matching-accent.ts';
import { toOklch, type Oklch } from './oklch.ts';
import { createTheme } from './theme.ts';
import { designs } from './designs.ts';
import { contrast } from './oklch.ts';

const parse = (color: string | undefined): Oklch => {
  const parsed = toOklch(color ?? '');
  if (!parsed) throw new Error(`${color ?? 'undefined'} is no colour`);
  return parsed;
};

test('a strong colour is its own accent', () => {
  for (const color of ['#e42328', '#4169e3', '#f68929']) expect(matchingAccent(color)).toBe(color);
});

test.each(['#44165a', '#876847', '#23395d', '#f3e3c3'])(
  'a dark, dull or pale colour (%s) gets a stronger shade of its hue',
  (color) => {
    const [own, accent] = [parse(color), parse(matchingAccent(color))];
    expect(
      Math.abs(Math.atan2(Math.sin(own.h - accent.h), Math.cos(own.h - accent.h))),
    ).toBeLessThan(0.15);
    expect(accent.c).toBeGreaterThan(0.07);
    for (const design of designs) {
      const theme = createTheme(color, matchingAccent(color) ?? '', design);
      expect(contrast(theme['on-accent'], theme.accent)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('a grey and an unreadable colour have no accent of their own', () => {
  expect(['#1e293b', '#808080', '#000', 'red', ''].map(matchingAccent)).toEqual([
    expect.any(String),
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
