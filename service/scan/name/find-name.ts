import { fitSlot } from '../page/clean-text.ts';
import type { Found } from '../page/found.ts';
import { collectNames, segments } from './collect-names.ts';
import type { NameCandidate } from './collect-names.ts';
import { nameFromDomain } from './read-domain.ts';
import {
  bareName,
  domainSimilarity,
  isSpelledOut,
  toNameCase,
  nameKey,
  withoutLegalForm,
} from './compare-names.ts';
import { praises } from './not-names.ts';
import { memoizeByPage } from '../page/memoize-by-page.ts';
import type { Page } from '../page/read-page.ts';
import { splitLabel } from '../page/split-label.ts';

interface Group {
  readonly key: string;
  readonly votes: Map<string, number>;
  readonly forms: { text: string; weight: number; source: string; snippet: string }[];
}

// The weight with the largest effect on labelled pages: most domains contain the firm's name.
const domainWeight = 6;
const sentence = /\b(?:is|are|was|we|our|your|you|offers?|provides?|serving|can|will|for sale)\b/u;
const minScore = 3;
const minScoreWithoutDomain = 1.4;

/**
 * The firm's name. Candidates are weighed by their place and their likeness to the domain, and
 * merged if they differ only in their legal form.
 */
export const findName = memoizeByPage((page: Page): Found | undefined => {
  const groups = new Map<string, Group>();
  const candidates = collectNames(page);
  const marks = markStrong(candidates, page.label);
  for (const { text, weight, source, snippet } of candidates) {
    const name = bareName(withoutTagline(text, marks));
    const key = nameKey(name);
    if (name === '' || key.length < 2) continue;
    const group: Group = groups.get(key) ?? { key, votes: new Map<string, number>(), forms: [] };
    groups.set(key, group);
    // Ten equal headings count as one source.
    group.votes.set(source, Math.max(group.votes.get(source) ?? 0, weight));
    group.forms.push({ text: name, weight, source, snippet });
  }
  const list = [...groups.values()];
  const scored = list.map((group) => ({ group, score: scoreGroup(group, list, page.label) }));
  scored.sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  // A label that splits into words counts more than a weak candidate; initials count less.
  const minimum =
    splitLabel(page.label).includes(' ') || page.label.includes('-')
      ? minScore
      : minScoreWithoutDomain;
  if (best === undefined || best.score < minimum) return nameFromDomain(page);
  const form = spacedForm(bestForm(best.group), list);
  const written = withoutLegalForm(form.text);
  const value = fitSlot('businessName', isInitials(written, page) ? written : toNameCase(written));
  if (value === undefined) return nameFromDomain(page);
  const lead = second === undefined ? 1 : (best.score - second.score) / best.score;
  const confidence = Math.min(0.98, 0.35 + best.score / 25 + lead * 0.25);
  return { value, source: form.source, confidence, snippet: form.snippet };
});

/** Whether a word in capitals stands for a line of the page: "COHBC" for a church's whole name. */
function isInitials(name: string, { lines }: Page): boolean {
  return (
    /^\p{Lu}{5,8}$/u.test(name) &&
    lines.some(({ text }) => {
      const words = text.slice(0, 120).split(/\s+/u);
      return (
        words.length === name.length &&
        words
          .map(([first = '']) => first)
          .join('')
          .toUpperCase() === name
      );
    })
  );
}

/** The names in the page's head, its copyright notice and its address. */
function markStrong(candidates: readonly NameCandidate[], label: string): ReadonlySet<string> {
  const marks = candidates.filter(({ source }) => /^(?:brand|logo|copyright)$/u.test(source));
  return new Set([
    ...marks.map(({ text }) => joinLetters(text)),
    label.replace(/[^\p{L}\p{N}]/gu, ''),
  ]);
}

/**
 * "Tallow Roofing - Slate and tile" as "Tallow Roofing", if the page uses the shorter name
 * elsewhere.
 */
function withoutTagline(text: string, marks: ReadonlySet<string>): string {
  const [first, ...rest] = segments(text);
  return first !== undefined && rest.length > 0 && marks.has(joinLetters(first)) ? first : text;
}

function joinLetters(text: string): string {
  return nameKey(bareName(text.slice(0, 200))).replace(/ /gu, '');
}

