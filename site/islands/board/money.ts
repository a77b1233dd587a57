import type { DealValue } from '../../../service/contract/stages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A formatted sum: `$4,800`, and `$4,800.50` with cents. */
export function formatMoney({ cents, currency }: DealValue): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(cents / 100);
}

/** The sum of each currency, the one with the most values first. */
export function sumValues(values: readonly (DealValue | null)[]): readonly DealValue[] {
  const sums = new Map<string, { cents: number; count: number }>();
  for (const value of values) {
    if (value === null) continue;
    const { cents, count } = sums.get(value.currency) ?? { cents: 0, count: 0 };
    sums.set(value.currency, { cents: cents + value.cents, count: count + 1 });
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([currency, { cents }]) => ({ currency, cents }));
}

/** All sums as one text: `$4,800 + €1,200`. */
export function formatSums(sums: readonly DealValue[]): string {
  return sums.map(formatMoney).join(' + ');
}

const maxCents = 100_000_000_000;

/**
 * The hundredths of a typed amount: `6,240`, `6.240,50`, `6 240.5`. The last point or comma is the
 * decimal separator unless three digits follow it. Undefined for anything else.
 */
export function parseCents(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s'’\u00a0\u202f]/gu, '');
  const [, whole = '', hundredths = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
  if (!/^\d+(?:[.,]\d{3})*$/u.test(whole)) return undefined;
  const cents = Number(whole.replaceAll(/[.,]/gu, '')) * 100 + Number(hundredths.padEnd(2, '0'));
  return cents <= maxCents ? cents : undefined;
}

/** An amount in the form of an input field. */
export function formatAmountField({ cents }: DealValue): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}
