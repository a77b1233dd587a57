/**
 * Text in a PDF. pdfkit has no fallback fonts and no bidirectional order, so each line is split
 * into runs of one font and one direction.
 */
import { isRightToLeft, orderRuns, type Run } from './order-runs.ts';
import { splitClusters, type PdfFace, type PdfFonts, type ShapedRun } from './pdf-fonts.ts';
import { wrapText } from './wrap-text.ts';

/** The used part of a pdfkit document. */
interface PdfDocument {
  readonly font: (name: string, size: number) => unknown;
  readonly registerFont: (name: string, source: Buffer) => unknown;
  readonly widthOfString: (text: string, options?: { features: 'rtla'[] }) => number;
  readonly text: (
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: 'alphabetic'; features?: 'rtla'[] },
  ) => unknown;
}

/** Height of a line above its baseline, in parts of the font size; that of the first fonts. */
const ascent = 1.005;

/** Numbers of a letter's characters: `U+20000`. */
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
export function toPrintable(text: string, fonts: PdfFonts): string {
  const words: string[] = [];
  let isSpelled = false;
  for (const cluster of splitClusters(text.normalize('NFC'))) {
    const isBlank = /^[\s\p{Cf}]+$/u.test(cluster);
    const isKnown = isBlank || fonts.find(cluster, 'regular') !== undefined;
    if (!isBlank && (isSpelled || (!isKnown && words.length > 0)) && words.at(-1) !== ' ')
      words.push(' ');
    words.push(isKnown ? cluster : spellOut(cluster));
    isSpelled = !isKnown;
  }
  return words.join('');
}

/** The text with spaces that the fonts contain. */
function printable(text: string): string {
  return text.normalize('NFC').replaceAll('\u202f', '\u00a0');
}

export interface TextStyle {
  readonly face: PdfFace;
  readonly size: number;
}

/** A line of a paragraph, which runs in the paragraph's direction. */
export interface TextLine {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

export interface TextWriter {
  readonly width: (text: string | TextLine, style: TextStyle) => number;
  /** Writes a line whose top left corner is at `x` and `y`; returns its width. */
  readonly line: (text: string | TextLine, x: number, y: number, style: TextStyle) => number;
  /** Splits a paragraph into lines that fit. */
  readonly wrap: (text: string, room: number, style: TextStyle) => TextLine[];
}

/**
 * Shapes the text of the document's current font with another shaper than fontkit. pdfkit has no
 * option for it: https://github.com/foliojs/pdfkit/blob/master/lib/font/embedded.js
 */
function replaceShaper(
  document: PdfDocument,
  shape: (text: string, isRightToLeft: boolean) => ShapedRun,
): void {
  const { _font } = document as unknown as {
    _font: { font: { layout: (text: string, features: readonly string[]) => ShapedRun } };
  };
  _font.font.layout = (text, features) => shape(text, features.includes('rtla'));
}

/** With features, which shaped fonts need even when there are none, pdfkit shapes a whole run. */
function readFeatures({ font, level }: Run): { features?: 'rtla'[] } {
  return font.shape ? { features: level % 2 === 1 ? ['rtla'] : [] } : {};
}

/** Creates the writer of lines for one document. */
export function createTextWriter(document: PdfDocument, fonts: PdfFonts): TextWriter {
  const registered = new Set<string>();

  function choose({ name, bytes, shape }: Run['font'], size: number): void {
    const isNew = !registered.has(name);
    if (isNew) document.registerFont(name, bytes);
    registered.add(name);
    document.font(name, size);
    if (isNew && shape) replaceShaper(document, shape);
  }

  function runWidth(run: Run, size: number): number {
    choose(run.font, size);
    const { features } = readFeatures(run);
    return document.widthOfString(run.text, features && { features });
  }

  function split(line: string | TextLine, face: PdfFace): Run[] {
    const text = printable(typeof line === 'string' ? line : line.text);
    const direction = typeof line === 'string' ? isRightToLeft(text) : line.isRightToLeft;
    return orderRuns(text, { face, fonts, isRightToLeft: direction });
  }

  const width: TextWriter['width'] = (text, { face, size }) =>
    split(text, face).reduce((sum, run) => sum + runWidth(run, size), 0);

  return {
    width,
    line: (text, x, y, { face, size }) => {
      let at = x;
      for (const run of split(text, face)) {
        const taken = runWidth(run, size);
        // Fonts of other scripts are higher, so their letters stand on the line of the others.
        document.text(run.text, at, y + ascent * size, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...readFeatures(run),
        });
        at += taken;
      }
      return at - x;
    },
    wrap: (text, room, style) => {
      const shown = toPrintable(text, fonts);
      const direction = { isRightToLeft: isRightToLeft(shown) };
      return wrapText(shown, (line) => width({ text: line, ...direction }, style) <= room).map(
        (line) => ({ text: line, ...direction }),
      );
    },
  };
}
