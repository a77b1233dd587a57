/**
 * Derives the texts, addresses and attributes of a page from a demo's slots: `headline-lead` from
 * `slogan`, `phone-href` from `phone`. Build, service, browser and preview share this.
 */
import type { ClientLists } from './client-lists.ts';
import { nameTitles, unbrokenWords } from './keep-together.ts';
import { industryLabel, isIndustry } from './industries.ts';
import { defaultTitles, viewAllTitle } from './section-titles.ts';
import { telephoneAddress } from './phone.ts';
import type { Overrides } from './slots.ts';

/**
 * The names of the derived values. Those that end with `-size`, and `layout` to `form-position`,
 * choose styles.
 */
const derivedNames = [
  'name',
  'initials',
  'headline-lead',
  'headline-turn',
  'headline-size',
  'name-size',
  'slogan',
  'description',
  'industry-label',
  'services-title',
  'people-title',
  'testimonials-title',
  'view-all-people',
  'call-to-action',
  'phone',
  'phone-href',
  'phone-size',
  'email',
  'email-href',
  'address',
  'street',
  'hours',
  'layout',
  'header-style',
  'font-style',
  'hero-image',
  'form-position',
  'icon',
  'language',
  'page-title',
  'page-description',
  'canonical',
  'share-image',
  'robots',
  'demo-id',
] as const;
export type DerivedName = (typeof derivedNames)[number];
export type DerivedValues = Readonly<Record<DerivedName, string>>;

/** Data about the page itself. `demoId` is empty on sites of sample firms. */
export interface PageContext {
  readonly canonical: string;
  readonly demoId: string;
  /** Address of the page's share card; pages that a browser fills have none. */
  readonly shareImage?: string;
  /** The colours of the site's icon; grey and white by default. */
  readonly icon?: IconColors;
  /** The client's content besides the slots. */
  readonly lists?: ClientLists;
  /** The demo that holds the client's pictures, if it is not `demoId`. */
  readonly picturesOf?: string;
  /**
   * Static hosts that forward only `/api` to the service find the pictures there; others below
   * `/demos`.
   */
  readonly picturesBelow?: '/demos' | '/api/demos';
}

/** The address below which the client's pictures are found. */
export function picturesAt({
  demoId,
  picturesOf = demoId,
  picturesBelow = '/demos',
}: PageContext): string {
  return `${picturesBelow}/${picturesOf}`;
}

interface IconColors {
  readonly ground: string;
  readonly ink: string;
}
export const neutralIcon: IconColors = { ground: '#64748b', ink: '#ffffff' };

/** A site's icon as a data address: its initials on its dark colour. */
export function renderIcon(initials: string, { ground, ink }: IconColors): string {
  const letters = initials.replace(/[<>&]/gu, '');
  const [size, foot] = Array.from(letters).length > 1 ? [30, 42] : [38, 45];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${ground}"/><text x="32" y="${foot}" fill="${ink}" font-family="serif" font-size="${size}" text-anchor="middle">${letters}</text></svg>`;
  // Escapes only what an address cannot contain, because the rest compresses better.
  return `data:image/svg+xml,${svg.replace(/"/gu, "'").replace(/[<>#%]/gu, encodeURIComponent)}`;
}

/** The words of a name that its initials are made of. */
function significantWords(name: string): readonly string[] {
  const words = name
    .split(/[\s&+/,.()-]+/u)
    .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word));
  const weak = /^(?:the|and|of|at|by|for|de|la|le|und|law|llp|ltd|llc|inc|co)$/iu;
  const strong = words.filter((word) => !weak.test(word));
  return strong.length > 0 ? strong : words;
}

function joinInitials(words: readonly string[]): string {
  // Without the Arabic article, with which most words of a name begin.
  const letters = words.map((word) =>
    firstCharacter(word.replace(/^ال(?=\p{L}{2})/u, '')).toUpperCase(),
  );
  // Letters of a joining script need a separator.
  return letters.join(letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200c' : '');
}

/** First letters of the first two significant words, at most two graphemes, for the logo plate. */
export const findInitials = (name: string): string =>
  joinInitials(significantWords(name).slice(0, 2));

/** Titles before a name: "Dr Ada Quist", "lek. wet. Ola Nowak"; one letter is a first name. */
const titles = /^((\p{L}{2,}\.|dra?)\s+)+(?=\S)/iu;

/** The initials of a person's first and last name, without titles. */
export function findPersonInitials(name: string): string {
  const words = significantWords(name.replace(titles, ''));
  return joinInitials(words.length > 2 ? [...words.slice(0, 1), ...words.slice(-1)] : words);
}

let segmenter: Intl.Segmenter | undefined;

/** The first letter, figure or picture of a word, with all that belongs to it. */
export function firstCharacter(word: string): string {
  // Creating it takes half a millisecond, so it is created once and on first use.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment;
  }
  return '';
}

/** Ends with a short form, whose full stop ends no sentence: "Dr. Ada Quist" is one name. */
const abbreviated = new RegExp(`(?<!\\p{L})(?:${nameTitles}|arch|inh|jr|co|inc|ltd)\\.\\s+$`, 'iu');