function scoreGroup(group: Group, all: readonly Group[], label: string): number {
  let score = 0;
  for (const weight of group.votes.values()) score += weight;
  const words = group.key.split(' ');
  for (const other of all) {
    if (other === group) continue;
    const vote = Math.max(...other.votes.values());
    if (isBeginning(group.key, other.key)) continue;
    if (isBeginning(other.key, group.key)) score += 0.5 * vote;
    // The words after those of the domain are usually a place or a trade.
    else if (other.key.startsWith(`${group.key} `) && domainSimilarity(group.key, label) > 0.9)
      score += 0.7 * vote;
    else if (words.length > 1 && ` ${other.key} `.includes(` ${group.key} `)) score += 0.25 * vote;
    else if (other.key.length > 4 && ` ${group.key} `.includes(` ${other.key} `))
      score += 0.2 * vote;
  }
  const own = similarityOfBeginning(group.key, all, label);
  score += domainWeight * own;
  // Three words that are the whole domain: a site's generator may keep an earlier name.
  if (words.length >= 3 && isWholeDomain(group, label)) score += wholeDomain;
  // Words in the text that merely add up to the domain. Any other source is better.
  if (group.votes.size === 1 && group.votes.has('domain')) score -= isWithin(group, all) ? 4 : 1;
  if (sentence.test(group.key)) score -= 2;
  if (own < 0.3 && group.forms.every(({ text }) => isSlogan(text))) score -= 3;
  // A domain of a trade's name contains the word for it too.
  if (own < 0.6 && group.forms.every(({ text }) => tradeInPlace.test(text))) score -= 3;
  // A firm whose domain has its initials is also called by its whole name.
  if (isSpelledOut(group.key, label)) score += domainWeight;
  // A church has more in its name than its saint.
  if (saint.test(group.key) && all.some((other) => isCalledSo(other, group.key))) score -= 4;
  if (words.length > 6) score -= (words.length - 6) * 1.2;
  return score;
}

const wholeDomain = 8;

function isWholeDomain({ key, votes }: Group, label: string): boolean {
  return key.replace(/ /gu, '') === label.replace(/-/gu, '') && votes.has('title');
}

const saint = /^(?:st|ste|saint|sainte|san|santa|santo|são|sankt|sint) \S+$/u;
const surely = 2;

/** Whether a good source has a longer name that begins with these words. */
function isCalledSo({ key, votes }: Group, short: string): boolean {
  return key.startsWith(`${short} `) && Math.max(...votes.values()) >= surely;
}

/** A trade and its place, as headings for search engines say it: "Plumber in Leeds". */
const tradeInPlace =
  /^\p{Lu}[\p{L}'’-]+(?:\s(?:&\s)?[\p{L}'’-]+)?\s(?:à|in|en|em|a|bei|im|w|we|near)\s\p{Lu}/u;

/** Whether a text is praise, or a phrase of at least three words that begins in lower case. */
function isSlogan(text: string): boolean {
  return praises.test(text) || (/^\p{Ll}/u.test(text) && text.split(' ').length >= 3);
}

/**
 * Whether a better source has a longer name that ends with these words: "Hale & Finch" at
 * finch.com.
 */
function isWithin(group: Group, all: readonly Group[]): boolean {
  const longer = all.filter(({ key }) => ` ${key} `.includes(` and ${group.key} `));
  return longer.reduce((sum, { votes }) => sum + Math.max(...votes.values()), 0) >= 3;
}

/**
 * Likeness of a name whose beginning matches the domain: "Smith Plumbing & Heating" at
 * smithplumbing.com.
 */
function similarityOfBeginning(key: string, all: readonly Group[], label: string): number {
  const own = domainSimilarity(key, label);
  const beginnings = all.filter((other) => isBeginning(other.key, key));
  return Math.max(own, ...beginnings.map((other) => 0.95 * domainSimilarity(other.key, label)));
}

function isBeginning(short: string, long: string): boolean {
  return long.startsWith(`${short} and `) && long.slice(short.length + 5).split(' ').length <= 3;
}

/** The words of a name that its source writes as one: "talloworchards" as "Tallow Orchards". */
function spacedForm(form: Group['forms'][number], all: readonly Group[]): Group['forms'][number] {
  if (/\s/u.test(form.text) || /\p{Ll}\p{Lu}/u.test(form.text)) return form;
  const key = nameKey(form.text);
  const spaced = all
    .filter((other) => other.key !== key && other.key.replace(/ /gu, '') === key)
    .flatMap((other) => other.forms)
    .filter(({ text }) => /^\p{Lu}/u.test(text));
  return key.length < minJoined || spaced.length === 0
    ? form
    : spaced.reduce((best, one) =>
        countCapitals(one.text) > countCapitals(best.text) ? one : best,
      );
}

const minJoined = 9;

function countCapitals(text: string): number {
  return text === text.toUpperCase() ? 0 : (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length;
}

function bestForm(group: Group): Group['forms'][number] {
  const rank = ({ text, weight }: Group['forms'][number]): number => {
    const shouting = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
    const whispering = text === text.toLowerCase() && /\p{Ll}/u.test(text);
    return weight - (shouting ? 4 : 0) - (whispering ? 4 : 0);
  };
  return group.forms.reduce((best, form) => (rank(form) > rank(best) ? form : best));
}
