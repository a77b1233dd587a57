import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findColors } from './find-colors.ts';

function scanColors(
  html: string,
  css = '',
  logo: readonly string[] = [],
): readonly [string | undefined, string | undefined] {
  const { primary, secondary } = findColors(readPage(html, undefined), [css], logo);
  return [primary?.value, secondary?.value];
}

const words = 'Roofs mended, tiles laid and gutters cleared all over the valley since we began. ';
const page =
  '<header class="top"><a href="/">Tallow</a></header><main><h1>Roofs</h1><a class="btn">Call</a></main>';

test('reads the triplets that Wix and Squarespace keep their colours in', () => {
  expect(
    scanColors(page, ':root{--color_18:11,110,79}.btn{background:rgba(var(--color_18),1)}')[0],
  ).toBe('#0b6e4f');
  expect(
    scanColors(
      page,
      ':root{--accent-hsl:160,82%,24%}.btn{background-color:hsla(var(--accent-hsl),1)}',
    )[0],
  ).toBe('#0b6f4e');
});

test('gives a variable the value of the section that its button stands in', () => {
  const css =
    '[data-theme="dark"]{--bg:#0b6e4f}[data-theme="light"]{--bg:#ffffff}.btn{background:var(--bg)}.none{--bg:#c2185b}';
  expect(scanColors('<div data-theme="dark"><a class="btn">A</a></div>', css)[0]).toBe('#0b6e4f');
  expect(scanColors('<div data-theme="light"><a class="btn">A</a></div>', css)[0]).toBeUndefined();
});

test('takes the palette of a WordPress theme where blocks show it, and not where none does', () => {
  const css =
    ':root{--wp--preset--color--primary:#0b6e4f;--wp--preset--color--vivid-red:#cf2e2e}' +
    '.has-primary-background-color{background-color:var(--wp--preset--color--primary)!important}' +
    '.has-vivid-red-background-color{background-color:var(--wp--preset--color--vivid-red)!important}';
  const block = `<div class="wp-block-group has-primary-background-color"><p>${words}</p></div>`;
  expect(scanColors(block, css)[0]).toBe('#0b6e4f');
  expect(scanColors(`<p>${words}</p>`, css)[0]).toBeUndefined();
});

test('holds a builder’s default to be worth less than a colour that was chosen', () => {
  const css =
    ':root{--e-global-color-primary:#6ec1e4;--e-global-color-accent:#8a4b08}.top{color:var(--e-global-color-primary)}h1{color:var(--e-global-color-primary)}.btn{background:var(--e-global-color-accent)}';
  expect(scanColors(page, css)[0]).toBe('#8a4b08');
});

test('counts a text’s colour as it is inherited, and no colour that no text shows', () => {
  const css = '.outer{color:#c2185b}.inner{color:#0b6e4f}';
  const inner = `<div class="outer"><div class="inner"><h2>${words}</h2><h2>${words}</h2></div></div>`;
  expect(scanColors(inner, css)).toEqual(['#0b6e4f', undefined]);
});

test('sees the ground of a wide section that no class gives away', () => {
  const html = `<div><div style="background-color:#1f5cea"><h2>Why Tallow?</h2><p>${words.repeat(4)}</p></div><p>${words.repeat(4)}</p></div>`;
  expect(scanColors(html, 'a{color:#d35400}')[0]).toBe('#1f5cea');
});

test('leaves a ground’s colour in place when only its picture is taken away', () => {
  expect(scanColors(page, '.btn{background-color:#0b6e4f;background-image:none}')[0]).toBe(
    '#0b6e4f',
  );
});

test('leaves out what other firms’ programs bring: reviews, consent, chats, payment', () => {
  for (const name of [
    'jdgm-widget',
    'cky-consent-container',
    'trustpilot-widget',
    'list-payment',
  ]) {
    const html = `${page}<div class="${name}"><button class="x">${words}</button></div>`;
    expect(scanColors(html, '.x{background:#c2185b;color:#c2185b}')[0], name).toBeUndefined();
  }
});

test('takes the page’s own shade of the logo’s colour, and the logo’s where the page has none', () => {
  expect(scanColors(page, '.btn{background:#0045ff}', ['#0267fc'])[0]).toBe('#0045ff');
  expect(scanColors(page, '', ['#0267fc'])[0]).toBe('#0267fc');
  // The colour is everywhere on the page except in the logo.
  const css = '.top{background:#5b3921}.btn{background:#5b3921}';
  expect(scanColors(page, css, ['#4b6db3'])).toEqual(['#5b3921', '#4b6db3']);
});

test('takes light letters of a menu for less than the headings of a light page', () => {
  const menu = '<nav>' + '<a class="item" href="#">Roofs</a>'.repeat(6) + '</nav>';
  const html = `<body>${menu}<h2>Roofs</h2><h2>Tiles</h2><h3>Gutters</h3><p>${words.repeat(6)}</p></body>`;
  const css = '.item{color:#ffd700}h2,h3{color:#5b3921}';
  expect(scanColors(html, css)).toEqual(['#5b3921', '#ffd700']);
  // On a dark page the brand's texts have these colours.
  expect(scanColors(html, `body{background:#111}${css}`)[0]).toBe('#ffd700');
});

test('puts a full colour before the pale tint or the tinted black that it stands on', () => {
  const html = `<section class="ground"><h1>Roofs</h1><p>${words.repeat(6)}</p><a class="btn">Call</a></section>`;
  for (const ground of ['#fbe8d8', '#0d1b2a']) {
    const css = `body,.ground,.top{background:${ground}}.btn{background:#b5651d}`;
    expect(scanColors(html, css), ground).toContain('#b5651d');
    expect(scanColors(html, css)[0], ground).toBe('#b5651d');
  }
});

test('reads the sheets that a builder writes before three megabytes of page', () => {
  const sheet = `<style>${'.a{margin:0}'.repeat(90_000)}</style>`;
  const html = `<head>${sheet}${sheet}<style>.btn{background:#0b6e4f}</style></head><body>${page}</body>`;
  expect(readPage(html, undefined).text).toContain('Roofs');
  expect(scanColors(html)[0]).toBe('#0b6e4f');
});

test('says whether the page is light or dark by what its words stand on', () => {
  const html = `<body><div class="all"><p>${words.repeat(8)}</p></div><p>${words}</p></body>`;
  const ground = (css: string): string | undefined =>
    findColors(readPage(html, undefined), [css]).ground?.value;
  expect(ground('')).toBe('light');
  expect(ground('body{background:#111}')).toBe('dark');
  expect(ground('body{background:#111}.all{background:#fff}')).toBe('light');
});
