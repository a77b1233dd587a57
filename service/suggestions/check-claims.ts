import type { Language } from '../../templates-data/model/languages.ts';
import { claimPattern } from './claim-words.ts';

/** The facts about a client, prepared for look-ups. */
export interface Evidence {
  /** All of them in lower case, as words with single spaces. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** Their numbers, without thousands separators. */
  readonly numbers: ReadonlySet<string>;
  /** The numbers that a word follows, each with the beginning of that word: `12 harb`. */
  readonly counts: ReadonlySet<string>;
}

const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const number = /\d+(?:[.,'’\s]\d{3})*(?:[.,]\d+)?/gu;

/** Letters of a counted word that are compared, so that "year" and "years" are the same. */
const stemLength = 4;

/** A year, not a number of something: "since 1987 we ...". */
const dating =
  /(?:^|\s)(?:in|since|from|until|seit|ab|bis|depuis|en|dès|desde|hasta|dal|nel|del|sinds|vanaf|em|até|od|sedan|från|siden)\s$/iu;

interface ReadNumber {
  /** Without thousands separators. */
  readonly digits: string;
  /** The digits with the beginning of the counted word; undefined without one. */
  readonly count: string | undefined;
}

function extractNumbers(text: string): readonly ReadNumber[] {
  return [...text.matchAll(number)].map(({ 0: found, index }) => {
    const digits = found.replace(/[.,'’\s](?=\d{3}(?!\d))/gu, '');
    const counted = /^[\s+%-]*([\p{L}\p{M}]+)/u.exec(text.slice(index + found.length))?.[1];
    const isDate = digits.length === 4 && dating.test(text.slice(0, index));
    if (counted === undefined || isDate) return { digits, count: undefined };
    const stem = Array.from(counted.toLowerCase()).slice(0, stemLength).join('');
    return { digits, count: `${digits} ${stem}` };
  });
}

/**
 * Whether the evidence contains a number. The number of a house does not prove a number of lawyers.
 */
function isNumberKnown({ digits, count }: ReadNumber, { numbers, counts }: Evidence): boolean {
  return count === undefined ? numbers.has(digits) : counts.has(count);
}

export function createEvidence(facts: readonly string[]): Evidence {
  const text = facts.join('\n').toLowerCase().replace(/\s+/gu, ' ');
  const numbers = facts.flatMap(extractNumbers);
  return {
    text,
    words: new Set([...text.matchAll(word)].map(([found]) => found.replace(/['’]s$/u, ''))),
    numbers: new Set(numbers.map(({ digits }) => digits)),
    counts: new Set(numbers.flatMap(({ count }) => count ?? [])),
  };
}

/** Signs of amounts and shares, and web addresses. */
const addressOrAmount =
  /[$€£¥₹%@#+]|www\.|\b[\w-]+\.(?:com|net|org|de|fr|es|it|nl|pt|pl|se|dk|no|uk)\b/giu;

/** Verbs of persons: the word before one is a name. */
const doing =
  /^(?:is|was|has|helps|cares|treats|takes|makes|builds|fixes|brings|offers|gives|works|serves|knows|runs|owns|will|leads|and|ist|hat|hilft|kümmert|behandelt|berät|führt|und|est|aide|soigne|accueille|et|es|tiene|ayuda|cuida|atiende|y|è|aiuta|cura|segue|helpt|heeft|verzorgt|en|é|tem|ajuda|cuida|atende|e)$/u;
/** The same in languages whose verbs are other words elsewhere: an Italian "ma" is a "but". */
const ownDoing: Readonly<Partial<Record<Language, RegExp>>> = {
  pl: /^(?:jest|ma|pomaga|dba|leczy|robi|oferuje|prowadzi|pracuje|zna|i)$/u,
  sv: /^(?:är|har|hjälper|tar|gör|erbjuder|arbetar|jobbar|driver|leder|och)$/u,
  da: /^(?:er|har|hjælper|tager|laver|tilbyder|arbejder|driver|leder|og)$/u,
  no: /^(?:er|har|hjelper|tar|lager|tilbyr|arbeider|jobber|driver|leder|og)$/u,
};
const title = /^(?:dr|dra|prof|mr|mrs|ms|mme|herr|frau|sra?|sig|avv|dott|me)$/iu;
/** Subjects that a sentence may have without a name. */
const pronoun =
  /^(?:we|you|they|it|this|that|here|what|who|everyone|everything|our|your|wir|sie|es|das|hier|wer|was|nous|vous|elle|ce|cela|qui|ici|nosotros|usted|ustedes|quien|aquí|noi|voi|lei|chi|qui|questo|wij|we|u|dit|wie|nós|você|vocês|quem|aqui|isto|my|oni|to|tu|tutaj|kto|co|wszystko|nie|nasza?|nasze|vi|ni|jag|det|den|här|allt|vem|vår|våra|de|her|alt|hvem|hvad|hva|vores|dere|vårt?|våre)$/iu;
/** Words that precede a place or a person. */
const before =
  /^(?:in|at|near|from|by|with|aus|bei|nahe|von|à|chez|près|en|de|cerca|a|di|da|presso|te|bij|van|em|com)$/iu;

/**
 * Whether a sentence names an unknown person, place or thing. German capitalises every noun, so
 * there only words in a name's position count. A sentence in a script without capitals must consist
 * of known words.
 */
function namesUnknownThing(sentence: string, evidence: Evidence, language: Language): boolean {
  const found = [...sentence.matchAll(word)].map(([one]) => one);
  const isKnown = (one: string): boolean =>
    evidence.words.has(one.toLowerCase().replace(/['’]s$/u, ''));
  const isCased = (one: string): boolean => one.toLowerCase() !== one.toUpperCase();
  if (found.some((one) => !isCased(one) && !isKnown(one))) return true;
  return found.some((one, index) => {
    const isCapital = /^\p{Lu}/u.test(one) && one !== 'I';
    if (!isCapital || isKnown(one)) return false;
    const previous = found[index - 1] ?? '';
    const next = found[index + 1] ?? '';
    if (title.test(previous) || /['’]s$/u.test(one)) return true;
    // Every sentence begins with a capital.
    if (index === 0)
      return (
        title.test(one) ||
        ((doing.test(next) || ownDoing[language]?.test(next) === true) && !pronoun.test(one)) ||
        (/^\p{Lu}/u.test(next) && !isKnown(next) && language !== 'de')
      );
    if (language !== 'de') return true;
    return before.test(previous) || (/^\p{Lu}/u.test(next) && !isKnown(next));
  });
}

/**
 * Whether the evidence supports every claim of a sentence: numbers, names, awards, promises,
 * addresses, prices.
 */
export function isFounded(
  sentence: string,
  evidence: Evidence,
  language: Language = 'en',
): boolean {
  if (extractNumbers(sentence).some((found) => !isNumberKnown(found, evidence))) return false;
  if (
    [...sentence.matchAll(addressOrAmount)].some(
      ([sign]) => !evidence.text.includes(sign.toLowerCase()),
    )
  )
    return false;
  for (const [claim] of sentence.matchAll(claimPattern(language))) {
    if (!evidence.text.includes(claim.toLowerCase().replace(/\s+/gu, ' '))) return false;
  }
  return !namesUnknownThing(sentence, evidence, language);
}

/** A text without its unsupported sentences; empty when none is left. */
export function removeClaims(text: string, evidence: Evidence, language: Language = 'en'): string {
  const sentences = text.split(/(?<=[.!?…。])\s+/u);
  const founded = sentences.filter((sentence) => isFounded(sentence, evidence, language));
  return founded.join(' ').trim();
}
