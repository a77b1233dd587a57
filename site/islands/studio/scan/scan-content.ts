import type { ListName } from '../../../../templates-data/model/content-rules.ts';
import type { Evidence } from '../../../../service/contract/scan.ts';
import type { ScanAnswer } from '../../../../service/contract/scan-website.ts';
import { readLists } from '../../../../templates-data/model/client-lists.ts';
import { itemName } from '../../../../templates-data/model/item-name.ts';
import {
  type ClientContent,
  type ListEntry,
  forEachList,
  normalizeAddress,
  type Offered,
  type OriginName,
  toContent,
} from '../content/client-content.ts';
import type { Origin } from '../draft/origin.ts';

/** Names of parts in a scan's evidence, if they differ from the content's. */
function evidenceName(part: OriginName): string {
  return part.startsWith('texts.about.') ? 'about' : part;
}

function offeredBy({ assets, website }: ScanAnswer): Offered {
  const portraits = (website.people ?? []).flatMap(({ name, portrait }) =>
    portrait === undefined ? [] : [{ url: portrait, alt: name, person: name }],
  );
  const others = (website.photos ?? []).filter(
    ({ url }) => !portraits.some((one) => one.url === url),
  );
  return {
    ...(assets?.opening && { opening: assets.opening }),
    photos: [...portraits, ...others],
  };
}

/**
 * The initial values of a demo: the service sends them for a page that was read, otherwise they are
 * made of the scan's findings.
 */
export function startingData(reply: ScanAnswer): Readonly<Record<string, unknown>> {
  return reply.websiteData ?? { ...reply.website, logo: reply.assets?.logo, opening: undefined };
}

/**
 * The content that a scan found besides the slots. Its facts are for the agency until it shows them
 * on the demo.
 */
export function toScannedContent(reply: ScanAnswer, url: string): ClientContent {
  const lists = readLists({
    sourceUrl: normalizeAddress(url),
    ...startingData(reply),
    today: reply.facts,
  });
  const notes: Readonly<Partial<Record<string, Evidence>>> = reply.evidence;
  const findOrigin = (part: OriginName): Origin => {
    const { snippet = '', source = '', confidence = 1 } = notes[evidenceName(part)] ?? {};
    return { kind: 'site', snippet, source, confidence };
  };
  return { ...toContent(lists, findOrigin), offered: offeredBy(reply), showsToday: false };
}

const either = (text: string, other: string): string => (text === '' ? other : text);

/** The items of a list that the agency has not removed before. */
function withoutRemoved(
  { removed }: ClientContent,
  list: ListName,
  entries: readonly ListEntry[],
): readonly ListEntry[] {
  return entries.filter(({ texts }) => removed[list]?.includes(itemName(list, texts)) !== true);
}

/** Existing content stays when the next scan of the same website found none. */
export function mergeContent(before: ClientContent, read: ClientContent): ClientContent {
  return {
    ...before,
    lists: forEachList((list) => {
      const found = withoutRemoved(before, list, read.lists[list]);
      return found.length > 0 ? found : before.lists[list];
    }),
    pictures: { ...before.pictures, ...read.pictures },
    offered: {
      opening: read.offered.opening ?? before.offered.opening,
      photos: read.offered.photos.length > 0 ? read.offered.photos : before.offered.photos,
      isAllowed: before.offered.isAllowed,
    },
    origins: { ...before.origins, ...read.origins, ...typedOrigins(before) },
    trade: either(read.trade, before.trade),
    language: either(read.language, before.language),
    founded: either(read.founded, before.founded),
    locality: either(read.locality, before.locality),
    booking: read.booking.url === '' ? before.booking : read.booking,
    emergency: read.emergency.phone === '' ? before.emergency : read.emergency,
    download: read.download.url === '' ? before.download : read.download,
    // Typed content is not replaced by scanned content.
    texts: { ...read.texts, ...typedTexts(before) },
    sourceUrl: read.sourceUrl,
    facts: read.facts.length > 0 ? read.facts : before.facts,
  };
}

function typedTexts({ texts, origins }: ClientContent): ClientContent['texts'] {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => origins[`texts.${key}`]?.kind === 'typed'),
  );
}

function typedOrigins({ origins }: ClientContent): ClientContent['origins'] {
  return Object.fromEntries(
    Object.entries(origins).filter(
      ([name, origin]) => name.startsWith('texts.') && origin?.kind === 'typed',
    ),
  );
}
