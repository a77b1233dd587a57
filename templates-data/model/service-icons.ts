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

/** The icon whose longest term is in a service's name. */
export function iconByName(name: string, words: IconWords): ServiceIcon | undefined {
  const within = spaceWords(name);
  return parseTerms(words).find(({ part }) => within.includes(part))?.icon;
}

/**
 * An icon for each service: by its name, else the least used one of the trade, so that a drawing is
 * not repeated like a stamp. If one service has no icon, all are left out, because a row with gaps
 * looks broken.
 */
export function chooseIcons(
  names: readonly string[],
  words: IconWords,
  ofTrade: readonly ServiceIcon[],
): readonly (ServiceIcon | undefined)[] {
  const icons = names.map((name) => iconByName(name, words));
  const uses = (one: ServiceIcon): number => icons.filter((icon) => icon === one).length;
  for (const [index, icon] of icons.entries()) {
    icons[index] = icon ?? ofTrade.toSorted((one, other) => uses(one) - uses(other))[0];
  }
  return icons.includes(undefined) ? names.map(() => undefined) : icons;
}
