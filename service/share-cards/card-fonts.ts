import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readCoverage, type Coverage } from './read-coverage.ts';

const folder = fileURLToPath(new URL('./fonts/', import.meta.url));

/** Each font with its fallbacks for other scripts. */
const stacks = {
  newsreader: ['newsreader', 'noto-serif'],
  'newsreader-italic': ['newsreader-italic', 'newsreader', 'noto-serif'],
  'hanken-grotesk': ['hanken-grotesk', 'noto-sans'],
  'libre-franklin-light': ['libre-franklin-light', 'noto-sans'],
  'libre-franklin': ['libre-franklin', 'noto-sans'],
  'cormorant-garamond': ['cormorant-garamond', 'noto-serif'],
  figtree: ['figtree', 'noto-sans'],
  vollkorn: ['vollkorn', 'noto-serif'],
  nunito: ['nunito', 'noto-sans'],
  geist: ['geist', 'noto-sans'],
  'geist-regular': ['geist-regular', 'noto-sans'],
  'geist-mono': ['geist-mono', 'noto-sans'],
  playfair: ['playfair', 'noto-serif'],
  'courier-prime': ['courier-prime', 'noto-sans'],
  'big-shoulders': ['big-shoulders', 'noto-sans'],
  archivo: ['archivo', 'noto-sans'],
} as const satisfies Record<string, readonly string[]>;
export type Face = keyof typeof stacks;

const everywhere = ['noto-sans-arabic', 'noto-sans-hebrew'];

/** Characters without a glyph: joiners, direction marks, variation selectors. */
const invisible = /^[\p{Cf}\p{Variation_Selector}\p{White_Space}]$/u;

/** A font's files are named after it and a part of the alphabet: `geist-mono-latin-ext.ttf`. */
const fileForm = /^(.+?)-(?:latin|latin-ext|vietnamese|greek|cyrillic|arabic|hebrew)\.ttf$/u;

/** The coverage of each font's files. */
type Fonts = ReadonlyMap<string, readonly Coverage[]>;

let opened: Promise<Fonts> | undefined;

/**
 * Registers every font file with the text engine once per process. It then finds them by family,
 * even on a system without fonts.
 */
async function open(): Promise<Fonts> {
  const fonts = new Map<string, Coverage[]>();
  for (const file of readdirSync(folder)) {
    const face = fileForm.exec(file)?.[1];
    if (face === undefined) continue;
    const path = join(folder, file);
    fonts.set(face, [...(fonts.get(face) ?? []), readCoverage(readFileSync(path))]);
    await sharp({ text: { text: '.', font: 'card-geist 8', fontfile: path } })
      .raw()
      .toBuffer();
  }
  return fonts;
}

export function openFonts(): Promise<Fonts> {
  opened ??= open();
  return opened;
}

/** The families of a font in the order in which they are tried for a letter. */
export function fontFamilies(face: Face): string {
  return [...stacks[face], ...everywhere].map((name) => `card-${name}`).join(', ');
}

function isDrawn(fonts: Fonts, face: Face, character: string): boolean {
  if (invisible.test(character)) return true;
  const codePoint = character.codePointAt(0) ?? 0;
  return [...stacks[face], ...everywhere].some((name) =>
    fonts.get(name)?.some((covers) => covers(codePoint)),
  );
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The part of a text that our fonts can draw, so that no empty box is shown: emoji and words of
 * other scripts are left out. Empty when most of the text would be.
 */
export async function drawableText(text: string, face: Face): Promise<string> {
  const fonts = await openFonts();
  const words = text.normalize('NFC').split(/\s+/u);
  const letters = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const drawable = words.map((word) => {
    const clusters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    const lacking = clusters.filter((cluster) =>
      Array.from(cluster).some((character) => !isDrawn(fonts, face, character)),
    );
    if (lacking.some((cluster) => letters(cluster) > 0)) return '';
    return clusters.filter((cluster) => !lacking.includes(cluster)).join('');
  });
  const result = drawable.filter((word) => word !== '');
  const letterCount = letters(words.join(''));
  return letterCount > 0 && letters(result.join('')) * 2 < letterCount ? '' : result.join(' ');
}
