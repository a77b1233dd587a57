import { atom } from 'nanostores';
import { itemName } from '../../../../templates-data/model/item-name.ts';
import {
  type ListName,
  listRules,
  otherRules,
} from '../../../../templates-data/model/content-rules.ts';
import {
  picturePlaces,
  type PicturePlace,
  type PlacePicture,
} from '../../../../templates-data/model/pictures.ts';
import type { Design } from '../../../../templates-data/model/designs.ts';
import { newEntry, type ClientContent, type Detail, type ListEntry } from './client-content.ts';
import { $content, endRun, rememberStep } from '../draft/draft-store.ts';
import type { Origin } from '../draft/origin.ts';
import {
  swapPositions,
  isPictured,
  orderPictures,
  withoutPosition,
} from '../pictures/item-pictures.ts';
import { markValueRemoved } from './removed-values.ts';

/** Whether all lists show their faults, even in fields that were not left yet. */
export const $contentChecked = atom(false);

export const typed: Origin = { kind: 'typed' };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `Person 2`: the label of an entry in the history of changes. */
export function entryName(list: ListName, index: number): string {
  return `${capital(listRules[list].one)} ${index + 1}`;
}

export function patchContent(change: Partial<ClientContent>): void {
  $content.set({ ...$content.get(), ...change });
}

function setList(list: ListName, entries: readonly ListEntry[]): void {
  const { lists, origins } = $content.get();
  patchContent({
    lists: { ...lists, [list]: entries },
    origins: { ...origins, [list]: entries.length === 0 ? undefined : (origins[list] ?? typed) },
  });
}

/** Writes one keystroke into a text of an entry. */
export function typeEntry(list: ListName, key: number, name: string, text: string): void {
  const entries = $content.get().lists[list];
  const at = entries.findIndex((entry) => entry.key === key);
  const entry = entries[at];
  if (!entry || (entry.texts[name] ?? '') === text) return;
  rememberStep({ label: entryName(list, at), field: `${list} ${key} ${name}` });
  setList(
    list,
    entries.with(at, { ...entry, texts: { ...entry.texts, [name]: text }, origin: typed }),
  );
}

/** @returns the key of the new entry; undefined when the list is full. */
export function addEntry(list: ListName): number | undefined {
  const entries = $content.get().lists[list];
  if (entries.length >= listRules[list].max) return undefined;
  rememberStep({ label: `Add ${listRules[list].one}` });
  const entry = newEntry({}, typed);
  setList(list, [...entries, entry]);
  return entry.key;
}

/**
 * Turns items that the page shows by default, such as typical services, into the client's own list.
 */
export function adoptItems(
  list: ListName,
  items: readonly Readonly<Record<string, string>>[],
): readonly number[] {
  const names = Object.keys(listRules[list].texts);
  const entries = items
    .slice(0, listRules[list].max)
    .map((item) =>
      newEntry(Object.fromEntries(names.map((name) => [name, item[name] ?? ''])), typed),
    );
  rememberStep({ label: `Take over the ${listRules[list].label.toLowerCase()}` });
  setList(list, entries);
  return entries.map(({ key }) => key);
}

/** A removed item is remembered, so that another scan does not restore it. */
function rememberRemoved(list: ListName, { texts, origin }: ListEntry): void {
  const name = itemName(list, texts);
  const { removed } = $content.get();
  const known = removed[list] ?? [];
  if (origin.kind !== 'site' || name === '' || known.includes(name)) return;
  const names = [...known, name].slice(-otherRules.removed.max);
  patchContent({ removed: { ...removed, [list]: names } });
}

export function removeEntry(list: ListName, key: number): void {
  const entries = $content.get().lists[list];
  rememberStep({ label: `Remove ${listRules[list].one}` });
  const at = entries.findIndex((entry) => entry.key === key);
  const entry = entries[at];
  if (entry) rememberRemoved(list, entry);
  if (isPictured(list) && at >= 0)
    patchContent({
      pictures: orderPictures($content.get().pictures, list, withoutPosition(entries.length, at)),
    });
  setList(
    list,
    entries.filter((entry) => entry.key !== key),
  );
}

/**
 * Moves an entry by one position.
 * @returns its new position, from 0; undefined when it cannot move.
 */
export function moveEntry(list: ListName, key: number, by: 1 | -1): number | undefined {
  const entries = $content.get().lists[list];
  const from = entries.findIndex((entry) => entry.key === key);
  const to = from + by;
  const [entry, other] = [entries[from], entries[to]];
  if (!entry || !other || to < 0) return undefined;
  rememberStep({ label: `Move ${listRules[list].one}` });
  if (isPictured(list))
    patchContent({
      pictures: orderPictures(
        $content.get().pictures,
        list,
        swapPositions(entries.length, from, to),
      ),
    });
  setList(list, entries.with(from, other).with(to, entry));
  return to;
}

export function setPicture(place: PicturePlace, picture: PlacePicture | undefined): void {
  rememberStep({ label: picturePlaces[place]?.label ?? 'Picture' });
  const { pictures, origins } = $content.get();
  const { [place]: _, ...others } = pictures;
  patchContent({
    pictures: picture ? { ...others, [place]: picture } : others,
    origins: {
      ...origins,
      [place === 'logo' || place === 'opening' ? place : 'pictures']: picture && typed,
    },
  });
  // A scan sets only the logo.
  if (place === 'logo') markRemoved(place, picture === undefined);
}

/** A cleared value is remembered, so that another scan does not restore it. */
function markRemoved(name: string, isRemoved: boolean): void {
  $content.set(markValueRemoved($content.get(), name, isRemoved));
}

export function setLanguage(language: string): void {
  endRun();
  rememberStep({ label: 'Language' });
  patchContent({
    language,
    origins: { ...$content.get().origins, language: language === '' ? undefined : typed },
  });
  markRemoved('language', language === '');
}

/** `undefined` is the design of the trade. */
export function chooseDesign(design: Design | undefined): void {
  if ($content.get().design === design) return;
  endRun();
  rememberStep({ label: 'Design' });
  patchContent({ design });
}

const detailNames: Readonly<Record<Exclude<Detail, 'trade'>, string>> = {
  founded: 'Founding year',
  locality: 'Town',
  booking: 'Booking link',
  emergency: 'Emergency number',
  download: 'Download',
};

export function typeDetail(name: 'founded' | 'locality', value: string): void {
  rememberStep({ label: detailNames[name], field: name });
  patchContent({
    [name]: value,
    origins: { ...$content.get().origins, [name]: value === '' ? undefined : typed },
  });
  markRemoved(name, value === '');
}

/** Values that consist of a label and an address. */
export type LinkDetail = 'booking' | 'emergency' | 'download';

export function typeLink<Name extends LinkDetail>(
  name: Name,
  change: Partial<ClientContent[Name]>,
): void {
  rememberStep({ label: detailNames[name], field: `${name} ${Object.keys(change).join()}` });
  const link = { ...$content.get()[name], ...change };
  const isFilled = Object.values(link).join('') !== '';
  patchContent({
    [name]: link,
    origins: { ...$content.get().origins, [name]: isFilled ? typed : undefined },
  });
  markRemoved(name, !isFilled);
}

export function showToday(showsToday: boolean): void {
  rememberStep({ label: 'Their site today' });
  patchContent({ showsToday });
}
