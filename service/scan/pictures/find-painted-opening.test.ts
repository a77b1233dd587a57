import { expect, test } from 'vitest';
import { findLinks } from '../find-links.ts';
import { findPaintedOpening, listHeroMarks } from './find-painted-opening.ts';
import { readPage } from '../page/read-page.ts';

const base = new URL('https://harbor.example/css/site.css');
const painted = (css: string, heroes = ['.hero', '#banner']): string | undefined =>
  findPaintedOpening(css, heroes, base)?.value;

test.each([
  ['a rule for the element', '.hero { color: red; background: #123 url("../sea.jpg") center }'],
  ['a rule among others', 'a{b:c}/* x */.card,main .hero.dark{background-image:url(../sea.jpg)}'],
  [
    'the layer behind it',
    '#banner::before { background-image: linear-gradient(red, blue), url(/sea.jpg); }',
  ],
  [
    'a rule for wide screens',
    '@media (min-width: 900px) { .hero { background-image: url(/sea.jpg) } }',
  ],
])('finds the picture in %s', (_, css) => {
  expect(painted(css)).toBe('https://harbor.example/sea.jpg');
});

test.each([
  ['something within it', '.hero .card { background: url(/sea.jpg) }'],
  ['when it is pointed at', '.hero:hover { background: url(/sea.jpg) }'],
  ['another element', '.heroes { background: url(/sea.jpg) }'],
  ['another property', '.hero { cursor: url(/sea.jpg) }'],
  ['a pattern', '.hero { background: url(/pattern.png) }'],
  ['a drawing', '.hero { background: url(/sea.svg) }'],
  ['another scheme', '.hero { background: url(file:///sea.jpg) }'],
])('leaves %s', (_, css) => {
  expect(painted(css)).toBeUndefined();
});

test('names the elements that open the page, no banner of consent among them', () => {
  const page = readPage(
    '<div class="cookie-banner"></div><section id="intro" class="wide hero-main">x</section><div class="plain">y</div>',
    base,
  );
  expect(listHeroMarks(page)).toEqual(['.hero-main', '#intro']);
});

test('takes the picture from the page’s own styles, else says what its sheets may paint', () => {
  const hero = '<div class="hero">x</div>';
  const styled = findLinks(readPage(`<style>.hero{background:url(/sea.jpg)}</style>${hero}`, base));
  expect(styled).toMatchObject({
    opening: { value: 'https://harbor.example/sea.jpg' },
    heroes: [],
  });
  expect(findLinks(readPage(hero, base))).toMatchObject({ opening: undefined, heroes: ['.hero'] });
});
