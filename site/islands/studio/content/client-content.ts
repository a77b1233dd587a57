import { listNames, type ListName } from '../../../../templates-data/model/content-rules.ts';
import type { ClientLists } from '../../../../templates-data/model/client-lists.ts';
import type { ClientFact } from '../../../../templates-data/model/client-fields.ts';
import type { Design } from '../../../../templates-data/model/designs.ts';
import type { ClientPicture, PlacePicture } from '../../../../templates-data/model/pictures.ts';
import type { PagePath, SampleSection } from '../../../../templates-data/model/sections.ts';
import type { Origin } from '../draft/origin.ts';
import { type PictureKind } from '../pictures/picture-kinds.ts';

/**
 * A client's content in the studio besides the slots: lists, texts, sections, pictures and facts.
 */

/** The single values of the content. */
export const details = [
  'trade',
  'founded',
  'locality',
  'booking',
  'emergency',
  'download',
] as const;
export type Detail = (typeof details)[number];
/** Every part of the content that has a name and a place in the form. */
export type ContentPart = ListName | PictureKind | Detail | 'pictures' | 'language' | 'today';
/** Every part of the content that has its own origin; a text is named `texts.` and its key. */
export type OriginName = ContentPart | `texts.${string}`;

/** Builds an object with a value for every list. */
export function forEachList<Value>(
  make: (list: ListName) => Value,
): Readonly<Record<ListName, Value>> {
  const made = listNames.map((list): [ListName, Value] => [list, make(list)]);
  return Object.fromEntries(made) as Record<ListName, Value>;
}

/** One item of a list. */
export interface ListEntry {
  /** Identifies the item while the studio is open. */
  readonly key: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly origin: Origin;
}

/** A photograph on the client's current website; the browser has not fetched it. */
export interface OfferedPhoto {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The caption or heading beside it. */
  readonly subject?: string | undefined;
  /** The person it shows, for a photograph in a team card. */
  readonly person?: string | undefined;
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

/**
 * Pictures that a scan found on the client's website. They are on no page until the agency chooses
 * them.
 */
export interface Offered {
  readonly opening?: ClientPicture | undefined;
  readonly photos: readonly OfferedPhoto[];
  /** Whether the agency has confirmed, for this demo, that it may use them. */
  readonly isAllowed?: boolean | undefined;
}

export interface ClientContent {
  readonly lists: Readonly<Record<ListName, readonly ListEntry[]>>;
  /** By place, including the logo and the opening. */
  readonly pictures: Readonly<Record<string, PlacePicture | undefined>>;
  /** The demo in which the stored pictures are saved. */
  readonly picturesOf: string;
  readonly offered: Offered;
  /**
   * The origin of each part: its evidence, or that it was typed; for a list, that of its first
   * entries.
   */
  readonly origins: Readonly<Partial<Record<OriginName, Origin>>>;
  /** Id of a trade; empty when none is chosen. */
  readonly trade: string;
  /** The design that the agency chose; undefined for the one that suits the trade. */
  readonly design: Design | undefined;
  /** Two or three letters; empty when the language is not known. */
  readonly language: string;
  readonly founded: string;
  readonly locality: string;
  readonly booking: { readonly label: string; readonly url: string };
  readonly emergency: { readonly label: string; readonly phone: string };
  readonly download: { readonly label: string; readonly url: string };
  /** Replaced texts by key, as typed; null hides the text. */
  readonly texts: Readonly<Record<string, string | null>>;
  /** Scanned items that were removed, by list, as `itemName` names them. */
  readonly removed: NonNullable<ClientLists['removed']>;
  readonly sections: NonNullable<ClientLists['sections']>;
  readonly hiddenPages: readonly PagePath[];
  readonly samples: readonly SampleSection[];
  /** The website that was read; empty without one. */
  readonly sourceUrl: string;
  readonly facts: readonly ClientFact[];
  /** Whether the demo shows the facts. */
  readonly showsToday: boolean;
}

export const noContent: ClientContent = {
  lists: forEachList(() => []),
  pictures: {},
  picturesOf: '',
  offered: { photos: [] },
  origins: {},
  trade: '',
  design: undefined,
  language: '',
  founded: '',
  locality: '',
  booking: { label: '', url: '' },
  emergency: { label: '', phone: '' },
  download: { label: '', url: '' },
  texts: {},
  removed: {},
  sections: {},
  hiddenPages: [],
  samples: [],
  sourceUrl: '',
  facts: [],
  showsToday: false,
};

let lastKey = 0;

export function newEntry(texts: Readonly<Record<string, string>>, origin: Origin): ListEntry {
  lastKey += 1;
  return { key: lastKey, texts, origin };
}

/** Turns a scan or a saved demo into editable content. `originOf` gives the origin of each part. */
export function toContent(
  { today, logo, opening, pictures, ...lists }: ClientLists,
  findOrigin: (part: OriginName) => Origin,
  picturesOf = '',
): ClientContent {
  const {
    texts = {},
    trade = '',
    language = '',
    founded = '',
    locality = '',
    sourceUrl = '',
  } = lists;
  const parts: Readonly<Record<ContentPart, unknown>> = {
    ...forEachList((list) => lists[list]),
    logo,
    opening,
    pictures,
    today,
    trade,
    language,
    founded,
    locality,
    booking: lists.booking,
    emergency: lists.emergency,
    download: lists.download,
  };
  const named = Object.keys(parts).filter((part): part is ContentPart =>
    Boolean(parts[part as ContentPart]),
  );
  const names: readonly OriginName[] = [
    ...named,
    ...Object.keys(texts).map((key) => `texts.${key}` as const),
  ];
  return {
    ...noContent,
    lists: forEachList((list) =>
      (lists[list] ?? []).map((item) => newEntry(item, findOrigin(list))),
    ),
    pictures: { ...pictures, ...(logo && { logo }), ...(opening && { opening }) },
    picturesOf,
    origins: Object.fromEntries(names.map((name) => [name, findOrigin(name)])),
    trade,
    design: lists.design,
    language,
    founded,
    locality,
    booking: lists.booking ?? noContent.booking,
    emergency: lists.emergency ?? noContent.emergency,
    download: lists.download ?? noContent.download,
    texts,
    removed: lists.removed ?? {},
    sections: lists.sections ?? {},
    hiddenPages: lists.hiddenPages ?? [],
    samples: lists.samples ?? [],
    sourceUrl,
    facts: today ?? [],
    showsToday: (today ?? []).length > 0,
  };
}

/** A web address in its stored form: with the scheme, which people often omit. */
export function normalizeAddress(text: string): string {
  const address = text.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/iu.test(address) ? address : `https://${address}`;
}

export function isBlank({ texts }: ListEntry): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}
