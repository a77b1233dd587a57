import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { platform } from '../platform.ts';

const common = new Set<string>(dictionary['passwords-common']);
/** Words that people combine with a year, besides those of leaked lists. */
for (const word of [
  'spring',
  'summer',
  'autumn',
  'winter',
  'login',
  'changeme',
  'website',
  'agency',
])
  common.add(word);

const maxPatternLength = 64;

/** Pairs of keys that are neighbours on common keyboards, in both directions. */
const neighbours = new Set<string>();
for (const keyboard of ['qwerty', 'qwertz', 'azerty', 'keypad'] as const) {
  for (const [key, around] of Object.entries(adjacencyGraphs[keyboard]))
    for (const other of around)
      for (const letter of (other ?? '').toLowerCase()) neighbours.add(key.toLowerCase() + letter);
}

const ownName = platform.name.toLowerCase().replace(/[^\p{L}]/gu, '');
/** Words that people combine with the product's name. */
const ownNameCompanions = new Set(
  ',admin,agency,builder,demo,demos,login,pass,password,studio,website'.split(','),
);

/** Characters that stand for letters; a 1 can stand for two of them. */
const disguises = ['i', 'l'].map((one) => ({
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': one,
  '!': one,
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}));

function decodeDisguises(text: string): string[] {
  const letters = (disguise: Readonly<Record<string, string>>): string =>
    Array.from(text, (character) => disguise[character] ?? character).join('');
  return [text, ...disguises.map(letters)];
}

/** Whether the letters are the product's name, alone or with one of its companion words. */
function isProductName(password: string): boolean {
  const letters = password.replace(/[^\p{L}]/gu, '');
  return letters.includes(ownName) && ownNameCompanions.has(letters.replace(ownName, ''));
}

/**
 * Length of the sequence from `start` whose neighbours have one fixed distance in the alphabet or
 * the digits: 0, 1 or 2.
 */
function sequenceLength(characters: readonly string[], start: number): number {
  const distance = (at: number): number =>
    (characters[at + 1]?.codePointAt(0) ?? Number.NaN) - (characters[at]?.codePointAt(0) ?? 0);
  const step = distance(start);
  let end = start;
  while (Math.abs(step) <= 2 && distance(end) === step) end += 1;
  return end - start + 1;
}

/** Length of the run of neighbouring keys from `start`. */
function keyRunLength(characters: readonly string[], start: number): number {
  let end = start;
  while (neighbours.has(`${characters[end] ?? ''}${characters[end + 1] ?? ''}`)) end += 1;
  return end - start + 1;
}

/**
 * Whether runs of keys (`abc`, `987`, `qwer`, `aaa`) leave too little to guess: a run counts as two
 * characters, every other character as one.
 */
function isMadeOfRuns(text: string): boolean {
  const characters = Array.from(text);
  let runs = 0;
  let others = 0;
  for (let start = 0; start < characters.length;) {
    const length = Math.max(sequenceLength(characters, start), keyRunLength(characters, start));
    if (length > 2) runs += 1;
    else others += 1;
    start += length > 2 ? length : 1;
  }
  return runs * 2 + others < 5 || (others === 0 && runs < 5);
}

/**
 * The shortest block whose repetition gives the text, else the text itself; `xyxyx` repeats `xy`.
 */
function repeatedBlock(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
}

/** A day with its year, in digits: `01011990`, `1990-12-31`, `311290`. */
function isDay(text: string): boolean {
  const month = '(?:0?[1-9]|1[0-2])';
  const day = '(?:0?[1-9]|[12]\\d|3[01])';
  const year = '(?:19|20)?\\d\\d';
  const gap = '[-./ ]?';
  const orders = [
    [day, month, year],
    [month, day, year],
    [year, month, day],
  ];
  return orders.some((parts) => new RegExp(`^${parts.join(gap)}$`, 'u').test(text));
}

function isPattern(text: string): boolean {
  // Lists of common passwords contain no longer patterns.
  if (text.length > maxPatternLength) return false;
  const block = repeatedBlock(text);
  return isMadeOfRuns(text) || block.length < Math.min(5, text.length) || isDay(text);
}

/**
 * Whether this is a common password: unchanged, with letters disguised, with a few digits and
 * punctuation around it, or repeated.
 */
function isCommon(text: string): boolean {
  const [, before = '', core = '', after = ''] = /^([\d\W_]*)(.*?)([\d\W_]*)$/su.exec(text) ?? [];
  const isDecoration = (part: string): boolean => part.length <= 5 || isPattern(part);
  const words = [text, repeatedBlock(text)];
  if (core.length > 3 && isDecoration(before) && isDecoration(after))
    words.push(core, core + after, before + core);
  return words.flatMap(decodeDisguises).some((word) => common.has(word)) || isProductName(text);
}

/** Reduces to letters and digits, so that spaces, dots and hyphens make no difference. */
function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The account that the password is for. */
export interface PasswordOwner {
  readonly email: string;
  readonly username: string;
}

/**
 * Whether the password contains the owner's address, its part before the @, or the name. A short
 * one counts when little else remains.
 */
function isPersonal(password: string, { email, username }: PasswordOwner): boolean {
  const parts = [email, email.split('@')[0] ?? '', username]
    .map(lettersAndDigits)
    .filter((part) => part !== '');
  const forms = decodeDisguises(password).map(lettersAndDigits);
  return forms.some((form) =>
    parts.some(
      (part) => form.includes(part) && (part.length >= 4 || form.replaceAll(part, '').length < 4),
    ),
  );
}

/**
 * Why a password is easy to guess, as a sentence for people; undefined for a good one. Every call
 * that sets a password uses this check.
 */
export function explainWeakPassword(password: string, owner: PasswordOwner): string | undefined {
  const text = password.toLowerCase();
  if (isCommon(text)) return 'Password is too common. Please choose one that is harder to guess.';
  if (isPattern(text))
    return 'Password is a simple pattern. Please choose one that is harder to guess.';
  if (isPersonal(text, owner))
    return 'Password must not contain your email address or your username.';
  return undefined;
}
