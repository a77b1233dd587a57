import { expect, test } from 'vitest';
import { actionColor, usualAction } from './action-color.ts';
import { contrast } from './oklch.ts';

const steps = ['00', '33', '80', 'cc', 'ff'];
const accents = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test('every accent makes a button that is seen and read on both grounds', () => {
  for (const accent of accents) {
    const { main, ink } = actionColor(accent);
    expect(contrast(main, '#101217'), accent).toBeGreaterThanOrEqual(3);
    expect(contrast(main, '#f1f2f4'), accent).toBeGreaterThanOrEqual(3);
    expect(contrast(main, ink), accent).toBeGreaterThanOrEqual(4.5);
  }
});

test('an accent that is seen on both stays as it is', () => {
  expect(actionColor('#c2410c')).toEqual({ main: '#c2410c', ink: '#ffffff' });
});

test('without an accent the button has the usual colour', () => {
  for (const accent of [undefined, '', 'red', '#abc'])
    expect(actionColor(accent)).toBe(usualAction);
});
