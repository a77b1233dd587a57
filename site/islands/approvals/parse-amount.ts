/** Decimal digits of a currency; 2 for an unknown one. */
export function fractionDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/**
 * A typed amount in the smallest unit of its currency, digit by digit: `1,250.50` and `1.250,50`
 * are 125050 cents. Undefined for an invalid amount.
 */
export function parseAmount(typed: string, currency: string): number | undefined {
  const digits = fractionDigits(currency);
  const text = typed.replaceAll(/[\s'’\u00a0]/gu, '').replace(/^[^\d]{0,3}(?=\d)/u, '');
  const fraction = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(text);
  if (!fraction || digits > 3) return undefined;
  const [, before = '', after = ''] =
    digits === 3 ? (/^(.*?)(?:\.(\d{1,3}))?$/u.exec(text) ?? []) : fraction;
  const whole = before.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '');
  if (!/^\d{1,10}$/u.test(whole) || after.length > digits) return undefined;
  return Number(`${whole}${after.padEnd(digits, '0')}`);
}
