import type { QrCodeGenerateResult } from 'uqr';
import { left, reserve, textWidth, writeLines, type SheetCursor } from './sheet-cursor.ts';
import { hairline, ink, muted, styles, type StyledText } from './sheet-styles.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Draws both pictures at one height over the whole width; returns that height. */
function drawScreens(
  document: PDFKit.PDFDocument,
  { x, y }: Corner,
  { desktop, phone }: { readonly desktop: Buffer; readonly phone: Buffer },
): number {
  const gap = 12;
  const height = (textWidth - gap) / (1440 / 900 + 390 / 844);
  const desktopWidth = (height * 1440) / 900;
  const phoneWidth = textWidth - desktopWidth - gap;
  const phoneX = x + desktopWidth + gap;
  document.image(desktop, x, y, { width: desktopWidth, height });
  document.image(phone, phoneX, y, { width: phoneWidth, height });
  document.lineWidth(0.5).rect(x, y, desktopWidth, height).stroke(hairline);
  document.rect(phoneX, y, phoneWidth, height).stroke(hairline);
  return height;
}

function drawQrCode(
  document: PDFKit.PDFDocument,
  { x, y }: Corner,
  { size, data }: QrCodeGenerateResult,
  side: number,
): void {
  const cell = side / size;
  for (const [down, cells] of data.entries())
    for (const [across, isDark] of cells.entries())
      if (isDark) document.rect(x + across * cell, y + down * cell, cell, cell);
  document.fill(ink);
}

function writeCaption(cursor: SheetCursor, text: string): void {
  writeLines(cursor, left, [text, styles.small, muted]);
  cursor.y += 8;
}

export function placePicture(cursor: SheetCursor, bytes: Buffer, caption: string): void {
  const height = (textWidth * 630) / 1200;
  cursor.document.image(bytes, left, cursor.y, { width: textWidth, height });
  cursor.y += height + 6;
  writeCaption(cursor, caption);
}

export function placeScreens(
  cursor: SheetCursor,
  pictures: { readonly desktop: Buffer; readonly phone: Buffer },
  caption: string,
): void {
  cursor.y += drawScreens(cursor.document, { x: left, y: cursor.y }, pictures) + 6;
  writeCaption(cursor, caption);
}

export function placeQrCode(
  cursor: SheetCursor,
  code: QrCodeGenerateResult,
  beside: readonly StyledText[],
): void {
  const side = 84;
  reserve(cursor, side + 8);
  const top = cursor.y;
  drawQrCode(cursor.document, { x: left, y: top }, code, side);
  for (const text of beside) writeLines(cursor, left + side + 20, text);
  cursor.y = Math.max(cursor.y, top + side) + 14;
}
