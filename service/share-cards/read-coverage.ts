/** Tells whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

/**
 * Reads the character map of a TrueType font in format 4, which HarfBuzz writes for letters below
 * U+10000: a segment for each run of letters, without gaps.
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 * @throws Error when the font has no such map.
 */
export function readCoverage(font: Buffer): Coverage {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const cmap = record === undefined ? undefined : font.readUInt32BE(record + 8);
  if (cmap === undefined) throw new Error('the font has no character map');
  const map = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  ).find((at) => font.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('the font has no character map of format 4');
  const count = font.readUInt16BE(map + 6) / 2;
  const segments = Array.from({ length: count }, (_, index) => ({
    end: font.readUInt16BE(map + 14 + index * 2),
    start: font.readUInt16BE(map + 16 + count * 2 + index * 2),
  })).filter(({ start }) => start !== 0xffff);
  return (codePoint) => segments.some(({ start, end }) => codePoint >= start && codePoint <= end);
}
