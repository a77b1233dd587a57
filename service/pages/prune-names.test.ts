import { expect, test } from 'vitest';
import { pruneNames } from './prune-names.ts';

const page = '<style>:root{--font-a:A,"Near A"}</style><p style="color:var(--in-markup)">';

test.each([
  [':root{--a:1px;--b:2px}p{top:var(--a)}', ':root{--a:1px}p{top:var(--a)}'],
  [':root{--c:1px}p{top:0}', 'p{top:0}'],
  [':root{--in-markup:red}', ':root{--in-markup:red}'],
  ['@keyframes go{from{top:0}to{top:1px}}p{top:0}', 'p{top:0}'],
  ['@keyframes go{from{top:0}}p{animation:go 1s}', '@keyframes go{from{top:0}}p{animation:go 1s}'],
  ['@font-face{font-family:Near A;src:local(B)}', '@font-face{font-family:Near A;src:local(B)}'],
  ['@font-face{font-family:"Near C";src:local(B)}p{top:0}', 'p{top:0}'],
])('%s keeps what the page reads: %s', (css, pruned) => {
  expect(pruneNames(css, page)).toBe(pruned);
});

test('variables stay on pages with SVG files that may read them', () => {
  expect(pruneNames(':root{--roof:red}', '<svg><use href="town.svg#scene"></use></svg>')).toBe(
    ':root{--roof:red}',
  );
});
