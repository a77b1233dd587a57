import { pictureLimits, type ScannedPicture } from '../../contract/scan.ts';
import { loadSharp } from './load-sharp.ts';
import { judgeBackground } from './measure-logo.ts';
import { isRaster } from './read-logo.ts';
import { isSafeSvg } from './check-svg.ts';

// Maximum decoded size; some formats are decoded as a whole, at four bytes a pixel.
const maxPixels = 8_500_000;
const { width: maxWidth, height: maxHeight, base64: maxBase64Length } = pictureLimits.logo;
const widths = [480, 320, 200, 120] as const;
// Time limit. A picture within these limits takes a tenth of a second; a busy machine takes longer.
const seconds = 3;
/** In pixels; a smaller picture shows no logo. */
export const minEdge = 12;

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
