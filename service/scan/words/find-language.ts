import type { Found } from '../page/found.ts';
import { isFiller } from '../page/filler.ts';
import { memoizeByPage } from '../page/memoize-by-page.ts';
import type { Page } from '../page/read-page.ts';
import {
  languageLetters,
  languageByDomainEnding,
  languageWords,
  signWords,
} from './language-words.ts';

/**
 * Scripts of a single language here; Japanese comes before Chinese, whose characters it also uses.
 */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['zh', /\p{Script=Han}/gu],
];
/** The first language of a script whose own letters occur; the last one needs none. */
const cyrillic: readonly (readonly [string, RegExp])[] = [
  ['uk', /[іїєґ]/giu],
  ['sr', /[ђјљњћџ]/giu],
  ['ru', /[ыэё]/giu],
  ['bg', /ъ/giu],
];
const arabic: readonly (readonly [string, RegExp])[] = [['fa', /[پچژگ]/gu]];
const minOfScript = 0.15;
const minShareOfLetters = 0.3;
const minLetters = 40;
const maxTextLength = 20_000;
// Tags without a language.
const none = /^(?:zxx|und|mul|mis|xx|x)(?:-|$)/u;
// Minimum number of words against a declared language, and without a declared one.
const minHits = 6;
const minUndeclared = 3;
// Minimum number if almost no word is in the declared language, which a template may have left.
const minAlone = 4;
const minLeadAlone = 4;
const maxOfWord = 40;
const minLead = 1.5;
/** Languages with mostly the same words, for which the declaration decides. */
const near: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da'],
  ['sr', 'hr', 'bs', 'me', 'sh', 'sl'],
  ['cs', 'sk'],
  ['es', 'gl'],
  ['id', 'ms'],
  ['nl', 'af'],
  ['tr', 'az'],
  ['ca', 'es'],
];

const languagesByWord = new Map<string, string[]>();
for (const words of [languageWords, signWords]) {
  for (const [language, list] of Object.entries(words)) {
    for (const word of list.split(' '))
      languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
  }
}

/**
 * The page's language as a tag of two or three letters: by its script and words if these are clear,
 * else by the declaration, which templates often leave wrong.
 */
export const findLanguage = memoizeByPage(
  ({ language, metas, text, suffix }): Found | undefined => {
    const declaration = [
      language,
      metas.get('og:locale') ?? '',
      metas.get('content-language') ?? '',
    ]
      .map((tag) => tag.trim().toLowerCase())
      .find((tag) => tag !== '' && !none.test(tag));
    const declared = /^([a-z]{2,3})(?:[-_]|$)/u.exec(declaration ?? '')?.[1];
    const start = text.slice(0, maxTextLength);
    const written = languageByScript(start, declared);
    if (written !== undefined)
      return { value: written, source: 'script', confidence: 0.9, snippet: start.slice(0, 60) };
    const [best, second] = scoreLanguages(start, suffix);
    const declaredHits = declared === undefined ? 0 : countHits(start, suffix, declared);
    const isDeclared =
      declared !== undefined && best !== undefined && areSimilar(best.tag, declared);
    const clear =
      best !== undefined &&
      best.hits >= requiredHits(declared, declaredHits, best.hits) &&
      (second === undefined ||
        areSimilar(best.tag, second.tag) ||
        best.hits > second.hits * minLead);
    if (clear && !isDeclared && best.hits > declaredHits * minLead)
      return {
        value: best.tag,
        source: 'words',
        confidence: 0.85,
        snippet: `${Math.round(best.hits)} common words`,
      };
    return declared === undefined
      ? languageBySuffix(suffix)
      : {
          value: declared,
          source: 'html-lang',
          confidence: clear ? 0.95 : 0.7,
          snippet: declaration ?? '',
        };
  },
);

const maxBeside = 6000;

