import {
  listNames,
  listRules,
  type ListName,
} from '../../../../templates-data/model/content-rules.ts';
import { itemName } from '../../../../templates-data/model/item-name.ts';
import type { Overrides } from '../../../../templates-data/model/slots.ts';
import { type ClientContent, type ListEntry, forEachList } from '../content/client-content.ts';
import { markValueRemoved } from '../content/removed-values.ts';
import type { Origin, Origins } from '../draft/origin.ts';
import { orderPictures, picturedLists } from '../pictures/item-pictures.ts';
import { tidy, type Difference, type ReadState } from './scan-differences.ts';

/**
 * The demo with the accepted differences of a scan. Values that only the agency sees (facts,
 * offered pictures) are always updated.
 */
export function mergeDifferences(
  now: ReadState,
  read: ReadState,
  taken: readonly Difference[],
): ReadState {
  const values: Overrides = { ...now.values };
  const origins: Origins = { ...now.origins };
  let { texts, pictures } = now.content;
  const contentOrigins: Record<string, Origin | undefined> = { ...now.content.origins };
  const single: Partial<ClientContent> = {};
  for (const { target } of taken) {
    if (target.kind === 'slot') {
      values[target.name] = read.values[target.name];
      origins[target.name] = read.origins[target.name];
    } else if (target.kind === 'text') {
      texts = { ...texts, [target.key]: read.content.texts[target.key] ?? null };
      contentOrigins[`texts.${target.key}`] = read.content.origins[`texts.${target.key}`];
    } else if (target.kind === 'logo') {
      pictures = { ...pictures, logo: read.content.pictures['logo'] };
      contentOrigins['logo'] = read.content.origins.logo;
    } else if (target.kind === 'detail') {
      Object.assign(single, { [target.name]: read.content[target.name] });
      contentOrigins[target.name] = read.content.origins[target.name];
    } else contentOrigins[target.list] ??= read.content.origins[target.list];
  }
  const items = mergeItems(now.content, read.content, taken);
  // Pictures of items are stored by position.
  for (const list of picturedLists)
    pictures = orderPictures(
      pictures,
      list,
      items.lists[list].map(({ key }) =>
        now.content.lists[list].findIndex((entry) => entry.key === key),
      ),
    );
  const { offered, facts, sourceUrl } = read.content;
  const remembered = taken.reduce(
    (content, { target }) => markValueRemoved(content, valueName(target), false),
    { ...now.content, removed: items.removed },
  );
  return {
    values,
    origins,
    content: {
      ...remembered,
      ...single,
      lists: items.lists,
      texts,
      pictures,
      origins: contentOrigins,
      sourceUrl,
      offered: {
        opening: offered.opening ?? now.content.offered.opening,
        photos: offered.photos.length > 0 ? offered.photos : now.content.offered.photos,
        isAllowed: now.content.offered.isAllowed,
      },
      facts: facts.length > 0 ? facts : now.content.facts,
    },
  };
}

function mergeItems(
  now: ClientContent,
  read: ClientContent,
  taken: readonly Difference[],
): Pick<ClientContent, 'lists' | 'removed'> {
  const names = (list: ListName): ReadonlySet<string> =>
    new Set(
      taken.flatMap(({ target }) =>
        target.kind === 'item' && target.list === list ? [target.name] : [],
      ),
    );
  const lists = forEachList((list) => {
    const accepted = names(list);
    const found = new Map(read.lists[list].map((entry) => [itemName(list, entry.texts), entry]));
    const entries = now.lists[list].flatMap((entry): readonly ListEntry[] => {
      const name = itemName(list, entry.texts);
      if (!accepted.has(name)) return [entry];
      const next = found.get(name);
      found.delete(name);
      return next
        ? [{ ...next, key: entry.key, texts: { ...entry.texts, ...filledTexts(next.texts) } }]
        : [];
    });
    const added = [...found].filter(([name]) => accepted.has(name)).map(([, entry]) => entry);
    return [...entries, ...added].slice(0, listRules[list].max);
  });
  const removed = Object.fromEntries(
    listNames.flatMap((list) => {
      const left = (now.removed[list] ?? []).filter((name) => !names(list).has(name));
      return left.length > 0 ? [[list, left]] : [];
    }),
  );
  const { values } = now.removed;
  return { lists, removed: { ...removed, ...(values && { values }) } };
}

function filledTexts(texts: ListEntry['texts']): ListEntry['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => tidy(text) !== ''));
}

/** The name under which the removal of a single value is remembered. */
function valueName(target: Difference['target']): string {
  if (target.kind === 'slot' || target.kind === 'detail') return target.name;
  return target.kind === 'logo' ? 'logo' : '';
}