/**
 * A headline in two parts, of which the second is emphasized: the chosen words with all that
 * follows, nothing for null, otherwise what follows its last comma, dash or full stop. Joined they
 * are the unchanged text.
 */
export function splitHeadline(
  text: string,
  emphasis?: string | null,
): { lead: string; turn: string } {
  if (emphasis === null) return { lead: text, turn: '' };
  const at = emphasis === undefined || emphasis === '' ? -1 : text.lastIndexOf(emphasis);
  if (at > 0) return { lead: text.slice(0, at), turn: text.slice(at) };
  const match = /^(.*\S[,;:.!?،؛؟—–]\s+|.*\S\s[—–-]\s+)(\S.*)$/su.exec(text);
  const [, lead, turn] = match ?? [];
  if (
    lead === undefined ||
    turn === undefined ||
    !/\s/u.test(lead.trim()) ||
    !/\s/u.test(turn.trim()) ||
    abbreviated.test(lead)
  ) {
    return { lead: text, turn: '' };
  }
  return { lead, turn };
}

type Limits = readonly [long: number, longer: number, longest: number];

const countCharacters = (text: string): number => Array.from(text).length;

const sizes = ['short', 'long', 'longer', 'longest'] as const;
type Size = (typeof sizes)[number];

function lengthClass(length: number, limits: Limits = [28, 44, 64]): Size {
  return sizes[limits.filter((limit) => length > limit).length] ?? 'short';
}

/** A word's width in Latin letters: a Cyrillic letter is about a quarter wider. */
function widthInLetters(word: string): number {
  return countCharacters(word) + (word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / 4;
}

/**
 * A headline's size: by its length, and by its longest word, which must fit on a line of a phone. A
 * word of 24 letters does in the smallest size.
 */
export function headlineClass(headline: string): Size {
  const words = unbrokenWords(headline).map(widthInLetters);
  const byWord = lengthClass(Math.max(...words), [11, 13, 16]);
  const byAll = lengthClass(countCharacters(headline));
  return sizes.indexOf(byWord) > sizes.indexOf(byAll) ? byWord : byAll;
}

/**
 * All values that a page derives from a demo's or firm's slots. An element is not shown while its
 * value is empty.
 */
export function deriveValues(values: Overrides, context: PageContext): DerivedValues {
  const name = values.businessName ?? '';
  const slogan = values.slogan ?? '';
  const description = values.description ?? '';
  const headline = splitHeadline(slogan === '' ? name : slogan);
  const industry = values.industry ?? '';
  const own = industry !== '' && !isIndustry(industry) ? defaultTitles : undefined;
  const address = values.address ?? '';
  const { logoText = '' } = values;
  const initials = logoText === '' ? findInitials(name) : logoText;
  return {
    name,
    initials,
    'headline-lead': headline.lead,
    'headline-turn': headline.turn,
    'headline-size': headlineClass(headline.lead + headline.turn),
    'name-size': lengthClass(countCharacters(name)),
    slogan,
    description,
    'industry-label': own ? industryLabel(industry) : '',
    'services-title': own?.services ?? '',
    'people-title': own?.people ?? '',
    'testimonials-title': own?.testimonials ?? '',
    'view-all-people': own ? viewAllTitle(own.people) : '',
    'call-to-action': values.callToAction ?? '',
    phone: values.phone ?? '',
    'phone-href': telephoneAddress(values.phone ?? ''),
    'phone-size': lengthClass(countCharacters(values.phone ?? ''), [12, 14, 17]),
    email: values.email ?? '',
    'email-href':
      values.email !== undefined && values.email !== ''
        ? `mailto:${encodeURI(values.email).replace(/[?&#]/gu, encodeURIComponent)}`
        : '',
    address,
    street: address.split('\n')[0] ?? '',
    hours: values.hours ?? '',
    layout: values.layout ?? '',
    'header-style': values.headerStyle ?? '',
    'font-style': values.fontStyle ?? '',
    'hero-image': values.heroImageStyle ?? '',
    'form-position': values.contactFormPosition ?? '',
    icon: renderIcon(initials, context.icon ?? neutralIcon),
    language: context.lists?.language ?? '',
    'page-title': slogan === '' ? name : `${name}: ${slogan}`,
    'page-description':
      description !== ''
        ? description.replace(/\s+/gu, ' ')
        : slogan === ''
          ? name
          : `${name}: ${slogan}`,
    canonical: context.canonical,
    'share-image': context.shareImage ?? '',
    robots: context.demoId === '' ? 'index, follow' : 'noindex, nofollow',
    'demo-id': context.demoId,
  };
}

/**
 * A page's own words before a derived value: `Family Law | Harbor Legal` in the title of an inner
 * page.
 */
interface Before {
  readonly words: string;
  /** A derived value that replaces the words unless it is empty. */
  readonly replacedBy?: DerivedName | undefined;
}

/** A derived value with the words before it; empty when the value is. */
export function derivedText(
  values: DerivedValues,
  name: DerivedName,
  before: Before | undefined,
): string {
  const value = values[name];
  if (value === '' || before === undefined) return value;
  const own = before.replacedBy === undefined ? '' : values[before.replacedBy];
  return `${own === '' ? before.words : own} | ${value}`;
}
