import type { ShareCard } from '../../../templates-data/model/share-card.ts';
import type { Theme } from '../../../templates-data/model/theme.ts';
import type { OpenedPictures } from '../card-files.ts';
import { mixColors } from '../read-picture.ts';
import {
  drawShapes,
  stackHeight,
  stackTop,
  textInside,
  type Drawing,
  type DrawDesign,
} from '../layers.ts';
import { setText } from '../set-text.ts';

const wide = { left: 150, top: 84, width: 900, height: 416 };
/** Width of the text beside a photograph. */
const narrow = { left: 56, top: 84, width: 600, height: 462 };
type Board = typeof wide;
const notch = 26;
const ground = 556;
const shield = { top: 30, width: 96, height: 112 };

/** A sheet with a quarter circle cut from each corner. */
function notchPath(board: Board, inset: number): string {
  const left = board.left + inset;
  const top = board.top + inset;
  const width = board.width - inset * 2 - notch * 2;
  const height = board.height - inset * 2 - notch * 2;
  const arc = (x: number, y: number): string =>
    `a${notch} ${notch} 0 0 0 ${x * notch} ${y * notch}`;
  return `M${left + notch} ${top}h${width}${arc(1, 1)}v${height}${arc(-1, 1)}h-${width}${arc(-1, -1)}v-${height}${arc(1, -1)}z`;
}

/** A house with its gable to the street. */
function drawHouse(
  x: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
  pane: string,
): string {
  const top = ground - height;
  const ridge = top - width * 0.5;
  const column = width * 0.2;
  const windows = [0.2, 0.6]
    .flatMap((across) =>
      [0.14, 0.46].map(
        (down) =>
          `<rect x="${x + width * across}" y="${top + height * down}" width="${column}" height="${column * 1.3}" fill="${pane}"/>`,
      ),
    )
    .join('');
  return `<path d="M${x} ${ground}V${top}L${x + width / 2} ${ridge}L${x + width} ${top}V${ground}z" fill="${wall}"/><path d="M${x - 8} ${top + 6}L${x + width / 2} ${ridge - 2}L${x + width + 8} ${top + 6}" fill="none" stroke="${roof}" stroke-width="14"/>${windows}`;
}

function drawTree(x: number, radius: number, height: number, leaf: string, trunk: string): string {
  return `<rect x="${x - 4}" y="${ground - height}" width="8" height="${height}" fill="${trunk}"/><circle cx="${x}" cy="${ground - height - radius * 0.5}" r="${radius}" fill="${leaf}"/>`;
}

/** The courtyard: a notched board in a drawn street, the initials on a shield above the name. */
export const drawCourtyard: DrawDesign = async (card, theme, pictures) => {
  const sky = mixColors(theme.paper, theme.accent, 0.16);
  const photo = await pictures.photo({ left: 0, top: 0, width: 1200, height: 630 });
  const board = photo ? narrow : wide;
  const sign = await drawSign(card, theme, pictures, board);
  const words = await placeWords(card, theme, board, sign.height);
  return {
    ground: sky,
    layers: [
      photo,
      drawShapes(
        [
          photo ? '' : drawStreet(theme, sky),
          `<path d="${notchPath(board, 0)}" fill="${theme.surface}"/>`,
          `<path d="${notchPath(board, 13)}" fill="none" stroke="${theme.muted}" stroke-width="2"/>`,
          sign.shape,
        ].join(''),
      ),
      ...sign.layers,
      ...words,
    ],
  };
};

