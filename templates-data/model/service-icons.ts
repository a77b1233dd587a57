/** The icon that stands above a service in the illustrated design, chosen by the service's name. */

/** Drawn in `site/assets/courtyard/icons.svg`; `words/*.yaml` has the terms that lead to each. */
export const serviceIcons = [
  'tooth',
  'scissors',
  'wrench',
  'hammer',
  'scales',
  'camera',
  'key',
  'tap',
  'glasses',
  'car',
  'van',
  'bicycle',
  'bed',
  'loaf',
  'wine',
  'cutlery',
  'cup',
  'ring',
  'brush',
  'bulb',
  'flame',
  'cross',
  'mortar',
  'heart',
  'dumbbell',
  'ball',
  'note',
  'piano',
  'drum',
  'book',
  'pencil',
  'globe',
  'apple',
  'paw',
  'bone',
  'fish',
  'bird',
  'flower',
  'tree',
  'leaf',
  'drop',
  'sun',
  'house',
  'people',
  'candle',
  'basket',
  'parcel',
  'tag',
  'speech',
  'paper',
  'calendar',
  'clock',
  'coins',
  'suitcase',
  'screen',
  'shirt',
  'bell',
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

type IconWords = Readonly<Record<string, string>>;

interface Term {
  readonly icon: ServiceIcon;
  /** The text that a name must contain. */
  readonly part: string;
  /** The number of letters; the longest matching term wins. */
  readonly length: number;
}

/** Longest term that must be a whole word: "car" is not the beginning of "care". */
const maxWhole = 3;

/** A name in lower case, with one space around and between its words. */
function spaceWords(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/**
 * A term stands at the beginning of a word. `*term` may stand within one, as in German compounds;
 * `term.` and terms of up to three letters are whole words.
 */
function parseTerm(written: string, icon: ServiceIcon): Term {
  const letters = spaceWords(written).trim();
  const { length } = letters;
  if (written.startsWith('*')) return { icon, part: letters, length };
  const isWhole = written.endsWith('.') || length <= maxWhole;
  return { icon, part: ` ${letters}${isWhole ? ' ' : ''}`, length };
}

const parsed = new WeakMap<IconWords, readonly Term[]>();

function parseTerms(words: IconWords): readonly Term[] {
  const known = parsed.get(words);
  if (known) return known;
  const terms = serviceIcons
    .flatMap((icon) =>
      (words[`icon.${icon}`] ?? '')
        .split(',')
        .map((term) => term.trim())
        .filter((term) => term !== '')
        .map((term) => parseTerm(term, icon)),
    )
    .sort((one, other) => other.length - one.length);
  parsed.set(words, terms);
  return terms;
}

/** The terms in a service's name, the longest first, without those within a longer one. */
function findTerms(name: string, words: IconWords): readonly Term[] {
  const within = spaceWords(name);
  const matching = parseTerms(words).filter(({ part }) => within.includes(part));
  return matching.filter(
    ({ part }, index) =>
      !matching.slice(0, index).some((longer) => longer.part.includes(part.trim())),
  );
}

/** The icon whose longest term is in a service's name. */
export function iconByName(name: string, words: IconWords): ServiceIcon | undefined {
  return findTerms(name, words)[0]?.icon;
}

/** The icon of a name whose terms all lead to the same one. */
function unambiguousIcon(name: string, words: IconWords): ServiceIcon | undefined {
  const icons = new Set(findTerms(name, words).map(({ icon }) => icon));
  return icons.size === 1 ? [...icons][0] : undefined;
}

/** The icon of each service by its name; undefined for a name without one or with one in use. */
export function findIcons(
  names: readonly string[],
  words: IconWords,
): readonly (ServiceIcon | undefined)[] {
  const icons = names.map((name) => unambiguousIcon(name, words));
  return icons.map((icon, index) => (icons.indexOf(icon) === index ? icon : undefined));
}
