import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { designs, type Design } from './designs.ts';
import { toOklch } from './oklch.ts';
import { createTheme, themeCss, type Token } from './theme.ts';

/** Every text or graphic token with its grounds, and the contrast that it must reach there. */
const contrastPairs: readonly (readonly [Token, Token, number])[] = [
  ...(['paper', 'surface', 'tint', 'chip'] as const).flatMap(
    (ground) =>
      [
        ['ink', ground, 7],
        ['muted', ground, 4.5],
        ['brand-text', ground, 4.5],
        ['accent-text', ground, 4.5],
        ['accent-graphic', ground, 3],
        ['ring', ground, 3],
      ] as const,
  ),
  ['on-brand', 'brand', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-deep', 'deep', 7],
  ['on-deep-muted', 'deep', 4.5],
  ['accent-on-deep', 'deep', 4.5],
  ['ring-on-deep', 'deep', 3],
];

/** Pseudorandom numbers that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const difficult: [string, string][] = [
  ['#000000', '#000000'],
  ['#ffffff', '#ffffff'],
  ['#ffff00', '#00ff00'],
  ['#777777', '#777777'],
  ['#ff0000', '#0000ff'],
  ['#f5c400', '#222222'],
  ['#111827', '#3b82f6'],
  ['not a colour', ''],
];

function failures(design: Design, count: number): string[] {
  const random = randomFrom(20_261_121);
  const color = (): string =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const failed: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [primary, secondary] = difficult[index] ?? [color(), color()];
    const theme = createTheme(primary, secondary, design);
    for (const [text, ground, ratio] of contrastPairs) {
      // Portrait chips of the dark design carry pictures only.
      if (design === 'technology' && ground === 'chip') continue;
      if (wcagContrast(theme[text], theme[ground]) < ratio) {
        failed.push(`${primary}/${secondary}: ${text} on ${ground}`);
      }
    }
  }
  return failed;
}

test('6,000 pairs of colours give every text a contrast of WCAG AA in the law design', () => {
  expect(failures('law', 6000)).toEqual([]);
}, 120_000);

test.each(designs.filter((design) => design !== 'law'))(
  '600 pairs of colours give every text a contrast of WCAG AA in the %s design',
  (design) => {
    expect(failures(design, 600)).toEqual([]);
  },
  60_000,
);

test('a yellow brand has dark labels and a dark band of its own hue', () => {
  const theme = createTheme('#f5c400', '#222222', 'law');
  expect(theme['on-brand']).toBe('#0b1220');
  const hueOf = (color: string): number => toOklch(color)?.h ?? Number.NaN;
  expect(hueOf(theme.deep)).toBeCloseTo(hueOf('#f5c400'), 1);
});

test.each([
  ['#ecab4a', 0.02],
  ['#d4a373', 0.02],
  ['#0d6efd', 0.075],
  ['#10b981', 0.075],
])(
  'the dark band of %s has a chroma of %d at most, so that it is no heavy brown',
  (brand, most) => {
    const chroma = toOklch(createTheme(brand, brand, 'courtyard').deep)?.c ?? 1;
    expect(chroma).toBeGreaterThan(0.01);
    expect(chroma).toBeLessThanOrEqual(most + 0.002);
  },
);

test('a dark brand colour is the dark ground, and the other one that of all buttons', () => {
  const theme = createTheme('#111827', '#3b82f6', 'law');
  expect(theme.deep).toBe('#111827');
  expect(theme.brand).toBe(theme.accent);
  expect(toOklch(theme.brand)?.h).toBeCloseTo(toOklch('#3b82f6')?.h ?? 0, 1);
});

test.each([
  ['a red and a pale green', '#e02b20', '#a5cec7'],
  ['a tan and a pink', '#d4a373', '#e78c9b'],
  ['a blue and nearly black', '#0d6efd', '#112233'],
])('%s give a page one colour of buttons, the first', (_name, primary, secondary) => {
  const theme = createTheme(primary, secondary, 'courtyard');
  expect(theme.accent).toBe(theme.brand);
  const hueOf = (color: string): number => toOklch(color)?.h ?? Number.NaN;
  expect(hueOf(theme.brand)).toBeCloseTo(hueOf(primary), 1);
});

test('a button of the dark ground’s own colour has the second one there', () => {
  const { brand, accent, deep } = createTheme('#1e3a8a', '#f59e0b', 'law');
  expect(brand).toBe('#1e3a8a');
  expect(accent).toBe('#f59e0b');
  expect(wcagContrast(accent, deep)).toBeGreaterThan(3);
});

test('brands in tan stand on different dark grounds, by their second colours', () => {
  const deepOf = (secondary: string): string => createTheme('#b58d67', secondary, 'courtyard').deep;
  const hueOf = (color: string): number => toOklch(color)?.h ?? Number.NaN;
  expect(hueOf(deepOf('#4f8a5b'))).toBeCloseTo(hueOf('#4f8a5b'), 1);
  expect(hueOf(deepOf('#e78c9b'))).toBeCloseTo(hueOf('#e78c9b'), 1);
  expect(toOklch(deepOf('#222222'))?.c).toBeLessThan(0.02);
});

test('Yard uses one of the two colours at full strength, and its black is black', () => {
  const loud = (primary: string, secondary: string): string =>
    createTheme(primary, secondary, 'yard').accent;
  expect(loud('#1e3a8a', '#f97316')).toBe('#f97316');
  expect(loud('#facc15', '#111827')).toBe('#facc15');
  expect(loud('#166534', '#c2410c')).toBe('#166534');
  expect(loud('#111827', '#ffffff')).toBe('#ffffff');
  expect(createTheme('#facc15', '#111827', 'yard')['on-accent']).toBe('#0b1220');
  for (const primary of ['#facc15', '#1e3a8a', '#ffffff', '#000000', '#ff0000']) {
    expect(
      wcagContrast(createTheme(primary, '#00ff00', 'yard').deep, '#000000'),
      primary,
    ).toBeLessThan(1.25);
  }
});

test('the style rule contains only custom properties with hex colours, for any input', () => {
  expect(themeCss(createTheme('red;}</style><script>', 'url(//x)', 'law'))).toMatch(
    /^:root\{(?:--[a-z-]+:#[0-9a-f]{6};?)+\}$/u,
  );
});

test('a button differs from the dark page for any dark colour of a client', () => {
  for (const [primary = '', secondary = ''] of difficult) {
    const { accent, brand, paper } = createTheme(primary, secondary, 'technology');
    expect(wcagContrast(brand, paper)).toBeGreaterThan(2);
    expect(wcagContrast(accent, paper)).toBeGreaterThan(2);
  }
});

test('on a dark page a bright colour beside a navy one is that of the buttons', () => {
  const { 'accent-text': button } = createTheme('#00cfff', '#0d1b2a', 'technology');
  expect(toOklch(button)?.c).toBeGreaterThan(0.1);
});
