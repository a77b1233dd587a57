import { shareCardSize } from '../../../templates-data/model/share-card.ts';
import { printInTwoInks, mixColors } from '../read-picture.ts';
import { drawShapes, stackTop, placeText, textInside, type DrawDesign } from '../layers.ts';
import { placePiece, setText } from '../set-text.ts';

const left = 72;
const column = { left, width: 860 };
const plate = { left, top: 60, width: 64, height: 64 };
const foot = 516;
const drawn = ['report', 'frame', 'boardroom'] as const;

/**
 * The annual report: a light name over a picture in the firm's own ink, with contact details
 * between hairlines.
 */
export const drawFinance: DrawDesign = async (card, theme, pictures) => {
  const white = theme['on-deep'];
  const face = { face: 'libre-franklin-light', color: white, tracking: -28, leading: 1 } as const;
  const box = {
    ...column,
    height: 236,
    sizes: [152, 136, 124, 112, 104, 96, 88, 80, 72, 64, 56, 50, 44],
  };
  const title =
    (await setText(card.name, face, box)) ?? (await setText(card.insteadOfName, face, box));
  const slogan = await setText(
    card.slogan,
    { face: 'libre-franklin', color: theme['on-deep-muted'], tracking: -8, leading: 1.15 },
    { ...column, height: 100, sizes: [40, 36, 32, 28] },
  );
  const logo = await pictures.logo(plate, 'dark');
  const initials = logo
    ? undefined
    : await setText(
        card.initials,
        { face: 'libre-franklin', color: white },
        { width: 52, height: 40, sizes: [28, 24, 20, 16] },
      );
  const signWidth = logo?.width ?? (initials ? plate.width : 0);
  const small = { face: 'libre-franklin', color: white } as const;
  const phone = await setText(card.phone, small, {
    width: 470,
    height: 38,
    sizes: [34, 30, 26, 22],
  });
  const townLeft = phone ? left + phone.width + 96 : left;
  const town = await setText(card.town, small, {
    width: 1128 - townLeft,
    height: 38,
    sizes: [34, 30, 26, 22],
  });
  const hasFoot = phone !== undefined || town !== undefined;
  const [titleTop = 0, sloganTop = 0] = stackTop(
    [title, slogan],
    [0, 44],
    plate.top + 84,
    hasFoot ? foot - 36 : 570,
    0.55,
  );
  const photo = await pictures.photo({ left: 0, top: 0, ...shareCardSize });
  const isPictured = photo !== undefined || card.picture !== 'none';
  const picture = drawn.find((name) => name === card.picture) ?? 'towers';
  // The longest name ends at .78, above pictures of any brightness. The towers are almost only a
  // texture where a building would be misleading.
  const fade = isPictured ? [0.95, 0.84, 0.62, 0.1] : [0.98, 0.95, 0.86, 0.72];
  const line = `stroke="${white}" stroke-opacity=".34" stroke-width="2"`;
  return {
    ground: theme.deep,
    layers: [
      photo ??
        placePiece(
          await printInTwoInks(picture, [
            mixColors(theme.deep, '#05070c', 0.3),
            mixColors(theme.deep, '#e8e9ec', 0.62),
          ]),
          0,
          0,
        ),
      drawShapes(
        [
          `<linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${theme.deep}" stop-opacity="${fade[0]}"/><stop offset=".5" stop-color="${theme.deep}" stop-opacity="${fade[1]}"/><stop offset=".78" stop-color="${theme.deep}" stop-opacity="${fade[2]}"/><stop offset="1" stop-color="${theme.deep}" stop-opacity="${fade[3]}"/></linearGradient>`,
          `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="${theme.deep}" stop-opacity="0"/><stop offset=".86" stop-color="${theme.deep}" stop-opacity=".9"/></linearGradient>`,
          '<rect width="1200" height="630" fill="url(#g)"/><rect width="1200" height="630" fill="url(#f)"/>',
          initials
            ? `<rect x="${plate.left + 1}" y="${plate.top + 1}" width="62" height="62" rx="2" fill="none" ${line}/>`
            : '',
          `<rect x="${signWidth > 0 ? left + signWidth + 24 : left}" y="${plate.top + 31}" width="72" height="3" fill="${theme['accent-on-deep']}"/>`,
          hasFoot ? `<path d="M${left} ${foot}H1128" ${line}/>` : '',
          phone && town ? `<path d="M${townLeft - 48} ${foot}v74" ${line}/>` : '',
        ].join(''),
      ),
      ...(logo?.layers ?? []),
      textInside(initials, plate),
      placeText(title, column, titleTop),
      placeText(slogan, column, sloganTop),
      phone && placePiece(phone, left, foot + 36),
      town && placePiece(town, townLeft, foot + 36),
    ],
  };
};
