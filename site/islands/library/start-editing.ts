import { overridesOf, slotNames } from '../../../templates-data/model/slots.ts';
import { openDraft, type Origins } from '../studio/draft-store.ts';
import { standardFeatures } from '../studio/industry-choices.ts';
import type { LibraryDemo } from './library-demo.ts';

/** Takes a demo of the account into the wizard, where Generate Site makes its next version behind the same link. */
export function startEditing({ id, uniqueId, name, industry, websiteData }: LibraryDemo): void {
  const given = overridesOf(websiteData);
  const values = { businessName: name, ...given, industry };
  const origins: Origins = {};
  for (const slot of slotNames) if ((given[slot] ?? '') !== '') origins[slot] = { kind: 'typed' };
  openDraft(values, origins, {
    editing: { id, uniqueId, name },
    features: websiteData.features ?? standardFeatures,
  });
}
