import {
  drawRule,
  left,
  reserve,
  right,
  textWidth,
  writeLines,
  type SheetCursor,
} from './sheet-cursor.ts';
import { ink, lineHeight, muted, styles, type StyledText } from './sheet-styles.ts';
import type { TextStyle } from './write-text.ts';

const labelWidth = 104;

export function writeParagraph(cursor: SheetCursor, text: string): void {
  const { document, write } = cursor;
  for (const line of write.wrap(text, textWidth, styles.small)) {
    reserve(cursor, lineHeight(styles.small));
    document.fillColor(muted);
    const x = line.isRightToLeft ? right - write.width(line, styles.small) : left;
    write.line(line, x, cursor.y, styles.small);
    cursor.y += lineHeight(styles.small);
  }
}

export function writeHeading(cursor: SheetCursor, text: string): void {
  const { document, write } = cursor;
  cursor.y += 12;
  reserve(cursor, 60);
  document.fillColor(ink);
  write.line(text, left, cursor.y, styles.heading);
  cursor.y += 22;
}

export function writeRow(cursor: SheetCursor, label: string, values: readonly StyledText[]): void {
  const { document, write } = cursor;
  drawRule(cursor);
  const labels = write.wrap(label, labelWidth - 10, styles.value);
  const height = lineHeight(styles.value);
  reserve(cursor, labels.length * height);
  const top = cursor.y;
  document.fillColor(muted);
  for (const [index, line] of labels.entries())
    write.line(line, left, top + index * height, styles.value);
  for (const value of values) writeLines(cursor, left + labelWidth, value);
  // On a new page the values are below the label already.
  if (cursor.y > top) cursor.y = Math.max(cursor.y, top + labels.length * height);
  cursor.y += 5;
}

export function writePriceRow(
  cursor: SheetCursor,
  text: string,
  price: string,
  style: TextStyle,
): void {
  const { document, write } = cursor;
  drawRule(cursor);
  const width = write.width(price, style);
  const texts = write.wrap(text, textWidth - width - 24, style);
  reserve(cursor, lineHeight(style) * texts.length);
  document.fillColor(ink);
  write.line(price, right - width, cursor.y, style);
  for (const line of texts) {
    write.line(line, left, cursor.y, style);
    cursor.y += lineHeight(style);
  }
  cursor.y += 4;
}
