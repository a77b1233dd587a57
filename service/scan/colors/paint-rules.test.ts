import { expect, test } from 'vitest';
import { selectColorRules } from './paint-rules.ts';
import { readRules } from './read-rules.ts';

test.each([
  [
    'keeps what paints',
    'a{color:red}b{margin:0}c{background:#fff}',
    'a{color:red}c{background:#fff}',
  ],
  ['keeps custom properties', ':root{--brand:#0a5}p{float:left}', ':root{--brand:#0a5}'],
  ['looks into groups', '@media print{a{margin:0}b{fill:red}}', '@media print{b{fill:red}}'],
  [
    'keeps a rule around rules',
    'a{color:red;b{margin:0}i{color:#00f}}',
    'a{color:red;i{color:#00f}}',
  ],
  ['reads over braces in strings', 'a::after{content:"}{"}b{color:red}', 'b{color:red}'],
  ['reads over braces in comments', '/* } { */a{margin:0}b{color:red}', 'b{color:red}'],
  ['reads over escaped names', '.w-1\\/2\\{{margin:0}b{color:red}', 'b{color:red}'],
  ['leaves what does not end', 'a{color:red}b{margin:0', 'a{color:red}b{margin:0'],
  ['leaves braces too many', '}}a{color:red}', '}}a{color:red}'],
])('%s', (_case, css, expected) => {
  expect(selectColorRules(css)).toBe(expected);
});

test('loses no colour of a sheet', () => {
  const css =
    '@import url("x{y.css");@font-face{src:url(a)}h1,h2{font:1em a}h1{color:#0a5}.b{border:1px solid #fc0}';
  expect(readRules(css).map(({ selectors }) => selectors)).toEqual(['h1', '.b']);
});
