import { expect, test } from 'vitest';
import { extractPage } from '../extract-page.ts';
import { readPage } from '../page/read-page.ts';
import { findLinks } from '../find-links.ts';
import { encodeLogo } from './encode-logo.ts';
import { findInlineLogo } from './inline-logo.ts';

const base = new URL('https://tallow.example/');
const drawing =
  '<svg viewBox="0 0 120 40" class="h-8"><linearGradient id="g"><stop stop-color="#0b6e4f"/></linearGradient><path fill="#0b6e4f" d="M0 0h40v40H0z M60 0h20v40H60z M90 10h30v20H90z M2 2h3v4H2z M9 9h3v4H9z"/></svg>';
const inHeader = (inside: string): string =>
  `<header class="top"><a href="/">${inside}</a></header><h1>Roofs</h1>`;

test('takes a drawing in the link to the home page, spelled as a file needs it', async () => {
  const logo = findInlineLogo(readPage(inHeader(drawing), base), base);
  expect(Buffer.from(logo?.bytes ?? []).toString()).toContain('viewBox="0 0 120 40"');
  const picture = await encodeLogo(logo?.bytes ?? new Uint8Array());
  expect(picture?.width).toBe(480);
  expect(findLinks(readPage(inHeader(drawing), base)).logo?.source).toBe('inline');
});

test('encodes it with the colours, and reads the brand’s colour from it', async () => {
  const home = { url: base.href, body: inHeader(drawing), contentType: 'text/html' };
  const { pictures, findings } = await extractPage({
    kind: 'colors',
    home,
    sheets: [],
    logo: undefined,
  });
  expect(pictures?.logo?.type).toBe('image/webp');
  expect(findings.primaryColor?.value).toBe('#0b6e4f');
});

test('takes a picture in a data address that is called logo', () => {
  const data = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}`;
  const html = inHeader(`<img class="custom-logo" alt="Tallow" src="${data}">`);
  expect(findInlineLogo(readPage(html, base), base)?.bytes.byteLength).toBeGreaterThan(300);
  // Data URIs of other pictures are removed.
  expect(readPage(`<img class="hero" src="${data}">`, base).source).not.toContain('iVBOR');
});

test.each([
  [
    'an icon of the menu',
    inHeader('').replace('</a>', `</a><button class="menu-toggle">${drawing}</button>`),
  ],
  ['a drawing in the footer', `<footer><a class="logo" href="/">${drawing}</a></footer>`],
  [
    'one that leads elsewhere',
    `<header><a href="https://www.facebook.com/t">${drawing}</a></header>`,
  ],
  ['one that only points to another', inHeader('<svg class="logo"><use href="#logo"></use></svg>')],
  ['an arrow', inHeader('<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')],
  [
    'the arrow of a menu, with many attributes',
    inHeader(
      '<svg xmlns="http://www.w3.org/2000/svg" class="h-5 w-5 ml-1" fill="none" viewBox="0 0 24 24" stroke="currentColor"><path stroke-linecap="round" stroke-width="2" d="M19 9l-7 7-7-7"/></svg>',
    ),
  ],
])('leaves out %s', (_name, html) => {
  expect(findInlineLogo(readPage(html, base), base)).toBeUndefined();
});

test('draws nothing that does more than draw', async () => {
  const hostile = drawing.replace(
    '<path',
    '<script>1</script><image href="https://x.example/"/><path',
  );
  const logo = findInlineLogo(readPage(inHeader(hostile), base), base);
  expect(logo === undefined ? undefined : await encodeLogo(logo.bytes)).toBeUndefined();
});

test('prefers a picture that is called logo to a drawing', () => {
  const html = inHeader(`<img src="/img/logo.png" alt="Tallow logo" class="logo">${drawing}`);
  expect(findLinks(readPage(html, base)).logo?.source).toBe('image');
});
