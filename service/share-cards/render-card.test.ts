import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createShareCard } from '../../templates-data/model/share-card.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { designs, type Design } from '../../templates-data/model/designs.ts';
import { createTheme } from '../../templates-data/model/theme.ts';
import { sample } from '../testing/full-run.ts';
import { drawPlainCard } from './plain-card.ts';
import { renderCard } from './render-card.ts';

const usual: Overrides = {
  businessName: 'Harbor Group',
  slogan: 'Steady, in any weather',
  phone: '+1 902 555 0123',
  primaryColor: '#7a1f3d',
  secondaryColor: '#c79a3b',
};
const makeCard = (overrides: Overrides, design: Design): ReturnType<typeof createShareCard> =>
  createShareCard(overrides, design, design);

async function pixels(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels of a card differ clearly from another's, at 300 pixels wide, as in a chat. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (picture: Buffer): Promise<Buffer> =>
    sharp(picture).resize(300).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([small(one), small(other)]);
  return a.filter((grey, at) => Math.abs(grey - (b[at] ?? 0)) > 48).length;
}

/** How many pixels are close to a `#rrggbb` colour. */
async function spotsIn(picture: Buffer, color: string): Promise<number> {
  const { data } = await pixels(picture);
  const expected = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (expected.every((part, channel) => Math.abs((data[at + channel] ?? 0) - part) < 10))
      count += 1;
  }
  return count;
}

describe.each(designs)('a card in the %s design', (design) => {
  test('is a picture that messengers take, with the name and a colour of the client on it', async () => {
    const picture = await renderCard(makeCard(usual, design));
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(picture.length).toBeLessThan(300_000);
    const unnamed = await renderCard(makeCard({ ...usual, businessName: 'i' }, design));
    expect(await difference(picture, unnamed)).toBeGreaterThan(250);
    const theme = createTheme('#7a1f3d', '#c79a3b', design);
    const found = await Promise.all(
      [theme.accent, theme['accent-graphic'], theme['accent-on-deep'], theme.deep].map((color) =>
        spotsIn(picture, color),
      ),
    );
    expect(Math.max(...found)).toBeGreaterThan(150);
  });

  const hardColors = [
    ['#ffffff', '#ffffff'],
    ['#ffff00', '#000000'],
  ] as const;
  test.each(sample(hardColors, 2, designs.indexOf(design) % 2))(
    'stays readable in %s with %s',
    async (primaryColor, secondaryColor) => {
      const colored = { ...usual, primaryColor, secondaryColor };
      const picture = await renderCard(makeCard(colored, design));
      const unnamed = await renderCard(makeCard({ ...colored, businessName: 'i' }, design));
      expect(await difference(picture, unnamed)).toBeGreaterThan(250);
    },
  );
});

test.each([
  [
    'long German',
    'Rechtsanwaltsgesellschaft Freiherr von Hohenstein-Waldburg & Partner mbB Notariat',
    'law',
  ],
  [
    'one endless word',
    'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenversicherungsgesellschaft',
    'technology',
  ],
  ['Arabic', 'مكتب النور للمحاماة والاستشارات القانونية', 'real-estate'],
  ['Hebrew', 'משרד עורכי דין כהן ושות׳', 'finance'],
  ['Greek', 'Κυβερνητική Συμβουλευτική', 'technology'],
  ['Cyrillic', 'Агентство «Дом» и партнёры', 'law'],
  ['Vietnamese', 'Văn phòng luật sư Nguyễn', 'real-estate'],
  ['Chinese', '東京法律事務所', 'finance'],
  ['emoji', '🏠🔥', 'law'],
  ['markup', '<b>Paws</b> & $& &amp; </span>', 'finance'],
] as const)(
  'a name in %s is drawn, or something stands for it',
  async (_, businessName, design) => {
    const picture = await renderCard(makeCard({ ...usual, businessName }, design));
    const without = await renderCard({ ...makeCard(usual, design), name: '', insteadOfName: '' });
    expect(await difference(picture, without)).toBeGreaterThan(100);
  },
);

