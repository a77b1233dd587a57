import { encode } from 'uqr';
import { method } from '../../templates-data/model/check-method.ts';
import type { SealedEvidence } from './evidence.ts';
import { formatMoney } from './money.ts';
import { formatDay } from './view-texts.ts';
import { createPdfSheet, muted, styles, type PdfSheet } from './pdf-sheet.ts';
import { isPrintable } from './pdf-text.ts';

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

type Document = PDFKit.PDFDocument;

async function createDocument({ frozen, approval }: SealedEvidence): Promise<Document> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Approval of version ${frozen.version} for ${frozen.demo.name}`,
      Author: frozen.agency.name,
      Producer: '',
      Creator: '',
      CreationDate: new Date(approval.signedAt),
    },
  });
}

function readBytes(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

function writeTitle({ frozen }: SealedEvidence, sheet: PdfSheet): void {
  sheet.lines(frozen.agency.name, styles.heading);
  sheet.space(18);
  sheet.lines(`Approval of version ${frozen.version}`, styles.title);
  sheet.lines(frozen.demo.name, styles.title, muted);
  sheet.space(14);
}

function writeApproval({ frozen, approval, digest }: SealedEvidence, sheet: PdfSheet): void {
  const pages = frozen.pages.length;
  sheet.row('Approved', [
    [`Version ${frozen.version}, ${pages} ${pages === 1 ? 'page' : 'pages'}, and the offer below`],
  ]);
  sheet.row('By', [
    [approval.name, styles.heading],
    [approval.email, styles.value, muted],
    [formatMoment(approval.signedAt), styles.value, muted],
  ]);
  sheet.row('Code', [[`Mailed to ${approval.email}, ${formatMoment(approval.codeSentAt)}`]]);
  sheet.row('Consent', [[approval.consent]]);
  sheet.row('Fingerprint', [
    [groupHex(digest), styles.code],
    ['SHA-256', styles.small, muted],
  ]);
}

function writeOffer({ frozen: { offer }, approval }: SealedEvidence, sheet: PdfSheet): void {
  const price = (cents: number): string => formatMoney(cents, offer.currency);
  sheet.heading('The offer');
  for (const { text, cents } of offer.lines) sheet.priceRow(text, price(cents), styles.value);
  sheet.priceRow('Total', price(offer.totalCents), styles.heading);
  if (offer.deposit) sheet.priceRow('Deposit', price(offer.deposit.cents), styles.value);
  for (const { date, text } of offer.steps ?? [])
    sheet.row(formatDay(date, approval.signedAt), [[text]]);
  if (offer.message === '') return;
  sheet.space(4);
  for (const part of offer.message.split('\n')) sheet.lines(part, styles.small, muted);
}

function writeEvents({ events }: SealedEvidence, sheet: PdfSheet): void {
  sheet.heading('What happened');
  for (const { kind, at, hash } of events)
    sheet.row(eventWords[kind] ?? kind, [[formatMoment(at)], [groupHex(hash), styles.code, muted]]);
}

function writeCheck(
  { id, publicKey, seal }: SealedEvidence,
  origin: string,
  sheet: PdfSheet,
): void {
  const address = `${origin}/verify/${id}`;
  sheet.heading('Check it');
  sheet.code(encode(address, { border: 0 }), [
    [address],
    ['Anybody can check there that nothing was changed afterwards.', styles.small, muted],
  ]);
  sheet.lines('Without that page, with any tool:', styles.value);
  method.forEach((step, index) => {
    sheet.space(3);
    sheet.lines(`${index + 1}. ${step}`, styles.small, muted);
  });
  sheet.space(10);
  sheet.row('Public key', [[publicKey, styles.code]]);
  sheet.row('Seal', [[seal, styles.code]]);
}

/**
 * The evidence as a PDF to read and print. The same evidence and picture give the same bytes: its
 * date is that of the approval.
 */
export async function drawCertificate(
  evidence: SealedEvidence,
  { picture, origin }: { readonly picture: Buffer | undefined; readonly origin: string },
): Promise<Buffer> {
  const document = await createDocument(evidence);
  const bytes = readBytes(document);
  const sheet = createPdfSheet(document);
  writeTitle(evidence, sheet);
  if (picture) sheet.picture(picture);
  writeApproval(evidence, sheet);
  writeOffer(evidence, sheet);
  writeEvents(evidence, sheet);
  writeCheck(evidence, origin, sheet);
  const { agency, demo, offer } = evidence.frozen;
  const isWhole = [evidence.approval.name, demo.name, agency.name, offer.message].every(
    isPrintable,
  );
  if (!isWhole)
    sheet.lines(
      'Letters shown as ? cannot be printed here. The evidence file has them.',
      styles.small,
    );
  document.end();
  return bytes;
}
