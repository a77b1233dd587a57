import { hairline, ink, lineHeight, styles, type StyledText } from './sheet-styles.ts';
import type { TextWriter } from './write-text.ts';

const page = { width: 595.28, height: 841.89, margin: 56 };
export const left = page.margin;
export const right = page.width - page.margin;
export const textWidth = right - left;

/** The position on the current A4 page of a document, from where the next part is written. */
export interface SheetCursor {
  readonly document: PDFKit.PDFDocument;
  readonly write: TextWriter;
  y: number;
}

export function createCursor(document: PDFKit.PDFDocument, write: TextWriter): SheetCursor {
  return { document, write, y: page.margin };
}

/** Begins a page where this height does not fit. */
export function reserve(cursor: SheetCursor, height: number): void {
  if (cursor.y + height <= page.height - page.margin) return;
  cursor.document.addPage({ size: 'A4', margin: 0 });
  cursor.y = page.margin;
}

export function drawRule(cursor: SheetCursor): void {
  reserve(cursor, 14);
  const { document, y } = cursor;
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke(hairline);
  cursor.y += 8;
}

/** Writes a text between `x` and the right margin, in as many lines as it needs. */
export function writeLines(
  cursor: SheetCursor,
  x: number,
  [text, style = styles.value, color = ink]: StyledText,
): void {
  const { document, write } = cursor;
  for (const line of write.wrap(text, right - x, style)) {
    reserve(cursor, lineHeight(style));
    document.fillColor(color);
    write.line(line, x, cursor.y, style);
    cursor.y += lineHeight(style);
  }
}
