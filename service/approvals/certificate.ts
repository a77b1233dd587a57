import { encode } from 'uqr';
import type { ApprovalWord } from '../../templates-data/model/approval-words.ts';
import {
  approvalLanguage,
  countPages,
  listFrozenPages,
  type ApprovalLanguage,
} from './approval-language.ts';
import { checkMethod } from './check-method.ts';
import type { SealedEvidence } from './evidence.ts';
import { formatMoney } from './money.ts';
import { formatDay } from './view-texts.ts';
import { openPdfFonts, type FacedText, type PdfFonts } from './pdf/pdf-fonts.ts';
import type { CertificatePictures } from './frozen-files.ts';
import { createPdfSheet, type PdfSheet } from './pdf/pdf-sheet.ts';
import { muted, styles } from './pdf/sheet-styles.ts';
import { toPrintable } from './pdf/write-text.ts';

/** The names of events on the certificate. */
const eventWords: Readonly<Record<string, ApprovalWord>> = {
  'approval.requested': 'approval.asked',
  'approval.opened': 'certificate.opened',
  'approval.coded': 'certificate.coded',
  'approval.reminded': 'certificate.reminded',
  'approval.signed': 'approval.what',
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

/** `23 November 2026, 10:58:07 UTC`. English is British here, which counts 24 hours. */
export function formatMoment(
  iso: string,
  { language, locale }: Pick<ApprovalLanguage, 'language' | 'locale'>,
): string {
  const at = new Date(iso);
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : locale, {
      ...options,
      timeZone: 'UTC',
    }).format(at);
  return `${format({ dateStyle: 'long' })}, ${format({ timeStyle: 'medium' })} UTC`;
}

/** Hexadecimal in groups of eight. */
export function groupHex(hex: string): string {
  return hex.replaceAll(/(.{8})(?=.)/gu, '$1 ');
}

type Document = PDFKit.PDFDocument;

