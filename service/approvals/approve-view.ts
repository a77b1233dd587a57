import { renderSVG } from 'uqr';
import { telephoneAddress } from '../../templates-data/model/phone.ts';
import { findInitials } from '../../templates-data/model/places.ts';
import type { Approval } from '../contract/approvals.ts';
import { groupHex } from './certificate.ts';
import { consentSentence } from './frozen-offer.ts';
import { formatMoney } from './money.ts';

/** Values and lists for a built page. */
export interface FilledView {
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** The texts of a time: for machines, and in UTC. */
export function momentTexts(name: string, iso: string | null): Record<string, string> {
  if (iso === null) return {};
  const at = new Date(iso);
  return {
    [`${name}-at`]: iso,
    [`${name}-date`]: date.format(at),
    [`${name}-time`]: `${time.format(at)} UTC`,
  };
}

/** `9f2c 41d7 … a80b e41b`. */
function shortHash(hex: string): string {
  const [first, second] = [hex.slice(0, 4), hex.slice(4, 8)];
  return `${first} ${second} … ${hex.slice(-8, -4)} ${hex.slice(-4)}`;
}

/** The name of a receipt: `HP-3-9F2C`. */
export function receiptName(client: string, version: number, digest: string): string {
  return `${findInitials(client)}-${version}-${digest.slice(0, 4).toUpperCase()}`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `Version 3, five pages`. */
export function describeVersion(version: number, pages: number): string {
  return `Version ${version}, ${numbers[pages] ?? pages} ${pages === 1 ? 'page' : 'pages'}`;
}

function depositTexts({ deposit, totalCents, currency }: Approval): Record<string, string> {
  if (!deposit) return {};
  const { cents, state, mode, paymentLink } = deposit;
  const amount = formatMoney(cents, currency);
  const rest = totalCents - cents;
  const isWhole = (cents * 100) % totalCents === 0;
  const isPaid = state === 'paid';
  return {
    deposit: amount,
    'deposit.label': isWhole ? `Deposit today, ${(cents * 100) / totalCents}%` : 'Deposit today',
    'deposit.rest': rest > 0 ? `${formatMoney(rest, currency)} remains` : '',
    'deposit.of-it': `${amount} of it today`,
    'deposit.open': isPaid ? '' : 'yes',
    'deposit.state-label': isPaid ? 'Deposit paid' : 'Deposit open',
    'deposit.state-note':
      mode === 'simulated'
        ? isPaid
          ? 'Simulated: no money has moved'
          : 'Simulated: nothing is charged'
        : isPaid
          ? 'Confirmed by Stripe'
          : 'Your approval counts without it',
    'pay-link': mode === 'stripe' ? paymentLink : '',
    'pay-label': mode === 'stripe' ? `Pay ${amount}` : `Simulate the payment of ${amount}`,
    'pay-note': mode === 'stripe' ? 'Paid through Stripe' : 'Payment is simulated',
  };
}

/** The words of each state at the top of the page. */
function leadTexts({
  state,
  version,
  client,
  signedName,
  agency,
  requestedAt,
}: Approval): Record<string, string> {
  const made = `Version ${version} for ${client}.`;
  if (state === 'pending')
    return {
      headline: 'Your new website, ready to approve',
      lead: `Version ${version} of ${date.format(new Date(requestedAt))}, for ${client}. What you see here is what you approve, page by page.`,
    };
  if (state === 'signed') {
    const [first = ''] = (signedName ?? '').split(' ');
    return {
      headline: `Approved.\nThank you, ${first}.`,
      lead: `A copy of this receipt is on its way to you, and ${agency.name} knows.`,
    };
  }
  const ends = {
    withdrawn: [
      'This request was withdrawn',
      `${agency.name} took it back. Nothing was approved, and you need do nothing.`,
      'Withdrawn',
    ],
    superseded: [
      'There is a newer request',
      `${agency.name} has asked again since, with a newer version or offer. Nothing was approved here; please use the newer link.`,
      'Newer one of',
    ],
    expired: [
      'This offer has ended',
      `The concept was online for a while, and the offer ended with it. ${agency.name} can open both again.`,
      'Ended',
    ],
  } as const;
  const [headline, text, label] = ends[state];
  return {
    headline,
    lead: made,
    'ended.title': headline,
    'ended.text': text,
    'ended.label': label,
  };
}

function agencyTexts({ agency }: Approval): Record<string, string> {
  const { name, person, phone, email } = agency;
  return {
    'agency.name': name,
    'agency.initials': findInitials(name),
    'agency.contact': [person === name ? '' : person, phone]
      .filter((text) => text !== '')
      .join(', '),
    'agency.call': phone === '' ? '' : telephoneAddress(phone),
    'agency.mail': email === '' ? '' : `mailto:${email}`,
    'ask-href': email === '' ? '' : `mailto:${email}`,
    'ask-label': `Ask ${person.split(' ')[0] ?? name} something first`,
  };
}

/** All values for the page of a request. */
export function approveView(approval: Approval, origin: string): FilledView {
  const { id, state, version, client, signer, lines, currency, totalCents, digest } = approval;
  const { pages, code, signedName, deposit } = approval;
  const base = `/approve/${id}/page`;
  const isEnded = state !== 'pending' && state !== 'signed';
  const verify = `${origin}/verify/${id}`;
  const texts: Record<string, string> = {
    id,
    state,
    pending: state === 'pending' ? 'yes' : '',
    signed: state === 'signed' ? 'yes' : '',
    ended: isEnded ? 'yes' : '',
    'page-title': `${client} | ${approval.agency.name}`,
    ...leadTexts(approval),
    ...agencyTexts(approval),
    client,
    message: approval.message,
    'frame-note': `Version ${version},`,
    'frame.src': base,
    'frame.title': `Version ${version} of the website of ${client}`,
    ...momentTexts('requested', approval.requestedAt),
    ...momentTexts('ended', approval.endedAt),
    ...momentTexts('signed', approval.signedAt),
    total: formatMoney(totalCents, currency),
    ...depositTexts(approval),
    'signer.name': signer.name,
    'signer.email': signer.email,
    'signer.email-then': `${signer.email},`,
    'code.label': `Code ${code.sentAt === null ? 'by mail' : 'mailed'} to ${signer.email}`,
    'code.action': code.sentAt === null ? 'Mail me the code' : 'Resend',
    'again-at': code.againAt ?? '',
    consent: consentSentence({ version, demo: { name: client, link: '', industry: '' } }),
    button:
      deposit?.mode === 'stripe'
        ? `Approve and pay ${formatMoney(deposit.cents, currency)}`
        : `Approve ${formatMoney(totalCents, currency)}`,
    'kept-before': `Kept as evidence: your name, the code’s mail address, the time, and the fingerprint of version ${version},`,
    'digest-short': shortHash(digest),
    'digest-groups': groupHex(digest),
    receipt: `Receipt ${receiptName(client, version, digest)}`,
    'approved.what': describeVersion(version, pages.length),
    'signed-name': signedName ?? '',
    'card.src': `/approve/${id}/card.jpg`,
    'card.alt': `The website of ${client}, version ${version}`,
    qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(verify, { border: 0 }))}`,
    'verify-href': verify,
    'verify-label': verify.replace(/^https?:\/\//u, ''),
    'pdf-href': `/api/approvals/${id}/certificate.pdf`,
  };
  return {
    texts,
    lists: {
      lines: lines.map(({ text, cents }) => ({ text, price: formatMoney(cents, currency) })),
      pages: pages.map(({ path, label }) => ({
        href: `${base}${path}`,
        label,
        current: path === '' ? 'page' : '',
      })),
      steps: [],
    },
  };
}
