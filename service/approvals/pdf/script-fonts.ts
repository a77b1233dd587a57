/**
 * Fonts of scripts beyond those of our own designs. Packages of @fontsource-variable divide a font
 * into slices by ranges of Unicode. A certificate takes the slices that its letters need, cut to
 * those letters and to one weight, so that no document holds a whole Chinese font.
 */
import { readFile } from 'node:fs/promises';
import createBidi from 'bidi-js';
import subsetFont from 'subset-font';
import { coversCluster, type FacedClusters, type PdfFont, type PdfFonts } from './pdf-fonts.ts';
import { readSlices, type Slice } from './font-slices.ts';
import { createShaper, readCodePoints } from './shape-text.ts';

const weights = { regular: 400, strong: 600 } as const;
type Weight = keyof typeof weights;

/**
 * fontkit reads the header of an empty last glyph, which would be past the end of the file:
 * https://github.com/foliojs/fontkit/blob/master/src/glyph/TTFGlyph.js
 */
const padding = Buffer.alloc(16);

async function cutSlice({ file, isVariable }: Slice, letters: string, weight: Weight) {
  const bytes = await readFile(file);
  const cut = await subsetFont(bytes, letters, {
    targetFormat: 'sfnt',
    ...(isVariable && { variationAxes: { wght: weights[weight] } }),
  });
  return Buffer.concat([cut, padding]);
}

async function openSlice(
  slice: Slice,
  letters: string,
  weight: Weight,
  name: string,
): Promise<PdfFont> {
  const bytes = await cutSlice(slice, letters, weight);
  const known = readCodePoints(bytes);
  return {
    name,
    bytes,
    covers: (cluster) => coversCluster(cluster, (codePoint) => known.has(codePoint)),
    shape: createShaper(bytes),
  };
}

/** Opens the fonts that have these letters, each letter in the first slice that has it. */
async function openWeight(
  clusters: readonly string[],
  weight: Weight,
  slices: readonly Slice[],
): Promise<PdfFont[]> {
  const fonts: PdfFont[] = [];
  let lacking = [...new Set(clusters)].map((cluster) => ({
    cluster,
    // A font lacks some letters of its ranges, so the next one is tried.
    candidates: slices.filter(({ covers }) => coversCluster(cluster, covers)),
  }));
  for (let attempt = 0; lacking.length > 0; attempt += 1) {
    const groups = new Map<Slice, string>();
    lacking = lacking.filter(({ candidates }) => candidates.length > attempt);
    for (const { cluster, candidates } of lacking) {
      const slice = candidates[attempt];
      // HarfBuzz takes some letters apart, such as the Thai vowel am.
      const letters = cluster + cluster.normalize('NFKD');
      if (slice) groups.set(slice, (groups.get(slice) ?? '') + letters);
    }
    for (const [slice, letters] of groups)
      fonts.push(await openSlice(slice, letters, weight, `${slice.name}-${weight}-${attempt}`));
    lacking = lacking.filter(({ cluster }) => !fonts.some(({ covers }) => covers(cluster)));
  }
  return fonts;
}

const bidi = createBidi();

/** Opens fonts for letters that the first fonts lack. */
export async function openScriptFonts(
  texts: readonly FacedClusters[],
): Promise<Pick<PdfFonts, 'find' | 'levels'>> {
  const slices = await readSlices(texts.flatMap(([clusters]) => clusters).join(''));
  const ofWeight = (weight: Weight): string[] =>
    texts.flatMap(([clusters, face]) => (face === weight ? clusters : []));
  const fonts = {
    regular: await openWeight(ofWeight('regular'), 'regular', slices),
    strong: await openWeight(ofWeight('strong'), 'strong', slices),
  };
  return {
    find: (cluster, face) => {
      const [first, second] =
        face === 'strong' ? [fonts.strong, fonts.regular] : [fonts.regular, fonts.strong];
      return [...first, ...second].find(({ covers }) => covers(cluster));
    },
    levels: (text, isRightToLeft) =>
      bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr').levels,
  };
}
