import { isDark, printInTwoInks, mixColors } from '../read-picture.ts';
import {
  drawShapes,
  stackHeight,
  stackTop,
  placeText,
  textInside,
  type DrawDesign,
} from '../layers.ts';
import { placePiece, setText } from '../set-text.ts';

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
  const phone = await setText(
    card.phone,
    { face: 'big-shoulders', color: theme['on-accent'] },
    {
      width: dial.width - 2 * inner,
      height: 190,
      sizes: [190, 170, 150, 132, 116, 100, 84, 68, 52],
    },
  );
  const bottom = phone ? dial.top - gap : 630 - edge;
  const job = { left: 772, top: edge, width: 1200 - edge - 772, height: bottom - edge };
  const picture =
    (await pictures.photo(job)) ??
    (card.picture === 'frame' ? await frame(job, theme.deep) : undefined);
  const words = { left: edge, top: edge, width: (picture ? job.left - gap : 1200 - edge) - edge };
  // Without a picture the sign itself is painted, and the number is on black.
  const ground = picture ? theme.deep : theme.accent;
  const ink = picture ? theme['on-deep'] : theme['on-accent'];
  const column = { left: edge + inner, width: words.width - 2 * inner };
  const face = { face: 'big-shoulders', color: ink, leading: 0.9 } as const;
  const top = plate.top + plate.height + 20;
  const slogan = await setText(
    card.slogan,
    { face: 'archivo', color: ink, leading: 1.15 },
    { width: column.width, height: 76, sizes: [34, 30, 27] },
  );
  const gaps = [0, 24];
  // The tape lies along the foot of the picture, or of the painted sign.
  const foot = bottom - (picture ? 28 : 48);
  const title = {
    width: column.width,
    height: foot - top - stackHeight([undefined, slogan], gaps),
    sizes: [170, 152, 136, 120, 106, 94, 82, 72, 62, 54, 46],
  };
  const name =
    (await setText(card.name.toUpperCase(), face, title)) ??
    (await setText(card.insteadOfName.toUpperCase(), face, title));
  const logo = await pictures.logo(plate, isDark(ground) ? 'dark' : 'light');
  const [plateFill, plateInk] =
    ground === theme.accent ? [theme.deep, theme['on-deep']] : [theme.accent, theme['on-accent']];
  const initials = logo
    ? undefined
    : await setText(
        card.initials,
        { face: 'big-shoulders', color: plateInk },
        { width: 62, height: 56, sizes: [52, 44, 36, 28] },
      );
  const [nameTop = 0, sloganTop = 0] = stackTop([name, slogan], gaps, top, foot, 1);
  const [dialFill, dialInk] =
    ground === theme.accent
      ? [theme.deep, theme['accent-on-deep']]
      : [theme.accent, theme['on-accent']];
  const number =
    phone && dialInk !== theme['on-accent']
      ? await setText(
          card.phone,
          { face: 'big-shoulders', color: dialInk },
          { width: dial.width - 2 * inner, height: 190, sizes: [phone.size] },
        )
      : phone;
  const signWidth = logo?.width ?? (initials ? plate.width : 0);
  return {
    ground: theme.paper,
    layers: [
      picture,
      drawShapes(
        [
          // The part of the picture that extends beyond its slab.
          picture
            ? `<path fill="${theme.paper}" d="M760 0H1200V${edge}H760ZM${1200 - edge} 0H1200V630H${1200 - edge}ZM760 ${bottom}H1200V630H760Z"/>`
            : '',
          `<rect x="${edge}" y="${edge}" width="${words.width}" height="${bottom - edge}" fill="${ground}"/>`,
          drawTape(
            picture ? job.left : edge,
            bottom - 20,
            picture ? job.width : words.width,
            theme.deep,
            theme.accent,
          ),
          initials
            ? `<rect x="${plate.left}" y="${plate.top}" width="${plate.width}" height="${plate.height}" fill="${plateFill}"/>`
            : '',
          drawRuler(
            plate.left + signWidth + (signWidth > 0 ? 28 : 0),
            column.left + column.width,
            plate.top,
            ink,
          ),
          number
            ? `<rect x="${dial.left}" y="${dial.top}" width="${dial.width}" height="${dial.height}" fill="${dialFill}"/>`
            : '',
        ].join(''),
      ),
      ...(logo?.layers ?? []),
      textInside(initials, plate),
      placeText(name, column, nameTop),
      placeText(slogan, column, sloganTop),
      number && placePiece(number, edge + inner, dial.top + (dial.height - number.height) / 2),
    ],
  };
};

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
