import { printInTwoInks, mixColors, readPicture } from '../read-picture.ts';
import { drawShapes, placeText, textInside, type DrawDesign } from '../layers.ts';
import { placePiece, setText } from '../set-text.ts';

const frame = { left: 28, top: 28, width: 1144, height: 574 };
const column = { left: 84, width: 1032 };
const plate = { left: 76, top: 74, width: 92, height: 92 };
const bottom = 556;

const photographs = ['villa', 'courtyard', 'shopfront'] as const;

/**
 * The monograph: a rounded picture on stone with the name along its foot; in the client's own
 * colour if a house does not suit the trade.
 */
export const drawRealEstate: DrawDesign = async (card, theme, pictures) => {
  const photograph = photographs.find((name) => name === card.picture);
  const photo = await pictures.photo(frame);
  const isPictured = photo !== undefined || photograph !== undefined;
  const ground = isPictured ? '#0b0f16' : theme.brand;
  const color = isPictured ? '#ffffff' : theme['on-brand'];
  const label = await setText(
    card.phone === '' ? card.town : card.phone,
    { face: 'figtree', color: isPictured ? theme['on-accent'] : theme.ink },
    { width: 420, height: 40, sizes: [34, 30, 26, 22] },
  );
  const pill = label && { width: label.width + 68, height: 76 };
  const beside = { left: column.left, width: column.width - (pill ? pill.width + 56 : 0) };
  const slogan = await setText(
    card.slogan,
    { face: 'figtree', color, leading: 1.24 },
    { ...beside, height: 96, sizes: [38, 34, 30] },
  );
  const rowHeight = Math.max(pill?.height ?? 0, slogan?.height ?? 0);
  const rowTop = bottom - rowHeight;
  const face = { face: 'cormorant-garamond', color, tracking: -18, leading: 0.92 } as const;
  const box = {
    ...column,
    height: rowTop - (plate.top + plate.height) - 60,
    sizes: [136, 124, 112, 100, 90, 80, 72, 64, 56, 50],
  };
  const title =
    (await setText(card.name, face, box)) ?? (await setText(card.insteadOfName, face, box));
  // Anything below it, a photograph or the client's colour, is darker than paper.
  const logo = await pictures.logo(plate, 'dark');
  const initials = logo
    ? undefined
    : await setText(
        card.initials,
        { face: 'cormorant-garamond', color: theme['brand-text'] },
        { width: 66, height: 52, sizes: [48, 40, 34, 28, 22] },
      );
  const picture = photograph
    ? await readPicture(photograph)
    : await printInTwoInks('contours', [
        theme.brand,
        mixColors(theme.brand, theme['on-brand'], 0.24),
      ]);
  const titleTop = rowTop - (rowHeight > 0 ? 36 : 0) - (title?.height ?? 0);
  // The shade is dense from the first line of the name on, also on a bright photograph.
  const stops = isPictured
    ? [
        [Math.max(0, (titleTop - 190 - frame.top) / frame.height), 0.05],
        [Math.max(0.1, (titleTop - 10 - frame.top) / frame.height), 0.56],
        [1, 0.88],
      ]
    : [
        [0.1, 0],
        [0.5, 0.35],
        [1, 0.85],
      ];
  return {
    ground: theme.paper,
    layers: [
      photo ?? placePiece(picture, frame.left, frame.top),
      drawShapes(
        [
          `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${stops
            .map(
              ([offset, shade]) =>
                `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${shade}"/>`,
            )
            .join('')}</linearGradient>`,
          `<rect x="${frame.left}" y="${frame.top}" width="${frame.width}" height="${frame.height}" fill="url(#g)"/>`,
          // The corners are the ground again, cut out around a rounded window.
          `<path fill="${theme.paper}" fill-rule="evenodd" d="M0 0H1200V630H0ZM64 28A36 36 0 0 0 28 64V566A36 36 0 0 0 64 602H1136A36 36 0 0 0 1172 566V64A36 36 0 0 0 1136 28Z"/>`,
          initials
            ? `<circle cx="${plate.left + 46}" cy="${plate.top + 46}" r="46" fill="${theme.paper}"/>`
            : '',
          pill
            ? `<rect x="${1116 - pill.width}" y="${bottom - pill.height}" width="${pill.width}" height="${pill.height}" rx="38" fill="${isPictured ? theme.accent : theme.paper}"/>`
            : '',
        ].join(''),
      ),
      ...(logo?.layers ?? []),
      textInside(initials, plate),
      placeText(title, column, titleTop),
      placeText(slogan, beside, rowTop + (rowHeight - (slogan?.height ?? 0)) / 2),
      pill && textInside(label, { left: 1116 - pill.width, top: bottom - pill.height, ...pill }),
    ],
  };
};
