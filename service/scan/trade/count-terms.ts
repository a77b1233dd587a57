import { readTrades } from './read-trades.ts';
import type { KnownTrade } from './read-trades.ts';

export interface TradeTerm {
  readonly trade: KnownTrade;
  readonly term: string;
  readonly tokens: readonly string[];
  readonly weight: number;
}

const keyLength = 4;
// From here on a word may go on: "baker" in "bakers", "zahnarzt" in "zahnarztpraxis".
const leastOpen = 6;
const mostAdded = 10;
const spaceless = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

let dictionary: ReadonlyMap<string, readonly TradeTerm[]> | undefined;

/** Lower-case words without accents, so that a page may spell them without. */
export function tradeTokens(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gu, 'l')
    .replace(/ø/gu, 'o')
    .replace(/ß/gu, 'ss')
    .replace(/['’]s\b/gu, 's')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}

/** Every term under the beginning of its first word. A term of several trades counts for less with each. */
function terms(): ReadonlyMap<string, readonly TradeTerm[]> {
  if (dictionary !== undefined) return dictionary;
  const shared = new Map<string, number>();
  const all = readTrades().flatMap((trade) =>
    [...new Map(trade.terms.map((term) => [tradeTokens(term).join(' '), term]))]
      .filter(([key, term]) => key !== '' && !spaceless.test(term))
      .map(([key, term]) => ({ trade, key, term })),
  );
  for (const { key } of all) shared.set(key, (shared.get(key) ?? 0) + 1);
  const made = new Map<string, TradeTerm[]>();
  for (const { trade, key, term } of all) {
    const tokens = key.split(' ');
    const long = tokens.length > 1 ? 1.25 : 1;
    const weight = (long * (trade.isFallback ? 0.6 : 1)) / (shared.get(key) ?? 1);
    const start = (tokens[0] ?? '').slice(0, keyLength);
    made.set(start, [...(made.get(start) ?? []), { trade, term, tokens, weight }]);
  }
  dictionary = made;
  return made;
}

/** How often each term stands in a text: one walk over its words. */
export function countTerms(text: string): ReadonlyMap<TradeTerm, number> {
  const known = terms();
  const counts = new Map<TradeTerm, number>();
  const tokens = tradeTokens(text);
  // "Dog daycare" is none for children: a longer term takes the words of the shorter ones within it.
  let taken = 0;
  tokens.forEach((token, at) => {
    const here = (known.get(token.slice(0, keyLength)) ?? []).filter((entry) =>
      stands(entry.tokens, tokens, at),
    );
    const longest = Math.max(0, ...here.map((entry) => entry.tokens.length));
    for (const entry of here) {
      if (entry.tokens.length < longest || at + entry.tokens.length <= taken) continue;
      counts.set(entry, (counts.get(entry) ?? 0) + 1);
    }
    taken = Math.max(taken, longest > 1 ? at + longest : 0);
  });
  return counts;
}

/** Terms of some length anywhere in a name without spaces: `bakery` in the host `millbakery`. */
export function termsInside(label: string): readonly TradeTerm[] {
  const joined = tradeTokens(label).join('');
  return joined.length < leastOpen
    ? []
    : [...terms().values()].flat().filter(({ tokens }) => {
        const word = tokens.join('');
        return word.length >= 5 && joined.includes(word);
      });
}

function stands(wanted: readonly string[], tokens: readonly string[], at: number): boolean {
  return wanted.every((token, index) => {
    const actual = tokens[at + index];
    if (actual === undefined) return false;
    if (actual === token) return true;
    if (index < wanted.length - 1 || !actual.startsWith(token)) return false;
    const added = actual.length - token.length;
    return token.length >= leastOpen ? added <= mostAdded : token.length > 3 && added <= 1;
  });
}
