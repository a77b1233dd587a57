import { pictureLimits, type ScannedPicture } from '../../contract/scan.ts';
import { loadSharp } from './load-sharp.ts';
import { isRaster } from './read-logo.ts';
import { isSafeSvg } from './check-svg.ts';

// Maximum decoded size; some formats are decoded as a whole, at four bytes a pixel.
const maxPixels = 8_500_000;
const { width: maxWidth, height: maxHeight, base64: maxBase64Length } = pictureLimits.logo;
const widths = [480, 320, 200, 120] as const;
// Time limit. A picture within these limits takes a tenth of a second; a busy machine takes longer.
const seconds = 3;
const minEdge = 12;

/**
 * The logo, re-encoded as WebP, so that only its pixels remain. Undefined for a file that is not a
 * picture, too large or plain, and for an unsafe SVG.
 */
export async function encodeLogo(bytes: Uint8Array): Promise<ScannedPicture | undefined> {
  const drawn = !isRaster(bytes);
  if (drawn && !isSafeSvg(bytes)) return undefined;
  try {
    const sharp = await loadSharp();
    const options = {
      limitInputPixels: maxPixels,
      pages: 1,
      failOn: 'error',
      ...(drawn ? { density: 144 } : {}),
    } as const;
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds })
      .rotate()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: !drawn })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const background = judgeBackground(data);
    if (background === undefined || Math.min(info.width, info.height) < minEdge) return undefined;
    for (const width of widths) {
      const { data: encoded, info: size } = await sharp(data, {
        raw: { width: info.width, height: info.height, channels: 4 },
      })
        .timeout({ seconds })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 88, alphaQuality: 90, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      const base64 = encoded.toString('base64');
      if (base64.length <= maxBase64Length)
        return { type: 'image/webp', width: size.width, height: size.height, background, base64 };
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * The ground on which a transparent logo is readable; `own` for one with its own ground; undefined
 * for an empty picture.
 */
function judgeBackground(pixels: Buffer): ScannedPicture['background'] | undefined {
  const count = pixels.length / 4;
  let seen = 0;
  let bright = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    seen += 1;
    const light =
      0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
    if (light > 170) bright += 1;
  }
  if (seen / count < 0.002) return undefined;
  if (seen / count > 0.97) return 'own';
  return bright / seen > 0.6 ? 'dark' : 'light';
}
