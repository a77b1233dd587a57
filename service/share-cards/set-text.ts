import sharp, { type OverlayOptions } from 'sharp';
import { drawableText, fontFamilies, openFonts, type Face } from './card-fonts.ts';

/** A piece of a card as pixels with alpha. Empty pieces have no size. */
export interface Piece {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Places a piece on a card. */
export function placePiece(
  { pixels, width, height, channels }: Piece,
  left: number,
  top: number,
): OverlayOptions {
  return {
    input: pixels,
    raw: { width, height, channels },
    left: Math.round(left),
    top: Math.round(top),
  };
}

interface Style {
  readonly face: Face;
  /** `#rrggbb`. */
  readonly color: string;
  /** Space between letters, in thousandths of the size; not used for scripts whose letters join. */
  readonly tracking?: number;
  /** Line height, in sizes; scripts that need more get it. */
  readonly leading?: number;
  /** Whether lines are centred in their box. */
  readonly isCentred?: boolean;
}

export interface SetText extends Piece {
  /** Whether the text is right-to-left and aligned to the right edge of its box. */
  readonly rightToLeft: boolean;
  /** Its font size in pixels. */
  readonly size: number;
}

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const joining = /\p{Script=Arabic}/u;
const tall = /[\p{Script=Arabic}\p{Script=Greek}]|\p{M}/u;

function markup(text: string, { color, tracking = 0, leading = 1 }: Style, size: number): string {
  const escaped = text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
  // Letter spacing is in 1024ths of a point, and a point is a pixel at 72 dots an inch.
  const spacing = joining.test(text) ? 0 : Math.round((tracking / 1000) * size * 1024);
  // Values above 1024 are a distance in 1024ths of a point, independent of the font.
  const distance = Math.round(leading * (tall.test(text) ? 1.18 : 1) * size * 1024);
  return `<span foreground="${color}" letter_spacing="${spacing}" line_height="${distance}">${escaped}</span>`;
}

async function render(
  text: string,
  style: Style,
  size: number,
  width: number | undefined,
  breaksWords = false,
): Promise<Piece> {
  const { data, info } = await sharp({
    text: {
      text: markup(text, style, size),
      font: `${fontFamilies(style.face)} ${size}`,
      dpi: 72,
      rgba: true,
      ...(style.isCentred === true && { align: 'centre' as const }),
      ...(width !== undefined && {
        width: Math.ceil(width),
        wrap: breaksWords ? 'word-char' : 'word',
      }),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** Allowed sizes in pixels, the largest first. */
  readonly sizes: readonly number[];
}

/** The text with its last words replaced by an ellipsis. */
function shortenText(text: string): string {
  const words = text.replace(/…$/u, '').split(' ');
  return words.length > 1
    ? `${words
        .slice(0, -1)
        .join(' ')
        .replace(/[,;:.–—-]+$/u, '')}…`
    : `${Array.from(words[0] ?? '')
        .slice(0, -4)
        .join('')}…`;
}

/**
 * Sets a text in the largest size at which it fits its box, on lines of similar length. In the
 * smallest size, the rest is cut with an ellipsis. Undefined when no font has its letters.
 */
export async function setText(text: string, style: Style, box: Box): Promise<SetText | undefined> {
  await openFonts();
  const shown = await drawableText(text, style.face);
  if (shown === '') return undefined;
  const isRightToLeft = rightToLeft.test(shown);
  const fits = ({ width, height }: Piece): boolean => width <= box.width && height <= box.height;
  const smallest = box.sizes.at(-1) ?? 16;
  const ruler = await render(shown, style, smallest, undefined);
  for (const size of box.sizes) {
    const lines = Math.ceil((ruler.width * size) / smallest / box.width);
    if ((lines - 1) * size * (style.leading ?? 1) > box.height) continue;
    const piece = await render(shown, style, size, box.width);
    if (fits(piece))
      return {
        ...(await balanceLines(shown, style, size, piece)),
        rightToLeft: isRightToLeft,
        size,
      };
  }
  let rest = shown;
  let piece = await render(rest, style, smallest, box.width, true);
  while (!fits(piece) && rest.length > 1) {
    rest = shortenText(rest);
    piece = await render(rest, style, smallest, box.width, true);
  }
  return { ...piece, rightToLeft: isRightToLeft, size: smallest };
}

/** The same lines in the narrowest box that does not add a line. */
async function balanceLines(
  text: string,
  style: Style,
  size: number,
  piece: Piece,
): Promise<Piece> {
  if (piece.height < size * 1.6) return piece;
  let best = piece;
  let low = piece.width / 2;
  let high = piece.width;
  for (let step = 0; step < 4; step += 1) {
    const middle = (low + high) / 2;
    const next = await render(text, style, size, middle);
    // A last line without ascenders or descenders is lower.
    if (next.height <= piece.height + size * 0.5 && next.width <= middle) {
      best = next;
      high = middle;
    } else low = middle;
  }
  return best;
}
