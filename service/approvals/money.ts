import { currencyDigits } from '../contract/currency-digits.ts';

/** An amount in the smallest unit as a decimal, `12.50`, without floating-point arithmetic. */
function toDecimal(cents: number, currency: string): `${number}` {
  const digits = currencyDigits(currency);
  if (digits === 0) return `${cents}`;
  const text = String(cents).padStart(digits + 1, '0');
  // Digits, a point and digits are always a number.
  return `${text.slice(0, -digits)}.${text.slice(-digits)}` as `${number}`;
}

/** `$4,800`, `€12.50`: whole amounts have no fraction. */
export function formatMoney(cents: number, currency: string, locale = 'en-US'): string {
  const digits = currencyDigits(currency);
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  return new Intl.NumberFormat(locale, options).format(toDecimal(cents, currency));
}

/** Currencies without a fraction whose amounts Stripe expects with two more digits. */
const withTwoMore: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** An amount in Stripe's unit: https://docs.stripe.com/currencies#special-cases */
export function stripeAmount(cents: number, currency: string): number {
  return withTwoMore.has(currency) ? cents * 100 : cents;
}

/** An amount in hundredths of its currency, the unit of deals. */
export function toHundredths(cents: number, currency: string): number {
  const digits = currencyDigits(currency);
  return digits >= 2 ? Math.round(cents / 10 ** (digits - 2)) : cents * 10 ** (2 - digits);
}
