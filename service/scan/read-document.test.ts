import { expect, test } from 'vitest';
import { forgetHomePage, readHomePage } from './read-document.ts';

const url = 'https://tallow.example/';
const contentType = 'text/html';
const bytes = (html: string): Uint8Array => new TextEncoder().encode(html);
const html = '<title>Tallow Roofing</title><h1>Roofs</h1>';

test('parses the home page once for all tasks of a scan', () => {
  const first = readHomePage({ url, contentType, body: bytes(html) });
  expect(readHomePage({ url, contentType, body: bytes(html) }).page).toBe(first.page);
  // The worker returned the rest of a large page, which the later tasks send back.
  expect(readHomePage({ url, contentType, body: first.page.source }).page).toBe(first.page);
});

test('parses a page again that has changed or that another site has', () => {
  const { page } = readHomePage({ url, contentType, body: bytes(html) });
  const changed = readHomePage({ url, contentType, body: bytes(html.replace('Roofs', 'Gutters')) });
  expect(changed.page.lines.map(({ text }) => text)).toContain('Gutters');
  const other = readHomePage({ url: 'https://other.example/', contentType, body: bytes(html) });
  expect(other.page).not.toBe(page);
  expect(other.page.url?.hostname).toBe('other.example');
});

test('frees the home page after the last task', () => {
  const { page } = readHomePage({ url, contentType, body: bytes(html) });
  forgetHomePage();
  expect(readHomePage({ url, contentType, body: bytes(html) }).page).not.toBe(page);
});
