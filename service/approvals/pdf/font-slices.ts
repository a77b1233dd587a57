import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A file of a font, with the letters of one range of Unicode. */
export interface Slice {
  readonly name: string;
  readonly file: URL;
  readonly isVariable: boolean;
  readonly covers: (codePoint: number) => boolean;
}

type Range = readonly [from: number, to: number];

/**
 * Fonts in the order in which they are tried, each with the letters that call for it. Han letters
 * have other shapes in Japan and Korea, so kana and Hangul come first.
 */
const fonts: readonly (readonly [name: string, calledFor: RegExp])[] = [
  ['@fontsource-variable/noto-sans-jp', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['@fontsource-variable/noto-sans-kr', /\p{Script=Hangul}/u],
  ['@fontsource-variable/noto-sans-sc', /\p{Script=Han}/u],
  ['@fontsource-variable/noto-sans-devanagari', /\p{Script=Devanagari}/u],
  ['@fontsource-variable/noto-sans-bengali', /\p{Script=Bengali}/u],
  ['@fontsource-variable/noto-sans-gurmukhi', /\p{Script=Gurmukhi}/u],
  ['@fontsource-variable/noto-sans-gujarati', /\p{Script=Gujarati}/u],
  ['@fontsource-variable/noto-sans-tamil', /\p{Script=Tamil}/u],
  ['@fontsource-variable/noto-sans-telugu', /\p{Script=Telugu}/u],
  ['@fontsource-variable/noto-sans-kannada', /\p{Script=Kannada}/u],
  ['@fontsource-variable/noto-sans-malayalam', /\p{Script=Malayalam}/u],
  ['@fontsource-variable/noto-sans-sinhala', /\p{Script=Sinhala}/u],
  ['@fontsource-variable/noto-sans-thai', /\p{Script=Thai}/u],
  ['@fontsource-variable/noto-sans-lao', /\p{Script=Lao}/u],
  ['@fontsource-variable/noto-sans-khmer', /\p{Script=Khmer}/u],
  ['@fontsource-variable/noto-sans-myanmar', /\p{Script=Myanmar}/u],
  ['@fontsource-variable/noto-sans-georgian', /\p{Script=Georgian}/u],
  ['@fontsource-variable/noto-sans-armenian', /\p{Script=Armenian}/u],
  ['@fontsource-variable/noto-sans-ethiopic', /\p{Script=Ethiopic}/u],
  ['@fontsource-variable/noto-emoji', /\p{Extended_Pictographic}/u],
];

/** Slices that our own fonts replace, or that repeat in every package. */
const unused = 'latin|cyrillic|greek|vietnamese|math|symbols';
const unusedKey = new RegExp(`^(?:${unused})`, 'u');
const unusedFile = new RegExp(`-(?:${unused})(?:-ext)?-wght-normal`, 'u');

/** Whether the service reads a file of a font's package, by its path there. */
export function isUsedOfFont(path: string): boolean {
  if (['package.json', 'unicode.json', 'LICENSE'].includes(path)) return true;
  return path.endsWith('-wght-normal.woff2') && !unusedFile.test(path);
}

/** Fonts of the share cards: one file, in one weight. */
const own: readonly (readonly [name: string, ranges: readonly Range[]])[] = [
  [
    'noto-sans-arabic-arabic',
    [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0xfb50, 0xfbff],
      [0xfe70, 0xfefc],
    ],
  ],
  [
    'noto-sans-hebrew-hebrew',
    [
      [0x591, 0x5f4],
      [0xfb1d, 0xfb4f],
    ],
  ],
];

const covers =
  (ranges: readonly Range[]) =>
  (codePoint: number): boolean =>
    ranges.some(([from, to]) => codePoint >= from && codePoint <= to);

/** Parses `U+0E01-0E5B,U+25CC`. */
function parseRanges(list: string): Range[] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const Ranges = z.record(z.string(), z.string());

async function readPackage(packageName: string): Promise<Slice[]> {
  const path = new URL(import.meta.resolve(`${packageName}/unicode.json`));
  const name = packageName.replace(/^.*\//u, '');
  const ranges = Ranges.parse(JSON.parse(await readFile(path, 'utf8')));
  return Object.entries(ranges).flatMap(([key, list]) => {
    if (unusedKey.test(key)) return [];
    const part = key.replaceAll(/[[\]]/gu, '');
    const file = new URL(`files/${name}-${part}-wght-normal.woff2`, path);
    return { name: `${name}-${part}`, file, isVariable: true, covers: covers(parseRanges(list)) };
  });
}

/** The slices to look in for the letters of a text, those that its scripts call for first. */
export async function readSlices(text: string): Promise<Slice[]> {
  const preferred = fonts.filter(([, pattern]) => pattern.test(text));
  const rest = fonts.filter((font) => !preferred.includes(font));
  const packages = await Promise.all([...preferred, ...rest].map(([name]) => readPackage(name)));
  const files = own.map(([name, ranges]) => ({
    name,
    file: new URL(`../../share-cards/fonts/${name}.ttf`, import.meta.url),
    isVariable: false,
    covers: covers(ranges),
  }));
  return [...files, ...packages.flat()];
}
