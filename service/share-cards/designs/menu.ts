import sharp, { type OverlayOptions } from 'sharp';
import type { ShareCard } from '../../../templates-data/model/share-card.ts';
import type { Theme } from '../../../templates-data/model/theme.ts';
import type { OpenedPictures } from '../card-files.ts';
import { acrossEdges, hasDescender, lastLine } from '../across-edges.ts';
import {
  drawShapes,
  stackHeight,
  stackTop,
  placeText,
  textInside,
  type Drawing,
  type DrawDesign,
} from '../layers.ts';
import { mixColors, readPicture } from '../read-picture.ts';
import { placePiece, setText, type Piece, type SetText } from '../set-text.ts';

const photographs = ['courtyard', 'shopfront'] as const;
const display = { face: 'playfair', tracking: -16, leading: 0.94 } as const;
const column = { left: 72, width: 1056 };
/** The picture runs off the card at its top and right; the name crosses its other two sides. */
const frame = { left: 340, top: 0, width: 860, height: 404 };
/** The bottom of what stands below the name. */
const foot = 570;

/**
 * The menu: the name across the seam of the picture; without one a framed card on a striped cloth.
 */
export const drawMenu: DrawDesign = async (card, theme, pictures) => {
  const photograph = photographs.find((name) => name === card.picture);
  const openPicture = async (height: number): Promise<OverlayOptions | undefined> =>
    (await pictures.photo({ ...frame, height })) ??
    (photograph &&
      placePiece(await cutToFrame(await readPicture(photograph), height), frame.left, frame.top));
  const hasPicture = (await openPicture(frame.height)) !== undefined;
  return hasPicture ? overSeam(card, theme, pictures, openPicture) : asCard(card, theme, pictures);
};

async function overSeam(
  card: ShareCard,
  theme: Theme,
  pictures: OpenedPictures,
  openPicture: (height: number) => Promise<OverlayOptions | undefined>,
): Promise<Drawing> {
  const box = {
    ...column,
    height: 250,
    sizes: [190, 168, 148, 132, 116, 104, 92, 80, 70, 60, 52, 46],
  };
  const shown = (await setText(card.name, lettering(theme.ink), box))
    ? card.name
    : card.insteadOfName;
  const dark = await setText(shown, lettering(theme.ink), box);
  const light = await setText(shown, lettering('#ffffff'), box);
  const right = { left: 700, width: 428 };
  const slogan = await setText(
    card.slogan,
    { face: 'playfair', color: theme.muted, leading: 1.14 },
    { width: card.phone === '' ? column.width : 600, height: 96, sizes: [40, 36, 32, 28] },
  );
  const label = await setText(
    card.phone === '' ? card.town : card.phone,
    { face: 'courier-prime', color: theme['brand-text'] },
    { width: right.width, height: 48, sizes: [38, 34, 30, 26, 22] },
  );
  const plate = { left: column.left, top: 52, width: 84, height: 84 };
  const sign = await drawSign(card, pictures, plate, theme.ink, 'light');
  const dusk = mixColors(theme.deep, '#000000', 0.4);
  // A large line crosses the foot of the picture; of several, the last one stands below it.
  const last = dark && lastLine(dark);
  const lowest = foot - Math.max(slogan?.height ?? 0, label?.height ?? 0) - 36;
  const under = dark
    ? (last ?? Math.round(dark.size * (hasDescender(shown, dark) ? 0.46 : 0.26)))
    : 0;
  const seam = last === undefined ? frame.height : Math.min(frame.height, lowest - last);
  const top = seam - (dark?.height ?? 0) + under;
  return {
    ground: theme.paper,
    layers: [
      await openPicture(seam),
      drawShapes(
        [
          '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">',
          `<stop offset=".35" stop-color="${dusk}" stop-opacity="0"/>`,
          `<stop offset=".72" stop-color="${dusk}" stop-opacity=".6"/><stop offset="1" stop-color="${dusk}" stop-opacity=".76"/>`,
          `</linearGradient><rect x="${frame.left}" width="${frame.width}" height="${seam}" fill="url(#g)"/>`,
          drawAwning(theme),
          sign.shape,
        ].join(''),
      ),
      ...sign.layers,
      ...acrossEdges(light, dark, { ...column, top }, { left: frame.left, height: seam }),
      placeText(slogan, column, foot - (slogan?.height ?? 0)),
      label &&
        placePiece(
          label,
          slogan?.rightToLeft === true ? column.left : 1128 - label.width,
          foot - label.height,
        ),
    ],
  };
}

