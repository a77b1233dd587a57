import type { OverlayOptions } from 'sharp';

import { placePiece, type Piece, type SetText } from './set-text.ts';

/** The same text in two colours: one on the picture, one beside it. */
export function acrossEdges(
  light: SetText | undefined,
  dark: SetText | undefined,
  { left: start, width: room, top }: { left: number; width: number; top: number },
  frame: { left: number; height: number },
): readonly (OverlayOptions | undefined)[] {
  if (!light || !dark) return [];
  const above = Math.max(1, Math.min(dark.height - 1, frame.height - top));
  const left = dark.rightToLeft ? start + room - dark.width : start;
  const beside = Math.max(0, Math.min(dark.width, frame.left - left));
  const width = dark.width - beside;
  return [
    beside > 0
      ? placePiece(cutPiece(dark, { left: 0, top: 0, width: beside, height: above }), left, top)
      : undefined,
    width > 0
      ? placePiece(
          cutPiece(light, { left: beside, top: 0, width, height: above }),
          left + beside,
          top,
        )
      : undefined,
    placePiece(
      cutPiece(dark, { left: 0, top: above, width: dark.width, height: dark.height - above }),
      left,
      top + above,
    ),
  ];
}

/** Whether a letter of the last line descends below it; the line break is estimated. */
export function hasDescender(text: string, { height, size }: SetText): boolean {
  const lines = Math.max(1, Math.round(height / size));
  return /[gjpqyç,;]/u.test(text.slice(Math.ceil((text.length * (lines - 1)) / lines)));
}

/** Smallest size in pixels at which a line stays readable with an edge through its letters. */
const minCrossing = 84;

/**
 * How much of a text is below an edge that must not cross its last line, counted from the row above
 * that line with the least ink. Undefined for a single line, which may be crossed.
 */
export function lastLine({ pixels, width, height, channels, size }: SetText): number | undefined {
  if (height < size * 1.6) return size < minCrossing ? height + 16 : undefined;
  const ink = (row: number): number => {
    let sum = 0;
    for (let at = 0; at < width; at += 1)
      sum += pixels[(row * width + at) * channels + channels - 1] ?? 0;
    return sum;
  };
  const rows = Array.from(
    { length: Math.floor(size * 0.55) },
    (_, index) => height - Math.ceil(size * 0.62) - index,
  );
  const emptiest = rows.reduce((best, row) => (ink(row) < ink(best) ? row : best));
  return height - emptiest;
}

/** A part of a piece. */
function cutPiece(
  piece: Piece,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Piece {
  const { pixels, channels } = piece;
  const rows = Array.from({ length: height }, (_, row) => {
    const start = ((top + row) * piece.width + left) * channels;
    return pixels.subarray(start, start + width * channels);
  });
  return { pixels: Buffer.concat(rows), width, height, channels };
}
