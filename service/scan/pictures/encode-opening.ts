import { pictureLimits, type ScannedPicture } from '../../contract/scan.ts';
import { loadSharp } from './load-sharp.ts';
import { isRaster } from './read-logo.ts';

// 3840 by 2160 pixels; some formats are decoded as a whole, at four bytes a pixel.
const maxPixels = 8_500_000;
const seconds = 2;
const { width: maxWidth, height: maxHeight, base64: maxBase64Length } = pictureLimits.opening;
/** Tried in order until the result is short enough. */
const attempts = [
  { width: maxWidth, quality: 72 },
  { width: maxWidth, quality: 50 },
  { width: 1100, quality: 50 },
  { width: 900, quality: 35 },
] as const;
const sample = { width: 96, height: 60 } as const;
// Minimum entropy of the colours, in bits; drawings and banners with text have less.
const minBits = 4.2;

/**
 * Minimum width and range of ratios for an opening picture: a landscape format that is not a strip.
 */
const openingShape = { width: 900, ratio: 1.2, widestRatio: 3.2 } as const;

interface Options {
  /** Whether the picture must be suitable as an opening picture. */
  readonly choosy: boolean;
}

/**
 * A large picture, re-encoded as WebP, so that only its pixels remain. Undefined for other formats
 * than PNG, JPEG, GIF and WebP (by their bytes), for too many pixels, or without the requested
 * properties.
 */
export async function encodeOpening(
  bytes: Uint8Array,
  { choosy }: Options,
): Promise<ScannedPicture | undefined> {
  if (!isRaster(bytes)) return undefined;
  try {
    const sharp = await loadSharp();
    const options = { limitInputPixels: maxPixels, pages: 1, failOn: 'error' } as const;
    const { autoOrient: size } = await sharp(bytes, options).metadata();
    if (choosy && !isSuitableOpening(size)) return undefined;
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds })
      .rotate()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    if (choosy) {
      const small = await sharp(data, { raw })
        .resize({ ...sample, fit: 'fill', kernel: 'nearest' })
        .raw()
        .toBuffer();
      if (colorEntropy(small) < minBits) return undefined;
    }
    for (const { width, quality } of attempts) {
      const { data: encoded, info: made } = await sharp(data, { raw })
        .timeout({ seconds })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality, effort: 1 })
        .toBuffer({ resolveWithObject: true });
      const base64 = encoded.toString('base64');
      if (base64.length <= maxBase64Length)
        return {
          type: 'image/webp',
          width: made.width,
          height: made.height,
          background: 'own',
          base64,
        };
    }
    return undefined;
  } catch {
    return undefined;
  }
}

function isSuitableOpening({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean {
  const ratio = width / height;
  return (
    width >= openingShape.width && ratio >= openingShape.ratio && ratio <= openingShape.widestRatio
  );
}

/** The entropy of the colours in bits, with sixteen steps per channel. */
function colorEntropy(pixels: Buffer): number {
  const counts = new Map<number, number>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = (red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const all = pixels.length / 3;
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / all) * Math.log2(count / all),
    0,
  );
}
