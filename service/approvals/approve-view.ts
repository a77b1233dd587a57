import { renderSVG } from 'uqr';
import { approvalWords } from '../../templates-data/model/approval-words.ts';
import { findInitials } from '../../templates-data/model/derived-values.ts';
import { isolate } from '../client-words.ts';
import type { Approval } from '../contract/approvals.ts';
import { approvalLanguage, type ApprovalLanguage } from './approval-language.ts';
import { groupHex } from './certificate.ts';
import { codeMinutes } from './codes.ts';
import { depositTexts } from './deposit-texts.ts';
import { formatMoney } from './money.ts';
import { stateTexts } from './state-texts.ts';
import { agencyTexts, formatDay, momentTexts } from './view-texts.ts';

/** Values and lists for a built page. */
export interface FilledView {
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** `9f2c 41d7 … a80b e41b`. */
function shortHash(hex: string): string {
  const [first, second] = [hex.slice(0, 4), hex.slice(4, 8)];
  return `${first} ${second} … ${hex.slice(-8, -4)} ${hex.slice(-4)}`;
}

/** The name of a receipt: `HP-3-9F2C`. */
function receiptName(client: string, version: number, digest: string): string {
  return `${findInitials(client)}-${version}-${digest.slice(0, 4).toUpperCase()}`;
}

/** The words that a page shows as they are, by their keys, and the language of the page. */
export function staticTexts({ language, locale, text }: ApprovalLanguage): Record<string, string> {
  return {
    lang: locale,
    language,
    ...Object.fromEntries(approvalWords.map((key) => [key, text(key)])),
  };
}

/** The form with which the client signs, and what its script says. */
function formTexts(approval: Approval, { text, locale }: ApprovalLanguage): Record<string, string> {
  const { version, signer, currency, totalCents, digest, code, deposit } = approval;
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  const { email } = signer;
  return {
    'signer.name': signer.name,
    'signer.email': email,
    'signer.email-then': `${email},`,
    'code.label': text(code.sentAt === null ? 'approval.codeBy' : 'approval.codeTo', { email }),
    'code.action': text(code.sentAt === null ? 'approval.mailCode' : 'approval.again'),
    'code.sent': text('approval.codeSent', { n: String(codeMinutes) }),
    'again-at': code.againAt ?? '',
    consent: approval.consent,
    button:
      deposit?.mode === 'stripe'
        ? text('approval.approvePay', { amount: money(deposit.cents) })
        : text('approval.approve', { amount: money(totalCents) }),
    'kept-before': text('approval.kept', { version: String(version) }),
    'digest-short': shortHash(digest),
    'kept-after': `(SHA-256). ${text('approval.noAddress')}`,
  };
}

/** What a client keeps: the receipt, and where it is checked. */
function receiptTexts(
  approval: Approval,
  verify: string,
  words: ApprovalLanguage,
): Record<string, string> {
  const { id, client, version, digest, pages, signedName } = approval;
  return {
    'digest-groups': groupHex(digest),
    receipt: `${words.text('approval.receipt')} ${isolate(receiptName(client, version, digest))}`,
    'approved.what': words.versionPages(version, pages.length),
    'signed-name': signedName ?? '',
    'picture.title': words.text('approval.cardAlt', { name: client, version: String(version) }),
    qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(verify, { border: 0 }))}`,
    'verify-href': verify,
    'verify-label': verify.replace(/^https?:\/\//u, ''),
    'pdf-href': `/api/approvals/${id}/certificate.pdf`,
  };
}

/** Everything that the page of a request shows. */
export function approveView(approval: Approval, origin: string): FilledView {
  const { id, state, version, client, lines, currency, totalCents, pages } = approval;
  const words = approvalLanguage(approval.language);
  const { text, locale } = words;
  const base = `/approve/${id}/page`;
  const values = { version: String(version), name: client };
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  const texts: Record<string, string> = {
    ...staticTexts(words),
    id,
    state,
    pending: state === 'pending' ? 'yes' : '',
    signed: state === 'signed' ? 'yes' : '',
    ended: state === 'pending' || state === 'signed' ? '' : 'yes',
    'page-title': `${client} | ${approval.agency.name}`,
    ...stateTexts(approval, words),
    ...agencyTexts(approval, words),
    client,
    message: approval.message,
    'frame-note': text('approval.version', values),
    'frame.src': base,
    'frame.title': text('approval.frameTitle', values),
    ...momentTexts('requested', approval.requestedAt, words),
    ...momentTexts('ended', approval.endedAt, words),
    ...momentTexts('signed', approval.signedAt, words),
    total: money(totalCents),
    'has-steps': approval.steps.length > 0 ? 'yes' : '',
    ...depositTexts(approval, words),
    ...formTexts(approval, words),
    ...receiptTexts(approval, `${origin}/verify/${id}`, words),
  };
  return {
    texts,
    lists: {
      lines: lines.map((line) => ({ text: line.text, price: money(line.cents) })),
      pages: pages.map(({ path, label }) => ({
        href: `${base}${path}`,
        label,
        current: path === '' ? 'page' : '',
      })),
      steps: approval.steps.map((step) => ({
        at: step.date,
        date: formatDay(step.date, approval.requestedAt, words),
        text: step.text,
      })),
    },
  };
}
