/**
 * What a demo holds of its client besides the slots, read leniently: from rows and browser storage
 * of any age. What cannot be used is dropped. Strict validation with sentences is in
 * `service/contract/website-data.ts`.
 */
import { designs, type Design } from './designs.ts';
import {
  isListName,
  listNames,
  listRules,
  otherRules,
  removedKinds,
  type Item,
  type ListName,
  type RemovedKind,
  type TextRule,
} from './content-rules.ts';
import {
  isPicturePlace,
  readPicture,
  type ClientPicture,
  type PicturePlace,
  type PlacePicture,
} from './pictures.ts';
import {
  isPagePath,
  isSectionId,
  sampleSections,
  type PagePath,
  type SampleSection,
  type SectionId,
} from './sections.ts';
import { isShowable } from './show-text.ts';
import { isPageOfNetwork } from './social-networks.ts';
import { formerKeys, isNeeded, isTextKey, maxOfText } from './text-keys.ts';

export { pictureAddress, pictureGrounds, uploadTypes } from './pictures.ts';
export type { ClientPicture, PictureGround, StoredPicture, UploadedPicture } from './pictures.ts';
export type { Item, ListName } from './content-rules.ts';

/**
 * One thing that is so about the client's present website: where (an address) and when (ISO time)
 * it was seen.
 */
export interface ClientFact {
  readonly id: string;
  readonly sentence: string;
  readonly value: boolean | number | string;
  readonly source: string;
  readonly at: string;
}

/** The order of a page's movable sections, and those that are not sent. */
export interface PageSections {
  readonly order?: readonly SectionId[];
  readonly hidden?: readonly SectionId[];
}

type Lists = { readonly [N in ListName]?: readonly Item<N>[] };