/** A built-in picture, cut to its place. */
async function cutToFrame({ pixels, width, height, channels }: Piece, to: number): Promise<Piece> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .resize(frame.width, to, { position: 'bottom' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

async function asCard(card: ShareCard, theme: Theme, pictures: OpenedPictures): Promise<Drawing> {
  const sheet = { left: 64, top: 48, width: 1072, height: 512 };
  const face = { ...lettering(theme.ink), isCentred: true };
  const slogan = await setText(
    card.slogan,
    { face: 'playfair', color: theme.muted, leading: 1.14, isCentred: true },
    { width: 780, height: 84, sizes: [38, 34, 30, 26] },
  );
  const label = await setText(
    card.phone === '' ? card.town : card.phone,
    { face: 'courier-prime', color: theme['brand-text'] },
    { width: 780, height: 44, sizes: [34, 30, 26, 22] },
  );
  const width =
    (await pictures.logo({ left: 0, top: 0, width: 72, height: 72 }, 'light'))?.width ?? 72;
  const plate = { left: 600 - width / 2, top: 88, width: 72, height: 72 };
  const sign = await drawSign(card, pictures, plate, theme.ink, 'light');
  const strokes = { width: 200, height: 26 };
  const gaps = [0, 34, 26, 26];
  const [from, to] = [plate.top + plate.height + 12, sheet.top + sheet.height - 44];
  const inside = {
    width: 880,
    height: to - from - stackHeight([undefined, undefined, slogan, label], gaps) - 60,
  };
  const title =
    (await setText(card.name, face, {
      ...inside,
      sizes: [176, 156, 138, 122, 108, 96, 84, 74, 64, 56, 48, 42],
    })) ?? (await setText(card.insteadOfName, face, { ...inside, sizes: [120, 96, 80, 64, 48] }));
  const [titleTop = 0, strokeTop = 0, sloganTop = 0, labelTop = 0] = stackTop(
    [title, title && { ...title, ...strokes }, slogan, label],
    gaps,
    from,
    to,
    0.5,
  );
  const stripe = mixColors(theme.deep, theme['on-deep'], 0.1);
  const rule = theme['brand-text'];
  const middle = (text: SetText | undefined, top: number): OverlayOptions | undefined =>
    textInside(text, { left: 0, top, width: 1200, height: text?.height ?? 0 });
  return {
    ground: theme.deep,
    layers: [
      drawShapes(
        [
          ...Array.from(
            { length: 13 },
            (_, index) => `<rect x="${index * 96 + 48}" width="48" height="630" fill="${stripe}"/>`,
          ),
          `<rect x="${sheet.left}" y="${sheet.top}" width="${sheet.width}" height="${sheet.height}" fill="${theme.surface}"/>`,
          `<rect x="${sheet.left + 14}" y="${sheet.top + 14}" width="${sheet.width - 28}" height="${sheet.height - 28}" fill="none" stroke="${rule}" stroke-width="4"/>`,
          `<rect x="${sheet.left + 23}" y="${sheet.top + 23}" width="${sheet.width - 46}" height="${sheet.height - 46}" fill="none" stroke="${rule}" stroke-width="1.5"/>`,
          `<g transform="translate(500 ${Math.round(strokeTop)})" fill="none" stroke="${rule}" stroke-width="2" stroke-linecap="round"><path d="${pen}"/></g>`,
          sign.shape,
        ].join(''),
      ),
      ...sign.layers,
      middle(title, titleTop),
      middle(slogan, sloganTop),
      middle(label, labelTop),
    ],
  };
}

/** A stroke of the pen, 200 by 26. */
const pen =
  'M3 15c19-7 36-7 53-1 15 5 25 3 35-4 8-6 17-9 20-3 3 7-8 14-15 11-7-4-1-14 11-13 13 1 17 11 33 11 20 0 33-9 56-6';

const lettering = (color: string): typeof display & { color: string } => ({ ...display, color });

/** The foot of the card. */
function drawAwning(theme: Theme): string {
  return Array.from(
    { length: 13 },
    (_, index) => `<rect x="${index * 96}" y="606" width="48" height="24" fill="${theme.accent}"/>`,
  ).join('');
}

/** The logo, or the initials in a ring of two lines. */
async function drawSign(
  card: ShareCard,
  pictures: OpenedPictures,
  plate: { left: number; top: number; width: number; height: number },
  color: string,
  ground: 'light' | 'dark',
): Promise<{ layers: readonly (OverlayOptions | undefined)[]; shape: string }> {
  const logo = await pictures.logo(plate, ground);
  if (logo) return { layers: logo.layers, shape: '' };
  const half = plate.width / 2;
  const initials = await setText(
    card.initials,
    { face: 'playfair', color },
    { width: plate.width - 26, height: plate.height - 34, sizes: [40, 34, 28, 22, 18] },
  );
  if (!initials) return { layers: [], shape: '' };
  const ring = (radius: number, width: number): string =>
    `<circle cx="${plate.left + half}" cy="${plate.top + half}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return {
    layers: [textInside(initials, plate)],
    shape: ring(half - 2, 2.5) + ring(half - 8, 1.25),
  };
}