/** The logo, or the initials on a shield; `height` is that of the board above the name. */
async function drawSign(
  card: ShareCard,
  { deep, surface, 'on-deep': color }: Theme,
  pictures: OpenedPictures,
  board: Board,
): Promise<Pick<Drawing, 'layers'> & { readonly shape: string; readonly height: number }> {
  const plate = { ...shield, left: board.left + board.width / 2 - shield.width / 2 };
  const logo = await pictures.logo({ ...plate, top: board.top + 36, height: 84 }, 'light');
  if (logo) {
    // Logos are placed by their left edge.
    const shift = Math.round(shield.width / 2 - logo.width / 2);
    const layers = logo.layers.map((layer) => ({ ...layer, left: (layer.left ?? 0) + shift }));
    return { layers, shape: '', height: 132 };
  }
  const initials = await setText(
    card.initials,
    { face: 'vollkorn', color },
    { width: 76, height: 52, sizes: [46, 38, 32, 26, 20] },
  );
  if (!initials) return { layers: [], shape: '', height: 44 };
  return {
    layers: [textInside(initials, { ...plate, height: plate.height - 14 })],
    shape: `<path d="M${plate.left} ${plate.top + 14}q0-14 14-14h68q14 0 14 14v42q0 38-48 56-48-18-48-56z" fill="${deep}" stroke="${surface}" stroke-width="8"/>`,
    height: 74,
  };
}

/** The name, the slogan and the telephone number or town, in the middle of the board. */
async function placeWords(
  card: ShareCard,
  theme: Theme,
  board: Board,
  signHeight: number,
): Promise<Drawing['layers']> {
  const column = { left: board.left + 60, width: board.width - 120 };
  const from = board.top + signHeight;
  const to = board.top + board.height - 44;
  const gaps = [0, 22, 26];
  const slogan = await setText(
    card.slogan,
    { face: 'vollkorn', color: theme.muted, leading: 1.2, isCentred: true },
    { ...column, height: 90, sizes: [38, 34, 30] },
  );
  const contact = await setText(
    card.phone === '' ? card.town : card.phone,
    { face: 'nunito', color: theme['accent-text'] },
    { ...column, height: 40, sizes: [34, 30, 26, 22] },
  );
  const face = {
    face: 'vollkorn',
    color: theme.ink,
    tracking: -12,
    leading: 1.04,
    isCentred: true,
  } as const;
  const box = {
    ...column,
    height: to - from - stackHeight([undefined, slogan, contact], gaps),
    sizes: [128, 116, 104, 92, 84, 76, 68, 60, 54, 48, 42],
  };
  const title =
    (await setText(card.name, face, box)) ?? (await setText(card.insteadOfName, face, box));
  const texts = [title, slogan, contact];
  const tops = stackTop(texts, gaps, from, to, 0.5);
  return texts.map((text, index) =>
    textInside(text, { ...column, top: tops[index] ?? from, height: text?.height ?? 0 }),
  );
}

function drawStreet({ deep, accent, paper, surface }: Theme, sky: string): string {
  const leaf = mixColors(paper, deep, 0.5);
  const pale = mixColors(paper, accent, 0.5);
  const tinted = mixColors(paper, deep, 0.62);
  return [
    `<circle cx="1092" cy="92" r="58" fill="${mixColors(paper, accent, 0.42)}"/>`,
    `<path d="M0 560V420Q160 330 420 440T860 430T1200 380V560z" fill="${mixColors(sky, deep, 0.16)}"/>`,
    drawHouse(-34, 128, 250, pale, deep, deep),
    drawHouse(86, 120, 170, surface, accent, deep),
    drawHouse(994, 124, 200, tinted, accent, mixColors(deep, '#000000', 0.2)),
    drawHouse(1110, 130, 270, pale, deep, deep),
    drawTree(236, 34, 60, leaf, deep),
    drawTree(972, 28, 48, leaf, deep),
    `<rect y="${ground - 1}" width="1200" height="80" fill="${deep}"/>`,
    `<path d="M0 594H1200" stroke="${paper}" stroke-opacity=".4" stroke-width="4" stroke-dasharray="40 30"/>`,
    `<rect x="260" y="480" width="14" height="80" fill="${deep}"/><rect x="926" y="480" width="14" height="80" fill="${deep}"/>`,
  ].join('');
}