/** The language of the further pages, for a home page with too few words; undefined if unclear. */
export function findLanguageAcross(home: Page, beside: readonly Page[]): Found | undefined {
  const alone = findLanguage(home);
  if (alone !== undefined && (alone.source !== 'html-lang' || alone.confidence > 0.9))
    return undefined;
  const texts = [home, ...beside].map(({ lines }) =>
    lines
      .filter(({ text }) => !isFiller(text))
      .map(({ text }) => text)
      .join(' ')
      .slice(0, maxBeside),
  );
  const found = findLanguage({ ...home, text: texts.join(' ') });
  return found?.source === 'words' || found?.source === 'script' ? found : undefined;
}

function languageBySuffix(suffix: string): Found | undefined {
  const value = languageByDomainEnding[suffix.split('.').at(-1) ?? ''];
  return value === undefined
    ? undefined
    : { value, source: 'domain', confidence: 0.5, snippet: suffix };
}

function requiredHits(declared: string | undefined, declaredHits: number, hits: number): number {
  if (declared === undefined) return minUndeclared;
  return hits > declaredHits * minLeadAlone ? minAlone : minHits;
}

function areSimilar(one: string, other: string): boolean {
  return one === other || near.some((group) => group.includes(one) && group.includes(other));
}

interface Score {
  readonly tag: string;
  readonly hits: number;
}

/** The weight of each language's words and letters in a text, highest first. */
function scoreLanguages(text: string, suffix: string): readonly Score[] {
  const hits = new Map<string, number>();
  const add = (tag: string, weight: number): void =>
    void hits.set(tag, (hits.get(tag) ?? 0) + weight);
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/[^\p{L}]+/u))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) {
    const tags = languagesByWord.get(word) ?? [];
    for (const tag of tags) add(tag, Math.min(count, maxOfWord) / tags.length ** 0.5);
  }
  for (const [tag, letters] of Object.entries(languageLetters))
    add(tag, Math.min(maxOfWord, (text.match(letters)?.length ?? 0) * 0.5));
  // The top-level domain separates two similar languages.
  const ending = suffix.split('.').at(-1) ?? '';
  const country = {
    rs: 'sr',
    hr: 'hr',
    si: 'sl',
    cz: 'cs',
    sk: 'sk',
    no: 'no',
    dk: 'da',
    my: 'ms',
    za: 'af',
  }[ending];
  if (country !== undefined) add(country, 2);
  return [...hits].map(([tag, weight]) => ({ tag, hits: weight })).sort((a, b) => b.hits - a.hits);
}

function countHits(text: string, suffix: string, tag: string): number {
  const own = scoreLanguages(text, suffix).filter((score) => areSimilar(score.tag, tag));
  return Math.max(0, ...own.map(({ hits }) => hits));
}

/** The only language of a script, or its likeliest unless the page declares another one. */
function languageByScript(text: string, declared: string | undefined): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < minLetters) return undefined;
  const share = (letter: RegExp): number => (text.match(letter)?.length ?? 0) / letters;
  if (share(/\p{Script=Cyrillic}/gu) >= minShareOfLetters) {
    if (/^(?:ru|uk|bg|sr|mk|be|kk|ky|mn)$/u.test(declared ?? '')) return declared;
    return cyrillic.find(([, letter]) => share(letter) >= 0.005)?.[0] ?? 'ru';
  }
  if (share(/\p{Script=Arabic}/gu) >= minShareOfLetters) {
    if (/^(?:ar|fa|ur|ps|ku)$/u.test(declared ?? '')) return declared;
    return arabic.find(([, letter]) => share(letter) >= 0.01)?.[0] ?? 'ar';
  }
  if (share(/\p{Script=Devanagari}/gu) >= minShareOfLetters)
    return /^(?:hi|mr|ne)$/u.test(declared ?? '') ? declared : 'hi';
  return scripts.find(([, letter]) => share(letter) >= minOfScript)?.[0];
}