async function createDocument(
  { frozen, approval }: SealedEvidence,
  { text, locale }: ApprovalLanguage,
): Promise<Document> {
  const { default: PDFDocument } = await import('pdfkit');
  const values = { version: String(frozen.version), name: frozen.demo.name };
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: locale,
    displayTitle: true,
    info: {
      Title: text('certificate.title', values),
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

/** A sheet that is written in the language of the approval. */
type CertificateContext = ApprovalLanguage & { readonly sheet: PdfSheet };

function writeTitle({ frozen }: SealedEvidence, { sheet, text }: CertificateContext): void {
  sheet.lines(frozen.agency.name, styles.heading);
  sheet.space(18);
  sheet.lines(text('verify.approvalOf', { version: String(frozen.version) }), styles.title);
  sheet.lines(frozen.demo.name, styles.title, muted);
  sheet.space(14);
}

/** The pictures of the page, or else the share card; the caption says which. */
function writePictures(
  { frozen }: SealedEvidence,
  { desktop, phone, card }: CertificatePictures,
  { sheet, text }: CertificateContext,
): void {
  const version = String(frozen.version);
  if (desktop && phone) sheet.pictures(desktop, phone, text('certificate.pictures', { version }));
  else if (card) sheet.picture(card, text('certificate.card', { version }));
}

function writeApproval(
  { frozen, approval, digest }: SealedEvidence,
  writing: CertificateContext,
): void {
  const { sheet, text } = writing;
  const { email } = approval;
  const version = String(frozen.version);
  const pages = countPages(text('approval.pages'), listFrozenPages(frozen.pages, writing).length);
  const time = formatMoment(approval.codeSentAt, writing);
  sheet.row(text('approval.what'), [[text('certificate.approved', { version, pages })]]);
  sheet.row(text('approval.by'), [
    [approval.name, styles.heading],
    [email, styles.value, muted],
    [formatMoment(approval.signedAt, writing), styles.value, muted],
  ]);
  sheet.row(text('certificate.code'), [[text('certificate.codeTo', { email, time })]]);
  sheet.row(text('certificate.consent'), [[approval.consent]]);
  sheet.row(text('approval.fingerprint'), [
    [groupHex(digest), styles.code],
    ['SHA-256', styles.small, muted],
  ]);
}

function writeOffer(
  { frozen: { offer }, approval }: SealedEvidence,
  writing: CertificateContext,
): void {
  const { sheet, text, locale } = writing;
  const price = (cents: number): string => formatMoney(cents, offer.currency, locale);
  sheet.heading(text('approval.offer'));
  for (const line of offer.lines) sheet.priceRow(line.text, price(line.cents), styles.value);
  sheet.priceRow(text('approval.total'), price(offer.totalCents), styles.heading);
  if (offer.deposit)
    sheet.priceRow(text('approval.deposit'), price(offer.deposit.cents), styles.value);
  for (const step of offer.steps ?? [])
    sheet.row(formatDay(step.date, approval.signedAt, writing), [[step.text]]);
  if (offer.message === '') return;
  sheet.space(4);
  for (const part of offer.message.split('\n')) sheet.paragraph(part);
}

function writeEvents({ events }: SealedEvidence, writing: CertificateContext): void {
  const { sheet, text } = writing;
  sheet.heading(text('certificate.events'));
  for (const { kind, at, hash } of events) {
    const word = eventWords[kind];
    sheet.row(word ? text(word) : kind, [
      [formatMoment(at, writing)],
      [groupHex(hash), styles.code, muted],
    ]);
  }
}

function writeCheck(
  { id, publicKey, seal }: SealedEvidence,
  origin: string,
  writing: CertificateContext,
): void {
  const { sheet, text } = writing;
  const address = `${origin}/verify/${id}`;
  sheet.heading(text('certificate.check'));
  sheet.code(encode(address, { border: 0 }), [
    [address],
    [text('certificate.anybody'), styles.small, muted],
  ]);
  sheet.lines(text('certificate.anyTool'), styles.value);
  for (const [index, step] of checkMethod(writing).entries()) {
    sheet.space(3);
    sheet.lines(`${index + 1}. ${step}`, styles.small, muted);
  }
  sheet.space(10);
  sheet.row(text('verify.publicKey'), [[publicKey, styles.code]]);
  sheet.row(text('verify.seal'), [[seal, styles.code]]);
}

/** What people typed, each in the face that it is set in. */
function listTyped({ frozen: { agency, demo, offer }, approval }: SealedEvidence): FacedText[] {
  const { lines, steps = [], message } = offer;
  const names = [approval.name, demo.name, agency.name];
  const texts = [
    ...names,
    approval.email,
    message,
    ...[...lines, ...steps].map(({ text }) => text),
  ];
  return [
    ...names.map((name): FacedText => [name, 'strong']),
    ...texts.map((text): FacedText => [text, 'regular']),
  ];
}

/** Whether the fonts have every letter that a person typed. */
function isPrintable(typed: readonly FacedText[], fonts: PdfFonts): boolean {
  return typed.every(([text]) => toPrintable(text, fonts) === text.normalize('NFC'));
}

/**
 * The evidence as a PDF to read and print, in the language of the approval. The same evidence and
 * picture give the same bytes: its date is that of the approval.
 */
export async function drawCertificate(
  evidence: SealedEvidence,
  { pictures, origin }: { readonly pictures: CertificatePictures; readonly origin: string },
): Promise<Buffer> {
  const words = approvalLanguage(evidence.frozen.language);
  const typed = listTyped(evidence);
  const fonts = await openPdfFonts(typed);
  const document = await createDocument(evidence, words);
  const bytes = readBytes(document);
  const sheet = createPdfSheet(document, fonts);
  const writing = { ...words, sheet };
  writeTitle(evidence, writing);
  writePictures(evidence, pictures, writing);
  writeApproval(evidence, writing);
  writeOffer(evidence, writing);
  writeEvents(evidence, writing);
  writeCheck(evidence, origin, writing);
  if (!isPrintable(typed, fonts)) sheet.lines(words.text('certificate.letters'), styles.small);
  document.end();
  return bytes;
}
