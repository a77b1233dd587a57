import { printInTwoInks, mixColors } from '../read-picture.ts';
import { drawShapes, stackTop, placeText, textInside, type DrawDesign } from '../layers.ts';
import { placePiece, setText } from '../set-text.ts';

const left = 64;
const plate = { left, top: 60, width: 68, height: 68 };

/**
 * The chambers: a serif name on ivory beside the colonnade in the firm's own ink, or beside its
 * initials on a plate.
 */
export const drawLaw: DrawDesign = async (card, theme, pictures) => {
  const name = card.name;
  const face = { face: 'newsreader', color: theme.ink, tracking: -22, leading: 0.98 } as const;
  const wide = await setText(name, face, {
    width: 520,
    height: 230,
    sizes: [140, 128, 116, 104, 96, 88, 80, 72, 66],
  });
  // Long names reduce the picture's width.
  const isLong = wide !== undefined && (wide.size <= 66 || wide.height > 230 || wide.width > 520);
  const split = isLong ? 800 : 648;
  const column = { left, width: split - left - 48 };
  const title = isLong
    ? await setText(name, face, { ...column, height: 280, sizes: [92, 84, 76, 68, 60, 52, 46, 40] })
    : (wide ??
      (await setText(card.insteadOfName, face, {
        ...column,
        height: 260,
        sizes: [84, 72, 60, 48],
      })));
  const slogan = await setText(
    card.slogan,
    { face: 'newsreader-italic', color: theme.muted, tracking: -8, leading: 1.12 },
    { ...column, height: 132, sizes: [44, 40, 36, 32] },
  );
  const logo = await pictures.logo(plate, 'light');
  const initials = logo
    ? undefined
    : await setText(
        card.initials,
        { face: 'newsreader', color: theme.ink },
        { width: 52, height: 44, sizes: [34, 28, 24, 20, 16] },
      );
  const signWidth = logo?.width ?? (initials ? plate.width : 0);
  const phone = await setText(
    card.phone,
    { face: 'hanken-grotesk', color: theme.ink },
    { ...column, height: 40, sizes: [34, 30, 26, 22] },
  );
  const foot = phone ? 520 : 570;
  const [titleTop = 0, sloganTop = 0] = stackTop(
    [title, slogan],
    [0, 40],
    plate.top + 100,
    foot - 32,
    0.5,
  );
  const right = { left: split, top: 0, width: 1200 - split, height: 630 };
  const picture =
    (await pictures.photo(right)) ??
    (card.picture === 'colonnade' ? await plateOfColonnade(right, theme.deep) : undefined);
  const monogram = picture
    ? undefined
    : await setText(
        card.initials,
        { face: 'newsreader', color: theme['on-deep'], tracking: -10 },
        { width: right.width - 150, height: 300, sizes: [300, 240, 200, 160, 120] },
      );
  const inset = `<rect x="${right.left + 28.5}" y="28.5" width="${right.width - 57}" height="573" fill="none" stroke="${theme['line-on-deep']}" stroke-width="2"/>`;
  return {
    ground: theme.paper,
    layers: [
      picture,
      drawShapes(
        [
          picture
            ? `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="${theme.deep}" stop-opacity="0"/><stop offset="1" stop-color="${theme.deep}" stop-opacity=".72"/></linearGradient><rect x="${split}" width="${right.width}" height="630" fill="url(#g)"/>`
            : `<rect x="${split}" width="${right.width}" height="630" fill="${theme.deep}"/>${inset}`,
          initials
            ? `<rect x="${plate.left + 1}" y="${plate.top + 1}" width="${plate.width - 2}" height="${plate.height - 2}" fill="none" stroke="${theme.ink}" stroke-width="2"/>`
            : '',
          `<rect x="${signWidth > 0 ? left + signWidth + 24 : left}" y="${plate.top + 33}" width="72" height="3" fill="${theme['accent-graphic']}"/>`,
          phone
            ? `<rect x="${left}" y="${foot}" width="${column.width}" height="2" fill="${theme.line}"/>`
            : '',
        ].join(''),
      ),
      ...(logo?.layers ?? []),
      textInside(initials, plate),
      placeText(title, column, titleTop),
      placeText(slogan, column, sloganTop),
      placeText(phone, column, foot + 32),
      textInside(monogram, right),
    ],
  };
};

async function plateOfColonnade(
  box: { left: number; width: number },
  deep: string,
): Promise<ReturnType<typeof placePiece>> {
  const part = { left: Math.round((600 - box.width) / 2), width: box.width };
  const inks = [mixColors(deep, '#0d0f14', 0.5), mixColors('#e2ded6', deep, 0.08)] as const;
  return placePiece(await printInTwoInks('colonnade', inks, part), box.left, 0);
}
