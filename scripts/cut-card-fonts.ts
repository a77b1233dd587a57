/**
 * Cuts the font files of service/share-cards/fonts from the variable fonts of @fontsource-variable
 * and @fontsource: one weight, one optical size, as TrueType, because the text engine behind sharp
 * reads no WOFF2. Run after a font package changes: `node scripts/cut-card-fonts.ts`. All fonts are
 * under the SIL Open Font License 1.1; see LICENSES.txt there.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fonts, lettersIn } from './card-fonts.ts';

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
function joinTables(tables: ReadonlyMap<string, Buffer>): Buffer {
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
function renameFont(font: Buffer, family: string): Buffer {
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
  return joinTables(tables);
}

const packages =
  process.env['FONT_PACKAGES'] ?? new URL('../node_modules/', import.meta.url).pathname;
for (const [name, family, file, variationAxes, parts] of fonts) {
  for (const part of parts) {
    const below = `${family}/files/${family}-${part}-${file}.woff2`;
    const variable = `${packages}/@fontsource-variable/${below}`;
    const source = await readFile(
      existsSync(variable) ? variable : `${packages}/@fontsource/${below}`,
    );
    const cut = await subsetFont(source, lettersIn(part), { targetFormat: 'sfnt', variationAxes });
    const font = renameFont(cut, `card-${name}`);
    await writeFile(
      new URL(`../service/share-cards/fonts/${name}-${part}.ttf`, import.meta.url),
      font,
    );
    console.log(`${name}-${part}.ttf ${(cut.length / 1000).toFixed(1)} kB`);
  }
}
