import { mixColors } from '../read-picture.ts';
import type { placeText } from '../layers.ts';
import { drawShapes, stackHeight, stackTop, textInside, type DrawDesign } from '../layers.ts';
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
  const { deep, accent, paper, surface } = theme;
  const photo = await pictures.photo({ left: 0, top: 0, width: 1200, height: 630 });
  const board = photo ? narrow : wide;
  const center = board.left + board.width / 2;
  const column = { left: board.left + 60, width: board.width - 120 };
  const plate = { ...shield, left: center - shield.width / 2 };
  const sky = mixColors(paper, accent, 0.16);
  const [leaf, pale, tinted] = [
    mixColors(paper, deep, 0.5),
    mixColors(paper, accent, 0.5),
    mixColors(paper, deep, 0.62),
  ];
  const face = {
    face: 'vollkorn',
    color: theme.ink,
    tracking: -12,
    leading: 1.04,
    isCentred: true,
  } as const;
  const slogan = await setText(
    card.slogan,
    { face: 'vollkorn', color: theme.muted, leading: 1.2, isCentred: true },
    { ...column, height: 90, sizes: [38, 34, 30] },
  );
  const place = await setText(
    card.phone === '' ? card.town : card.phone,
    { face: 'nunito', color: theme['accent-text'] },
    { ...column, height: 40, sizes: [34, 30, 26, 22] },
  );
  const logo = await pictures.logo({ ...plate, top: board.top + 36, height: 84 }, 'light');
  const initials = logo
    ? undefined
    : await setText(
        card.initials,
        { face: 'vollkorn', color: theme['on-deep'] },
        { width: 76, height: 52, sizes: [46, 38, 32, 26, 20] },
      );
  const hasShield = initials !== undefined;
  const from = logo ? board.top + 132 : board.top + (hasShield ? 74 : 44);
  const to = board.top + board.height - 44;
  const gaps = [0, 22, 26];
  const box = {
    ...column,
    height: to - from - stackHeight([undefined, slogan, place], gaps),
    sizes: [128, 116, 104, 92, 84, 76, 68, 60, 54, 48, 42],
  };
  const title =
    (await setText(card.name, face, box)) ?? (await setText(card.insteadOfName, face, box));
  const texts = [title, slogan, place];
  const tops = stackTop(texts, gaps, from, to, 0.5);
  const middle = (index: number): ReturnType<typeof placeText> => {
    const text = texts[index];
    if (!text) return undefined;
    return textInside(text, { ...column, top: tops[index] ?? from, height: text.height });
  };
  // Logos are placed by their left edge.
  const shift = logo ? Math.round(shield.width / 2 - logo.width / 2) : 0;
  const street = [
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
  ];
  return {
    ground: sky,
    layers: [
      photo,
      drawShapes(
        [
          ...(photo ? [] : street),
          `<path d="${notchPath(board, 0)}" fill="${surface}"/>`,
          `<path d="${notchPath(board, 13)}" fill="none" stroke="${theme.muted}" stroke-width="2"/>`,
          hasShield
            ? `<path d="M${plate.left} ${plate.top + 14}q0-14 14-14h68q14 0 14 14v42q0 38-48 56-48-18-48-56z" fill="${deep}" stroke="${surface}" stroke-width="8"/>`
            : '',
        ].join(''),
      ),
      ...(logo?.layers.map((layer) => ({ ...layer, left: (layer.left ?? 0) + shift })) ?? []),
      textInside(initials, { ...plate, height: plate.height - 14 }),
      ...texts.map((_, index) => middle(index)),
    ],
  };
};
