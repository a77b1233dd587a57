import type { QrCodeGenerateResult } from 'uqr';
import type { PdfFonts } from './pdf-fonts.ts';
import { createCursor, left, writeLines } from './sheet-cursor.ts';
import { placePicture, placeQrCode, placeScreens } from './sheet-pictures.ts';
import { writeHeading, writeParagraph, writePriceRow, writeRow } from './sheet-rows.ts';
import type { StyledText } from './sheet-styles.ts';
import { createTextWriter, type TextStyle } from './write-text.ts';

/** Writes from the top of A4 pages to the bottom; begins a page where the next part has no room. */
export interface PdfSheet {
  readonly space: (height: number) => void;
  readonly lines: (text: string, style: TextStyle, color?: string) => void;
  /** A small paragraph, from the side that its script is read from. */
  readonly paragraph: (text: string) => void;
  readonly heading: (text: string) => void;
  /** A label and, beside it, its values, below a hairline. */
  readonly row: (label: string, values: readonly StyledText[]) => void;
  /** A text and, at the right edge, its price, below a hairline. */
  readonly priceRow: (text: string, price: string, style: TextStyle) => void;
  /** A picture over the whole width, of the proportions of a share card. */
  readonly picture: (bytes: Buffer, caption: string) => void;
  /** A page at desktop width and, beside it, at phone width. */
  readonly pictures: (desktop: Buffer, phone: Buffer, caption: string) => void;
  /** A QR code with texts beside it. */
  readonly code: (code: QrCodeGenerateResult, beside: readonly StyledText[]) => void;
}

export function createPdfSheet(document: PDFKit.PDFDocument, fonts: PdfFonts): PdfSheet {
  const cursor = createCursor(document, createTextWriter(document, fonts));
  return {
    space: (height) => {
      cursor.y += height;
    },
    lines: (text, style, color) => writeLines(cursor, left, [text, style, color]),
    paragraph: (text) => writeParagraph(cursor, text),
    heading: (text) => writeHeading(cursor, text),
    row: (label, values) => writeRow(cursor, label, values),
    priceRow: (text, price, style) => writePriceRow(cursor, text, price, style),
    picture: (bytes, caption) => placePicture(cursor, bytes, caption),
    pictures: (desktop, phone, caption) => placeScreens(cursor, { desktop, phone }, caption),
    code: (code, beside) => placeQrCode(cursor, code, beside),
  };
}
