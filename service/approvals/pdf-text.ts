/**
 * Text in a PDF. pdfkit has no fallback fonts and no bidirectional order, so each line is split
 * into runs of one font and one direction. The fonts are those of the share cards.
 */
import { readFileSync } from 'node:fs';
import { readCoverage, type Coverage } from '../share-cards/read-coverage.ts';

const folder = new URL('../share-cards/fonts/', import.meta.url);

const stacks = {
  regular: ['geist-regular-latin', 'geist-regular-latin-ext', 'geist-regular-cyrillic'],
  strong: ['geist-latin', 'geist-latin-ext', 'geist-cyrillic'],
  mono: ['geist-mono-latin', 'geist-mono-latin-ext', 'geist-mono-cyrillic'],
} as const;
type PdfFace = keyof typeof stacks;
const everywhere = [
  'geist-regular-vietnamese',
  'noto-sans-vietnamese',
  'noto-sans-greek',
  'noto-sans-cyrillic',
  'noto-sans-arabic-arabic',
  'noto-sans-hebrew-hebrew',
];

interface Run {
  readonly font: string;
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** The used part of a pdfkit document. */
interface PdfDocument {
  readonly font: (name: string, size: number) => unknown;
  readonly registerFont: (name: string, source: Buffer) => unknown;
  readonly widthOfString: (text: string, options?: { features: ['rtla'] }) => number;
  readonly text: (
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: 'alphabetic'; features?: ['rtla'] },
  ) => unknown;
}

/** Height of a line above its baseline, in parts of the font size; that of the first fonts. */
const ascent = 1.005;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const opened = new Map<string, { readonly bytes: Buffer; readonly covers: Coverage }>();

function openFont(name: string): { readonly bytes: Buffer; readonly covers: Coverage } {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(new URL(`${name}.ttf`, folder));
  const font = { bytes, covers: readCoverage(bytes) };
  opened.set(name, font);
  return font;
}

/** The first font that has a letter with all its marks. */
function findFont(cluster: string, face: PdfFace): string | undefined {
  return [...stacks[face], ...everywhere].find((name) => {
    const { covers } = openFont(name);
    return Array.from(cluster).every(
      (character) => /\p{Cf}/u.test(character) || covers(character.codePointAt(0) ?? 0),
    );
  });
}

/** Numbers of a letter's characters: `U+674E`. */
function spellOut(cluster: string): string {
  return Array.from(
    cluster,
    (character) =>
      `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
}

/**
 * A text in letters that can be printed. The others become their numbers in Unicode, so that the
 * text can still be read back and compared.
 */
export function toPrintable(text: string): string {
  const words: string[] = [];
  let isSpelled = false;
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const isBlank = /^[\s\p{Cf}]+$/u.test(segment);
    const isKnown = isBlank || findFont(segment, 'regular') !== undefined;
    if (!isBlank && (isSpelled || (!isKnown && words.length > 0)) && words.at(-1) !== ' ')
      words.push(' ');
    words.push(isKnown ? segment : spellOut(segment));
    isSpelled = !isKnown;
  }
  return words.join('');
}

/** The text without isolates, which runs replace, and with spaces that the fonts contain. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2066-\u2069]/gu, '')
    .replaceAll('\u202f', '\u00a0');
}

function splitRuns(text: string, face: PdfFace): Run[] {
  const runs: Run[] = [];
  const base = stacks[face][0];
  for (const { segment } of graphemes.segment(printable(text))) {
    const last = runs.at(-1);
    // A space belongs to the previous run, so that words of one script stay together.
    const isBlank = /^\s+$/u.test(segment);
    const font = isBlank && last ? last.font : (findFont(segment, face) ?? base);
    const isRightToLeft = isBlank && last ? last.isRightToLeft : rightToLeft.test(segment);
    if (last?.font === font && last.isRightToLeft === isRightToLeft)
      runs[runs.length - 1] = { ...last, text: last.text + segment };
    else runs.push({ font, text: segment, isRightToLeft });
  }
  return runs.map((run, index) => moveBlanks(run, runs[index - 1], runs[index + 1]));
}

/** A space between two directions belongs to the beginning of the second run. */
function moveBlanks(run: Run, before: Run | undefined, after: Run | undefined): Run {
  const changesDirection = (one: Run | undefined, next: Run | undefined): boolean =>
    one?.isRightToLeft === true && next?.isRightToLeft === false;
  const [taken = ''] = changesDirection(before, run)
    ? (/\s+$/u.exec(before?.text ?? '') ?? [])
    : [];
  const text = changesDirection(run, after) ? run.text.trimEnd() : run.text;
  return { ...run, text: taken + text };
}

export interface TextStyle {
  readonly face: PdfFace;
  readonly size: number;
}

/** Creates the writer of lines for one document. */
export function createTextWriter(document: PdfDocument): {
  readonly width: (text: string, style: TextStyle) => number;
  /** Writes a line whose top left corner is at `x` and `y`; returns its width. */
  readonly line: (text: string, x: number, y: number, style: TextStyle) => number;
  /** Splits a text into lines that fit, at spaces and within words that are too long. */
  readonly wrap: (text: string, room: number, style: TextStyle) => string[];
} {
  const registered = new Set<string>();

  function choose(font: string, size: number): void {
    if (!registered.has(font)) document.registerFont(font, openFont(font).bytes);
    registered.add(font);
    document.font(font, size);
  }

  function runWidth({ font, text, isRightToLeft }: Run, size: number): number {
    choose(font, size);
    return document.widthOfString(text, isRightToLeft ? { features: ['rtla'] } : undefined);
  }

  const width = (text: string, { face, size }: TextStyle): number =>
    splitRuns(text, face).reduce((sum, run) => sum + runWidth(run, size), 0);

  return {
    width,
    line: (text, x, y, { face, size }) => {
      const runs = splitRuns(text, face);
      const ordered = runs[0]?.isRightToLeft === true ? runs.toReversed() : runs;
      let at = x;
      for (const run of ordered) {
        const taken = runWidth(run, size);
        const features = run.isRightToLeft ? { features: ['rtla'] as ['rtla'] } : {};
        // Fonts of other scripts are higher, so their letters stand on the line of the others.
        document.text(run.text, at, y + ascent * size, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...features,
        });
        at += taken;
      }
      return at - x;
    },
    wrap: (text, room, style) => {
      const lines: string[] = [];
      let current = '';
      for (const word of toPrintable(text)
        .split(/\s+/u)
        .filter((one) => one !== '')) {
        const longer = current === '' ? word : `${current} ${word}`;
        if (width(longer, style) <= room) {
          current = longer;
          continue;
        }
        if (current !== '') lines.push(current);
        current = '';
        for (const { segment } of graphemes.segment(word)) {
          if (current !== '' && width(current + segment, style) > room) {
            lines.push(current);
            current = '';
          }
          current += segment;
        }
      }
      return current === '' ? lines : [...lines, current];
    },
  };
}
