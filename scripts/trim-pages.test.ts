import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimPage } from './trim-pages.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page names its own inline scripts and styles, and no other page’s', () => {
  const html = trimPage(
    `<head><meta http-equiv="content-security-policy" content="font-src 'self'; script-src 'self' ${hashOf('other')} ${hashOf('a()')}; style-src 'self' ${hashOf('b{}')};"><style>a{}</style> <style>b{}</style><style data-slot-theme>c{}</style></head><script>a()</script>`,
  );
  expect(html).toContain(
    `content="font-src 'self'; script-src 'self' ${hashOf('a()')}; style-src 'self' ${hashOf('a{}b{}')} ${hashOf('c{}')};"`,
  );
  expect(html).toContain('<style>a{}b{}</style><style data-slot-theme>c{}</style>');
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

test('a page that starts its modules itself does not fetch them at once, and drops rules of classes it has not', () => {
  const html = trimPage(
    `<style>@layer utilities{.a{top:0}.b,.a>.b{top:1px}.md\\:c:hover{top:2px}@media print{.b{top:3px}}i:not(.b){top:4px}}</style><p class="a md:c"></p><script type="module" src="/x.js"></script><script data-starts>s()</script>`,
  );
  expect(html).toContain(
    '<style>@layer utilities{.a{top:0}.md\\:c:hover{top:2px}i:not(.b){top:4px}}</style>',
  );
  expect(html).toContain('<script type="text/plain" src="/x.js">');
  expect(trimPage(html)).toBe(html);
});

test('a page that does not keeps its modules and its rules', () => {
  const page = '<style>.b{top:0}</style><p class="a"></p><script type="module" src="/x.js"></script>';
  expect(trimPage(page)).toBe(page);
});
