import type { ScanReply } from '../../../service/contract/scan.ts';
import { listsOf } from '../../../templates-data/model/client-lists.ts';
import { contentOf, entryLists, wholeAddress, type Content, type ContentPart } from './client-content.ts';
import type { Origin } from './draft-store.ts';

/** What a scan read besides the fields. Its facts are for the agency until it wants them on the demo. */
export function contentOfScan({ website, evidence, assets, facts }: ScanReply, url: string): Content {
  const given = listsOf({
    ...website,
    logo: assets?.logo,
    opening: assets?.opening,
    today: facts,
    sourceUrl: wholeAddress(url),
  });
  const originOf = (part: ContentPart): Origin => {
    const {
      snippet = '',
      source = '',
      confidence = 1,
    } = (part === 'today' ? undefined : evidence[part]) ?? {};
    return { kind: 'site', snippet, source, confidence };
  };
  return { ...contentOf(given, originOf), showsToday: false };
}

/** What is there already stays where the same website's next scan found nothing. */
export function joinContent(before: Content, read: Content): Content {
  const { lists, pictures, picturesOf, origins, language, facts, showsToday } = before;
  const kept = { ...lists };
  for (const list of entryLists) if (read.lists[list].length > 0) kept[list] = read.lists[list];
  return {
    lists: kept,
    pictures: { ...pictures, ...read.pictures },
    picturesOf,
    origins: { ...origins, ...read.origins },
    language: read.language === '' ? language : read.language,
    sourceUrl: read.sourceUrl,
    facts: read.facts.length > 0 ? read.facts : facts,
    showsToday,
  };
}
