import type { PictureBackground } from '../../contract/scan.ts';
import { luminance, luminanceContrast } from '../../../templates-data/model/oklch.ts';

/** A decoded picture with four bytes a pixel. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest logo in the header of a demo, in CSS pixels (`demo-pictures.ts`). */
const [logoWidth, logoHeight] = [224, 44];
const minAlpha = 128;
/** Sum of the differences in three channels from which a pixel stands out from the ground. */
const minDifference = 120;
/** Below this contrast a pixel is lost on its ground. */
const minContrast = 1.8;
/** The luminance of the dark grounds of pages. */
const darkGround = 0.012;
const whiteGround = 1;
/** From this share of its box on, what stands out is a plate with marks of its own on it. */
const minPlate = 0.8;
/** Marks up to this height in CSS pixels are letters that nobody can read. */
const minMarkHeight = 4.5;

/**
 * The ground on which a transparent logo loses least; `own` for one with its own ground; undefined
 * for an empty picture. White letters beside a coloured sign need a dark ground.
 */
export function judgeBackground(data: Buffer): PictureBackground | undefined {
  let seen = 0;
  let lostOnLight = 0;
  let lostOnDark = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < minAlpha) continue;
    seen += 1;
    const channel = (offset: number): number => (data[at + offset] ?? 0) / 255;
    const light = luminance([channel(0), channel(1), channel(2)]);
    if (luminanceContrast(light, whiteGround) < minContrast) lostOnLight += 1;
    if (luminanceContrast(light, darkGround) < minContrast) lostOnDark += 1;
  }
  const share = (4 * seen) / data.length;
  if (share < 0.002) return undefined;
  if (share > 0.97) return 'own';
  return lostOnLight > 0.3 * seen && lostOnLight > lostOnDark ? 'dark' : 'light';
}

/** What stands out from the ground, by pixel: from transparency, or from the corner's colour. */
export function findInk({ data }: Pixels, background: PictureBackground): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, pixel) => {
    if (background !== 'own') return (data[4 * pixel + 3] ?? 0) >= minAlpha ? 1 : 0;
    return differs(data, 4 * pixel, data.subarray(0, 3)) ? 1 : 0;
  });
}

function differs(data: Buffer, at: number, ground: Iterable<number>): boolean {
  let sum = 0;
  for (const channel of ground) sum += Math.abs((data[at++] ?? 0) - channel);
  return sum > minDifference;
}

/** The marks of a picture: what stands out, or what stands out on a plate that fills its box. */
export function findMarks({ data }: Pixels, ink: Uint8Array, box: Box): Uint8Array {
  const filled = ink.reduce((sum, one) => sum + one, 0);
  if (filled < minPlate * box.width * box.height) return ink;
  const ground = findCommonColor(data, ink);
  return ink.map((isInk, pixel) => (isInk === 1 && differs(data, 4 * pixel, ground) ? 1 : 0));
}

/** The most frequent colour of a mask, in steps of 32. */
function findCommonColor(data: Buffer, mask: Uint8Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const [pixel, isSet] of mask.entries()) {
    if (isSet === 0) continue;
    const step = (channel: number): number => (data[4 * pixel + channel] ?? 0) >> 5;
    const color = (step(0) << 6) | (step(1) << 3) | step(2);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [common] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  return [common >> 6, (common >> 3) & 7, common & 7].map((step) => 32 * step + 16);
}

/** The box around what stands out, with a margin for a logo on a ground of its own. */
export function findInkBox(
  ink: Uint8Array,
  { width, height }: Pixels,
  background: PictureBackground,
): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const [pixel, isInk] of ink.entries()) {
    if (isInk === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < left) return { left: 0, top: 0, width, height };
  const margin = background === 'own' ? Math.ceil(0.08 * (bottom - top + 1)) : 0;
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return {
    left,
    top,
    width: Math.min(width, right + 1 + margin) - left,
    height: Math.min(height, bottom + 1 + margin) - top,
  };
}

/** The heights of the separate marks of a mask. A mark of a few pixels is noise. */
function markHeights(mask: Uint8Array, width: number): readonly number[] {
  const rest = Uint8Array.from(mask);
  const heights: number[] = [];
  for (const [start, isInk] of rest.entries()) {
    if (isInk === 0 || rest[start] === 0) continue;
    const open = [start];
    rest[start] = 0;
    let [size, top, bottom] = [0, Number.POSITIVE_INFINITY, -1];
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      size += 1;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      const beside = [x > 0 ? pixel - 1 : -1, x + 1 < width ? pixel + 1 : -1];
      for (const next of [...beside, pixel - width, pixel + width])
        if (rest[next] === 1) {
          rest[next] = 0;
          open.push(next);
        }
    }
    if (size >= 5) heights.push(bottom - top + 1);
  }
  return heights;
}

/** How many letters and the like are too small to be read where a page shows the logo. */
export function countTinyMarks(ink: Uint8Array, width: number, shown: Box): number {
  const scale = Math.min(1, logoWidth / shown.width, logoHeight / shown.height);
  return markHeights(ink, width).filter(
    (height) => height * scale > 1 && height * scale < minMarkHeight,
  ).length;
}
