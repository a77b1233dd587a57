import { overridesOf, slotNames } from '../../../templates-data/model/slots.ts';
import { listsOf } from '../../../templates-data/model/client-lists.ts';
import { contentOf, noContent } from '../studio/client-content.ts';
import { openDraft, type Origins } from '../studio/draft-store.ts';
import { standardFeatures } from '../studio/industry-choices.ts';
import type { LibraryDemo } from './library-demo.ts';

/** Takes a demo of the account into the wizard, where Generate Site makes its next version behind the same link. */
export function startEditing({ id, uniqueId, name, industry, websiteData }: LibraryDemo): void {
  const given = overridesOf(websiteData);
  const values = { businessName: name, ...given, industry };
  const origins: Origins = {};
  for (const slot of slotNames) if ((given[slot] ?? '') !== '') origins[slot] = { kind: 'typed' };
  const lists = listsOf(websiteData);
  const isGiven = Object.keys(lists).length > 0;
  openDraft(values, origins, {
    editing: { id, uniqueId, name },
    features: websiteData.features ?? standardFeatures,
    content: isGiven ? contentOf(lists, () => ({ kind: 'typed' }), uniqueId) : noContent,
  });
}
