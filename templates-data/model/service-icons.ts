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

/** Shortest term that gives a second choice: "play" in "playing together" says too little. */
const minSecondTermLength = 6;

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

/** The icons whose terms are in a service's name, the longest term first. */
function iconsByName(name: string, words: IconWords): readonly ServiceIcon[] {
  const within = spaceWords(name);
  const matching = parseTerms(words).filter(({ part }) => within.includes(part));
  const usableTerms = matching.filter(
    ({ length }, index) => index === 0 || length >= minSecondTermLength,
  );
  return [...new Set(usableTerms.map(({ icon }) => icon))];
}

/** The icon whose longest term is in a service's name. */
export function iconByName(name: string, words: IconWords): ServiceIcon | undefined {
  return iconsByName(name, words)[0];
}

/**
 * An icon for each service, as different as possible: by its name, by a shorter term of its name,
 * then one of the trade that is still free. A list longer than that repeats the icon that is the
 * farthest away. All are left out if one service has no icon, or if two neighbours have the same
 * one, because such a row looks broken.
 */
export function chooseIcons(
  names: readonly string[],
  words: IconWords,
  ofTrade: readonly ServiceIcon[],
): readonly (ServiceIcon | undefined)[] {
  const matching = names.map((name) => iconsByName(name, words));
  const icons: (ServiceIcon | undefined)[] = names.map(() => undefined);
  const assign = (candidates: (index: number) => readonly ServiceIcon[]): void => {
    for (const index of icons.keys()) {
      icons[index] ??= candidates(index).find((icon) => !icons.includes(icon));
    }
  };
  assign((index) => (matching[index] ?? []).slice(0, 1));
  assign((index) => matching[index] ?? []);
  assign(() => ofTrade);
  for (const index of icons.keys()) {
    const distance = (icon: ServiceIcon): number =>
      Math.min(...icons.map((other, at) => (other === icon ? Math.abs(at - index) : Infinity)));
    icons[index] ??= [...(matching[index] ?? []), ...ofTrade].toSorted(
      (one, other) => distance(other) - distance(one),
    )[0];
  }
  const isBroken = icons.some((icon, index) => !icon || icon === icons[index + 1]);
  return isBroken ? names.map(() => undefined) : icons;
}
