import { expect, test } from 'vitest';
import { leavesOut } from './left-out.ts';

test.each([
  ['finance', 'standard', 'portraits', true],
  ['courtyard', 'standard', 'portraits', false],
  ['courtyard', 'standard', 'article drawings', true],
  ['yard', 'bold', 'article drawings', true],
  ['menu', 'bold', 'map', true],
  ['menu', 'creative', 'map', false],
  ['real-estate', 'creative', 'map', true],
  ['real-estate', 'standard', 'map', false],
] as const)(
  'the design %s in the layout %s: %s left out: %s',
  (design, layout, part, isLeftOut) => {
    expect(leavesOut({ design, overrides: { layout } }, part)).toBe(isLeftOut);
  },
);

test('without a layout only the design decides', () => {
  expect(leavesOut({ design: 'menu', overrides: {} }, 'map')).toBe(false);
  expect(leavesOut({ design: 'menu', overrides: {} }, 'portraits')).toBe(true);
});
