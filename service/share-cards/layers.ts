import type { OverlayOptions } from 'sharp';
import { shareCardSize, type ShareCard } from '../../templates-data/model/share-card.ts';
import type { Theme } from '../../templates-data/model/theme.ts';
import type { OpenedPictures } from './card-files.ts';
import { placePiece, type SetText } from './set-text.ts';

/** The layers on the ground of a card, the lowest first. */
export interface Drawing {
  /** `#rrggbb`. */
  readonly ground: string;
  readonly layers: readonly (OverlayOptions | undefined)[];
}

export type DrawDesign = (
  card: ShareCard,
  theme: Theme,
  pictures: OpenedPictures,
) => Promise<Drawing>;

/** A text in its column; a right-to-left one at the column's right edge. */
export function placeText(
  text: SetText | undefined,
  column: { left: number; width: number },
  top: number,
): OverlayOptions | undefined {
  if (!text) return undefined;
  const left = text.rightToLeft ? column.left + column.width - text.width : column.left;
  return placePiece(text, left, top);
}

/** A text in the middle of a box. */
export function textInside(
  text: SetText | undefined,
  box: { left: number; top: number; width: number; height: number },
): OverlayOptions | undefined {
  if (!text) return undefined;
  return placePiece(
    text,
    box.left + (box.width - text.width) / 2,
    box.top + (box.height - text.height) / 2,
  );
}

/**
 * A drawing over the whole card. It contains shapes and `#rrggbb` colours only, never a client's
 * text.
 */
export function drawShapes(content: string): OverlayOptions {
  const { width, height } = shareCardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}

/** The height of several texts below each other, with the gaps above those that are there. */
export function stackHeight(
  texts: readonly (SetText | undefined)[],
  gaps: readonly number[],
): number {
  return texts.reduce((sum, text, index) => sum + (text ? text.height + (gaps[index] ?? 0) : 0), 0);
}

/** The top of the first of several texts, which are centred together around `middle`. */
export function stackTop(
  texts: readonly (SetText | undefined)[],
  gaps: readonly number[],
  from: number,
  to: number,
  share: number,
): number[] {
  const heights = texts.map((text) => text?.height ?? 0);
  let top = from + Math.max(0, to - from - stackHeight(texts, gaps)) * share;
  return heights.map((height, index) => {
    const own = top + (height > 0 ? (gaps[index] ?? 0) : 0);
    top = own + height;
    return own;
  });
}
