import {
  listsOf,
  webAddressOf,
  type ClientFact,
  type ClientLists,
} from '../../../templates-data/model/client-lists.ts';
import { otherRules } from '../../../templates-data/model/content-rules.ts';
import type { ClientPicture, PlacePicture } from '../../../templates-data/model/pictures.ts';
import type { PagePath, SampleSection } from '../../../templates-data/model/sections.ts';
import { isPageOfNetwork } from '../../../templates-data/model/social-networks.ts';
import { textKeys } from '../../../templates-data/model/text-keys.ts';
import type { Origin } from './draft-store.ts';
import { entryLists, forEachList, listRules, type EntryList, type FieldRule } from './list-fields.ts';
import { type PictureKind } from './picture-kinds.ts';

export { entryLists, listRules, type EntryList } from './list-fields.ts';

/** What the studio knows of a client besides the fields: lists, texts, sections, pictures and facts. */

/** The single values of the content. */
export const details = ['trade', 'founded', 'locality', 'booking'] as const;
export type Detail = (typeof details)[number];
/** Everything of the content that is named and has a place in the form. */
export type ContentPart = EntryList | PictureKind | Detail | 'language' | 'today';
/** Everything of the content that has an origin of its own; a text is named `texts.` and its key. */
export type OriginName = ContentPart | `texts.${string}`;

/** One item of a list. */
export interface Entry {
  /** Tells it from the others for as long as the studio is open. */
  readonly key: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly origin: Origin;
}

/** A photograph on the client's present website, which is not fetched. */
export interface OfferedPhoto {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Pictures of the client's own that a scan found: they stand on no page until the agency takes them. */
export interface Offered {
  readonly opening?: ClientPicture | undefined;
  readonly photos: readonly OfferedPhoto[];
}

export interface Content {
  readonly lists: Readonly<Record<EntryList, readonly Entry[]>>;
  /** By place; the logo and the opening are among them. */
  readonly pictures: Readonly<Record<string, PlacePicture | undefined>>;
  /** The demo that holds the stored ones among the pictures. */
  readonly picturesOf: string;
  readonly offered: Offered;
  /** Where the parts were read or that they were entered; of a list, how its first entries came to be there. */
  readonly origins: Readonly<Partial<Record<OriginName, Origin>>>;
  /** Id of a trade; empty where none is chosen. */
  readonly trade: string;
  /** Two or three letters; empty where it is not known. */
  readonly language: string;
  readonly founded: string;
  readonly locality: string;
  readonly booking: { readonly label: string; readonly url: string };
  /** Replaced texts by key, as they were typed; null stands for "not shown". */
  readonly texts: Readonly<Record<string, string | null>>;
  readonly sections: NonNullable<ClientLists['sections']>;
  readonly hiddenPages: readonly PagePath[];
  readonly samples: readonly SampleSection[];
  /** The website that was read; empty where none was. */
  readonly sourceUrl: string;
  readonly facts: readonly ClientFact[];
  /** Whether the facts stand on the demo. */
  readonly showsToday: boolean;
}

export const noContent: Content = {
  lists: forEachList(() => []),
  pictures: {},
  picturesOf: '',
  offered: { photos: [] },
  origins: {},
  trade: '',
  language: '',
  founded: '',
  locality: '',
  booking: { label: '', url: '' },
  texts: {},
  sections: {},
  hiddenPages: [],
  samples: [],
  sourceUrl: '',
  facts: [],
  showsToday: false,
};

let lastKey = 0;

export function newEntry(texts: Readonly<Record<string, string>>, origin: Origin): Entry {
  lastKey += 1;
  return { key: lastKey, texts, origin };
}

/** What a scan or a saved demo gives, as something to edit. `originOf` says where each part came from. */
export function contentOf(
  { today, logo, opening, pictures, ...given }: ClientLists,
  originOf: (part: OriginName) => Origin,
  picturesOf = '',
): Content {
  const { texts = {}, trade = '', language = '', founded = '', locality = '', sourceUrl = '' } = given;
  const parts: Readonly<Record<ContentPart, unknown>> = {
    ...forEachList((list) => given[list]),
    logo,
    opening,
    today,
    trade,
    language,
    founded,
    locality,
    booking: given.booking,
  };
  const named = Object.keys(parts).filter((part): part is ContentPart => Boolean(parts[part as ContentPart]));
  const names: readonly OriginName[] = [
    ...named,
    ...Object.keys(texts).map((key) => `texts.${key}` as const),
  ];
  return {
    ...noContent,
    lists: forEachList((list) => (given[list] ?? []).map((item) => newEntry(item, originOf(list)))),
    pictures: { ...pictures, ...(logo && { logo }), ...(opening && { opening }) },
    picturesOf,
    origins: Object.fromEntries(names.map((name) => [name, originOf(name)])),
    trade,
    language,
    founded,
    locality,
    booking: given.booking ?? noContent.booking,
    texts,
    sections: given.sections ?? {},
    hiddenPages: given.hiddenPages ?? [],
    samples: given.samples ?? [],
    sourceUrl,
    facts: today ?? [],
    showsToday: (today ?? []).length > 0,
  };
}

/** An address as it is kept: with its scheme, which people leave out. */
export function wholeAddress(text: string): string {
  const address = text.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/iu.test(address) ? address : `https://${address}`;
}

export function isBlank({ texts }: Entry): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}

export const lengthOf = (text: string): number => Array.from(text).length;

const addressSentence = 'Please enter a web address like https://example.com';

