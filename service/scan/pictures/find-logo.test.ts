import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findColors } from '../colors/find-colors.ts';
import { findLogo } from './find-logo.ts';
import { distance } from '../colors/parse-color.ts';
import { readLogo } from './read-logo.ts';
import { readPage } from '../page/read-page.ts';

const home = new URL('https://firm.com/');

function logoIn(html: string): string | undefined {
  return findLogo(readPage(html, home), home)?.value;
}

test('takes the picture that says logo in the header, not those of clients and payments', () => {
  expect(
    logoIn(`<header><a href="/"><img src="/img/logo.png"></a></header><div class="clients"><img class="logo" src="/a/client-logo.png"></div>
      <footer><img src="/visa-logo.png"></footer>`),
  ).toBe('https://firm.com/img/logo.png');
  expect(
    logoIn('<img src="/photo.jpg"><img src="data:image/png;base64,AAAA" class="logo">'),
  ).toBeUndefined();
  expect(logoIn('<header><img class="logo" src="logo.svg"></header>')).toBe(
    'https://firm.com/logo.svg',
  );
});

async function picture(
  color: string,
  format: 'png' | 'jpeg' | 'webp' | 'gif',
): Promise<Uint8Array> {
  const mark = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 200, height: 80, channels: 3, background: '#ffffff' } })
    .composite([{ input: mark }])
    .toFormat(format)
    .toBuffer();
}

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'reads the colour of a %s on white',
  async (format) => {
    const [first, ...others] = await readLogo(await picture('#0b6e4f', format));
    expect(distance(first ?? '#000000', '#0b6e4f')).toBeLessThan(4);
    expect(others.length).toBeLessThan(2);
  },
);

test('finds no colour in a grey picture, a drawing or something else', async () => {
  expect(await readLogo(await picture('#444444', 'png'))).toEqual([]);
  expect(
    await readLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect fill="red"/></svg>')),
  ).toEqual([]);
  expect(await readLogo(Buffer.from('\u0089PNG but not really', 'latin1'))).toEqual([]);
});

test('never unpacks a picture of more than sixteen million pixels', async () => {
  const bomb = await sharp({
    create: { width: 5000, height: 5000, channels: 3, background: '#0b6e4f' },
  })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await readLogo(bomb)).toEqual([]);
});

test('lets the logo decide between two colours, and speak for a page without colours', () => {
  const page = readPage('<header class="top"><a class="btn">x</a></header>', home);
  const css = '.top{background:#0b6e4f}.btn{background:#8a4b08;color:#8a4b08;border-color:#8a4b08}';
  expect(findColors(page, [css], ['#0b6e4f']).primary?.value).toBe('#0b6e4f');
  expect(findColors(page, [css.replaceAll('0b6e4f', '777')], ['#5b2a86']).primary?.value).toBe(
    '#8a4b08',
  );
  expect(findColors(page, [], ['#5b2a86']).primary).toMatchObject({
    value: '#5b2a86',
    source: 'logo',
  });
});

test('takes no icon of a website builder, and no badge of a portal', () => {
  expect(
    logoIn(
      '<link rel="apple-touch-icon" href="https://static.parastorage.com/client/pfavico.ico">',
    ),
  ).toBeUndefined();
  expect(
    logoIn('<header><img src="/check-a-trade-logo.png"><img src="/mill-logo.png"></header>'),
  ).toBe('https://firm.com/mill-logo.png');
});
