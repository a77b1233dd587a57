import type { WinRate } from '../contract/insights.ts';

/** Minimum number of decisions for a rate. */
const minDecisions = 10;
/** The 97.5 % point of the normal distribution, for 95 % between both ends. */
const z = 1.959963984540054;

/**
 * Wilson's score interval: it stays within 0 and 1, and is right for small numbers too.
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function wilsonInterval(won: number, n: number): { low: number; high: number } {
  const rate = won / n;
  const weight = 1 + (z * z) / n;
  const center = (rate + (z * z) / (2 * n)) / weight;
  const half = (z / weight) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}

export function winRate(won: number, n: number): WinRate {
  if (n < minDecisions) return { n, won, rate: null, interval: null };
  return { n, won, rate: won / n, interval: wilsonInterval(won, n) };
}
