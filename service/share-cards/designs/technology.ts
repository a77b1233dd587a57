import { isDark } from '../read-picture.ts';
import { drawShapes, stackTop, placeText, textInside, type DrawDesign } from '../layers.ts';
import { setText } from '../set-text.ts';
import type { Theme } from '../../../templates-data/model/theme.ts';

const left = 72;
const plate = { left, top: 60, width: 68, height: 68 };

/** The console: a name in tight letters on the dark of its hue, beside a window of the product. */
export const drawTechnology: DrawDesign = async (card, theme, pictures) => {
  const face = { face: 'geist', color: theme.ink, tracking: -42, leading: 0.98 } as const;
  const narrow = { left, width: 640 };
  const name = await setText(card.name, face, {
    ...narrow,
    height: 260,
    sizes: [140, 128, 116, 104, 96, 88, 80, 72, 64],
  });
  const isLong = name !== undefined && (name.size <= 64 || name.width > 640 || name.height > 260);
  const column = isLong ? { left, width: 860 } : narrow;
  const title = isLong
    ? await setText(card.name, face, {
        ...column,
        height: 270,
        sizes: [84, 76, 68, 60, 52, 46, 40],
      })
    : (name ??
      (await setText(card.insteadOfName, face, {
        ...column,
        height: 260,
        sizes: [88, 72, 60, 48],
      })));
  const slogan = await setText(
    card.slogan,
    { face: 'geist-regular', color: theme.muted, tracking: -12, leading: 1.18 },
    { ...column, height: 112, sizes: [38, 34, 30] },
  );
  const logo = await pictures.logo(plate, isDark(theme.paper) ? 'dark' : 'light');
  const initials = logo
    ? undefined
    : await setText(
        card.initials,
        { face: 'geist', color: theme['on-accent'] },
        { width: 54, height: 44, sizes: [32, 28, 24, 20, 16] },
      );
  const windowLeft = isLong ? 980 : 776;
  const photo = await pictures.photo({
    left: windowLeft,
    top: 104,
    width: 1200 - windowLeft,
    height: 526,
  });
  const phone = await setText(
    card.phone,
    { face: 'geist-mono', color: theme['accent-text'] },
    { width: 560, height: 36, sizes: [30, 26, 22, 18] },
  );
  const pill = phone && { left, top: 506, width: phone.width + 56, height: 64 };
  const [titleTop = 0, sloganTop = 0] = stackTop(
    [title, slogan],
    [0, 40],
    plate.top + 92,
    pill ? pill.top - 28 : 570,
    0.5,
  );
  return {
    ground: theme.paper,
    layers: [
      drawShapes(
        [
          gridAndGlow(theme),
          photo ? '' : drawWindow(windowLeft, theme),
          initials
            ? `<rect x="${plate.left}" y="${plate.top}" width="68" height="68" rx="16" fill="${theme.accent}"/>`
            : '',
          pill
            ? `<rect x="${pill.left + 1}" y="${pill.top + 1}" width="${pill.width - 2}" height="${pill.height - 2}" rx="31" fill="${theme.paper}" stroke="${theme['accent-graphic']}" stroke-opacity=".6" stroke-width="2"/>`
            : '',
        ].join(''),
      ),
      photo,
      photo && drawShapes(roundCorner(windowLeft, theme)),
      ...(logo?.layers ?? []),
      textInside(initials, plate),
      placeText(title, column, titleTop),
      placeText(slogan, column, sloganTop),
      pill && textInside(phone, pill),
    ],
  };
};

/** The photograph has the window's shape; its corner is covered by the ground. */
function roundCorner(x: number, { paper }: Theme): string {
  return `<path fill="${paper}" d="M${x} 104h20a20 20 0 0 0-20 20z"/>`;
}

function gridAndGlow(theme: Theme): string {
  const columns = Array.from({ length: 18 }, (_, index) => `M${40 + index * 66} 0V630`);
  const rows = Array.from({ length: 9 }, (_, index) => `M0 ${40 + index * 66}H1200`);
  return [
    `<radialGradient id="glow" cx=".86" cy=".34" r=".62"><stop offset="0" stop-color="${theme.accent}" stop-opacity=".36"/><stop offset="1" stop-color="${theme.accent}" stop-opacity="0"/></radialGradient>`,
    '<radialGradient id="m" cx=".8" cy=".3" r=".75"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>',
    '<mask id="k"><rect width="1200" height="630" fill="url(#m)"/></mask>',
    '<rect width="1200" height="630" fill="url(#glow)"/>',
    `<path d="${columns.join('')}${rows.join('')}" stroke="${theme.ink}" stroke-opacity=".1" fill="none" mask="url(#k)"/>`,
  ].join('');
}

/**
 * The product's window, running off the right edge: a chart and rows of data, drawn and without
 * words.
 */
function drawWindow(x: number, theme: Theme): string {
  const bar = (left: number, top: number, width: number, opacity: number): string =>
    `<rect x="${left}" y="${top}" width="${width}" height="10" rx="5" fill="${theme.ink}" fill-opacity="${opacity}"/>`;
  const rows = [0, 1, 2].map((row) => {
    const top = 474 + row * 50;
    return [
      `<path d="M${x + 32} ${top - 20}H1260" stroke="${theme.ink}" stroke-opacity=".1"/>`,
      bar(x + 32, top, [150, 112, 132][row] ?? 120, 0.42),
      bar(x + 250, top, [86, 64, 74][row] ?? 70, 0.22),
      `<circle cx="${x + 390}" cy="${top + 5}" r="7" fill="${row === 2 ? theme.muted : theme['accent-graphic']}"/>`,
    ].join('');
  });
  const chart = `M${x + 32} 390C${x + 90} 372 ${x + 108} 330 ${x + 160} 340S${x + 230} 392 ${x + 282} 344S${x + 360} 262 ${x + 410} 282S${x + 480} 300 ${x + 520} 236`;
  return [
    `<rect x="${x}" y="104" width="520" height="620" rx="20" fill="${theme.surface}" stroke="${theme.ink}" stroke-opacity=".16" stroke-width="2"/>`,
    ...[0, 1, 2].map(
      (dot) =>
        `<circle cx="${x + 36 + dot * 24}" cy="140" r="7" fill="${theme.ink}" fill-opacity=".26"/>`,
    ),
    bar(x + 126, 135, 120, 0.22),
    `<path d="M${x} 174H1300" stroke="${theme.ink}" stroke-opacity=".12" stroke-width="2"/>`,
    `<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${theme['accent-graphic']}" stop-opacity=".5"/><stop offset="1" stop-color="${theme['accent-graphic']}" stop-opacity="0"/></linearGradient>`,
    `<path d="M${x + 32} 262H1300M${x + 32} 336H1300M${x + 32} 410H1300" stroke="${theme.ink}" stroke-opacity=".09"/>`,
    bar(x + 32, 212, 92, 0.32),
    `<rect x="${x + 32}" y="232" width="150" height="16" rx="8" fill="${theme.ink}" fill-opacity=".72"/>`,
    `<path d="${chart}V410H${x + 32}Z" fill="url(#c)"/>`,
    `<path d="${chart}" fill="none" stroke="${theme['accent-graphic']}" stroke-width="5" stroke-linecap="round"/>`,
    ...rows,
  ].join('');
}
