/**
 * Reads single fields of a client's content leniently. Invalid values are dropped, because rows and
 * browser storage may come from any version.
 */
import { asksForSecret } from './secret-words.ts';
import {
  listRules,
  otherRules,
  removedKinds,
  type ListName,
  type RemovedKind,
  type TextRule,
} from './content-rules.ts';
import { isCalendarDate } from './calendar-date.ts';
import { isPhone } from './phone.ts';
import { isPicturePlace, readPicture, type PicturePlace, type PlacePicture } from './pictures.ts';
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
import { formerKeys, isRequiredText, isTextKey, textLimit } from './text-keys.ts';
import { parseWebAddress } from './web-address.ts';
import { isRecord } from './is-record.ts';

/**
 * A fact about the client's present website, with the address and ISO time at which it was seen.
 */
export interface ClientFact {
  readonly id: string;
  readonly sentence: string;
  readonly value: boolean | number | string;
  readonly source: string;
  readonly at: string;
}

/** The order of a page's movable sections, and the hidden ones. */
export interface PageSections {
  readonly order?: readonly SectionId[];
  readonly hidden?: readonly SectionId[];
}

/** A label and its address. */
export interface LabelledLink {
  readonly label: string;
  readonly url: string;
}

/** A telephone number for emergencies; with an empty label, the page's own words are shown. */
export interface EmergencyNumber {
  readonly label: string;
  readonly phone: string;
}

/** The normalized text; undefined for anything but a text that can be shown and is short enough. */
export function readText(value: unknown, rule: Pick<TextRule, 'kind' | 'max'>): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (rule.kind === 'address') return parseWebAddress(value, rule.max);
  if (rule.kind === 'date') return isCalendarDate(value.trim()) ? value.trim() : undefined;
  const text =
    rule.kind === 'lines'
      ? value
          .replace(/\r\n?/gu, '\n')
          .replace(/[^\S\n]+/gu, ' ')
          .trim()
      : value.replace(/\s+/gu, ' ').trim();
  return !isShowable(text) || Array.from(text).length > rule.max ? undefined : text;
}

/** An item of a list; a plain text becomes an item with that as its first text. */
function readItem(name: ListName, value: unknown): Record<string, string> | undefined {
  const rules: Readonly<Record<string, TextRule>> = listRules[name].texts;
  const [first = ''] = Object.keys(rules);
  const fields = typeof value === 'string' ? { [first]: value } : value;
  if (!isRecord(fields)) return undefined;
  const item: Record<string, string> = {};
  for (const [key, rule] of Object.entries(rules)) {
    const text = readText(fields[key], rule) ?? '';
    if (text === '' && rule.required === true) return undefined;
    item[key] = text;
  }
  if (name === 'socials' && !isPageOfNetwork(item['network'] ?? '', item['url'] ?? ''))
    return undefined;
  return item;
}

export function readList(name: ListName, value: unknown): Record<string, string>[] | undefined {
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

export function readFact(item: unknown): ClientFact | undefined {
  if (!isRecord(item)) return undefined;
  const { id, value, at } = item;
  const sentence = readText(item['sentence'], { kind: 'line', max: otherRules.today.sentence });
  const source = parseWebAddress(item['source'], otherRules.today.source);
  const isMeasure =
    typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
  if (!sentence || source === undefined || typeof id !== 'string' || !isMeasure) return undefined;
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT/u.test(at) || Number.isNaN(Date.parse(at)))
    return undefined;
  return { id, sentence, value, source, at };
}

/** A label and its address. */
export function readLink(
  value: unknown,
  rule: { label: TextRule; url: TextRule },
): LabelledLink | undefined {
  if (!isRecord(value)) return undefined;
  const url = readText(value['url'], rule.url);
  return url === undefined || url === ''
    ? undefined
    : { label: readText(value['label'], rule.label) ?? '', url };
}

export function readEmergency(value: unknown): EmergencyNumber | undefined {
  if (!isRecord(value)) return undefined;
  const phone = readText(value['phone'], otherRules.emergency.phone);
  return phone === undefined || !isPhone(phone)
    ? undefined
    : { label: readText(value['label'], otherRules.emergency.label) ?? '', phone };
}

/** Replaced texts by key. Unknown keys are dropped; empty texts mean "not shown". */
export function readTexts(value: unknown): Readonly<Record<string, string | null>> | undefined {
  if (!isRecord(value)) return undefined;
  const texts: Record<string, string | null> = {};
  for (const [name, text] of Object.entries(value).slice(0, otherRules.texts.max)) {
    const key = formerKeys[name] ?? name;
    if (!isTextKey(key)) continue;
    const shown = text === null ? '' : readText(text, { kind: 'lines', max: textLimit(key) });
    if (shown === undefined || (shown === '' && isRequiredText(key))) continue;
    if (asksForSecret(key, shown)) continue;
    texts[key] = shown === '' ? null : shown;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

export function readIds<T extends string>(
  value: unknown,
  isId: (id: string) => id is T,
): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is T => typeof id === 'string' && isId(id));
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

export function readSections(
  value: unknown,
): Readonly<Partial<Record<PagePath, PageSections>>> | undefined {
  if (!isRecord(value)) return undefined;
  const pages: Partial<Record<PagePath, PageSections>> = {};
  for (const [page, text] of Object.entries(value)) {
    if (!isPagePath(page) || !isRecord(text)) continue;
    const order = readIds(text['order'], isSectionId);
    const hidden = readIds(text['hidden'], isSectionId);
    if (order || hidden) pages[page] = { ...(order && { order }), ...(hidden && { hidden }) };
  }
  return Object.keys(pages).length > 0 ? pages : undefined;
}

export function readPictures(
  value: unknown,
): Readonly<Record<PicturePlace, PlacePicture>> | undefined {
  if (!isRecord(value)) return undefined;
  const pictures: Record<string, PlacePicture> = {};
  for (const [place, source] of Object.entries(value)) {
    const picture = isPicturePlace(place) ? readPicture(place, source) : undefined;
    if (picture) pictures[place] = picture;
  }
  return Object.keys(pictures).length > 0 ? pictures : undefined;
}

export function readRemoved(
  value: unknown,
): Readonly<Partial<Record<RemovedKind, readonly string[]>>> | undefined {
  if (!isRecord(value)) return undefined;
  const removed: Partial<Record<RemovedKind, readonly string[]>> = {};
  for (const kind of removedKinds) {
    const items: readonly unknown[] = Array.isArray(value[kind]) ? value[kind] : [];
    const names = items.flatMap(
      (name) => readText(name, { kind: 'line', max: otherRules.removed.name }) || [],
    );
    if (names.length > 0) removed[kind] = [...new Set(names)].slice(0, otherRules.removed.max);
  }
  return Object.keys(removed).length > 0 ? removed : undefined;
}

export function isSample(id: string): id is SampleSection {
  return (sampleSections as readonly string[]).includes(id);
}

export function readMatch(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
