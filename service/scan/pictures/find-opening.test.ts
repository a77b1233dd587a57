import { expect, test } from 'vitest';
import { findOpening } from './find-opening.ts';
import { readPage } from '../page/read-page.ts';

const base = new URL('https://harbor.example/');

function found(html: string): string | undefined {
  return findOpening(readPage(html, base), base)?.value;
}

test.each([
  ['an image where openings stand', '<section class="hero"><img src="/a.jpg"></section>', '/a.jpg'],
  [
    'the size that suits a screen',
    '<div class="hero"><img src="/s.jpg" srcset="/b.jpg 3200w, /m.jpg 1600w, /s.jpg 400w"></div>',
    '/m.jpg',
  ],
  [
    'what a lazy loader keeps',
    '<div id="slider"><img src="data:image/gif;base64,R0" data-src="/late.jpg"></div>',
    '/late.jpg',
  ],
  [
    'a background',
    '<div class="banner" style="background-image: url(\'/sea.jpg\')">x</div>',
    '/sea.jpg',
  ],
  [
    'what is fetched first',
    '<link rel="preload" as="image" href="/first.webp" fetchpriority="high"><p>x',
    '/first.webp',
  ],
  [
    'the share picture',
    '<meta property="og:image" content="/pier.jpg"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '/pier.jpg',
  ],
])('finds %s', (_, html, path) => {
  expect(found(html)).toBe(new URL(path, base).href);
});

test.each([
  ['a logo', '<div class="hero"><img src="/logo.png"></div>'],
  ['a flyer', '<div class="hero"><img src="/spring-flyer.jpg" width=1200 height=800></div>'],
  ['a drawing', '<div class="hero"><img src="/waves.svg"></div>'],
  ['a small one', '<div class="hero"><img src="/a.jpg" width="300" height="200"></div>'],
  ['a standing one', '<div class="hero"><img src="/a.jpg" width="1000" height="1400"></div>'],
  ['a team', '<div class="hero team"><img src="/a.jpg"></div>'],
  ['a picture somewhere', '<p><img src="/a.jpg"></p>'],
  [
    'a small share picture',
    '<meta property="og:image" content="/pier.jpg"><meta property="og:image:width" content="400">',
  ],
  ['a share card', '<meta property="og:image" content="/og-card.png">'],
  ['another scheme', '<div class="hero"><img src="file:///etc/passwd"></div>'],
])('leaves %s', (_, html) => {
  expect(found(html)).toBeUndefined();
});