// The row at which the frame's foot begins.
test.each([
  ['menu', 522],
  ['courtyard', 464],
] as const)(
  'a long name, promise and number stay within the frame of the %s design',
  async (design, top) => {
    const plain = { photo: '', focus: '', logo: '', logoGround: 'own', isPlain: true } as const;
    const draw = async (overrides: Overrides): Promise<Buffer> => {
      const card = createShareCard({ ...usual, ...overrides }, design, design, plain);
      const foot = { left: 0, top, width: 1200, height: 630 - top };
      return sharp(await renderCard(card))
        .extract(foot)
        .toBuffer();
    };
    const long = await draw({
      businessName: 'Grand Hotel & Restaurant at the Old Harbourmaster’s House',
      slogan: 'A long promise that runs over more than one line, because people write them so',
    });
    expect(await difference(long, await draw({}))).toBe(0);
  },
);

/** A picture of one colour on its left half and another on its right. */
async function halves(
  left: string,
  right: string,
  size = { width: 1600, height: 1000 },
): Promise<Buffer> {
  const width = Math.round(size.width / 2);
  const half = await sharp({ create: { ...size, width, channels: 3, background: left } })
    .png()
    .toBuffer();
  return sharp({ create: { ...size, channels: 3, background: right } })
    .composite([{ input: half, left: 0, top: 0 }])
    .webp({ lossless: true })
    .toBuffer();
}

describe.each(sample(designs))('pictures of the client in the %s design', (design) => {
  const withPhoto = { ...makeCard(usual, design), photo: 'a', picture: 'none' as const };

  test('are the photograph of the opening, cut around its focal point', async () => {
    const photo = await halves('#20c0e0', '#e0c020', { width: 4000, height: 1000 });
    const at = async (focus: string): Promise<number> => {
      const { data, width } = await pixels(await renderCard({ ...withPhoto, focus }, { photo }));
      // The upper right, where no design has text.
      const spot = (130 * width + 1120) * 3;
      return (data[spot] ?? 0) - (data[spot + 2] ?? 0);
    };
    expect(await at('0 50')).toBeLessThan(0);
    expect(await at('100 50')).toBeGreaterThan(0);
  });

  test('are the logo in place of the initials, on a plate where the ground would hide it', async () => {
    const logo = await sharp({
      create: { width: 200, height: 80, channels: 4, background: '#12a05a' },
    })
      .webp({ lossless: true })
      .toBuffer();
    for (const logoGround of ['light', 'dark', 'own'] as const) {
      const card = { ...makeCard(usual, design), logo: 'b', logoGround };
      expect(await spotsIn(await renderCard(card, { logo }), '#12a05a')).toBeGreaterThan(2000);
    }
    expect(await spotsIn(await renderCard(makeCard(usual, design)), '#12a05a')).toBe(0);
  });

  test('are passed over when they cannot be read', async () => {
    const broken = { photo: Buffer.from('<html>'), logo: Buffer.from('RIFF') };
    expect(
      (await sharp(await renderCard({ ...withPhoto, logo: 'b' }, broken)).metadata()).width,
    ).toBe(1200);
  });
});

test('a card of nothing but colours is a picture too', async () => {
  const empty = { name: '', initials: '', slogan: '', phone: '', town: '', insteadOfName: '' };
  for (const design of designs) {
    const { width } = await sharp(
      await renderCard({ ...makeCard(usual, design), ...empty }),
    ).metadata();
    expect(width).toBe(1200);
  }
});

test('a card that cannot be drawn is replaced by the client’s colours', async () => {
  const card = makeCard(usual, 'finance');
  const plain = drawPlainCard(card);
  const { width, height, format } = await sharp(plain).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(plain.length).toBeLessThan(5000);
  expect(await spotsIn(plain, createTheme('#7a1f3d', '#c79a3b', 'finance').deep)).toBeGreaterThan(
    700_000,
  );
});
