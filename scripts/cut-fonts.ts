/**
 * Cuts the font files of site/assets/fonts from the variable fonts of @fontsource-variable: one weight, one optical
 * size, the letters of Western Europe. A display face of 132 kB becomes one of 20. Run after a font package changes:
 * `node scripts/cut-fonts.ts`. All faces are under the SIL Open Font License 1.1; see site/assets/fonts/LICENSES.txt.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const characters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + 'ıŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−←↑→↓×';
const extended = characters(0x100, 0x17f) + characters(0x1e80, 0x1e9e) + 'ȘșȚț';

type Axes = Record<string, number | { min: number; max: number }>;

/**
 * Package, its file (a variable font's axes and style), name here, what remains of the axes, and the features whose letters
 * are kept; without them those that need no further letters.
 */
const faces: readonly (readonly [string, string, string, Axes, (readonly string[])?])[] = [
  ['newsreader', 'opsz-normal', 'newsreader-display', { opsz: 60, wght: 400 }],
  ['newsreader', 'opsz-italic', 'newsreader-display-italic', { opsz: 60, wght: 300 }],
  ['hanken-grotesk', 'wght-normal', 'hanken-grotesk', { wght: { min: 400, max: 600 } }],
  ['libre-franklin', 'wght-normal', 'libre-franklin', { wght: { min: 300, max: 600 } }],
  // Its own figures are small, with a 1 that reads as an I.
  ['cormorant-garamond', 'wght-normal', 'cormorant-garamond', { wght: 500 }, ['kern', 'lnum']],
  ['figtree', 'wght-normal', 'figtree', { wght: { min: 400, max: 600 } }],
  ['geist', 'wght-normal', 'geist', { wght: { min: 400, max: 600 } }],
  ['geist-mono', 'wght-normal', 'geist-mono', { wght: 400 }],
  ['onest', 'wght-normal', 'onest', { wght: { min: 400, max: 600 } }],
];

/** Each face in two files: the letters nearly every page needs, and the rest of Latin. */
const halves = [
  ['latin', '', latin],
  ['latin-ext', '-extended', extended],
] as const;

for (const [family, file, name, variationAxes, keepFeatures] of faces) {
  for (const [subset, ending, text] of halves) {
    const from = `../node_modules/@fontsource-variable/${family}/files/${family}-${subset}-${file}.woff2`;
    const source = await readFile(new URL(from, import.meta.url));
    const cut = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes,
      ...(keepFeatures ? { keepFeatures: [...keepFeatures] } : { noLayoutClosure: true }),
    });
    await writeFile(new URL(`../site/assets/fonts/${name}${ending}.woff2`, import.meta.url), cut);
    console.log(`${name}${ending}.woff2 ${(cut.length / 1000).toFixed(1)} kB`);
  }
}
