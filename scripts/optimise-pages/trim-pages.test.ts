import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimPage } from './trim-pages.ts';

const cspSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of a page contains the hashes of its own inline scripts and styles only', () => {
  const html = trimPage(
    `<head><meta http-equiv="content-security-policy" content="font-src 'self'; script-src 'self' ${cspSource('other')} ${cspSource('a()')}; style-src 'self' ${cspSource('b{}')};"><style>a{}</style> <style>b{}</style><style data-slot-theme>c{}</style></head><script>a()</script>`,
  );
  expect(html).toContain(
    `content="font-src 'self'; script-src 'self' ${cspSource('a()')}; style-src 'self' ${cspSource('a{}b{}')} ${cspSource('c{}')};"`,
  );
  expect(html).toContain('<style>a{}b{}</style><style data-slot-theme>c{}</style>');
});

test('an external script gets no hash, and a repeated inline one gets one', () => {
  const html = trimPage(
    `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self';"><script type="module" src="/x.js"></script><script>a()</script><script type="application/json">{}</script><script>a()</script>`,
  );
  expect(html).toContain(
    `content="script-src 'self' ${cspSource('a()')} ${cspSource('{}')}; style-src 'self';"`,
  );
});

test('blanks beside block elements are removed, those between words and inline elements stay', () => {
  expect(
    trimPage(
      '<div class="a"> <a href="/"> <b>one</b> <i>two</i> </a> <br> </div>\n<p> <nav> </nav> <navy> <u></u> </p>',
    ),
  ).toBe(
    '<div class="a"><a href="/"> <b>one</b> <i>two</i> </a> <br></div><p><nav></nav><navy> <u></u></p>',
  );
  expect(trimPage('<b title="<p> <i>"> <u></u></b> <p>')).toBe('<b title="<p><i>"> <u></u></b><p>');
});

test('blanks after commas are removed from a sheet, but not from the words in it', () => {
  const sheet = `a, b { content: 'x' }p::before{content:"the \\" table, as ever;}";font:1em a, b;}`;
  expect(trimPage(`<style>${sheet}</style>`)).toContain(
    `<style>a,b { content: 'x' }p::before{content:"the \\" table, as ever;}";font:1em a,b}</style>`,
  );
});

test('a trimmed page does not change when it is trimmed again', () => {
  const once = trimPage(
    `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self';"><style>a{}</style>`,
  );
  expect(trimPage(once)).toBe(once);
});

test('the text of a page without a policy stays', () => {
  expect(trimPage('<p>$& </p>')).toBe('<p>$& </p>');
});

test('a page that defers its modules preloads none, and has one sheet with only the rules that match', () => {
  const html = trimPage(
    `<head><style>i{left:0}table{left:0}</style><script>f()</script><style>@layer utilities{.a{top:0}.b,.a>.b{top:1px}.md\\:c:hover{top:2px}@media print{.b{top:3px}}i:not(.b){top:4px}:is(.a,.b){top:5px}}::file-selector-button{top:0}@keyframes k{to{top:0}}</style></head><p class="a md:c"></p><i class="a"></i><script type="module" src="/x.js"></script><script data-starts>s()</script>`,
  );
  expect(html).toContain(
    '<script>f()</script><style>i{left:0}@layer utilities{.a{top:0}.b:hover{top:2px}i:not(.b){top:4px}:is(.a,.b){top:5px}}@keyframes k{to{top:0}}</style></head>',
  );
  expect(html).toContain('<p class="a b"></p>');
  expect(html).toContain('<script type="text/plain" src="/x.js">');
  expect(trimPage(html)).toBe(html);
});

test('a mixed colour is removed after a rule with the same fixed colour, and stays if only the browser can compute it', () => {
  const mixed = (color: string): string =>
    `@supports (color:color-mix(in lab,red,red)){p{color:color-mix(in oklab,${color} 50%,transparent)}}`;
  const html = trimPage(
    `<head><style>p{color:#fff8}${mixed('#fff')}${mixed('currentColor')}</style></head><p></p><script data-starts>s()</script>`,
  );
  expect(html).toContain(`<style>p{color:#fff8}${mixed('currentColor')}</style>`);
});

test('a page that does not defer its modules keeps them and all rules', () => {
  const page =
    '<style>.b{top:0}</style><p class="a"></p><script type="module" src="/x.js"></script>';
  expect(trimPage(page)).toBe(page);
});
