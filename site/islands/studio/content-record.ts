import { listsOf, type ClientPicture } from '../../../templates-data/model/client-lists.ts';
import { pictureKinds, type PictureKind } from './picture-kinds.ts';
import {
  entryLists,
  listRules,
  newEntry,
  noContent,
  type Content,
  type ContentPart,
  type Entry,
  type EntryList,
} from './client-content.ts';
import { originFrom, record, text } from './draft-record.ts';
import type { Origin } from './draft-store.ts';
import { keepPicture, readPicture, type KeptPicture } from './kept-pictures.ts';

/** The content as a draft keeps it; pictures stand beside it. */
export type KeptContent = Omit<Content, 'pictures'> & {
  readonly pictures: Readonly<Partial<Record<PictureKind, KeptPicture>>>;
};

/** What is written of the content, and whether the browser had room for all of its pictures. */
export function keepContent({ pictures, ...content }: Content): { kept: KeptContent; isWhole: boolean } {
  const kept: Partial<Record<PictureKind, KeptPicture>> = {};
  let isWhole = true;
  for (const kind of pictureKinds) {
    const picture = pictures[kind];
    if (picture === undefined) continue;
    try {
      kept[kind] = keepPicture(picture);
    } catch {
      isWhole = false;
    }
  }
  return { kept: { ...content, pictures: kept }, isWhole };
}

const parts: readonly ContentPart[] = [...entryLists, ...pictureKinds, 'language', 'today'];
const typed: Origin = { kind: 'typed' };

function entriesFrom(list: EntryList, value: unknown): readonly Entry[] {
  const kept: readonly unknown[] = Array.isArray(value) ? value : [];
  return kept.slice(0, listRules[list].most).map((one) => {
    const { texts, origin } = record(one);
    const named = record(texts);
    return newEntry(
      Object.fromEntries(listRules[list].texts.map(({ name }) => [name, text(named[name])])),
      originFrom(origin) ?? typed,
    );
  });
}

/** Reads what a draft kept of the content: of damaged or older writing only what can be right is used. */
export function contentFrom(value: unknown): Content {
  const kept = record(value);
  const lists = record(kept['lists']);
  const origins = record(kept['origins']);
  const pictures = record(kept['pictures']);
  const read: Partial<Record<PictureKind, ClientPicture>> = {};
  for (const kind of pictureKinds) {
    const picture = readPicture(kind, record(pictures[kind]));
    if (picture) read[kind] = picture;
  }
  const { today = [], language = '', sourceUrl = '' } = listsOf({ ...kept, today: kept['facts'] });
  const content: Content = {
    lists: {
      services: entriesFrom('services', lists['services']),
      people: entriesFrom('people', lists['people']),
      testimonials: entriesFrom('testimonials', lists['testimonials']),
      socials: entriesFrom('socials', lists['socials']),
    },
    pictures: read,
    picturesOf: text(kept['picturesOf']),
    origins: Object.fromEntries(
      parts.flatMap((part) => {
        const origin = originFrom(origins[part]);
        return origin ? [[part, origin]] : [];
      }),
    ),
    language,
    sourceUrl,
    facts: today,
    showsToday: kept['showsToday'] === true && today.length > 0,
  };
  return isEmpty(content) ? noContent : content;
}

function isEmpty({ lists, pictures, language, sourceUrl, facts }: Content): boolean {
  const isListed = entryLists.some((list) => lists[list].length > 0);
  return (
    !isListed && !pictures.logo && !pictures.opening && language + sourceUrl === '' && facts.length === 0
  );
}
