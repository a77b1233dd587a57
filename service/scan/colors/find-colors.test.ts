import { expect, test } from 'vitest';
import { findColors } from './find-colors.ts';
import { indexElements, matchSelectors } from './match-selector.ts';
import { parseHexColor } from './parse-color.ts';
import { readPage } from '../page/read-page.ts';
import { findImports } from './find-imports.ts';
import { readRules } from './read-rules.ts';

function scanColors(
  html: string,
  ...sheets: string[]
): readonly [string | undefined, string | undefined] {
  const { primary, secondary } = findColors(readPage(html, undefined), sheets);
  return [primary?.value, secondary?.value];
}

const body =
  '<header class="top"><nav><a class="link" href="#">A</a></nav></header><h1>T</h1><a class="btn">Go</a><p>x</p>';

test('weighs what the page uses, and nothing of the sheet that it does not', () => {
  expect(
    scanColors(
      body,
      '.top{background:#0b6e4f}.btn{background:#e4572e}.nowhere,#gone{background:#f0f;color:#f0f}',
    ),
  ).toEqual(['#0b6e4f', '#e4572e']);
});

test('follows custom properties and their fallbacks', () => {
  expect(
    scanColors(
      body,
      ':root{--brand:rgb(11 110 79);--main:var(--brand)}.top{background:var(--main)}.btn{background:var(--none, #e4572e)}',
    ),
  ).toEqual(['#0b6e4f', '#e4572e']);
});

test('lets a later or more specific rule replace a framework’s colour', () => {
  const framework = '.btn{background:#c2185b}.top{background:#c2185b}';
  const own = 'header.top{background:#0b6e4f}a.btn{background:#0b6e4f}';
  expect(scanColors(body, framework, own)[0]).toBe('#0b6e4f');
});

test('takes a coloured theme-color, and no grey one', () => {
  expect(scanColors('<meta name="theme-color" content="#7a1fa2"><p>x')[0]).toBe('#7a1fa2');
  expect(scanColors('<meta name="theme-color" content="#ffffff"><p>x')).toEqual([
    undefined,
    undefined,
  ]);
});

test('finds no colour on a grey site', () => {
  expect(
    scanColors(body, '.top{background:#222}.btn{background:#888;color:#fff}h1{color:#1a1a1a}'),
  ).toEqual([undefined, undefined]);
});

test('holds the colours of frameworks and social networks to be worth less', () => {
  const html = `${body}<a class="facebook">f</a>`;
  expect(
    scanColors(
      html,
      '.facebook{background:#3b5998;color:#3b5998}a{color:#0d6efd}h1{color:#8a4b08;border-color:#8a4b08;background:#8a4b08}',
    )[0],
  ).toBe('#8a4b08');
});

test('reads style elements, style attributes, old attributes and a Tailwind configuration', () => {
  expect(scanColors(`<style>.top{background:#0b6e4f}</style>${body}`)[0]).toBe('#0b6e4f');
  expect(scanColors('<div id="header" style="background-color: #0b6e4f">x</div>')[0]).toBe(
    '#0b6e4f',
  );
  expect(scanColors('<body><table id="header" bgcolor="#0B6E4F"><tr><td>x</table>')[0]).toBe(
    '#0b6e4f',
  );
  expect(
    scanColors(
      `<script>tailwind.config={theme:{extend:{colors:{primary:'#0b6e4f'}}}}</script>${body}`,
    )[0],
  ).toBe('#0b6e4f');
});

test('skips print, phone and dark rules, and survives a broken sheet', () => {
  expect(
    scanColors(
      body,
      '@media print{.top{background:#f0f}}@media (max-width:600px){.top{background:#f0f}}@media (prefers-color-scheme:dark){.top{background:#f0f}}',
    ),
  ).toEqual([undefined, undefined]);
  expect(scanColors(body, '.top{background:#0b6e4f}}}} @media { .btn{ color: ; } "')[0]).toBe(
    '#0b6e4f',
  );
});

test.each([
  ['.card', 1],
  ['div.card > p', 1],
  ['#main p', 2],
  ['p + p', 1],
  ['h2 ~ p', 2],
  ['[data-x="1"]', 1],
  ['[class^="car"]', 1],
  ['p:not(.second)', 2],
  [':is(.second, .none)', 1],
  ['.\\31 0px', 1],
  ['section p', 0],
  ['.card .none', 0],
  ['p::selection', 0],
])('%s matches %i elements', (selector, count) => {
  const html =
    '<div id="main"><h2>T</h2><p>1</p><p class="second">2</p></div><div class="card" data-x="1"><p class="10px">3</p></div>';
  const index = indexElements(readPage(html, undefined).elements);
  const matched = matchSelectors(selector, index).flatMap(({ elements }) => elements);
  expect(matched.length).toBe(count);
});

test('knows a state from the element’s own look', () => {
  const index = indexElements(readPage('<a class="btn">x</a>', undefined).elements);
  expect(matchSelectors('.btn:hover, .btn', index).map(({ state }) => state)).toEqual([
    true,
    false,
  ]);
});

test('reads imports for screens and rules without their pictures', () => {
  expect(
    findImports(
      '@import url("a.css"); @import "b.css" print; @import url(https://fonts.example/css2?x);',
    ),
  ).toEqual(['a.css']);
  expect(
    readRules(`.a{background:url(data:image/png;base64,${'A'.repeat(9000)}) #0b6e4f}`),
  ).toHaveLength(1);
});

test('takes nothing but an opaque colour for a colour', () => {
  expect(parseHexColor('RebeccaPurple')).toBe('#663399');
  expect(parseHexColor('hsl(160 82% 24%)')).toBe('#0b6f4e');
  for (const value of [
    'transparent',
    'rgba(0,0,0,.2)',
    'red;background:url(//x)',
    'url(x)',
    'inherit',
    '#fff;}body{',
    'expression(1)',
    '',
  ]) {
    expect(parseHexColor(value), value).toBeUndefined();
  }
});

test('takes the dark one of a light and a dark colour as the brand, which a page can stand on', () => {
  const band = (name: string): string =>
    `<section class="${name}"><h2>Dogs</h2><a>Book</a></section>`;
  const css = '.yellow{background:#ffd53f}.purple{background:#2b1363;color:#fff}';
  const html = `<body>${band('yellow').repeat(3)}${band('purple').repeat(2)}</body>`;
  expect(scanColors(html, css)).toEqual(['#2b1363', '#ffd53f']);
});
