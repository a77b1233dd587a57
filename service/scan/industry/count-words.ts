import { industries } from '../../../templates-data/model/industries.ts';
import type { Industry } from '../../../templates-data/model/industries.ts';
import { industryWords } from './industry-words.ts';

interface IndustryWord {
  readonly industry: Industry;
  readonly word: string;
  readonly tokens: readonly string[];
  /** Whether the last token may have a longer ending. */
  readonly open: boolean;
  readonly weight: number;
}

const weights = { 3: 1, 2: 0.5, 1: 0.15 } as const;
const keyLength = 3;
const spaceless = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u;
const dictionary = new Map<string, IndustryWord[]>();
const spacelessWords: IndustryWord[] = [];
for (const industry of industries) {
  for (const rank of [3, 2, 1] as const) {
    for (const entry of industryWords[industry]?.[rank].split(',') ?? []) {
      const word = entry.replace('*', '');
      const tokens = tokenize(word);
      const made = { industry, word, tokens, open: entry.endsWith('*'), weight: weights[rank] };
      const key = (tokens[0] ?? '').slice(0, keyLength);
      if (spaceless.test(word)) spacelessWords.push(made);
      else dictionary.set(key, [...(dictionary.get(key) ?? []), made]);
    }
  }
}

/** Counts each industry's words in `text` in one pass, for lists of any size. */
export function countWords(text: string): ReadonlyMap<IndustryWord, number> {
  const counts = new Map<IndustryWord, number>();
  const lower = text.toLowerCase();
  const tokens = tokenize(lower);
  tokens.forEach((token, at) => {
    for (const entry of dictionary.get(token.slice(0, keyLength)) ?? []) {
      if (matchesAt(entry, tokens, at)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
    }
  });
  for (const entry of spacelessWords) {
    const count = lower.split(entry.word, 50).length - 1;
    if (count > 0) counts.set(entry, count);
  }
  return counts;
}

/** Finds words that name a trade anywhere in a domain's label, which has no separators. */
export function findWordsInside(label: string): readonly IndustryWord[] {
  const joined = label.replace(/[^\p{L}\p{N}]/gu, '');
  return [...dictionary.values()]
    .flat()
    .filter(
      ({ tokens, weight }) =>
        weight === 1 && tokens.join('').length >= 5 && joined.includes(tokens.join('')),
    );
}

function matchesAt(
  { tokens: wanted, open }: IndustryWord,
  tokens: readonly string[],
  at: number,
): boolean {
  return wanted.every((token, index) => {
    const actual = tokens[at + index];
    if (actual === undefined) return false;
    return open && index === wanted.length - 1 ? actual.startsWith(token) : actual === token;
  });
}

function tokenize(text: string): string[] {
  return text
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}
