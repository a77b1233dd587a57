import { formatHex } from 'culori';
import { loadSharp } from './load-sharp.ts';
import { distance, isNeutral } from '../colors/parse-color.ts';

const maxPixels = 8_500_000;
const maxLogoWidth = 900;
const flattestLogo = 3;
const edge = 48;
const minShare = 0.12;
const maxColors = 3;
const sameColor = 9;

/**
 * The main colours of a logo, the strongest first, at most three. Empty for a picture that cannot
 * be read, is grey, or has so many colours that it is a photograph. PNG, JPEG, GIF and WebP only,
 * by their first bytes.
 */
export async function readLogo(bytes: Uint8Array): Promise<readonly string[]> {
  if (!isRaster(bytes)) return [];
  try {
    const sharp = await loadSharp();
    const { data } = await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
      // Other kernels mix colours that the logo does not have.
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return findStrongestColors(data);
  } catch {
    return [];
  }
}

/**
 * Whether a picture is as wide as a page and compressed like a photograph: its colours are those of
 * the scene, even with a name on it.
 */
export async function isWidePhotograph(bytes: Uint8Array): Promise<boolean> {
  if (!isRaster(bytes)) return false;
  try {
    const sharp = await loadSharp();
    const { format, width, height } = await sharp(bytes, {
      limitInputPixels: maxPixels,
    }).metadata();
    return format === 'jpeg' && width >= maxLogoWidth && width / height >= flattestLogo;
  } catch {
    return false;
  }
}

/** Whether the bytes begin like a PNG, JPEG, GIF or WebP picture. */
export function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\u0089PNG') ||
    head.startsWith('\u00ff\u00d8\u00ff') ||
    head.startsWith('GIF8') ||
    /^RIFF.{4}WEBP/su.test(head)
  );
}

function findStrongestColors(pixels: Buffer): readonly string[] {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 160) continue;
    const key = (red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, {
      count: bin.count + 1,
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
    });
  }
  const clusters: { hex: string; count: number }[] = [];
  const ordered = [...bins.values()].sort((a, b) => b.count - a.count);
  for (const { count, red, green, blue } of ordered.slice(0, 400)) {
    const hex = formatHex({
      mode: 'rgb',
      r: red / count / 255,
      g: green / count / 255,
      b: blue / count / 255,
    });
    if (isNeutral(hex)) continue;
    const near = clusters.find((cluster) => distance(cluster.hex, hex) < sameColor);
    if (near === undefined) clusters.push({ hex, count });
    else near.count += count;
  }
  const total = clusters.reduce((sum, { count }) => sum + count, 0);
  return clusters
    .filter(({ count }) => count / total >= minShare)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxColors)
    .map(({ hex }) => hex);
}
