import { encode } from 'uqr';
import { method } from '../../templates-data/model/check-method.ts';
import type { SealedEvidence } from './evidence.ts';
import { formatMoney } from './money.ts';
import { createTextWriter, isPrintable, type TextStyle } from './pdf-text.ts';

const page = { width: 595.28, height: 841.89, margin: 56 };
const room = page.width - 2 * page.margin;
const labelWidth = 104;
const ink = '#0b0d12';
const muted = '#565c69';
const hairline = '#c9ccd3';

const styles = {
  title: { face: 'strong', size: 22 },
  heading: { face: 'strong', size: 11 },
  value: { face: 'regular', size: 10 },
  small: { face: 'regular', size: 8.5 },
  code: { face: 'mono', size: 8 },
} as const satisfies Record<string, TextStyle>;

/** The names of events on the certificate. */
const eventWords: Readonly<Record<string, string>> = {
  'approval.requested': 'Asked',
  'approval.opened': 'Opened',
  'approval.coded': 'Code mailed',
  'approval.reminded': 'Reminded',
  'approval.signed': 'Approved',
};

/** The name of the files, in ASCII. */
export function certificateName({ frozen, digest }: SealedEvidence): string {
  const name = frozen.demo.name
    .normalize('NFKD')
    .replaceAll(/[^\w]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 40);
  return ['approval', name, `v${frozen.version}`, digest.slice(0, 4)]
    .filter((part) => part !== '')
    .join('-');
}

/** `23 November 2026, 10:58:07 UTC`. */
export function formatMoment(iso: string): string {
  const date = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(iso));
  return `${date.replace(' at ', ', ')} UTC`;
}

/** Hexadecimal in groups of eight. */
export function groupHex(hex: string): string {
  return hex.replaceAll(/(.{8})(?=.)/gu, '$1 ');
}

/**
 * The evidence as a PDF to read and print. The same evidence and picture give the same bytes: its
 * date is that of the approval.
 */
export async function drawCertificate(
  evidence: SealedEvidence,
  { picture, origin }: { readonly picture: Buffer | undefined; readonly origin: string },
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { frozen, approval, digest, events } = evidence;
  const { offer, agency, demo } = frozen;
  const at = new Date(approval.signedAt);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Approval of version ${frozen.version} for ${demo.name}`,
      Author: agency.name,
      Producer: '',
      Creator: '',
      CreationDate: at,
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const write = createTextWriter(document);
  let y = page.margin;

  function make(height: number): void {
    if (y + height <= page.height - page.margin) return;
    document.addPage({ size: 'A4', margin: 0 });
    y = page.margin;
  }

  function rule(): void {
    make(14);
    document
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.5)
      .stroke(hairline);
    y += 8;
  }

  function lines(text: string, style: TextStyle, { x = page.margin, color = ink } = {}): void {
    const height = style.size * 1.45;
    for (const line of write.wrap(text, page.width - page.margin - x, style)) {
      make(height);
      document.fillColor(color);
      write.line(line, x, y, style);
      y += height;
    }
  }

  function row(label: string, values: readonly (readonly [string, TextStyle?, string?])[]): void {
    rule();
    make(16);
    document.fillColor(muted);
    write.line(label, page.margin, y, styles.value);
    for (const [text, style = styles.value, color = ink] of values)
      lines(text, style, { x: page.margin + labelWidth, color });
    y += 5;
  }

  function priced(text: string, cents: number, style: TextStyle): void {
    rule();
    const price = formatMoney(cents, offer.currency);
    const width = write.width(price, style);
    const height = style.size * 1.45;
    const texts = write.wrap(text, room - width - 24, style);
    make(height * texts.length);
    document.fillColor(ink);
    write.line(price, page.width - page.margin - width, y, style);
    for (const line of texts) {
      write.line(line, page.margin, y, style);
      y += height;
    }
    y += 4;
  }

  function heading(text: string): void {
    y += 12;
    make(60);
    document.fillColor(ink);
    write.line(text, page.margin, y, styles.heading);
    y += 22;
  }

  lines(agency.name, styles.heading);
  y += 18;
  lines(`Approval of version ${frozen.version}`, styles.title);
  lines(demo.name, styles.title, { color: muted });
  y += 14;
  if (picture) {
    const height = (room * 630) / 1200;
    document.image(picture, page.margin, y, { width: room, height });
    y += height + 16;
  }
  const pages = frozen.pages.length;
  row('Approved', [
    [`Version ${frozen.version}, ${pages} ${pages === 1 ? 'page' : 'pages'}, and the offer below`],
  ]);
  row('By', [
    [approval.name, styles.heading],
    [approval.email, styles.value, muted],
    [formatMoment(approval.signedAt), styles.value, muted],
  ]);
  row('Code', [[`Mailed to ${approval.email}, ${formatMoment(approval.codeSentAt)}`]]);
  row('Consent', [[approval.consent]]);
  row('Fingerprint', [
    [groupHex(digest), styles.code],
    ['SHA-256', styles.small, muted],
  ]);

  heading('The offer');
  for (const { text, cents } of offer.lines) priced(text, cents, styles.value);
  priced('Total', offer.totalCents, styles.heading);
  if (offer.deposit) priced('Deposit', offer.deposit.cents, styles.value);
  if (offer.message !== '') {
    y += 4;
    for (const part of offer.message.split('\n')) lines(part, styles.small, { color: muted });
  }

  heading('What happened');
  for (const { kind, at: moment, hash } of events) {
    row(eventWords[kind] ?? kind, [[formatMoment(moment)], [groupHex(hash), styles.code, muted]]);
  }

  heading('Check it');
  const address = `${origin}/verify/${evidence.id}`;
  const code = encode(address, { border: 0 });
  const side = 84;
  make(side + 8);
  const top = y;
  const cell = side / code.size;
  code.data.forEach((cells, down) =>
    cells.forEach((isDark, across) => {
      if (isDark) document.rect(page.margin + across * cell, top + down * cell, cell, cell);
    }),
  );
  document.fill(ink);
  const beside = { x: page.margin + side + 20 };
  lines(address, styles.value, beside);
  lines('Anybody can check there that nothing was changed afterwards.', styles.small, {
    ...beside,
    color: muted,
  });
  y = Math.max(y, top + side) + 14;
  lines('Without that page, with any tool:', styles.value);
  method.forEach((step, index) => {
    y += 3;
    lines(`${index + 1}. ${step}`, styles.small, { color: muted });
  });
  y += 10;
  row('Public key', [[evidence.publicKey, styles.code]]);
  row('Seal', [[evidence.seal, styles.code]]);
  const isWhole = [approval.name, demo.name, agency.name, offer.message].every(isPrintable);
  if (!isWhole)
    lines('Letters shown as ? cannot be printed here. The evidence file has them.', styles.small);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
