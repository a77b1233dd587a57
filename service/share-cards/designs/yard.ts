import type { ShareCard } from '../../../templates-data/model/share-card.ts';
import type { Theme } from '../../../templates-data/model/theme.ts';
import type { OpenedPictures } from '../card-files.ts';
import { isDark, printInTwoInks, mixColors } from '../read-picture.ts';
import {
  drawShapes,
  stackHeight,
  stackTop,
  placeText,
  textInside,
  type Drawing,
  type DrawDesign,
} from '../layers.ts';
import { placePiece, setText, type SetText } from '../set-text.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const edge = 16;
const gap = 12;
const inner = 44;
const dial = { left: edge, top: 424, width: 1200 - 2 * edge, height: 190 };
const plate = { left: edge + inner, top: 60, width: 72, height: 72 };

/**
 * The yard: slabs with gaps between them, the name in capitals, the telephone number across the
 * foot, barrier tape above it.
 */
export const drawYard: DrawDesign = async (card, theme, pictures) => {
  const sizes = [190, 170, 150, 132, 116, 100, 84, 68, 52];
  const phone = await setPhone(card, theme['on-accent'], sizes);
  const bottom = phone ? dial.top - gap : 630 - edge;
  const job = { left: 772, top: edge, width: 1200 - edge - 772, height: bottom - edge };
  const picture =
    (await pictures.photo(job)) ??
    (card.picture === 'frame' ? await frame(job, theme.deep) : undefined);
  const width = (picture ? job.left - gap : 1200 - edge) - edge;
  const column = { left: edge + inner, width: width - 2 * inner };
  const colors = chooseColors(theme, picture !== undefined);
  // The tape lies along the foot of the picture, or of the painted sign.
  const foot = bottom - (picture ? 28 : 48);
  const words = await placeWords(card, colors.ink, column, foot);
  const sign = await drawSign(card, pictures, colors);
  const number =
    phone && colors.dial.ink !== theme['on-accent']
      ? await setPhone(card, colors.dial.ink, [phone.size])
      : phone;
  const [tapeLeft, tapeWidth] = picture ? [job.left, job.width] : [edge, width];
  const rulerLeft = plate.left + sign.width + (sign.width > 0 ? 28 : 0);
  return {
    ground: theme.paper,
    layers: [
      picture,
      drawShapes(
        [
          picture ? drawMargins(bottom, theme.paper) : '',
          drawSlab({ left: edge, top: edge, width, height: bottom - edge }, colors.ground),
          drawTape(tapeLeft, bottom - 20, tapeWidth, theme.deep, theme.accent),
          sign.shape,
          drawRuler(rulerLeft, column.left + column.width, plate.top, colors.ink),
          number ? drawSlab(dial, colors.dial.fill) : '',
        ].join(''),
      ),
      ...sign.layers,
      ...words,
      number && placePiece(number, edge + inner, dial.top + (dial.height - number.height) / 2),
    ],
  };
};

/** The colours of the slabs, and of the letters on each. */
interface Colors {
  readonly ground: string;
  readonly ink: string;
  readonly plate: { readonly fill: string; readonly ink: string };
  readonly dial: { readonly fill: string; readonly ink: string };
}

/** Without a picture the sign itself is painted, and the number is on black. */
function chooseColors(theme: Theme, hasPicture: boolean): Colors {
  const ground = hasPicture ? theme.deep : theme.accent;
  const ink = hasPicture ? theme['on-deep'] : theme['on-accent'];
  const painted = { fill: theme.accent, ink: theme['on-accent'] };
  if (ground !== theme.accent) return { ground, ink, plate: painted, dial: painted };
  return {
    ground,
    ink,
    plate: { fill: theme.deep, ink: theme['on-deep'] },
    dial: { fill: theme.deep, ink: theme['accent-on-deep'] },
  };
}

function setPhone(
  card: ShareCard,
  color: string,
  sizes: readonly number[],
): Promise<SetText | undefined> {
  const box = { width: dial.width - 2 * inner, height: dial.height, sizes };
  return setText(card.phone, { face: 'big-shoulders', color }, box);
}

