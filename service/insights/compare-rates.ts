import type { Difference } from '../contract/insights.ts';

/** A difference before the correction for several comparisons. */
export type Compared = Omit<Difference, 'isShown'>;

/** The number of decisions of a group, and the number of wins. */
export interface Decided {
  readonly won: number;
  readonly n: number;
}

/** The level of significance. */
const significance = 0.05;
/** Maximum number of tables to count one by one, because more would take too long. */
const maxTables = 200_000;

/** Logarithm of the gamma function (Lanczos), to 15 digits. https://dlmf.nist.gov/5.11 */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
] as const;

function logGamma(x: number): number {
  const [first, ...others] = lanczos;
  const sum = others.reduce<number>((all, part, index) => all + part / (x + index), first);
  const shifted = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}

/** The probability of a chi square at least as large: the upper regularised gamma function. */
export function chiSquareTail(value: number, degrees: number): number {
  const [a, x] = [degrees / 2, value / 2];
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 1000 && term > sum * 1e-16; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - scale * sum);
  }
  // Lentz's continued fraction. https://dlmf.nist.gov/8.9
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 1000; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return scale * fraction;
}

/** Pearson's chi square of won and lost by group, without a correction. */
export function chiSquare(groups: readonly Decided[]): { value: number; p: number } {
  const n = groups.reduce((all, group) => all + group.n, 0);
  const won = groups.reduce((all, group) => all + group.won, 0);
  const value = groups.reduce((all, group) => {
    const [expectWon, expectLost] = [(group.n * won) / n, (group.n * (n - won)) / n];
    const off = (group.won - expectWon) ** 2;
    return all + off / expectWon + off / expectLost;
  }, 0);
  return { value, p: chiSquareTail(value, groups.length - 1) };
}

/**
 * Fisher's exact test for any number of groups (Freeman and Halton): the probability of all tables
 * with the same sums that are at most as likely as this one.
 */
export function fisherExact(groups: readonly Decided[]): number {
  const n = groups.reduce((all, group) => all + group.n, 0);
  const won = groups.reduce((all, group) => all + group.won, 0);
  const whole = logChoose(n, won);
  const chance = groups.reduce((all, group) => all + logChoose(group.n, group.won), -whole);
  // A tolerance, because equal probabilities may differ by rounding.
  const limit = chance + 1e-7;
  const rest = groups.map((_, at) => groups.slice(at + 1).reduce((all, one) => all + one.n, 0));
  const sum = (at: number, left: number, log: number): number => {
    const group = groups[at];
    if (!group) return log <= limit ? Math.exp(log) : 0;
    const lowest = Math.max(0, left - (rest[at] ?? 0));
    let all = 0;
    for (let some = lowest; some <= Math.min(group.n, left); some += 1)
      all += sum(at + 1, left - some, log + logChoose(group.n, some));
    return all;
  };
  return Math.min(1, sum(0, won, -whole));
}

function countTables(groups: readonly Decided[]): number {
  // The last group's number follows from the others.
  return groups.slice(0, -1).reduce((all, { n }) => all * (n + 1), 1);
}

/** Cochran's rule: chi square is valid if few expected counts are below 5 and none is below 1. */
function isLarge(groups: readonly Decided[]): boolean {
  const n = groups.reduce((all, group) => all + group.n, 0);
  const won = groups.reduce((all, group) => all + group.won, 0);
  const expected = groups.flatMap((group) => [(group.n * won) / n, (group.n * (n - won)) / n]);
  const few = expected.filter((count) => count < 5).length;
  return expected.every((count) => count >= 1) && few * 5 <= expected.length;
}

/**
 * Tests whether groups have different rates. Null if it cannot be tested: with fewer than two
 * groups, if all or none were won, or with too many small groups.
 */
export function compareRates(groups: readonly Decided[]): Compared | null {
  const n = groups.reduce((all, group) => all + group.n, 0);
  const won = groups.reduce((all, group) => all + group.won, 0);
  if (groups.length < 2 || won === 0 || won === n) return null;
  if (isLarge(groups)) return { test: 'chi_square', n, p: chiSquare(groups).p };
  if (countTables(groups) > maxTables) return null;
  return { test: 'fisher', n, p: fisherExact(groups) };
}

/**
 * Several comparisons of the same decisions, with probabilities after Holm's correction, because
 * one of many would soon look significant. https://en.wikipedia.org/wiki/Holm-Bonferroni_method
 */
export function correctAll(compared: readonly (Compared | null)[]): (Difference | null)[] {
  const chances = compared.flatMap((one) => one?.p ?? []).toSorted((a, b) => a - b);
  const corrected = chances.map((p, rank) => Math.min(1, p * (chances.length - rank)));
  return compared.map((one) => {
    if (!one) return null;
    const p = Math.max(...corrected.slice(0, chances.indexOf(one.p) + 1));
    return { ...one, p, isShown: p < significance };
  });
}
