import { expect, test } from 'vitest';
import { findLogo } from './find-logo.ts';
import { findPaintedLogo, listLogoMarks } from './find-painted-logo.ts';
import { readPage } from '../page/read-page.ts';

const base = new URL('https://firm.com/');
const logo = (html: string, name?: string): string | undefined =>
  findLogo(readPage(html, base), base, name)?.value;

test('prefers the picture that leads home under the firm’s name to the brands in a menu', () => {
  const brands = ['acme', 'bolt', 'coil', 'duct']
    .map((brand) => `<li><a href="#"><img src="images/${brand}-logo.png" alt="#">${brand}</a></li>`)
    .join('');
  const html = `<h3><a href="index.html"><img src="images/footer-logo.png" alt="Tallow Services"></a></h3><nav><ul>${brands}</ul></nav>`;
  expect(logo(html, 'Tallow Heating Services')).toBe('https://firm.com/images/footer-logo.png');
  expect(logo(`<nav><ul>${brands}</ul></nav>`)).toBeUndefined();
});

test('takes a numbered photograph for no logo', () => {
  expect(logo('<div><img src="/images/home/banner03.jpg"></div>')).toBeUndefined();
});

test.each([
  ['.logo{background:url(img/logo.svg) no-repeat}', '<a class="logo" href="/">Tallow</a>'],
  ['.logo a{background:url("img/logo.svg")}', '<div class="logo"><a href="index.html"> </a></div>'],
  [
    '#nav .home{text-indent:-1000em;background:url(img/logo.svg)}',
    '<nav id="nav"><a class="home" href="/">Tallow</a></nav>',
  ],
])('finds the logo that %s paints, before a touch icon', (css, html) => {
  const page = readPage(html, base);
  expect(findPaintedLogo(css, listLogoMarks(page, base), base)?.value).toBe(
    'https://firm.com/img/logo.svg',
  );
  const inPage = `<link rel="apple-touch-icon" href="/touch.png"><style>${css}</style>${html}`;
  expect(logo(inPage)).toBe('https://firm.com/img/logo.svg');
});

test.each([
  '.logo{background:url(img/sprite.png)}',
  '.logo:hover{background:url(img/logo.svg)}',
  '.footer .logo{background:url(img/logo.svg)}',
  '.hero{background:url(img/logo.svg)}',
])('leaves %s alone', (css) => {
  expect(findPaintedLogo(css, ['.logo'], base)).toBeUndefined();
});