/** The name and the slogan below it, above the foot of their slab. */
async function placeWords(
  card: ShareCard,
  color: string,
  column: { readonly left: number; readonly width: number },
  foot: number,
): Promise<Drawing['layers']> {
  const top = plate.top + plate.height + 20;
  const gaps = [0, 24];
  const slogan = await setText(
    card.slogan,
    { face: 'archivo', color, leading: 1.15 },
    { width: column.width, height: 76, sizes: [34, 30, 27] },
  );
  const face = { face: 'big-shoulders', color, leading: 0.9 } as const;
  const title = {
    width: column.width,
    height: foot - top - stackHeight([undefined, slogan], gaps),
    sizes: [170, 152, 136, 120, 106, 94, 82, 72, 62, 54, 46],
  };
  const name =
    (await setText(card.name.toUpperCase(), face, title)) ??
    (await setText(card.insteadOfName.toUpperCase(), face, title));
  const [nameTop = 0, sloganTop = 0] = stackTop([name, slogan], gaps, top, foot, 1);
  return [placeText(name, column, nameTop), placeText(slogan, column, sloganTop)];
}

/** The logo, or the initials on a plate. */
async function drawSign(
  card: ShareCard,
  pictures: OpenedPictures,
  colors: Colors,
): Promise<Pick<Drawing, 'layers'> & { readonly shape: string; readonly width: number }> {
  const logo = await pictures.logo(plate, isDark(colors.ground) ? 'dark' : 'light');
  if (logo) return { layers: logo.layers, shape: '', width: logo.width };
  const initials = await setText(
    card.initials,
    { face: 'big-shoulders', color: colors.plate.ink },
    { width: 62, height: 56, sizes: [52, 44, 36, 28] },
  );
  if (!initials) return { layers: [], shape: '', width: 0 };
  const shape = drawSlab(plate, colors.plate.fill);
  return { layers: [textInside(initials, plate)], shape, width: plate.width };
}

function drawSlab({ left, top, width, height }: Box, fill: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Covers the part of the picture that extends beyond its slab. */
function drawMargins(bottom: number, paper: string): string {
  return `<path fill="${paper}" d="M760 0H1200V${edge}H760ZM${1200 - edge} 0H1200V630H${1200 - edge}ZM760 ${bottom}H1200V630H760Z"/>`;
}

async function frame(
  box: { left: number; width: number },
  deep: string,
): Promise<ReturnType<typeof placePiece>> {
  const inks = [mixColors(deep, '#0b0c0e', 0.5), '#d8d6d1'] as const;
  return placePiece(
    await printInTwoInks('frame', inks, { left: 1200 - box.width, width: box.width }),
    box.left,
    0,
  );
}

/** Stripes of barrier tape, cut square at both ends. */
function drawTape(left: number, top: number, width: number, dark: string, light: string): string {
  const stripes = Array.from({ length: Math.ceil(width / 40) + 2 }, (_, index) => {
    const x = left - 40 + index * 40;
    return `M${x} ${top + 20}l20-20h20l-20 20z`;
  });
  return [
    `<clipPath id="t"><rect x="${left}" y="${top}" width="${width}" height="20"/></clipPath>`,
    `<rect x="${left}" y="${top}" width="${width}" height="20" fill="${light}"/>`,
    `<path clip-path="url(#t)" fill="${dark}" d="${stripes.join('')}"/>`,
  ].join('');
}

/** A measure: a tick every 16 pixels, a long one every 80. */
function drawRuler(from: number, to: number, top: number, ink: string): string {
  const ticks = Array.from(
    { length: Math.max(0, Math.floor((to - from) / 16) + 1) },
    (_, index) => {
      return `M${from + index * 16 + 1} ${top}v${index % 5 === 0 ? 26 : 12}`;
    },
  );
  return `<path d="${ticks.join('')}" stroke="${ink}" stroke-width="2" fill="none"/>`;
}
