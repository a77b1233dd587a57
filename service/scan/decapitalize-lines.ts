/**
 * Lines in capitals, written as the rest of the website writes: with its names and abbreviations,
 * and in English headings with the capitals of its other headings.
 */
import type { ScanReply } from '../contract/scan.ts';

const word = /\p{L}[\p{L}\p{M}'’]*/gu;
const sentenceEnd = /[.!?…]["”»')]*\s+\S/u;
/** The beginning of each sentence, up to its first letter. */
const firstLetters = /(?:^|[.!?…]["”»')]*\s)\P{L}*\p{L}/gu;
const sentenceStart = /(?:^|[.!?…:]["”»')]*\s+)["“«'(]*$/u;

const isInCapitals = (text: string): boolean =>
  /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();
const isSpelledInside = (text: string): boolean =>
  /^\p{Lu}.*\p{Ll}\p{Lu}|^\p{Lu}['’]\p{Lu}\p{Ll}/u.test(text);
const isAbbreviation = (text: string): boolean =>
  text.length > 1 && text.length < 6 && text === text.toUpperCase();

const titles = ['Dr', 'Mr', 'Mrs', 'Ms', 'Prof', 'I'];

/** Every text of the findings, without addresses. */
function collectTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('://') ? [] : [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(collectTexts)
    : [];
}

/** Whether a text is a sentence: at least five words, of which most begin with a small letter. */
function isProse(text: string): boolean {
  const words = text.match(word) ?? [];
  return words.length > 4 && words.filter((one) => /^\p{Ll}/u.test(one)).length * 2 > words.length;
}

/** How a website spells its words, by their small letters. Small letters take precedence. */
function collectSpellings(website: ScanReply['website']): ReadonlyMap<string, string> {
  const spellings = new Map(titles.map((title) => [title.toLowerCase(), title]));
  const names = [
    website.locality ?? '',
    ...(website.areas ?? []),
    ...(website.brands ?? []),
    ...(website.people ?? []).map(({ name }) => name),
  ].filter((name) => !isInCapitals(name));
  for (const one of names.flatMap((name) => name.match(word) ?? []))
    if (/^\p{Lu}/u.test(one)) spellings.set(one.toLowerCase(), one);
  const small = new Set<string>();
  for (const text of collectTexts(website)) {
    if (isInCapitals(text)) continue;
    const isSentence = isProse(text);
    for (const { 0: one, index } of text.matchAll(word)) {
      const key = one.toLowerCase();
      if (one === key && isSentence) small.add(key);
      const isName = isSentence && !sentenceStart.test(text.slice(0, index));
      if (
        one !== key &&
        (isSpelledInside(one) || (isName && (!isInCapitals(one) || isAbbreviation(one))))
      )
        spellings.set(key, one);
      else if (isAbbreviation(one) && text !== one && /\p{Ll}/u.test(text)) spellings.set(key, one);
    }
  }
  for (const key of small) spellings.set(key, key);
  return spellings;
}

const smallWords = /^(?:a|an|and|as|at|but|by|for|from|in|of|on|or|the|to|with)$/u;

/** Whether most headings and names of several words begin each word with a capital. */
function usesTitleCase(website: ScanReply['website']): boolean {
  const { about, slogan, tagline, serviceDetails = [], services = [] } = website;
  const lines = [
    about?.heading,
    slogan,
    tagline,
    ...serviceDetails.map(({ name }) => name),
    ...services,
  ]
    .filter((line) => line !== undefined && line !== null && !isInCapitals(line))
    .map((line) => (line?.match(word) ?? []).filter((one) => !smallWords.test(one)))
    .filter(({ length }) => length > 1);
  const titled = lines.filter((words) => words.every((one) => /^\p{Lu}/u.test(one)));
  return lines.length > 0 && titled.length * 2 > lines.length;
}

/**
 * A function that writes a line in capitals as ordinary text. German writes capitals within
 * sentences, so a German line stays unless the website spells each of its words elsewhere.
 */
export function createDecapitalizer(website: ScanReply['website']): (text: string) => string {
  const { language, businessName } = website;
  const spellings = collectSpellings(website);
  const hasTitleCase = language === 'en' && usesTitleCase(website);
  const spell = (one: string, isTitled: boolean): string => {
    const key = one.toLowerCase();
    const spelled = spellings.get(key) ?? key;
    const isSmall = spelled === key && (!isTitled || smallWords.test(key));
    return isSmall || spelled !== key ? spelled : key.slice(0, 1).toUpperCase() + key.slice(1);
  };
  return (text) => {
    if (!isInCapitals(text) || language === undefined) return text;
    const isKnown = (one: string): boolean => spellings.has(one.toLowerCase());
    if (language === 'de' && !(text.match(word) ?? []).every(isKnown)) return text;
    const isTitled = hasTitleCase && !sentenceEnd.test(text);
    const written = text
      .replace(word, (one) => spell(one, isTitled))
      .replace(firstLetters, (start) => start.toUpperCase());
    if (!businessName || isInCapitals(businessName)) return written;
    const at = written.toLowerCase().indexOf(businessName.toLowerCase());
    return at < 0
      ? written
      : written.slice(0, at) + businessName + written.slice(at + businessName.length);
  };
}
