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
