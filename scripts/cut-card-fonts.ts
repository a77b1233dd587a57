/**
 * Cuts the font files of service/share-cards/fonts from the variable fonts of @fontsource-variable
 * and @fontsource: one weight, one optical size, as TrueType, because the text engine behind sharp
 * reads no WOFF2. Run after a font package changes: `node scripts/cut-card-fonts.ts`. All fonts are
 * under the SIL Open Font License 1.1; see LICENSES.txt there.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

type Axes = Record<string, number>;

/**
 * Our name, package, the variable font's axes and style, the remaining axes, and the parts of the
 * alphabet.
 */
const faces: readonly (readonly [string, string, string, Axes, readonly string[]])[] = [
  [
    'newsreader',
    'newsreader',
    'opsz-normal',
    { opsz: 60, wght: 400 },
    ['latin', 'latin-ext', 'vietnamese'],
  ],
  [
    'newsreader-italic',
    'newsreader',
    'opsz-italic',
    { opsz: 36, wght: 300 },
    ['latin', 'latin-ext', 'vietnamese'],
  ],
  [
    'hanken-grotesk',
    'hanken-grotesk',
    'wght-normal',
    { wght: 500 },
    ['latin', 'latin-ext', 'vietnamese'],
  ],
  [
    'libre-franklin-light',
    'libre-franklin',
    'wght-normal',
    { wght: 300 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  [
    'libre-franklin',
    'libre-franklin',
    'wght-normal',
    { wght: 500 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  [
    'cormorant-garamond',
    'cormorant-garamond',
    'wght-normal',
    { wght: 600 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  ['figtree', 'figtree', 'wght-normal', { wght: 500 }, ['latin', 'latin-ext']],
  [
    'geist',
    'geist',
    'wght-normal',
    { wght: 600 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  [
    'geist-regular',
    'geist',
    'wght-normal',
    { wght: 400 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  [
    'geist-mono',
    'geist-mono',
    'wght-normal',
    { wght: 400 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  [
    'playfair',
    'playfair',
    'standard-normal',
    { opsz: 36, wdth: 96, wght: 450 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  ['courier-prime', 'courier-prime', '400-normal', {}, ['latin', 'latin-ext']],
  [
    'vollkorn',
    'vollkorn',
    'wght-normal',
    { wght: 600 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  [
    'nunito',
    'nunito',
    'wght-normal',
    { wght: 600 },
    ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  ],
  [
    'big-shoulders',
    'big-shoulders',
    'opsz-normal',
    { opsz: 72, wght: 900 },
    ['latin', 'latin-ext', 'vietnamese'],
  ],
  ['archivo', 'archivo', 'wght-normal', { wght: 600 }, ['latin', 'latin-ext', 'vietnamese']],
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

const textOf = (part: string): string =>
  (letters[part] ?? [])
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');

/**
 * A font file's tables. Their tag, checksum, offset and length are in a directory of 16 bytes each,
 * after the first 12.
 */
function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    tables.set(
      font.toString('latin1', at, at + 4),
      Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12))),
    );
  }
  return tables;
}

/**
 * https://learn.microsoft.com/typography/opentype/spec/otff: the directory is sorted by tag, and
 * tables are aligned to four bytes.
 */
function joined(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + sorted.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  sorted.forEach(([tag, table], index) => {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    bodies.push(table, Buffer.alloc(-table.length & 3));
    offset += (table.length + 3) & ~3;
  });
  return Buffer.concat([directory, ...bodies]);
}

/**
 * Renames the font's family, with one regular style: an installed font of the original name, in
 * another weight, must not be used in its place. This also removes the names that the licence
 * reserves.
 */
function renamed(font: Buffer, family: string): Buffer {
  const tables = readTables(font);
  const records = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family],
  ] as const;
  const head = Buffer.alloc(6 + records.length * 12);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let text = Buffer.alloc(0);
  records.forEach(([id, value], index) => {
    const bytes = Buffer.from(value, 'utf16le').swap16();
    [3, 1, 0x409, id, bytes.length, text.length].forEach((field, part) =>
      head.writeUInt16BE(field, 6 + index * 12 + part * 2),
    );
    text = Buffer.concat([text, bytes]);
  });
  tables.set('name', Buffer.concat([head, text]));
  // usWeightClass and fsSelection of OS/2, macStyle of head.
  tables.get('OS/2')?.writeUInt16BE(400, 4);
  tables.get('OS/2')?.writeUInt16BE(0x40, 62);
  tables.get('head')?.writeUInt16BE(0, 44);
  tables.delete('STAT');
  return joined(tables);
}

const packages =
  process.env['FONT_PACKAGES'] ?? new URL('../node_modules/', import.meta.url).pathname;
for (const [name, family, file, variationAxes, parts] of faces) {
  for (const part of parts) {
    const below = `${family}/files/${family}-${part}-${file}.woff2`;
    const variable = `${packages}/@fontsource-variable/${below}`;
    const source = await readFile(
      existsSync(variable) ? variable : `${packages}/@fontsource/${below}`,
    );
    const cut = await subsetFont(source, textOf(part), { targetFormat: 'sfnt', variationAxes });
    const font = renamed(cut, `card-${name}`);
    await writeFile(
      new URL(`../service/share-cards/fonts/${name}-${part}.ttf`, import.meta.url),
      font,
    );
    console.log(`${name}-${part}.ttf ${(cut.length / 1000).toFixed(1)} kB`);
  }
}
