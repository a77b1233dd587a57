import { currencyDigits } from '../../../service/contract/currency-digits.ts';

/**
 * A typed amount in the smallest unit of its currency, without floating point: `1,250.50` and
 * `1.250,50` are 125050 cents. Undefined for other texts and negative amounts.
 */
export function parseAmount(typed: string, currency: string): number | undefined {
  const digits = currencyDigits(currency);
  const text = typed.replaceAll(/[\s'’\u00a0]/gu, '').replace(/^[^\d]{0,3}(?=\d)/u, '');
  // A minus would be taken for the sign of a currency.
  if (/[-\u2010-\u2015\u2212]/u.test(typed)) return undefined;
  const fraction = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(text);
  if (!fraction || digits > 3) return undefined;
  const [, before = '', after = ''] =
    digits === 3 ? (/^(.*?)(?:\.(\d{1,3}))?$/u.exec(text) ?? []) : fraction;
  const whole = before.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '');
  if (!/^\d{1,10}$/u.test(whole) || after.length > digits) return undefined;
  return Number(`${whole}${after.padEnd(digits, '0')}`);
}
