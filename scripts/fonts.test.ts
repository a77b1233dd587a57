import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readCoverage } from '../service/share-cards/read-coverage.ts';
import { fonts } from './fonts.mjs';

/** Letters from German to Romanian, some of which other cuts hold in the Western file. */
const letters = 'AßéŒœıŠšŽžŸŁłŐőČčŘřĞğĀāȘșȚț';

function includes(ranges: readonly string[], codePoint: number): boolean {
  return ranges.some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return codePoint >= Number.parseInt(from, 16) && codePoint <= Number.parseInt(to, 16);
  });
}

interface Font {
  readonly name: string;
  readonly options: {
    readonly variants: readonly {
      readonly src: readonly string[];
      readonly unicodeRange: readonly string[];
    }[];
  };
}
/** The stencil has figures only. */
const faces = (fonts as readonly Font[]).filter(({ name }) => name !== 'Big Shoulders Stencil');

test.each(faces)(
  'every European letter of $name is in the file that names it',
  async ({ options }) => {
    const missing = new Set(letters);
    for (const { src, unicodeRange } of options.variants) {
      const named = Array.from(letters).filter((one) =>
        includes(unicodeRange, one.codePointAt(0) ?? 0),
      );
      const file = await readFile(new URL(`../${String(src[0])}`, import.meta.url));
      const covers = readCoverage(await subsetFont(file, letters, { targetFormat: 'sfnt' }));
      for (const one of named) if (covers(one.codePointAt(0) ?? 0)) missing.delete(one);
    }
    expect([...missing]).toEqual([]);
  },
);
