import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { encodeOpening } from './encode-opening.ts';

/** A picture of soft coloured spots, like a photograph. */
async function photograph(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
  const spots = await sharp({
    create: { width: 40, height: 25, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer();
  return sharp(spots).resize(width, height, { fit: 'fill' });
}

test('encodes a large picture again within its limits, without the other content of its file', async () => {
  const bytes = await (
    await photograph(2400, 1500)
  )
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg({ quality: 30 })
    .toBuffer();
  const picture = await encodeOpening(bytes, { choosy: true });
  expect(picture?.width).toBeLessThanOrEqual(1600);
  expect(picture?.height).toBeLessThanOrEqual(1000);
  expect(picture?.base64.length).toBeLessThanOrEqual(240_000);
  const { format, width, exif } = await sharp(
    Buffer.from(picture?.base64 ?? '', 'base64'),
  ).metadata();
  expect([format, width, exif]).toEqual(['webp', picture?.width, undefined]);
});

test('takes from a page only what may open one: wide, lying and with the colours of a photograph', async () => {
  const plain = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1d3557' } });
  for (const [what, bytes] of [
    ['a small one', await (await photograph(880, 500)).jpeg().toBuffer()],
    ['a standing one', await (await photograph(1000, 1200)).jpeg().toBuffer()],
    ['a strip', await (await photograph(1600, 200)).jpeg().toBuffer()],
    ['a surface', await plain.png().toBuffer()],
  ] as const) {
    expect(await encodeOpening(bytes, { choosy: true }), what).toBeUndefined();
    expect(await encodeOpening(bytes, { choosy: false }), what).toBeDefined();
  }
});

test('gives nothing for a bomb of pixels, a damaged picture, and other files', async () => {
  const bomb = await sharp({
    create: { width: 8000, height: 6250, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  const whole = await (await photograph(1000, 700)).jpeg().toBuffer();
  for (const bytes of [
    bomb,
    whole.subarray(0, 3000),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from(''),
  ])
    expect(await encodeOpening(bytes, { choosy: false })).toBeUndefined();
});
