/**
 * A client's content besides the slots. `service/contract/website-data.ts` validates the same
 * fields strictly, with a sentence for each fault.
 */
import {
  isSample,
  readEmergency,
  readFact,
  readIds,
  readLink,
  readList,
  readMatch,
  readPictures,
  readRemoved,
  readSections,
  readText,
  readTexts,
  type ClientFact,
  type EmergencyNumber,
  type LabelledLink,
  type PageSections,
} from './client-fields.ts';
import {
  isListName,
  listNames,
  listRules,
  otherRules,
  type Item,
  type ListName,
  type RemovedKind,
} from './content-rules.ts';
import { designs, type Design } from './designs.ts';
import {
  readPicture,
  type ClientPicture,
  type PicturePlace,
  type PlacePicture,
} from './pictures.ts';
import { isPagePath, type PagePath, type SampleSection } from './sections.ts';
import { parseWebAddress } from './web-address.ts';
import { isRecord } from './is-record.ts';

type Lists = { readonly [N in ListName]?: readonly Item<N>[] };

/** An empty list is absent. */
export interface ClientLists extends Lists {
  readonly today?: readonly ClientFact[];
  /** Two or three lower-case letters: `de`. */
  readonly language?: string;
  /** The website from which the values were scanned. */
  readonly sourceUrl?: string;
  /** Id of a trade in `templates-data/trades/`. */
  readonly trade?: string;
  /** The agency's choice; absent for the trade's own design. */
  readonly design?: Design;
  /** Year as four digits. */
  readonly founded?: string;
  /** City or town. */
  readonly locality?: string;
  readonly booking?: LabelledLink;
  readonly emergency?: EmergencyNumber;
  /** The client's own file, such as a menu. */
  readonly download?: LabelledLink;
  /** Texts of the template that the agency replaced; null hides one. */
  readonly texts?: Readonly<Record<string, string | null>>;
  readonly sections?: Readonly<Partial<Record<PagePath, PageSections>>>;
  readonly hiddenPages?: readonly PagePath[];
  /** Sections that show the sample, marked as an example. */
  readonly samples?: readonly SampleSection[];
  /**
   * The content that the agency removed: items by their list, single values (`phone`, `logo`) by
   * name. Another scan does not restore it.
   */
  readonly removed?: Readonly<Partial<Record<RemovedKind, readonly string[]>>>;
  readonly logo?: ClientPicture;
  readonly opening?: PlacePicture;
  readonly pictures?: Readonly<Record<PicturePlace, PlacePicture>>;
}

/** The client's content in a stored demo of any version. */
export function readLists(data: unknown): ClientLists {
  if (!isRecord(data)) return {};
  const lists: Partial<Record<ListName, unknown>> = {};
  for (const name of listNames) {
    const list = readList(name, data[name]);
    if (list) lists[name] = list;
  }
  const facts = Array.isArray(data['today'])
    ? data['today'].flatMap((item: unknown) => readFact(item) ?? []).slice(0, otherRules.today.max)
    : [];
  const logo = readPicture('logo', data['logo']);
  const valid = {
    today: facts.length > 0 ? facts : undefined,
    language: readMatch(data['language'], /^[A-Za-z]{2,3}$/u)?.toLowerCase(),
    sourceUrl: parseWebAddress(data['sourceUrl'], otherRules.sourceUrl.max),
    trade: readMatch(data['trade'], /^[a-z][a-z0-9-]{1,40}$/u),
    design: designs.find((design) => design === data['design']),
    founded: readMatch(data['founded'], /^(?:1[5-9]|20)\d\d$/u),
    locality: readText(data['locality'], otherRules.locality) || undefined,
    booking: readLink(data['booking'], otherRules.booking),
    emergency: readEmergency(data['emergency']),
    download: readLink(data['download'], otherRules.download),
    texts: readTexts(data['texts']),
    sections: readSections(data['sections']),
    hiddenPages: readIds(data['hiddenPages'], isPagePath),
    samples: readIds(data['samples'], isSample),
    removed: readRemoved(data['removed']),
    logo: logo && 'set' in logo ? undefined : logo,
    opening: readPicture('opening', data['opening']),
    pictures: readPictures(data['pictures']),
  };
  // Unset fields are left out, so that equal demos compare as equal.
  const present = Object.fromEntries(
    Object.entries(valid).filter(([, value]) => value !== undefined),
  );
  return { ...lists, ...present } as ClientLists;
}

/** Lists in their wire format: an item with nothing but its first text is a plain text. */
export function toWireLists(lists: ClientLists): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, value]) => {
      if (!isListName(name) || !Array.isArray(value)) return [name, value];
      const keys = Object.keys(listRules[name].texts);
      const isPlain = name === 'services' || name === 'areas' || name === 'brands';
      return [
        name,
        (value as readonly Record<string, string>[]).map((item) => {
          const [first = ''] = keys;
          const filled = Object.fromEntries(
            Object.entries(item).filter(
              ([key, text]) => text !== '' || key === 'title' || key === 'author',
            ),
          );
          return isPlain && Object.keys(filled).length === 1 ? filled[first] : filled;
        }),
      ];
    }),
  );
}
