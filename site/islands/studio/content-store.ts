import { atom } from 'nanostores';
import type { ClientPicture } from '../../../templates-data/model/client-lists.ts';
import type { PictureKind } from './picture-kinds.ts';
import {
  entryLists,
  listRules,
  newEntry,
  type Content,
  type Entry,
  type EntryList,
} from './client-content.ts';
import { $content, endRun, remember, type Origin } from './draft-store.ts';

/** Whether all of the lists say what is wrong in them, also where nobody has been yet. */
export const $contentChecked = atom(false);

const typed: Origin = { kind: 'typed' };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `Person 2`: what a step of the history calls an entry. */
export function entryName(list: EntryList, index: number): string {
  return `${capital(listRules[list].one)} ${index + 1}`;
}

function patch(change: Partial<Content>): void {
  $content.set({ ...$content.get(), ...change });
}

function setList(list: EntryList, entries: readonly Entry[]): void {
  const { lists, origins } = $content.get();
  patch({
    lists: { ...lists, [list]: entries },
    origins: { ...origins, [list]: entries.length === 0 ? undefined : (origins[list] ?? typed) },
  });
}

/** One key in a text of an entry. */
export function typeEntry(list: EntryList, key: number, name: string, text: string): void {
  const entries = $content.get().lists[list];
  const at = entries.findIndex((entry) => entry.key === key);
  const entry = entries[at];
  if (!entry || (entry.texts[name] ?? '') === text) return;
  remember({ label: entryName(list, at), field: `${list} ${key} ${name}` });
  setList(list, entries.with(at, { ...entry, texts: { ...entry.texts, [name]: text }, origin: typed }));
}

/** @returns the key of the new entry; undefined when the list is full. */
export function addEntry(list: EntryList): number | undefined {
  const entries = $content.get().lists[list];
  if (entries.length >= listRules[list].most) return undefined;
  remember({ label: `Add ${listRules[list].one}` });
  const entry = newEntry({}, typed);
  setList(list, [...entries, entry]);
  return entry.key;
}

export function removeEntry(list: EntryList, key: number): void {
  const entries = $content.get().lists[list];
  remember({ label: `Remove ${listRules[list].one}` });
  setList(
    list,
    entries.filter((entry) => entry.key !== key),
  );
}

/** Moves an entry by one place. @returns where it stands then, from 0; undefined when there is no such place. */
export function moveEntry(list: EntryList, key: number, by: 1 | -1): number | undefined {
  const entries = $content.get().lists[list];
  const from = entries.findIndex((entry) => entry.key === key);
  const to = from + by;
  const [entry, other] = [entries[from], entries[to]];
  if (!entry || !other || to < 0) return undefined;
  remember({ label: `Move ${listRules[list].one}` });
  setList(list, entries.with(from, other).with(to, entry));
  return to;
}

const pictureNames: Readonly<Record<PictureKind, string>> = { logo: 'Logo', opening: 'Opening picture' };

export function setPicture(kind: PictureKind, picture: ClientPicture | undefined): void {
  remember({ label: pictureNames[kind] });
  const { pictures, origins } = $content.get();
  patch({
    pictures: { ...pictures, [kind]: picture },
    origins: { ...origins, [kind]: picture && typed },
  });
}

export function setLanguage(language: string): void {
  endRun();
  remember({ label: 'Language' });
  patch({ language, origins: { ...$content.get().origins, language: language === '' ? undefined : typed } });
}

export function showToday(showsToday: boolean): void {
  remember({ label: 'Their site today' });
  patch({ showsToday });
}

/** Whether there is anything in the lists at all. */
export function hasEntries({ lists }: Content): boolean {
  return entryLists.some((list) => lists[list].length > 0);
}
