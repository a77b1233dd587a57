/**
 * Cuts the font files of site/assets/fonts from the variable fonts of @fontsource-variable: one weight, one optical
 * size, the letters of Western Europe. A display face of 132 kB becomes one of 20. Run after a font package changes:
 * `node scripts/cut-fonts.ts`. All faces are under the SIL Open Font License 1.1; see site/assets/fonts/LICENSES.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const characters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + 'ıŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−←↑→↓×';
const extended = characters(0x100, 0x17f) + characters(0x1e80, 0x1e9e) + 'ȘșȚț';

type Axes = Record<string, number | { min: number; max: number }>;
const cuts: readonly { from: string; to: string; text: string; axes: Axes }[] = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal',
    to: 'newsreader-display',
    text: latin,
    axes: { opsz: 60, wght: 400 },
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic',
    to: 'newsreader-display-italic',
    text: latin,
    axes: { opsz: 60, wght: 300 },
  },
  {
    from: 'newsreader/files/newsreader-latin-ext-opsz-normal',
    to: 'newsreader-display-extended',
    text: extended,
    axes: { opsz: 60, wght: 400 },
  },
  {
    from: 'newsreader/files/newsreader-latin-ext-opsz-italic',
    to: 'newsreader-display-italic-extended',
    text: extended,
    axes: { opsz: 60, wght: 300 },
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    to: 'hanken-grotesk',
    text: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal',
    to: 'hanken-grotesk-extended',
    text: extended,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'onest/files/onest-latin-wght-normal',
    to: 'onest',
    text: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'onest/files/onest-latin-ext-wght-normal',
    to: 'onest-extended',
    text: extended,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'libre-franklin/files/libre-franklin-latin-wght-normal',
    to: 'libre-franklin',
    text: latin,
    axes: { wght: { min: 300, max: 600 } },
  },
  {
    from: 'libre-franklin/files/libre-franklin-latin-ext-wght-normal',
    to: 'libre-franklin-extended',
    text: extended,
    axes: { wght: { min: 300, max: 600 } },
  },
  {
    from: 'cormorant-garamond/files/cormorant-garamond-latin-wght-normal',
    to: 'cormorant-garamond',
    text: latin,
    axes: { wght: 500 },
  },
  {
    from: 'cormorant-garamond/files/cormorant-garamond-latin-ext-wght-normal',
    to: 'cormorant-garamond-extended',
    text: extended,
    axes: { wght: 500 },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal',
    to: 'figtree',
    text: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'figtree/files/figtree-latin-ext-wght-normal',
    to: 'figtree-extended',
    text: extended,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'geist/files/geist-latin-wght-normal',
    to: 'geist',
    text: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'geist/files/geist-latin-ext-wght-normal',
    to: 'geist-extended',
    text: extended,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'geist-mono/files/geist-mono-latin-wght-normal',
    to: 'geist-mono',
    text: latin,
    axes: { wght: 400 },
  },
  {
    from: 'geist-mono/files/geist-mono-latin-ext-wght-normal',
    to: 'geist-mono-extended',
    text: extended,
    axes: { wght: 400 },
  },
];

for (const { from, to, text, axes } of cuts) {
  const source = await readFile(
    new URL(`../node_modules/@fontsource-variable/${from}.woff2`, import.meta.url),
  );
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
  });
  await writeFile(new URL(`../site/assets/fonts/${to}.woff2`, import.meta.url), cut);
  console.log(`${to}.woff2 ${(cut.length / 1000).toFixed(1)} kB`);
}
