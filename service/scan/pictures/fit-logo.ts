import { pictureLimits, type ScannedPicture } from '../../contract/scan.ts';
import { minEdge } from './encode-logo.ts';
import { loadSharp } from './load-sharp.ts';
import { countTinyMarks, findInk, findInkBox, findMarks } from './measure-logo.ts';

/**
 * A picture with more letters that nobody can read is a visiting card or an advertisement; a sign
 * beside the name may have the words of its seal.
 */
const maxTinyMarks = { alone: 40, besideName: 60 };
/** A picture that is nearly filled is not cropped. */
const minEmpty = 0.2;
/** A wider logo stands without the name beside it (`demo-pictures.ts`). */
const widestSign = 1.6;

/**
 * A logo as a page shows it: without its empty margins. Undefined for one that would stand in place
 * of the name and cannot be read there.
 */
export async function fitLogo(logo: ScannedPicture): Promise<ScannedPicture | undefined> {
  const sharp = await loadSharp();
  const { width, height, background } = logo;
  const data = await sharp(Buffer.from(logo.base64, 'base64')).ensureAlpha().raw().toBuffer();
  const pixels = { data, width, height };
  const ink = findInk(pixels, background);
  const box = findInkBox(ink, pixels, background);
  const isAlone = box.width / box.height > widestSign;
  const limit = isAlone ? maxTinyMarks.alone : maxTinyMarks.besideName;
  if (countTinyMarks(findMarks(pixels, ink, box), width, box) > limit) return undefined;
  const empty = 1 - (box.width * box.height) / (width * height);
  if (empty < minEmpty || Math.min(box.width, box.height) < minEdge) return logo;
  const encoded = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .webp({ quality: 92, alphaQuality: 95, effort: 2 })
    .toBuffer();
  const base64 = encoded.toString('base64');
  // Pixels that were compressed more before may take more bytes now.
  if (base64.length > pictureLimits.logo.base64) return logo;
  return { ...logo, width: box.width, height: box.height, base64 };
}
