import { splitClusters, type PdfFace, type PdfFont, type PdfFonts } from './pdf-fonts.ts';

/** Letters of one font and one direction. */
export interface Run {
  readonly font: PdfFont;
  readonly text: string;
  /** The embedding level, which is odd for text from right to left. */
  readonly level: number;
}

const strongLetter = /[\p{L}\p{Nl}]/u;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Marks of direction and places to break, which have no glyph. */
const unseen = /^[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+$/u;
const mirrored: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/** Whether a paragraph runs from right to left: its first letter does. */
export function isRightToLeft(text: string): boolean {
  return rightToLeftLetter.test(strongLetter.exec(text)?.[0] ?? '');
}

/** The letters of a run that pdfkit shapes, which writes from left to right, in visual order. */
function toVisual(run: Run): Run {
  if (run.level % 2 === 0 || run.font.shape) return run;
  const letters = splitClusters(run.text).reverse();
  return { ...run, text: letters.map((letter) => mirrored[letter] ?? letter).join('') };
}

/** Rule L2 of https://www.unicode.org/reports/tr9/ for runs that have one level each. */
function reorder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** Splits a line into runs, in the order in which they are written from left to right. */
export function orderRuns(
  text: string,
  { face, fonts, isRightToLeft }: { face: PdfFace; fonts: PdfFonts; isRightToLeft: boolean },
): Run[] {
  const levels = fonts.levels(text, isRightToLeft);
  const runs: Run[] = [];
  let index = 0;
  for (const cluster of splitClusters(text)) {
    const level = levels[index] ?? 0;
    index += cluster.length;
    if (unseen.test(cluster)) continue;
    const font = fonts.find(cluster, face) ?? fonts.base(face);
    const last = runs.at(-1);
    if (last?.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + cluster };
    else runs.push({ font, text: cluster, level });
  }
  return reorder(runs).map(toVisual);
}
