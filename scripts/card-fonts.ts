/** The fonts of share cards, which scripts/cut-card-fonts.ts cuts. */
type Axes = Record<string, number>;

const allLatin = ['latin', 'latin-ext', 'vietnamese'];
const withCyrillic = [...allLatin, 'cyrillic'];

/**
 * Our name, package, the variable font's axes and style, the remaining axes, and the parts of the
 * alphabet.
 */
export const fonts: readonly (readonly [string, string, string, Axes, readonly string[]])[] = [
  ['newsreader', 'newsreader', 'opsz-normal', { opsz: 60, wght: 400 }, allLatin],
  ['newsreader-italic', 'newsreader', 'opsz-italic', { opsz: 36, wght: 300 }, allLatin],
  ['hanken-grotesk', 'hanken-grotesk', 'wght-normal', { wght: 500 }, allLatin],
  ['libre-franklin-light', 'libre-franklin', 'wght-normal', { wght: 300 }, withCyrillic],
  ['libre-franklin', 'libre-franklin', 'wght-normal', { wght: 500 }, withCyrillic],
  ['cormorant-garamond', 'cormorant-garamond', 'wght-normal', { wght: 600 }, withCyrillic],
  ['figtree', 'figtree', 'wght-normal', { wght: 500 }, ['latin', 'latin-ext']],
  ['geist', 'geist', 'wght-normal', { wght: 600 }, withCyrillic],
  ['geist-regular', 'geist', 'wght-normal', { wght: 400 }, withCyrillic],
  ['geist-mono', 'geist-mono', 'wght-normal', { wght: 400 }, withCyrillic],
  ['playfair', 'playfair', 'standard-normal', { opsz: 36, wdth: 96, wght: 450 }, withCyrillic],
  ['courier-prime', 'courier-prime', '400-normal', {}, ['latin', 'latin-ext']],
  ['vollkorn', 'vollkorn', 'wght-normal', { wght: 600 }, withCyrillic],
  ['nunito', 'nunito', 'wght-normal', { wght: 600 }, withCyrillic],
  ['big-shoulders', 'big-shoulders', 'opsz-normal', { opsz: 72, wght: 900 }, allLatin],
  ['archivo', 'archivo', 'wght-normal', { wght: 600 }, allLatin],
  // For scripts that a design's own fonts lack.
  ['noto-sans', 'noto-sans', 'wght-normal', { wght: 500 }, ['greek', 'cyrillic', 'vietnamese']],
  ['noto-serif', 'noto-serif', 'wght-normal', { wght: 400 }, ['greek', 'cyrillic', 'vietnamese']],
  ['noto-sans-arabic', 'noto-sans-arabic', 'wght-normal', { wght: 500 }, ['arabic']],
  ['noto-sans-hebrew', 'noto-sans-hebrew', 'wght-normal', { wght: 500 }, ['hebrew']],
];

/** All letters of a part; missing ones are skipped. */
const letters: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2215],
  ],
  'latin-ext': [
    [0x100, 0x2ba],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
    [0x20a0, 0x20c0],
    [0x2113, 0x2113],
  ],
  vietnamese: [
    [0x102, 0x103],
    [0x110, 0x111],
    [0x128, 0x129],
    [0x168, 0x169],
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x300, 0x304],
    [0x308, 0x309],
    [0x323, 0x329],
    [0x1ea0, 0x1ef9],
    [0x20ab, 0x20ab],
  ],
  greek: [[0x370, 0x3ff]],
  cyrillic: [
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x4b0, 0x4b1],
    [0x2116, 0x2116],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x200c, 0x200f],
    [0x25cc, 0x25cc],
    [0xfb50, 0xfbff],
    [0xfe70, 0xfefc],
  ],
  hebrew: [
    [0x591, 0x5f4],
    [0x200c, 0x2010],
    [0x20aa, 0x20aa],
    [0x25cc, 0x25cc],
    [0xfb1d, 0xfb4f],
  ],
};

/** All letters of a part, as one text. */
export function lettersIn(part: string): string {
  return (letters[part] ?? [])
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
}
