import { listRules, type ListName } from '../../../../templates-data/model/content-rules.ts';
import { readLists, type ClientLists } from '../../../../templates-data/model/client-lists.ts';
import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import {
  type ClientContent,
  type ListEntry,
  forEachList,
  normalizeAddress,
} from './client-content.ts';
import { orderPictures, picturedLists } from '../pictures/item-pictures.ts';

function toItem(list: ListName, entry: ListEntry): Record<string, string> {
  return Object.fromEntries(
    Object.entries(listRules[list].texts).map(([name, { kind }]) => {
      const text = (entry.texts[name] ?? '').trim();
      return [name, kind === 'address' ? normalizeAddress(text) : text];
    }),
  );
}

/**
 * Replaced texts as the page shows them: cut at their limit; the template's words in place of a
 * required blank text.
 */
function shownTexts(texts: ClientContent['texts']): Record<string, string | null> {
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

const known = new WeakMap<ClientContent, ClientLists>();

/** The part of the content that the demo can show; invalid values are left out. */
export function shownLists(content: ClientContent): ClientLists {
  const before = known.get(content);
  if (before) return before;
  const {
    lists,
    pictures,
    booking,
    download,
    facts,
    showsToday,
    origins: _,
    offered: __,
    picturesOf: ___,
    ...rest
  } = content;
  const words = readLists({
    ...forEachList((list) => lists[list].map((entry) => toItem(list, entry))),
    ...rest,
    founded: rest.founded.trim(),
    booking: { label: booking.label, url: normalizeAddress(booking.url) },
    download: { label: download.label, url: normalizeAddress(download.url) },
    texts: shownTexts(rest.texts),
    ...(showsToday && { today: facts }),
  });
  // Pictures move with their items when one is left out. They are too large to be read with every
  // key.
  const ordered = picturedLists.reduce<ClientContent['pictures']>((others, list) => {
    const [first = ''] = Object.keys(listRules[list].texts);
    const shown = lists[list].flatMap(({ texts }, at) =>
      (texts[first] ?? '').trim() === '' ? [] : [at],
    );
    return orderPictures(others, list, shown);
  }, pictures);
  const { logo, opening, ...places } = ordered;
  const others = Object.entries(places).filter(([, picture]) => picture !== undefined);
  const filledLists = {
    ...words,
    ...(logo && !('set' in logo) && { logo }),
    ...(opening && { opening }),
    ...(others.length > 0 && {
      pictures: Object.fromEntries(others) as NonNullable<ClientLists['pictures']>,
    }),
  };
  known.set(content, filledLists);
  return filledLists;
}
