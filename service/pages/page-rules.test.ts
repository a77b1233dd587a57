import { describe, expect, test } from 'vitest';
import { compilePage } from './compile-page.ts';
import { renderPage } from './render-page.ts';
import { parseRules, readMarks, selectRules, withoutUnusedRules } from './page-rules.ts';

const root = new Map([
  ['data-layout', 'bold'],
  ['data-header', 'solid'],
]);
const page = readMarks('<p class="lead fine" data-fit="w2 t5"></p>', root);
const left = (css: string): string => selectRules(parseRules(css), page);

describe('the style sheet of a page that shows one variant', () => {
  test.each([
    [
      'has the rules of that variant',
      '[data-layout=bold] h1{top:0}',
      '[data-layout=bold] h1{top:0}',
    ],
    [
      'has none of another variant',
      'p{top:0}[data-layout=minimal] h1{top:0}i{top:0}',
      'p{top:0}i{top:0}',
    ],
    ['has none of a choice that the page does not make', '[data-hero="none"] h1{top:0}', ''],
    [
      'keeps of a rule the selectors that can match',
      '[data-layout=minimal] :is(a,b),[data-header="solid"] p,u{top:0}',
      '[data-header="solid"] p,u{top:0}',
    ],
    [
      'keeps what is said of all variants but some',
      '[data-layout]:not([data-layout=minimal],[data-layout=creative]) h1{top:0}',
      '[data-layout]:not([data-layout=minimal],[data-layout=creative]) h1{top:0}',
    ],
    [
      'keeps what is said of one of several',
      ':is([data-layout=minimal],[data-layout=bold]) h1{top:0}',
      ':is([data-layout=minimal],[data-layout=bold]) h1{top:0}',
    ],
    [
      'has nothing that is said of several other variants',
      ':is([data-layout=minimal],[data-hero=none]) h1{top:0}:is([data-layout=minimal],p) h1{top:0}',
      ':is([data-layout=minimal],p) h1{top:0}',
    ],
    [
      'has nothing of what is nested in a rule of another variant',
      'a{top:0}[data-layout=minimal]{p{top:0}@media print{i{top:0}}}[data-layout=bold]{top:0;p{top:0}[data-header=none] &{top:0}}',
      'a{top:0}[data-layout=bold]{top:0;p{top:0}}',
    ],
    [
      'has none of a class that is not on the page',
      '.cards h3,.lead em{top:0}.cards{left:0}',
      '.lead em{top:0}',
    ],
    [
      'keeps what is said of pages without a class',
      'p:not(.cards){top:0}i:has(.cards){top:0}:is(.cards,.fine) b{top:0}:is(.cards,b) b{top:0}',
      'p:not(.cards){top:0}:is(.cards,.fine) b{top:0}:is(.cards,b) b{top:0}',
    ],
    [
      'has none that exclude its own variant',
      ':root:not([data-layout=minimal],[data-layout=bold]){p{top:0}}:not([data-header=solid])>body p{top:0}:not([data-layout=bold])[data-header=solid] p{top:0}:not([data-layout=minimal])>body p{left:0}',
      ':not([data-layout=minimal])>body p{left:0}',
    ],
    [
      'keeps what other elements than the root may lack',
      'p:not([data-layout=bold]){top:0}:root:not([data-layout=bold] p){top:0}',
      'p:not([data-layout=bold]){top:0}:root:not([data-layout=bold] p){top:0}',
    ],
    [
      'has the size of its name',
      '[data-fit~=w1]{top:0}[data-fit~="t5"]{top:0}',
      '[data-fit~="t5"]{top:0}',
    ],
    ['keeps classes that are written with escapes', '.md\\:grid{top:0}', '.md\\:grid{top:0}'],
    [
      'has nothing for right-to-left text',
      'p:dir(rtl),u:not(:dir(rtl)){top:0}:has(h1:dir(rtl)){left:0}',
      'u:not(:dir(rtl)){top:0}',
    ],
    ['keeps the classes that scripts add', '.slider-dots{top:0}', '.slider-dots{top:0}'],
    [
      'takes no class from an attribute or a length',
      '[src$=".webp"]{top:.5rem}@media (width<48.5rem){p{top:1.5rem}}',
      '[src$=".webp"]{top:.5rem}@media (width<48.5rem){p{top:1.5rem}}',
    ],
    ['keeps other attributes', '[data-size=long] h1{top:0}', '[data-size=long] h1{top:0}'],
    [
      'has no block that would be empty',
      '@media (width<48rem){[data-layout=minimal] h1{top:0}}@supports (top:0){p{top:0}}',
      '@supports (top:0){p{top:0}}',
    ],
    [
      'keeps faces, steps of a movement and declarations with every sign',
      '@font-face{font-family:A;src:url(/a.woff2)}@keyframes k{0%,to{top:0}}p::before{content:"[data-layout=minimal]"}',
      '@font-face{font-family:A;src:url(/a.woff2)}@keyframes k{0%,to{top:0}}p::before{content:"[data-layout=minimal]"}',
    ],
  ])('%s', (_, css, expected) => {
    expect(left(css)).toBe(expected);
  });
});

const built =
  '<!DOCTYPE html><html data-layout="standard" data-attr-data-layout="layout"><head><title>x</title>' +
  '<style>p{top:0}[data-layout=standard] p{top:1px}[data-layout=bold] p{top:2px}</style></head><body></body></html>';

test('the style sheet of a page with right-to-left text has its rules', () => {
  const css = 'p:dir(rtl){top:0}';
  for (const html of ['<p>مرحبا</p>', '<html dir="rtl">'])
    expect(selectRules(parseRules(css), readMarks(html, root))).toBe(css);
});

describe('a page', () => {
  test('that is served as it was built has the rules of its own variant', () => {
    expect(withoutUnusedRules(built)).toContain(
      '<style>p{top:0}[data-layout=standard] p{top:1px}</style>',
    );
  });

  test('that is filled has the rules of what it shows', () => {
    const html = built
      .replace('<body>', '<body><p class="lead" data-if="lead"></p>')
      .replace('p{top:0}', '.lead{top:0}');
    const fill = (texts: Record<string, string>): string =>
      renderPage(compilePage(html), {
        view: { texts, lists: {}, sections: [] },
        base: '',
        theme: undefined,
      }).html;
    expect(fill({ lead: 'yes' })).toContain('<style>.lead{top:0}');
    expect(fill({})).toContain('<style></style>');
  });

  test('that is filled has those of the variant that the demo chose, and tells them to the policy', () => {
    const filled = renderPage(compilePage(built), {
      view: { texts: { layout: 'bold' }, lists: {}, sections: [] },
      base: '',
      theme: undefined,
    });
    expect(filled.html).toContain('<style>p{top:0}[data-layout=bold] p{top:2px}</style>');
    expect(filled.styles).toEqual(['p{top:0}[data-layout=bold] p{top:2px}']);
  });
});
