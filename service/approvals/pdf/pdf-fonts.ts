import { readFileSync } from 'node:fs';
import { readCoverage } from '../../share-cards/read-coverage.ts';

const folder = new URL('../../share-cards/fonts/', import.meta.url);

const stacks = {
  regular: ['geist-regular-latin', 'geist-regular-latin-ext', 'geist-regular-cyrillic'],
  strong: ['geist-latin', 'geist-latin-ext', 'geist-cyrillic'],
  mono: ['geist-mono-latin', 'geist-mono-latin-ext', 'geist-mono-cyrillic'],
} as const;
export type PdfFace = keyof typeof stacks;
const everywhere = [
  'geist-regular-vietnamese',
  'noto-sans-vietnamese',
  'noto-sans-greek',
  'noto-sans-cyrillic',
];

/** Glyphs of a run in visual order, as pdfkit takes them from its own shaper. */
export interface ShapedRun {
  readonly glyphs: readonly {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
  }[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
  readonly advanceWidth: number;
}

export interface PdfFont {
  readonly name: string;
  readonly bytes: Buffer;
  /** Whether it draws a letter with all its marks. */
  readonly covers: (cluster: string) => boolean;
  /** For scripts that pdfkit itself cannot shape. */
  readonly shape?: (text: string, isRightToLeft: boolean) => ShapedRun;
}

export interface PdfFonts {
  /** The first font that has a letter with all its marks. */
  readonly find: (cluster: string, face: PdfFace) => PdfFont | undefined;
  /** The font of spaces, and of letters that no font has. */
  readonly base: (face: PdfFace) => PdfFont;
  /** The embedding level of each UTF-16 unit, which is odd where text runs from right to left. */
  readonly levels: (text: string, isRightToLeft: boolean) => ArrayLike<number>;
}

/** A text with the face it is set in. */
export type FacedText = readonly [text: string, face: 'regular' | 'strong'];

/** Letters with their marks, in one face. */
export type FacedClusters = readonly [clusters: readonly string[], face: 'regular' | 'strong'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const invisible = /[\p{Cf}\p{Variation_Selector}]/u;

/** The letters of a text, each with its marks. */
export function splitClusters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Whether a font with these code points draws a letter with its marks. */
export function coversCluster(cluster: string, covers: (codePoint: number) => boolean): boolean {
  return Array.from(cluster).every(
    (character) => invisible.test(character) || covers(character.codePointAt(0) ?? 0),
  );
}

const opened = new Map<string, PdfFont>();

function openFont(name: string): PdfFont {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(new URL(`${name}.ttf`, folder));
  const covers = readCoverage(bytes);
  const font = { name, bytes, covers: (cluster: string) => coversCluster(cluster, covers) };
  opened.set(name, font);
  return font;
}

function findOwn(cluster: string, face: PdfFace): PdfFont | undefined {
  return [...stacks[face], ...everywhere].map(openFont).find(({ covers }) => covers(cluster));
}

/**
 * Opens the fonts that these texts need. Those of other scripts than Latin, Greek and Cyrillic are
 * loaded with their shaper only when a text has such letters.
 */
export async function openPdfFonts(texts: readonly FacedText[]): Promise<PdfFonts> {
  const lacking = texts.map(([text, face]): FacedClusters => {
    const clusters = splitClusters(text.normalize('NFC'));
    return [clusters.filter((one) => /\S/u.test(one) && !findOwn(one, face)), face];
  });
  const base = (face: PdfFace): PdfFont => openFont(stacks[face][0]);
  if (lacking.every(([clusters]) => clusters.length === 0))
    return { find: findOwn, base, levels: (text) => new Uint8Array(text.length) };
  const { openScriptFonts } = await import('./script-fonts.ts');
  const others = await openScriptFonts(lacking);
  return {
    find: (cluster, face) => findOwn(cluster, face) ?? others.find(cluster, face),
    base,
    levels: others.levels,
  };
}
