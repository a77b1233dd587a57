/**
 * ISO 4217 currencies whose smallest unit is not a hundredth. `Intl` of browsers and Node.js
 * disagrees about some: 1250 HUF are whole forints for one and hundredths for another.
 */
const others: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

/** Digits after the point of a currency; the same in every browser and in the service. */
export function currencyDigits(currency: string): number {
  return others[currency] ?? 2;
}
