import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimPage } from './trim-pages.ts';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page names its own inline scripts and styles, and no other page’s', () => {
  const html = trimPage(
    `<head><meta http-equiv="content-security-policy" content="font-src 'self'; script-src 'self' ${hashOf('other')} ${hashOf('a()')}; style-src 'self' ${hashOf('b{}')};"><style>a{}</style> <style>b{}</style><style data-slot-theme>c{}</style></head><script>a()</script>`,
  );
  expect(html).toContain(
    `content="font-src 'self'; script-src 'self' ${hashOf('a()')}; style-src 'self' ${hashOf('a{}b{}')} ${hashOf('c{}')};"`,
  );
  expect(html).toContain('<style>a{}b{}</style><style data-slot-theme>c{}</style>');
});

test('a script with an address needs no hash, and one that stands twice needs one', () => {
  const html = trimPage(
    `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self';"><script type="module" src="/x.js"></script><script>a()</script><script type="application/json">{}</script><script>a()</script>`,
  );
  expect(html).toContain(
    `content="script-src 'self' ${hashOf('a()')} ${hashOf('{}')}; style-src 'self';"`,
  );
});

test('blanks beside boxes go, those between words and their marks stay', () => {
  expect(
    trimPage(
      '<div class="a"> <a href="/"> <b>one</b> <i>two</i> </a> <br> </div>\n<p> <nav> </nav> <navy> <u></u> </p>',
    ),
  ).toBe(
    '<div class="a"><a href="/"> <b>one</b> <i>two</i> </a> <br></div><p><nav></nav><navy> <u></u></p>',
  );
  expect(trimPage('<b title="<p> <i>"> <u></u></b> <p>')).toBe('<b title="<p><i>"> <u></u></b><p>');
});

test('a trimmed page stays as it is', () => {
  const once = trimPage(
    `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self';"><style>a{}</style>`,
  );
  expect(trimPage(once)).toBe(once);
});

test('a page without a policy keeps its words', () => {
  expect(trimPage('<p>$& </p>')).toBe('<p>$& </p>');
});

test('a page that starts its modules itself does not fetch them at once, and has one sheet of what applies to it', () => {
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

test('a mixed colour goes where the rule before says it, and stays where only the browser knows it', () => {
  const mixed = (color: string): string =>
    `@supports (color:color-mix(in lab,red,red)){p{color:color-mix(in oklab,${color} 50%,transparent)}}`;
  const html = trimPage(
    `<head><style>p{color:#fff8}${mixed('#fff')}${mixed('currentColor')}</style></head><p></p><script data-starts>s()</script>`,
  );
  expect(html).toContain(`<style>p{color:#fff8}${mixed('currentColor')}</style>`);
});

test('a page that does not keeps its modules and its rules', () => {
  const page =
    '<style>.b{top:0}</style><p class="a"></p><script type="module" src="/x.js"></script>';
  expect(trimPage(page)).toBe(page);
});