/** Why a text of an entry cannot stay as it is. An entry that is blank as a whole is in order: it is left out. */
export function textObjection(rule: FieldRule, entry: Entry): string | undefined {
  const text = (entry.texts[rule.name] ?? '').trim();
  if (text === '') return isBlank(entry) ? undefined : rule.needed;
  if (lengthOf(text) > rule.max) return tooLong(rule.label, text, rule.max);
  if (rule.isAddress && webAddressOf(wholeAddress(text), rule.max) === undefined) return addressSentence;
  const network = entry.texts['network']?.trim() ?? '';
  if (rule.name === 'url' && network !== '' && !isPageOfNetwork(network, wholeAddress(text)))
    return `Please enter an address at ${network}`;
  return undefined;
}

function tooLong(label: string, text: string, max: number): string {
  return `${label} is ${lengthOf(text)} characters, the limit is ${max}`;
}

/** Why a replaced text cannot stay as it is. */
export function replacedObjection(key: string, text: string | null | undefined): string | undefined {
  const rule = textKeys[key];
  if (!rule || typeof text !== 'string' || lengthOf(text.trim()) <= rule.max) return undefined;
  return tooLong(rule.label, text.trim(), rule.max);
}

/** Why a single value cannot stay as it is. */
export function detailObjection(content: Content, name: Exclude<Detail, 'trade'>): string | undefined {
  const { booking } = content;
  if (name === 'booking') {
    const url = booking.url.trim();
    if (url === '')
      return booking.label.trim() === '' ? undefined : 'Please enter the address that the button leads to';
    if (webAddressOf(wholeAddress(url), otherRules.booking.url.max) === undefined) return addressSentence;
    const { label } = otherRules.booking;
    return lengthOf(booking.label.trim()) > label.max
      ? tooLong(label.label, booking.label.trim(), label.max)
      : undefined;
  }
  const text = content[name].trim();
  if (name === 'founded' && text !== '' && !/^(?:1[5-9]|20)\d\d$/u.test(text))
    return 'Please enter a year like 1987';
  return lengthOf(text) > otherRules[name].max
    ? tooLong(otherRules[name].label, text, otherRules[name].max)
    : undefined;
}

/** Where a text of the lists stands that cannot stay as it is. */
export interface ContentFault {
  readonly list: EntryList;
  readonly key: number;
  readonly text: string;
  readonly sentence: string;
}

export function contentFaults({ lists }: Content): readonly ContentFault[] {
  return entryLists.flatMap((list) =>
    lists[list].flatMap((entry) =>
      listRules[list].texts.flatMap((rule) => {
        const sentence = textObjection(rule, entry);
        return sentence === undefined ? [] : [{ list, key: entry.key, text: rule.name, sentence }];
      }),
    ),
  );
}

/** A replaced text or a single value that cannot stay as it is. */
export interface OtherFault {
  readonly name: OriginName;
  readonly sentence: string;
}

export function otherFaults(content: Content): readonly OtherFault[] {
  const texts = Object.entries(content.texts).map(
    ([key, text]) => [`texts.${key}`, replacedObjection(key, text)] as const,
  );
  const single = (['founded', 'locality', 'booking'] as const).map(
    (name) => [name, detailObjection(content, name)] as const,
  );
  return [...texts, ...single].flatMap(([name, sentence]) =>
    sentence === undefined ? [] : [{ name, sentence }],
  );
}

function itemOf(list: EntryList, entry: Entry): Record<string, string> {
  return Object.fromEntries(
    listRules[list].texts.map(({ name, isAddress }) => {
      const text = (entry.texts[name] ?? '').trim();
      return [name, isAddress ? wholeAddress(text) : text];
    }),
  );
}

/** Replaced texts as the page can show them: cut at their limit, and the template's words where one is needed and blank. */
function shownTexts(texts: Content['texts']): Record<string, string | null> {
  const shown: Record<string, string | null> = {};
  for (const [key, text] of Object.entries(texts)) {
    const rule = textKeys[key];
    if (!rule) continue;
    const cut = text === null ? '' : Array.from(text.trim()).slice(0, rule.max).join('').trim();
    if (cut !== '') shown[key] = cut;
    else if (rule.needed !== true) shown[key] = null;
  }
  return shown;
}

const known = new WeakMap<Content, ClientLists>();

/** What the demo shows of the content: whatever cannot be shown is not in it. */
export function shownLists(content: Content): ClientLists {
  const before = known.get(content);
  if (before) return before;
  const {
    lists,
    pictures,
    booking,
    facts,
    showsToday,
    origins: _,
    offered: __,
    picturesOf: ___,
    ...rest
  } = content;
  const words = listsOf({
    ...forEachList((list) => lists[list].map((entry) => itemOf(list, entry))),
    ...rest,
    founded: rest.founded.trim(),
    booking: { label: booking.label, url: wholeAddress(booking.url) },
    texts: shownTexts(rest.texts),
    ...(showsToday && { today: facts }),
  });
  // Pictures were read once; they are too large to be read again with every key.
  const { logo, opening, ...places } = pictures;
  const others = Object.entries(places).filter(([, picture]) => picture !== undefined);
  const given = {
    ...words,
    ...(logo && !('set' in logo) && { logo }),
    ...(opening && { opening }),
    ...(others.length > 0 && {
      pictures: Object.fromEntries(others) as NonNullable<ClientLists['pictures']>,
    }),
  };
  known.set(content, given);
  return given;
}
