import type { QrCodeGenerateResult } from 'uqr';
import type { PdfFonts } from './pdf-fonts.ts';
import { createTextWriter, type TextStyle } from './write-text.ts';

const page = { width: 595.28, height: 841.89, margin: 56 };
const textWidth = page.width - 2 * page.margin;
const labelWidth = 104;
const ink = '#0b0d12';
export const muted = '#565c69';
const hairline = '#c9ccd3';

export const styles = {
  title: { face: 'strong', size: 22 },
  heading: { face: 'strong', size: 11 },
  value: { face: 'regular', size: 10 },
  small: { face: 'regular', size: 8.5 },
  code: { face: 'mono', size: 8 },
} as const satisfies Record<string, TextStyle>;

/** A text with its style and colour. */
type StyledText = readonly [text: string, style?: TextStyle, color?: string];

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

const lineHeight = ({ size }: TextStyle): number => size * 1.45;

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

export function createPdfSheet(document: PDFKit.PDFDocument, fonts: PdfFonts): PdfSheet {
  const write = createTextWriter(document, fonts);
  const left = page.margin;
  const right = page.width - page.margin;
  let y = page.margin;

  /** Begins a page where this height does not fit. */
  function reserve(height: number): void {
    if (y + height <= page.height - page.margin) return;
    document.addPage({ size: 'A4', margin: 0 });
    y = page.margin;
  }

  function rule(): void {
    reserve(14);
    document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke(hairline);
    y += 8;
  }

  function writeLines(x: number, [text, style = styles.value, color = ink]: StyledText): void {
    for (const line of write.wrap(text, right - x, style)) {
      reserve(lineHeight(style));
      document.fillColor(color);
      write.line(line, x, y, style);
      y += lineHeight(style);
    }
  }

  function writeCaption(text: string): void {
    writeLines(left, [text, styles.small, muted]);
    y += 8;
  }

  return {
    space: (height) => {
      y += height;
    },
    lines: (text, style, color) => writeLines(left, [text, style, color]),
    paragraph: (text) => {
      for (const line of write.wrap(text, textWidth, styles.small)) {
        reserve(lineHeight(styles.small));
        document.fillColor(muted);
        const x = line.isRightToLeft ? right - write.width(line, styles.small) : left;
        write.line(line, x, y, styles.small);
        y += lineHeight(styles.small);
      }
    },
    heading: (text) => {
      y += 12;
      reserve(60);
      document.fillColor(ink);
      write.line(text, left, y, styles.heading);
      y += 22;
    },
    row: (label, values) => {
      rule();
      const labels = write.wrap(label, labelWidth - 10, styles.value);
      const height = lineHeight(styles.value);
      reserve(labels.length * height);
      const top = y;
      document.fillColor(muted);
      for (const [index, line] of labels.entries())
        write.line(line, left, top + index * height, styles.value);
      for (const value of values) writeLines(left + labelWidth, value);
      // On a new page the values are below the label already.
      if (y > top) y = Math.max(y, top + labels.length * height);
      y += 5;
    },
    priceRow: (text, price, style) => {
      rule();
      const width = write.width(price, style);
      const texts = write.wrap(text, textWidth - width - 24, style);
      reserve(lineHeight(style) * texts.length);
      document.fillColor(ink);
      write.line(price, right - width, y, style);
      for (const line of texts) {
        write.line(line, left, y, style);
        y += lineHeight(style);
      }
      y += 4;
    },
    picture: (bytes, caption) => {
      const height = (textWidth * 630) / 1200;
      document.image(bytes, left, y, { width: textWidth, height });
      y += height + 6;
      writeCaption(caption);
    },
    pictures: (desktop, phone, caption) => {
      y += drawScreens(document, { x: left, y }, { desktop, phone }) + 6;
      writeCaption(caption);
    },
    code: (code, beside) => {
      const side = 84;
      reserve(side + 8);
      const top = y;
      drawQrCode(document, { x: left, y }, code, side);
      for (const text of beside) writeLines(left + side + 20, text);
      y = Math.max(y, top + side) + 14;
    },
  };
}
