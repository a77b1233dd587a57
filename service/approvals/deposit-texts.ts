import type { Approval } from '../contract/approvals.ts';
import { formatMoney } from './money.ts';

/** Who takes the payment: Stripe is named only where the link leads there. */
function payNote(paymentLink: string): string {
  const host = new URL(paymentLink).hostname;
  return host.endsWith('.stripe.com') ? 'Paid through Stripe' : `Paid at ${host}`;
}

/** The deposit, how far it is, and where it is paid. */
export function depositTexts({ deposit, totalCents, currency }: Approval): Record<string, string> {
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
    'pay-note': mode === 'stripe' ? payNote(paymentLink) : 'Payment is simulated',
  };
}
