import {
  listNames,
  listRules,
  type ListName,
} from '../../../../templates-data/model/content-rules.ts';
import { readLists } from '../../../../templates-data/model/client-lists.ts';
import { isPicturePlace, type PlacePicture } from '../../../../templates-data/model/pictures.ts';
import { isTextKey } from '../../../../templates-data/model/text-keys.ts';
import {
  type ClientContent,
  details,
  type ListEntry,
  forEachList,
  newEntry,
  noContent,
  type Offered,
  type OriginName,
} from './client-content.ts';
import { number, parseOrigin, record, text } from '../draft/draft-record.ts';
import type { Origin } from '../draft/origin.ts';
import { savePicture, readPicture, type StoredPictureRef } from '../draft/stored-pictures.ts';
import { pictureKinds } from '../pictures/picture-kinds.ts';

/** The content as it is saved with a draft; pictures are saved separately. */
type StoredContent = Omit<ClientContent, 'pictures' | 'offered'> & {
  readonly pictures: Readonly<Record<string, StoredPictureRef>>;
  readonly offered: Omit<Offered, 'opening'> & { readonly opening?: StoredPictureRef };
};

/** The saved content, and whether the browser had room for all pictures. */
export function serializeContent({ pictures, offered, ...content }: ClientContent): {
  record: StoredContent;
  isWhole: boolean;
} {
  const pictureRefs: Record<string, StoredPictureRef> = {};
  let isWhole = true;
  const toReference = (picture: PlacePicture): StoredPictureRef | undefined => {
    try {
      return 'set' in picture ? { ...picture } : savePicture(picture);
    } catch {
      isWhole = false;
      return undefined;
    }
  };
  for (const [place, picture] of Object.entries(pictures)) {
    const written = picture && toReference(picture);
    if (written) pictureRefs[place] = written;
  }
  const { opening, photos, isAllowed } = offered;
  const offeredOpening = opening && toReference(opening);
  return {
    record: {
      ...content,
      pictures: pictureRefs,
      offered: {
        photos,
        ...(isAllowed && { isAllowed }),
        ...(offeredOpening && { opening: offeredOpening }),
      },
    },
    isWhole,
  };
}

const parts: readonly OriginName[] = [
  ...listNames,
  ...pictureKinds,
  ...details,
  'language',
  'today',
];
const typed: Origin = { kind: 'typed' };

function isOriginName(name: string): name is OriginName {
  return (
    parts.some((part) => part === name) || (name.startsWith('texts.') && isTextKey(name.slice(6)))
  );
}

function parseEntries(list: ListName, value: unknown): readonly ListEntry[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.slice(0, listRules[list].max).map((one) => {
    const { texts, origin } = record(one);
    const named = record(texts);
    return newEntry(
      Object.fromEntries(
        Object.keys(listRules[list].texts).map((name) => [name, text(named[name])]),
      ),
      parseOrigin(origin) ?? typed,
    );
  });
}

/** Texts are saved as typed, even when they are too long. */
function parseTexts(value: unknown): ClientContent['texts'] {
  return Object.fromEntries(
    Object.entries(record(value)).filter(
      (pair): pair is [string, string | null] =>
        isTextKey(pair[0]) && (typeof pair[1] === 'string' || pair[1] === null),
    ),
  );
}

function parsePictures(value: unknown): ClientContent['pictures'] {
  return Object.fromEntries(
    Object.entries(record(value)).flatMap(([place, reference]) => {
      const picture = isPicturePlace(place) ? readPicture(place, record(reference)) : undefined;
      return picture ? [[place, picture]] : [];
    }),
  );
}

function parseOffered(value: unknown): Offered {
  const { opening, photos, isAllowed } = record(value);
  const picture = opening === undefined ? undefined : readPicture('opening', record(opening));
  const list: readonly unknown[] = Array.isArray(photos) ? photos : [];
  return {
    ...(picture && !('set' in picture) && { opening: picture }),
    ...(isAllowed === true && { isAllowed }),
    photos: list.flatMap((one) => {
      const { url, alt, width, height, subject, person, focus } = record(one);
      const { x, y } = record(focus);
      return typeof url === 'string'
        ? [
            {
              url,
              alt: text(alt),
              width: number(width),
              height: number(height),
              ...(typeof subject === 'string' && { subject }),
              ...(typeof person === 'string' && { person }),
              ...(typeof x === 'number' && typeof y === 'number' && { focus: { x, y } }),
            },
          ]
        : [];
    }),
  };
}

/** Reads the saved content of a draft. Damaged or outdated values are skipped. */
export function parseContent(value: unknown): ClientContent {
  const fields = record(value);
  const lists = record(fields['lists']);
  const booking = record(fields['booking']);
  const emergency = record(fields['emergency']);
  const download = record(fields['download']);
  const { today = [], ...read } = readLists({
    ...Object.fromEntries(
      [
        'trade',
        'design',
        'language',
        'sourceUrl',
        'sections',
        'hiddenPages',
        'samples',
        'removed',
      ].map((name) => [name, fields[name]]),
    ),
    today: fields['facts'],
  });
  const content: ClientContent = {
    lists: forEachList((list) => parseEntries(list, lists[list])),
    pictures: parsePictures(fields['pictures']),
    picturesOf: text(fields['picturesOf']),
    offered: parseOffered(fields['offered']),
    origins: Object.fromEntries(
      Object.entries(record(fields['origins'])).flatMap(([name, one]) => {
        const origin = parseOrigin(one);
        return origin && isOriginName(name) ? [[name, origin]] : [];
      }),
    ),
    trade: read.trade ?? '',
    design: read.design,
    language: read.language ?? '',
    founded: text(fields['founded']),
    locality: text(fields['locality']),
    booking: { label: text(booking['label']), url: text(booking['url']) },
    emergency: { label: text(emergency['label']), phone: text(emergency['phone']) },
    download: { label: text(download['label']), url: text(download['url']) },
    texts: parseTexts(fields['texts']),
    removed: read.removed ?? {},
    sections: read.sections ?? {},
    hiddenPages: read.hiddenPages ?? [],
    samples: read.samples ?? [],
    sourceUrl: read.sourceUrl ?? '',
    facts: today,
    showsToday: fields['showsToday'] === true && today.length > 0,
  };
  // Content without any value is `noContent` itself, so that comparing by reference works.
  const { origins: _, ...parts } = content;
  const { origins: __, ...none } = noContent;
  return JSON.stringify(parts) === JSON.stringify(none) ? noContent : content;
}
