import { readLists } from '../../../templates-data/model/client-lists.ts';
import { isSlotName, readOverrides, slotNames } from '../../../templates-data/model/slots.ts';
import { toContent, noContent, type OriginName } from '../studio/content/client-content.ts';
import { parseOrigin } from '../studio/draft/draft-record.ts';
import { replaceDraft, savedSnapshot } from '../studio/draft/draft-store.ts';
import type { Snapshot } from '../studio/draft/draft.ts';
import type { Origin, Origins } from '../studio/draft/origin.ts';
import { standardFeatures } from '../studio/fields/industry-choices.ts';
import { readOthers } from '../studio/draft/other-values.ts';
import type { LibraryDemo } from './library-demo.ts';

/** A demo of the account as a draft. Scanned values come with their evidence. */
export function demoSnapshot({ id, uniqueId, name, industry, websiteData }: LibraryDemo): Snapshot {
  const overrides = readOverrides(websiteData);
  const values = { businessName: name, ...overrides, industry };
  const evidence: Readonly<Partial<Record<string, { words?: string | undefined }>>> =
    websiteData.evidence ?? {};
  const findOrigin = (part: string): Origin => {
    const read = evidence[part];
    const isReplaced = read?.words !== undefined;
    const origin = isReplaced ? { kind: 'typed', theirs: read } : read && { kind: 'site', ...read };
    return parseOrigin(origin) ?? { kind: 'typed' };
  };
  const origins: Origins = {};
  for (const slot of slotNames)
    if ((overrides[slot] ?? '') !== '' || evidence[slot]?.words !== undefined)
      origins[slot] = findOrigin(slot);
  const lists = readLists(websiteData);
  const { today: facts } = readLists({ today: websiteData.facts ?? websiteData.today });
  // Those that the demo does not show are in no list, so they get no origin with the lists.
  const today = facts && findOrigin('today');
  const hasContent = Object.keys(lists).length > 0 || facts !== undefined;
  const content = toContent(
    lists,
    (part: OriginName) => (isSlotName(part) ? { kind: 'typed' } : findOrigin(part)),
    uniqueId,
  );
  return savedSnapshot(values, origins, {
    editing: { id, uniqueId, name },
    features: websiteData.features ?? standardFeatures,
    content: hasContent
      ? {
          ...content,
          origins: { ...content.origins, ...(today && { today }) },
          facts: facts ?? [],
          showsToday: lists.today !== undefined,
        }
      : noContent,
    others: readOthers(websiteData),
  });
}

/** Opens a demo of the account in the editor, at its page. */
export function startEditing(demo: LibraryDemo): void {
  replaceDraft(demoSnapshot(demo));
}
