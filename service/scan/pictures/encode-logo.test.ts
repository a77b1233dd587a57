import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isSafeSvg } from './check-svg.ts';
import { encodeLogo } from './encode-logo.ts';

const draw = (inside: string, head = ''): Uint8Array =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 40">${inside}</svg>`,
  );

test('encodes a picture again within its limits, and says on which ground it is readable', async () => {
  const noisy = await sharp({
    create: {
      width: 3000,
      height: 1000,
      channels: 3,
      background: '#205080',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const own = await encodeLogo(noisy);
  expect(own).toMatchObject({ type: 'image/webp', background: 'own' });
  expect(own?.base64.length).toBeLessThanOrEqual(40_000);
  const { format, width, exif } = await sharp(Buffer.from(own?.base64 ?? '', 'base64')).metadata();
  expect([format, width, exif]).toEqual(['webp', own?.width, undefined]);
  expect((await encodeLogo(draw('<path fill="#fff" d="M0 0h50v30H0z"/>')))?.background).toBe(
    'dark',
  );
  expect((await encodeLogo(draw('<path fill="#123" d="M0 0h50v30H0z"/>')))?.background).toBe(
    'light',
  );
});

test('puts white letters beside a coloured sign on a dark ground', async () => {
  const sign = '<circle cx="15" cy="20" r="9" fill="#1a6fe8"/>';
  const letters = (fill: string): string => `<path fill="${fill}" d="M30 12h40v14H30z"/>`;
  expect((await encodeLogo(draw(sign + letters('#fff'))))?.background).toBe('dark');
  expect((await encodeLogo(draw(sign + letters('#333'))))?.background).toBe('light');
});

test('gives nothing for what is not a picture, empty, or a bomb of pixels', async () => {
  expect(await encodeLogo(Buffer.from('<html>'))).toBeUndefined();
  expect(await encodeLogo(draw(''))).toBeUndefined();
  const bomb = await sharp({
    create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  expect(await encodeLogo(bomb)).toBeUndefined();
});

test.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a handler', '<path onload="x()"/>', ''],
  ['a picture from elsewhere', '<image href="http://10.0.0.1/x.png"/>', ''],
  ['a file', '<use xlink:href="file:///etc/passwd#x"/>', ''],
  ['a style from elsewhere', '<style>@import "http://10.0.0.1/x.css"</style>', ''],
  ['paint from elsewhere', '<path fill="url(http://10.0.0.1/#a)"/>', ''],
  ['a page inside', '<foreignObject/>', ''],
  ['an entity', '<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a "b">]>'],
  ['copies of copies', '<use href="#a"/>'.repeat(30), ''],
  ['elements without end', '<g>'.repeat(5000), ''],
])('refuses a drawing with %s', (_name, inside, head) => {
  expect(isSafeSvg(draw(inside, head))).toBe(false);
  expect(isSafeSvg(draw('<use href="#a"/><path fill="url(#b)" d="M0 0"/>'))).toBe(true);
});
