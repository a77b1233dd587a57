import type { Approval } from '../contract/approvals.ts';
import type { ApprovalLanguage } from './approval-language.ts';
import { formatMoney } from './money.ts';

/** Who takes the payment: Stripe is named only where the link leads there. */
function payNote(paymentLink: string, { text }: ApprovalLanguage): string {
  const host = new URL(paymentLink).hostname;
  return host.endsWith('.stripe.com')
    ? text('approval.payStripe')
    : text('approval.payAt', { host });
}

/** The deposit, its state, and the link to pay it. */
export function depositTexts(
  { deposit, totalCents, currency }: Approval,
  words: ApprovalLanguage,
): Record<string, string> {
  if (!deposit) return {};
  const { text, locale } = words;
  const { cents, state, mode, paymentLink } = deposit;
  const amount = formatMoney(cents, currency, locale);
  const rest = formatMoney(totalCents - cents, currency, locale);
  const isWhole = (cents * 100) % totalCents === 0;
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(cents / totalCents);
  const isPaid = state === 'paid';
  const isStripe = mode === 'stripe';
  const played = isPaid ? 'approval.playedPaid' : 'approval.playedOpen';
  return {
    deposit: amount,
    'deposit.label': isWhole
      ? text('approval.depositShare', { share })
      : text('approval.depositToday'),
    'deposit.rest': totalCents > cents ? text('approval.depositRest', { amount: rest }) : '',
    'deposit.of-it': text('approval.depositOfIt', { amount }),
    'deposit.open': isPaid ? '' : 'yes',
    'deposit.state-label': text(isPaid ? 'approval.depositPaid' : 'approval.depositOpen'),
    'deposit.state-note': text(
      isStripe ? (isPaid ? 'approval.confirmed' : 'approval.counts') : played,
    ),
    'pay-link': isStripe ? paymentLink : '',
    'pay-label': text(isStripe ? 'approval.pay' : 'approval.play', { amount }),
    'pay-note': isStripe ? payNote(paymentLink, words) : text('approval.payPlayed'),
  };
}
