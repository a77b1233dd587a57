import type { ClientLists } from '../../../../templates-data/model/client-lists.ts';
import type { ClientFact } from '../../../../templates-data/model/client-fields.ts';
import type { Design } from '../../../../templates-data/model/designs.ts';
import type { ClientPicture, PlacePicture } from '../../../../templates-data/model/pictures.ts';
import type { PagePath, SampleSection } from '../../../../templates-data/model/sections.ts';
import type { Origin } from '../draft/draft.ts';
import { forEachList, type EntryList } from './list-fields.ts';
import { type PictureKind } from '../pictures/picture-kinds.ts';

export { entryLists, listRules, type EntryList } from './list-fields.ts';

/**
 * What the studio knows of a client besides the fields: lists, texts, sections, pictures and facts.
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
/** Everything of the content that is named and has a place in the form. */
export type ContentPart = EntryList | PictureKind | Detail | 'pictures' | 'language' | 'today';
/**
 * Everything of the content that has an origin of its own; a text is named `texts.` and its key.
 */
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
  /** The caption or heading that it stands with. */
  readonly subject?: string | undefined;
  /** Whom it shows, where it stands in the card of somebody of the team. */
  readonly person?: string | undefined;
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

/**
 * Pictures of the client's own that a scan found: they stand on no page until the agency takes
 * them.
 */
export interface Offered {
  readonly opening?: ClientPicture | undefined;
  readonly photos: readonly OfferedPhoto[];
  /** Whether the agency has said, for this demo, that it may use them. */
  readonly isAllowed?: boolean | undefined;
}

export interface Content {
  readonly lists: Readonly<Record<EntryList, readonly Entry[]>>;
  /** By place; the logo and the opening are among them. */
  readonly pictures: Readonly<Record<string, PlacePicture | undefined>>;
  /** The demo that holds the stored ones among the pictures. */
  readonly picturesOf: string;
  readonly offered: Offered;
  /**
   * Where the parts were read or that they were entered; of a list, how its first entries came to
   * be there.
   */
  readonly origins: Readonly<Partial<Record<OriginName, Origin>>>;
  /** Id of a trade; empty where none is chosen. */
  readonly trade: string;
  /** The design that the agency chose; undefined for the one that suits the trade. */
  readonly design: Design | undefined;
  /** Two or three letters; empty where it is not known. */
  readonly language: string;
  readonly founded: string;
  readonly locality: string;
  readonly booking: { readonly label: string; readonly url: string };
  readonly emergency: { readonly label: string; readonly phone: string };
  readonly download: { readonly label: string; readonly url: string };
  /** Replaced texts by key, as they were typed; null stands for "not shown". */
  readonly texts: Readonly<Record<string, string | null>>;
  /** Items of a scan that were taken out, by list, as `itemName` calls them. */
  readonly removed: NonNullable<ClientLists['removed']>;
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

export function newEntry(texts: Readonly<Record<string, string>>, origin: Origin): Entry {
  lastKey += 1;
  return { key: lastKey, texts, origin };
}

/**
 * What a scan or a saved demo gives, as something to edit. `originOf` says where each part came
 * from.
 */
export function contentOf(
  { today, logo, opening, pictures, ...given }: ClientLists,
  originOf: (part: OriginName) => Origin,
  picturesOf = '',
): Content {
  const {
    texts = {},
    trade = '',
    language = '',
    founded = '',
    locality = '',
    sourceUrl = '',
  } = given;
  const parts: Readonly<Record<ContentPart, unknown>> = {
    ...forEachList((list) => given[list]),
    logo,
    opening,
    pictures,
    today,
    trade,
    language,
    founded,
    locality,
    booking: given.booking,
    emergency: given.emergency,
    download: given.download,
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
    lists: forEachList((list) => (given[list] ?? []).map((item) => newEntry(item, originOf(list)))),
    pictures: { ...pictures, ...(logo && { logo }), ...(opening && { opening }) },
    picturesOf,
    origins: Object.fromEntries(names.map((name) => [name, originOf(name)])),
    trade,
    design: given.design,
    language,
    founded,
    locality,
    booking: given.booking ?? noContent.booking,
    emergency: given.emergency ?? noContent.emergency,
    download: given.download ?? noContent.download,
    texts,
    removed: given.removed ?? {},
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
