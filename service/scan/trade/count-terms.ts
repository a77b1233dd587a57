import { readTrades } from './read-trades.ts';
import type { KnownTerm, KnownTrade } from './read-trades.ts';

interface TradeTerm {
  readonly trade: KnownTrade;
  readonly term: string;
  readonly tokens: readonly string[];
  /** The languages of this spelling; empty if unknown. */
  readonly languages: readonly string[];
  readonly weight: number;
}

const keyLength = 4;
// Minimum length of a term that may have a longer ending: "baker" in "bakers", "zahnarzt" in
// "zahnarztpraxis".
const minOpen = 6;
const maxAdded = 10;
// Cyrillic words have endings, few compounds: "приходящая" does not contain "приход".
const maxInflected = 3;
const minInflected = 9;
const endVowels = /[aeiouy]{1,2}s?$/u;
const minLength = 6;
const accented = /[à-ÿœ]/u;
const spaceless = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

/**
 * Words that mean something else abroad: "pension" is money in English and French, and a garage's
 * "révision" is no Danish "revision" of accounts.
 */
const falseFriends = new Set(['pension', 'pensione', 'revision']);

let dictionary: ReadonlyMap<string, readonly TradeTerm[]> | undefined;

/** Lower-case words without accents, so that a page may spell them without. */
function tradeTokens(text: string): string[] {
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

/**
 * Every term under the beginning of its first word. A term of several trades counts for less with
 * each.
 */
function readTerms(): ReadonlyMap<string, readonly TradeTerm[]> {
  if (dictionary !== undefined) return dictionary;
  const shared = new Map<string, number>();
  const all = readTrades().flatMap((trade) =>
    [...Map.groupBy(trade.terms, ({ term }) => tradeTokens(term).join(' '))]
      .filter(([key, same]) => key !== '' && !same.some(({ term }) => spaceless.test(term)))
      .map(([key, same]) => ({
        trade,
        key,
        term: same[0]?.term ?? key,
        languages: listLanguages(same),
      })),
  );
  for (const { key } of all) shared.set(key, (shared.get(key) ?? 0) + 1);
  const made = new Map<string, TradeTerm[]>();
  for (const { trade, key, term, languages } of all) {
    const tokens = key.split(' ');
    const long = tokens.length > 1 ? 1.25 : 1;
    const weight = (long * (trade.isFallback ? 0.6 : 1)) / (shared.get(key) ?? 1);
    const start = (tokens[0] ?? '').slice(0, keyLength);
    made.set(start, [...(made.get(start) ?? []), { trade, term, tokens, languages, weight }]);
  }
  dictionary = made;
  return made;
}

function listLanguages(terms: readonly KnownTerm[]): readonly string[] {
  const known = terms.flatMap(({ language }) => language ?? []);
  return known.length < terms.length ? [] : known;
}

/**
 * Counts each term in a text in one pass. A word in another language than the page's must match
 * exactly: "industrial" does not contain the Portuguese "indústria".
 */
export function countTerms(text: string, pageLanguage?: string): ReadonlyMap<TradeTerm, number> {
  const known = readTerms();
  const counts = new Map<TradeTerm, number>();
  const tokens = tradeTokens(text);
  // A longer term includes the shorter ones within it: "dog daycare" is not a daycare for children.
  let taken = 0;
  tokens.forEach((token, at) => {
    const here = (known.get(token.slice(0, keyLength)) ?? []).filter((entry) =>
      matchesAt(entry, tokens, at, pageLanguage),
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
export function findTermsInside(label: string): readonly TradeTerm[] {
  const joined = tradeTokens(label).join('');
  return joined.length < minOpen
    ? []
    : [...readTerms().values()].flat().filter(({ tokens }) => {
        const word = tokens.join('');
        return word.length >= 5 && joined.includes(word);
      });
}

function matchesAt(
  { term, tokens: wanted, languages }: TradeTerm,
  tokens: readonly string[],
  at: number,
  pageLanguage: string | undefined,
): boolean {
  const isOpen =
    pageLanguage === undefined || languages.length === 0 || languages.includes(pageLanguage);
  if (!isOpen && wanted.length === 1 && falseFriends.has(wanted[0] ?? '')) return false;
  // A short foreign word is often a word of this language: the Dutch "lassen" (to weld) in German.
  if (!isOpen && wanted.length === 1 && isForeign(languages) && wanted.join('').length <= minLength)
    return false;
  // The English "college" is no French "collège".
  if (!isOpen && accented.test(term)) return false;
  return wanted.every((token, index) => {
    const actual = tokens[at + index];
    if (actual === undefined) return false;
    if (actual === token) return true;
    if (!isOpen) return false;
    if (isInflected(token, actual)) return true;
    if (index < wanted.length - 1 || !actual.startsWith(token)) return false;
    const added = actual.length - token.length;
    const max = /\p{Script=Cyrillic}/u.test(token) ? maxInflected : maxAdded;
    return token.length >= minOpen ? added <= max : token.length > 3 && added <= 1;
  });
}

/** English names of trades are used on pages of every language. */
function isForeign(languages: readonly string[]): boolean {
  return !languages.includes('en');
}

/** Words that differ in their last vowels alone: "parrucchiere" and "parrucchieri". */
function isInflected(token: string, actual: string): boolean {
  return (
    token.length >= minInflected &&
    Math.abs(token.length - actual.length) <= 1 &&
    token.replace(endVowels, '') === actual.replace(endVowels, '')
  );
}
