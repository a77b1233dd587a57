import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPhotos } from './find-photos.ts';

const photos = (html: string): unknown =>
  findPhotos([{ page: readPage(html, new URL('https://brenner.example/')), kind: 'home' }])?.value;

test('a photograph is told with its caption, else with the heading of its card', () => {
  const html =
    '<figure><img src="/a.jpg"><figcaption>The oven of 1890</figcaption></figure><div><div><img src="/b.jpg"></div><h3>Wedding cakes</h3></div><section><img src="/c.jpg"><h2>Bread</h2><h2>Rolls</h2></section>';
  expect(photos(html)).toEqual([
    { url: 'https://brenner.example/a.jpg', alt: '', subject: 'The oven of 1890' },
    { url: 'https://brenner.example/b.jpg', alt: '', subject: 'Wedding cakes' },
    { url: 'https://brenner.example/c.jpg', alt: '' },
  ]);
});

test('its size is that of the largest form, as far as the page names it', () => {
  const html =
    '<img src="/a-300.jpg" srcset="/a-300.jpg 300w, /a-1600.jpg 1600w" width="300" height="200"><img data-src="/b.jpg" data-image-dimensions="2500x1667"><img src="/c.jpg" srcset="/c.jpg 1x, /c2.jpg 2x">';
  expect(photos(html)).toEqual([
    { url: 'https://brenner.example/a-1600.jpg', alt: '', width: 1600, height: 1067 },
    { url: 'https://brenner.example/b.jpg', alt: '', width: 2500 },
    { url: 'https://brenner.example/c2.jpg', alt: '' },
  ]);
});

test.each([
  ['style="object-position: 30% 20%"', { x: 0.3, y: 0.2 }],
  ['style="object-position: top left"', { x: 0, y: 0 }],
  ['style="object-fit: cover; object-position: right"', { x: 1, y: 0.5 }],
  ['data-image-focal-point="0.25,0.75"', { x: 0.25, y: 0.75 }],
  ['data-image-focal-point="0.5,0.5"', undefined],
  ['style="object-position: 12px 4px"', undefined],
])('the eye falls where %s says', (attribute, focus) => {
  expect(photos(`<img src="/a.jpg" ${attribute}>`)).toEqual([
    { url: 'https://brenner.example/a.jpg', alt: '', ...(focus && { focus }) },
  ]);
});

test('24 photographs are kept at most', () => {
  const html = Array.from({ length: 40 }, (_none, at) => `<img src="/${at}.jpg">`).join('');
  expect(photos(html)).toHaveLength(24);
});
