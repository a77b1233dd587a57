import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Piece } from './set-text.ts';

/**
 * Files of `pictures/`; all except the villa, the courtyard and the shopfront are grey and are
 * coloured for the client.
 */
type PictureName =
  | 'colonnade'
  | 'report'
  | 'towers'
  | 'boardroom'
  | 'frame'
  | 'villa'
  | 'courtyard'
  | 'shopfront'
  | 'contours';

const opened = new Map<PictureName, Promise<Piece>>();

async function open(name: PictureName): Promise<Piece> {
  const path = fileURLToPath(new URL(`./pictures/${name}.webp`, import.meta.url));
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** A picture as pixels, decoded once. */
export function readPicture(name: PictureName): Promise<Piece> {
  const known = opened.get(name) ?? open(name);
  opened.set(name, known);
  return known;
}

function parseChannels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Whether a `#rrggbb` colour is nearer to black than to white, as people see it. */
export function isDark(color: string): boolean {
  const [red, green, blue] = parseChannels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
}

/** Mixes two `#rrggbb` colours; `share` is that of the second. */
export function mixColors(one: string, other: string, share: number): string {
  const others = parseChannels(other);
  const parts = parseChannels(one).map((part, index) =>
    Math.round(part + ((others[index] ?? 0) - part) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Maps a grey picture to a range between two `#rrggbb` colours, from black to the first; `part`
 * limits the columns.
 */
export async function printInTwoInks(
  name: PictureName,
  [dark, light]: readonly [string, string],
  part?: { left: number; width: number },
): Promise<Piece> {
  const { pixels, width, height, channels } = await readPicture(name);
  const offset = parseChannels(dark);
  const end = parseChannels(light);
  const image = sharp(pixels, { raw: { width, height, channels } });
  if (part) image.extract({ ...part, top: 0, height });
  const { data, info } = await image
    .linear(
      offset.map((from, index) => ((end[index] ?? 0) - from) / 255),
      offset,
    )
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}
