import { describe, expect, test } from 'vitest';
import { compilePage } from './compile-page.ts';
import { parseRules, selectRules, withoutUnusedRules } from './page-rules.ts';
import { readTree } from './page-tree.ts';
import { renderPage } from './render-page.ts';

const wrap = (body: string, root = ''): string =>
  `<!DOCTYPE html><html data-layout="bold" data-header="solid"${root}><head><meta charset="utf-8"><title>a<b</title></head><body>${body}</body></html>`;
const select = (css: string, body: string, root?: string): string =>
  selectRules(parseRules(css), readTree(wrap(body, root)));

const body =
  '<p class="lead fine" data-fit="w2 t5" data-size="long">a</p>' +
  '<ul class="list"><li><i>1</i></li><li><b class="price">2</b></li><li>3</li></ul>' +
  '<section class="about"><h2>a &amp; b</h2><img class="duo" src="/plate-a.svg"><a href="/x">x</a></section>';

describe('the style sheet of a page', () => {
  test.each([
    ['has the rules of its variant', '[data-layout=bold] p{top:0}'],
    ['has rules of one of several variants', ':is([data-layout=none],[data-layout=bold]) p{top:0}'],
    ['has rules of all variants but others', '[data-layout]:not([data-layout=none]) p{top:0}'],
    ['has rules of elements within others', 'body .list>li b,.lead+.list,.lead~.about{top:0}'],
    ['has rules of elements that contain others', '.about:has(>h2):not(:has(p)) a{top:0}'],
    [
      'has rules of elements by their place',
      '.list>:nth-child(2n+1),.list>li:nth-child(3):last-child{top:0}',
    ],
    [
      'has rules of elements by attributes',
      '[data-fit~=t5],[src*="/plate-"],[data-size^=lon]{top:0}',
    ],
    ['has rules of states', '.lead:hover,a:focus-visible,.about[open]{top:0}'],
    ['has rules of the parts of its elements', '.lead:before,.lead::after,::selection{top:0}'],
    [
      'has rules of what scripts add',
      '.about .slider-dots button,.toast,:is(.toast,.y) p,.lead:has(.field-error){top:0}',
    ],
    ['has rules for a picture that cannot be loaded', '.about:not(:has(img)) h2{top:0}'],
    ['has rules of selectors that it cannot read', 'p:lang(de),p:where(%){top:0}'],
    [
      'keeps faces, steps of a movement and every sign',
      '@font-face{font-family:A;src:url("/a;{.woff2")}@keyframes k{0%,to{top:0}}p::before{content:"}[data-layout=none]"}',
    ],
    [
      'keeps nested rules',
      '.about{top:0;& h2{top:1px}a{left:0}@media print{& a{top:0}>h2{left:0}}}',
    ],
  ])('%s: %s', (_, css) => {
    expect(select(css, body)).toBe(css);
  });

  test.each([
    ['of another variant', '[data-layout=none] p{top:0}:not([data-layout=bold])>body p{top:0}'],
    ['of a class or element that is not there', '.cards h3,.lead em,nav,#main{top:0}'],
    ['of elements that stand elsewhere', '.about .lead,.list+.lead,.about>b,.list>b{top:0}'],
    ['of elements without others', '.list:not(:has(.price)) li,.about:has(.price){top:0}'],
    [
      'of another place',
      '.list>:only-child,.list>:nth-child(4),.list>li:nth-child(2):last-child{top:0}',
    ],
    ['of other values', '[data-fit~=w1],[data-size=longer],[lang=vi] p,[src$=".webp"]{top:0}'],
    ['of right-to-left text', 'p:dir(rtl),.lead:has(:dir(rtl)){top:0}'],
    ['of nested parts that are not there', '.about{& .lead{top:0}@media print{>p{top:0}}}'],
    ['that would be empty', '@media print{@supports (top:0){.cards{top:0}}}.lead{}'],
  ])('has none %s: %s', (_, css) => {
    expect(select(css, body)).toBe('');
  });

  test('keeps of a list the selectors that can match', () => {
    expect(select('.cards,.lead p,[data-header="solid"] p{top:0}', body)).toBe(
      '[data-header="solid"] p{top:0}',
    );
  });

  test('has rules for right-to-left text where some letters are', () => {
    expect(select('p:dir(rtl){top:0}', '<p>مرحبا</p>')).toBe('p:dir(rtl){top:0}');
    expect(select('p:dir(rtl){top:0}', '<p></p>', ' dir="rtl"')).toBe('p:dir(rtl){top:0}');
  });

  test('has the sizes of headlines that the client may try', () => {
    const css = '[data-size=longest] h1{top:0}';
    expect(select(css, '<div data-size="long"><h1>a</h1></div>')).toBe('');
    expect(
      select(css, '<div data-size="long"><h1>a</h1></div><button data-panel="looks"></button>'),
    ).toBe(css);
  });

  test('has the second part of headlines that the client may try', () => {
    const css = 'h1 em{top:0}';
    const panel = '<button data-panel="looks"></button>';
    expect(select(css, '<h1><span>a</span></h1>')).toBe('');
    expect(select(css, `<h1><span>a</span></h1>${panel}`)).toBe(css);
  });

  test('has no value that a later rule with the same selector replaces', () => {
    expect(
      select('.lead,.about{top:0;left:0}.lead{top:1px;left:2px}p{top:0}.about{top:3px}', body),
    ).toBe('.lead,.about{left:0}.lead{top:1px;left:2px}p{top:0}.about{top:3px}');
    expect(select('@media print{.lead{top:0;left:0}}.lead{top:1px}', body)).toBe(
      '@media print{.lead{left:0}}.lead{top:1px}',
    );
  });

  test.each([
    '.lead{top:0}@media print{.lead{top:1px}}',
    '@media screen{.lead{top:0}}@media print{.lead{top:1px}}',
    '.lead{top:0!important}.lead{top:1px}',
    '.lead{color:red}.lead{color:oklch(from var(--a) l c h)}',
    '.about{& h2{top:0}}section{& h2{top:1px}}',
    'h2{top:0}.about{& h2{top:1px}}',
    '@layer a{.lead{top:0}}.lead{top:1px}',
  ])('keeps a value that still counts: %s', (css) => {
    expect(select(css, body)).toBe(css);
  });
});

const built = wrap(
  '<p class="lead" data-if="lead"></p><p></p>',
  ' data-attr-data-layout="layout"',
).replace(
  '</head>',
  '<style>.lead{top:0}[data-layout=bold] p{top:2px}[data-layout=none] p{top:1px}</style></head>',
);

describe('a page', () => {
  const fill = (texts: Record<string, string>): string =>
    renderPage(compilePage(built), {
      view: { texts, lists: {}, sections: [] },
      base: '',
      theme: undefined,
      isTrimmed: true,
    }).html;

  test('that is served as it was built has the rules of its own variant', () => {
    expect(withoutUnusedRules(built)).toContain(
      '<style>.lead{top:0}[data-layout=bold] p{top:2px}</style>',
    );
  });

  test('that is filled has the rules of what it shows, in the variant that the demo chose', () => {
    expect(fill({ lead: 'yes', layout: 'none' })).toContain(
      '<style>.lead{top:0}[data-layout=none] p{top:1px}</style>',
    );
    expect(fill({})).toContain('<style></style>');
  });
});
