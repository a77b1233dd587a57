/**
 * The anchor of a comment: words at a place of a page. It is found only while the same words are at
 * the same place, so a comment never moves to a similar text
 * (docs/decisions/0032-the-client-answers.md).
 */
import type { DemoView } from '../../templates-data/model/demo-view.ts';

/** The part of a page's view that is searched for words. */
type AnchorView = Pick<DemoView, 'texts' | 'lists'> & {
  readonly sections: readonly string[];
};

export interface Anchor {
  readonly section: string;
  /** Names of texts (`about.text`) and of fields of lists (`services[].name`), separated by `|`. */
  readonly place: string | null;
  /** A text of the item, such as its name. */
  readonly item: string | null;
  readonly quote: string | null;
}

type AnchorState = 'there' | 'section' | 'changed';

const listMark = '[].';
/** Words at more places than this are not found again. */
const maxPlaces = 6;

/** A text as a browser shows it: one space between words. */
export function shownText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The items of a list with the quoted words in a field, and with the item's own text. */
function countItems(
  { item, quote }: Anchor,
  view: AnchorView,
  list: string,
  field: string,
): number {
  return (view.lists[list] ?? []).filter(
    (one) =>
      shownText(one[field] ?? '') === quote &&
      (item === null || Object.values(one).some((value) => shownText(value) === item)),
  ).length;
}

function isAnchorAt(place: string, anchor: Anchor, view: AnchorView): boolean {
  const at = place.indexOf(listMark);
  if (at < 0) return shownText(view.texts[place] ?? '') === anchor.quote;
  // Two equal items cannot be distinguished.
  const field = place.slice(at + listMark.length);
  return countItems(anchor, view, place.slice(0, at), field) === 1;
}

function textPlaces(anchor: Anchor, view: AnchorView): readonly string[] {
  const all = Object.keys(view.texts).filter((name) => isAnchorAt(name, anchor, view));
  const own = all.filter((name) => name.startsWith(`${anchor.section}.`));
  return own.length > 0 ? own : all;
}

function listPlaces(anchor: Anchor, view: AnchorView): readonly string[] {
  const places: string[] = [];
  for (const [list, items] of Object.entries(view.lists)) {
    for (const field of new Set(items.flatMap((item) => Object.keys(item)))) {
      const count = countItems(anchor, view, list, field);
      if (count > 1) return [];
      if (count === 1) places.push(list + listMark + field);
    }
  }
  return places;
}

/**
 * The place of the quoted words; null if it is ambiguous. Words at several places outside of a
 * section mean all of these places: when one changes, the anchor is lost.
 */
export function findPlace(anchor: Anchor, view: AnchorView): string | null {
  if (anchor.quote === null) return null;
  const texts = anchor.item === null ? textPlaces(anchor, view) : [];
  const isTwice = texts.length > 1 && texts.every((name) => name.startsWith(`${anchor.section}.`));
  if (isTwice) return null;
  const lists = texts.length > 0 ? [] : listPlaces(anchor, view);
  const places = [...texts, ...lists];
  return places.length === 0 || places.length > maxPlaces ? null : places.sort().join('|');
}

/**
 * Whether the anchor of a comment is still on its page; undefined for a page that no longer exists.
 */
export function anchorState(anchor: Anchor, view: AnchorView | undefined): AnchorState {
  if (!view) return 'changed';
  const isEverywhere = anchor.section === 'header' || anchor.section === 'footer';
  if (!isEverywhere && !view.sections.includes(anchor.section)) return 'changed';
  if (anchor.quote === null || anchor.place === null) return 'section';
  return anchor.place.split('|').every((place) => isAnchorAt(place, anchor, view))
    ? 'there'
    : 'changed';
}

/** The name of an item that is given as a position; `0` is the first item of the section. */
export function findItemName(
  item: string | null,
  section: string,
  view: AnchorView,
): string | null {
  if (item === null || !/^\d{1,3}$/u.test(item)) return item;
  const found = view.lists[section]?.[Number(item)];
  const name = found?.['name'] ?? found?.['title'] ?? found?.['question'] ?? found?.['label'];
  return name === undefined ? item : shownText(name);
}
