/**
 * Cuts the font files of site/assets/fonts from the variable fonts of @fontsource-variable and
 * @fontsource: one weight, one optical size, the letters of Western Europe. A display face of 132
 * kB becomes one of 20. Run after a font package changes: `node scripts/cut-fonts.ts`. All faces
 * are under the SIL Open Font License 1.1; see site/assets/fonts/LICENSES.txt.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const characters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + 'ıŒœƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−←↑→↓×';
const extended = characters(0x100, 0x17f) + characters(0x1e80, 0x1e9e) + 'ȘșȚț';
const vietnamese = characters(0x1ea0, 0x1ef9) + 'ƠơƯư₫';
/** Letters of Belarusian, Bulgarian, Macedonian, Russian, Serbian and Ukrainian. */
const cyrillic = '\u0301' + characters(0x400, 0x45f) + 'Ґґ№';
const digits = characters(0x30, 0x39);

type Axes = Record<string, number | { min: number; max: number }>;

/**
 * Package, file (a variable font's axes and style), our name, the remaining axes, and the kept
 * features; without a list, those that need no further letters. The stencil shows numbers only.
 */
const faces: readonly (readonly [string, string, string, Axes, (readonly string[])?])[] = [
  ['newsreader', 'opsz-normal', 'newsreader-display', { opsz: 60, wght: 400 }],
  ['newsreader', 'opsz-italic', 'newsreader-display-italic', { opsz: 60, wght: 300 }],
  ['hanken-grotesk', 'wght-normal', 'hanken-grotesk', { wght: { min: 400, max: 600 } }],
  ['libre-franklin', 'wght-normal', 'libre-franklin', { wght: { min: 300, max: 600 } }],
  // Its own figures are small, with a 1 that looks like an I.
  ['cormorant-garamond', 'wght-normal', 'cormorant-garamond', { wght: 500 }, ['kern', 'lnum']],
  ['figtree', 'wght-normal', 'figtree', { wght: { min: 400, max: 600 } }],
  ['geist', 'wght-normal', 'geist', { wght: { min: 400, max: 600 } }],
  ['geist-mono', 'wght-normal', 'geist-mono', { wght: 400 }],
  // Two weights, for headlines and text. Its own figures are of uneven height.
  ['vollkorn', 'wght-normal', 'vollkorn', { wght: { min: 400, max: 600 } }, ['kern', 'lnum']],
  ['vollkorn', 'wght-italic', 'vollkorn-italic', { wght: 400 }, ['kern', 'lnum']],
  ['nunito', 'wght-normal', 'nunito', { wght: { min: 500, max: 700 } }],
  ['onest', 'wght-normal', 'onest', { wght: { min: 400, max: 600 } }],
  // A small optical size, whose hairlines are visible in giant letters on a picture.
  [
    'playfair',
    'standard-normal',
    'playfair',
    { opsz: 36, wdth: 96, wght: 400 },
    ['kern', 'liga', 'lnum'],
  ],
  // Its own figures hang below the line, into what stands under a price.
  ['ysabeau', 'wght-normal', 'ysabeau', { wght: { min: 450, max: 650 } }, ['kern', 'lnum']],
  ['courier-prime', '400-normal', 'courier-prime', {}],
  ['big-shoulders', 'opsz-normal', 'big-shoulders', { opsz: 72, wght: 900 }],
  ['big-shoulders-stencil', 'opsz-normal', 'big-shoulders-stencil', { opsz: 72, wght: 800 }],
  ['archivo', 'wght-normal', 'archivo', { wght: { min: 400, max: 700 } }],
  ['league-gothic', 'wdth-normal', 'league-gothic', { wdth: 100 }],
];
/** For the Cyrillic letters that Archivo, Big Shoulders and Newsreader's italic lack. */
const cyrillicFaces: typeof faces = [
  ['geist', 'wght-normal', 'geist-bold', { wght: { min: 400, max: 700 } }],
  ['playfair', 'standard-italic', 'playfair-italic', { opsz: 36, wdth: 96, wght: 300 }],
  ['sofia-sans-extra-condensed', 'wght-normal', 'sofia-sans-bold', { wght: 700 }],
  ['sofia-sans-extra-condensed', 'wght-normal', 'sofia-sans-black', { wght: 900 }],
];

/** Each font in up to four files: basic Latin, the rest of Latin, Vietnamese and Cyrillic. */
const parts = [
  ['latin', '', latin],
  ['latin-ext', '-extended', extended],
  ['vietnamese', '-vietnamese', vietnamese],
  ['cyrillic', '-cyrillic', cyrillic],
] as const;

type Layout = { keepFeatures: string[] } | { noLayoutClosure: true };

function keptFeatures(text: string, features?: readonly string[]): Layout {
  // Serbian and Bulgarian have forms of their own of some Cyrillic letters.
  if (text === cyrillic) return { keepFeatures: ['kern', 'locl', 'mark'] };
  return features ? { keepFeatures: [...features] } : { noLayoutClosure: true };
}

for (const face of [...faces, ...cyrillicFaces]) {
  const [family, file, name, variationAxes, keepFeatures] = face;
  for (const [subset, ending, text] of parts) {
    if (cyrillicFaces.includes(face) && text !== cyrillic) continue;
    const below = `${family}/files/${family}-${subset}-${file}.woff2`;
    // Fonts with a single weight are in other packages.
    const from = ['@fontsource-variable', '@fontsource']
      .map((scope) => new URL(`../node_modules/${scope}/${below}`, import.meta.url))
      .find((url) => existsSync(url));
    // Onest is used on the agency's pages only, which need no Vietnamese.
    if (!from || (family === 'onest' && text === vietnamese)) continue;
    const isStencil = family === 'big-shoulders-stencil';
    if (isStencil && text !== latin) continue;
    const source = await readFile(from);
    const cut = await subsetFont(source, isStencil ? digits : text, {
      targetFormat: 'woff2',
      variationAxes,
      ...keptFeatures(text, keepFeatures),
    });
    await writeFile(new URL(`../site/assets/fonts/${name}${ending}.woff2`, import.meta.url), cut);
    console.log(`${name}${ending}.woff2 ${(cut.length / 1000).toFixed(1)} kB`);
  }
}