/** What was given of a client; a list that is not given is not there, and never empty. */
export interface ClientLists extends Lists {
  readonly today?: readonly ClientFact[];
  /** Two or three lower-case letters: `de`. */
  readonly language?: string;
  /** The website that everything was read from. */
  readonly sourceUrl?: string;
  /** Id of a trade in `templates-data/trades/`. */
  readonly trade?: string;
  /** The agency's choice; absent where the trade's own design stands. */
  readonly design?: Design;
  /** Year as four digits. */
  readonly founded?: string;
  /** City or town. */
  readonly locality?: string;
  readonly booking?: { readonly label: string; readonly url: string };
  /** A number for emergencies; without words of its own it has the page's. */
  readonly emergency?: { readonly label: string; readonly phone: string };
  /** A file of the client's own, such as its menu. */
  readonly download?: { readonly label: string; readonly url: string };
  /** Texts of the template that the agency replaced; null stands for "not shown". */
  readonly texts?: Readonly<Record<string, string | null>>;
  readonly sections?: Readonly<Partial<Record<PagePath, PageSections>>>;
  readonly hiddenPages?: readonly PagePath[];
  /** Sections that show the sample's content, marked as an example. */
  readonly samples?: readonly SampleSection[];
  /**
   * What the agency took out: items by their list, single values (`phone`, `logo`) by their names.
   * A further scan does not bring them back.
   */
  readonly removed?: Readonly<Partial<Record<RemovedKind, readonly string[]>>>;
  readonly logo?: ClientPicture;
  readonly opening?: PlacePicture;
  readonly pictures?: Readonly<Record<PicturePlace, PlacePicture>>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An address that a page may lead to: http and https only, without a name and password. */
export function webAddressOf(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.length > max || !/^https?:\/\//iu.test(value))
    return undefined;
  if (/[\s<>"\\^`{|}]/u.test(value) || !isShowable(value) || !URL.canParse(value)) return undefined;
  const { protocol, username, password } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && username === '' && password === '' ? value : undefined;
}

/** The name of a website as people write it: `harbor.example`. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}

/** Whether a text is a number that can be dialled. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s()/.–-]+$/u.test(text) && text.replace(/\D/gu, '').length >= 3;
}

/**
 * The text in the form it is kept in; undefined for what is no text, cannot be shown, or is too
 * long.
 */
function readText(value: unknown, rule: Pick<TextRule, 'kind' | 'max'>): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (rule.kind === 'address') return webAddressOf(value, rule.max);
  const text =
    rule.kind === 'lines'
      ? value
          .replace(/\r\n?/gu, '\n')
          .replace(/[^\S\n]+/gu, ' ')
          .trim()
      : value.replace(/\s+/gu, ' ').trim();
  return !isShowable(text) || Array.from(text).length > rule.max ? undefined : text;
}

/** An item of a list; a plain text is an item with its first text. */
function readItem(name: ListName, value: unknown): Record<string, string> | undefined {
  const rules: Readonly<Record<string, TextRule>> = listRules[name].texts;
  const [first = ''] = Object.keys(rules);
  const given = typeof value === 'string' ? { [first]: value } : value;
  if (!isObject(given)) return undefined;
  const item: Record<string, string> = {};
  for (const [key, rule] of Object.entries(rules)) {
    const text = readText(given[key], rule) ?? '';
    if (text === '' && rule.required === true) return undefined;
    item[key] = text;
  }
  if (name === 'socials' && !isPageOfNetwork(item['network'] ?? '', item['url'] ?? ''))
    return undefined;
  return item;
}

function readList(name: ListName, value: unknown): Record<string, string>[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = new Set<string>();
  const items = value
    .map((item: unknown) => readItem(name, item))
    .filter((item) => item !== undefined)
    .filter((item) => {
      const text = JSON.stringify(item);
      return !known.has(text) && known.add(text);
    })
    .slice(0, listRules[name].max);
  return items.length > 0 ? items : undefined;
}

function readFact(item: unknown): ClientFact | undefined {
  if (!isObject(item)) return undefined;
  const { id, value, at } = item;
  const sentence = readText(item['sentence'], { kind: 'line', max: otherRules.today.sentence });
  const source = webAddressOf(item['source'], otherRules.today.source);
  const isMeasure =
    typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
  if (!sentence || source === undefined || typeof id !== 'string' || !isMeasure) return undefined;
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT/u.test(at) || Number.isNaN(Date.parse(at)))
    return undefined;
  return { id, sentence, value, source, at };
}

/** Words and an address that they lead to. */
function readLink(
  value: unknown,
  rule: { label: TextRule; url: TextRule },
): ClientLists['booking'] {
  if (!isObject(value)) return undefined;
  const url = readText(value['url'], rule.url);
  return url === undefined || url === ''
    ? undefined
    : { label: readText(value['label'], rule.label) ?? '', url };
}

function readEmergency(value: unknown): ClientLists['emergency'] {
  if (!isObject(value)) return undefined;
  const phone = readText(value['phone'], otherRules.emergency.phone);
  return phone === undefined || !isPhone(phone)
    ? undefined
    : { label: readText(value['label'], otherRules.emergency.label) ?? '', phone };
}

/**
 * Replaced texts by key; keys that no template has are dropped, and empty texts mean "not shown".
 */
function readTexts(value: unknown): ClientLists['texts'] {
  if (!isObject(value)) return undefined;
  const texts: Record<string, string | null> = {};
  for (const [given, text] of Object.entries(value).slice(0, otherRules.texts.max)) {
    const key = formerKeys[given] ?? given;
    if (!isTextKey(key)) continue;
    const shown = text === null ? '' : readText(text, { kind: 'lines', max: maxOfText(key) });
    if (shown === undefined || (shown === '' && isNeeded(key))) continue;
    texts[key] = shown === '' ? null : shown;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

function readIds<T extends string>(
  value: unknown,
  isId: (id: string) => id is T,
): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is T => typeof id === 'string' && isId(id));
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

function readSections(value: unknown): ClientLists['sections'] {
  if (!isObject(value)) return undefined;
  const pages: Partial<Record<PagePath, PageSections>> = {};
  for (const [page, given] of Object.entries(value)) {
    if (!isPagePath(page) || !isObject(given)) continue;
    const order = readIds(given['order'], isSectionId);
    const hidden = readIds(given['hidden'], isSectionId);
    if (order || hidden) pages[page] = { ...(order && { order }), ...(hidden && { hidden }) };
  }
  return Object.keys(pages).length > 0 ? pages : undefined;
}

function readPictures(value: unknown): ClientLists['pictures'] {
  if (!isObject(value)) return undefined;
  const pictures: Record<string, PlacePicture> = {};
  for (const [place, given] of Object.entries(value)) {
    const picture = isPicturePlace(place) ? readPicture(place, given) : undefined;
    if (picture) pictures[place] = picture;
  }
  return Object.keys(pictures).length > 0 ? pictures : undefined;
}

/** What an item of a list is known by: its first text, and of a page of a network its address. */
export function itemName(list: ListName, texts: Readonly<Record<string, string>>): string {
  const [first = ''] = Object.keys(listRules[list].texts);
  const name = texts[list === 'socials' ? 'url' : first] ?? '';
  return Array.from(name.replace(/\s+/gu, ' ').trim().toLowerCase())
    .slice(0, otherRules.removed.name)
    .join('');
}

function readRemoved(value: unknown): ClientLists['removed'] {
  if (!isObject(value)) return undefined;
  const removed: Partial<Record<RemovedKind, readonly string[]>> = {};
  for (const kind of removedKinds) {
    const given: readonly unknown[] = Array.isArray(value[kind]) ? value[kind] : [];
    const names = given.flatMap(
      (name) => readText(name, { kind: 'line', max: otherRules.removed.name }) || [],
    );
    if (names.length > 0) removed[kind] = [...new Set(names)].slice(0, otherRules.removed.max);
  }
  return Object.keys(removed).length > 0 ? removed : undefined;
}

function isSample(id: string): id is SampleSection {
  return (sampleSections as readonly string[]).includes(id);
}

function readMatch(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}

/** What a saved or kept demo of any age gives of its client. */
export function listsOf(data: unknown): ClientLists {
  if (!isObject(data)) return {};
  const lists: Partial<Record<ListName, unknown>> = {};
  for (const name of listNames) {
    const list = readList(name, data[name]);
    if (list) lists[name] = list;
  }
  const facts = Array.isArray(data['today'])
    ? data['today'].flatMap((item: unknown) => readFact(item) ?? []).slice(0, otherRules.today.max)
    : [];
  const logo = readPicture('logo', data['logo']);
  const given = {
    today: facts.length > 0 ? facts : undefined,
    language: readMatch(data['language'], /^[A-Za-z]{2,3}$/u)?.toLowerCase(),
    sourceUrl: webAddressOf(data['sourceUrl'], otherRules.sourceUrl.max),
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
  // Only what is given has a property: two demos that show the same are the same.
  const present = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  return { ...lists, ...present } as ClientLists;
}

/**
 * Lists in the form they are sent and stored in: an item that is its first text only is a plain
 * text.
 */
export function sentLists(lists: ClientLists): Record<string, unknown> {
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

/** Quotes longer than the samples' are set smaller. */
export function isLongQuote(quote: string): boolean {
  return Array.from(quote).length > 320;
}
