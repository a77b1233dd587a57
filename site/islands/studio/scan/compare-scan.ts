import type { Overrides } from '../../../../templates-data/model/slots.ts';
import { $content, $draft, $origins, $values, replaceDraft } from '../draft/draft-store.ts';
import { $rescan } from './rescan-store.ts';
import { findDifferences, type Difference, type ReadState } from './scan-differences.ts';
import { mergeDifferences } from './take-over.ts';

const current = (): ReadState => ({
  values: $values.get(),
  origins: $origins.get(),
  content: $content.get(),
});

/** The differences between a new scan and the draft. */
export function compareScan(read: ReadState): readonly Difference[] {
  return findDifferences(current(), read);
}

/**
 * Applies these differences as one step that can be undone, and shows the next step of the wizard.
 */
export function applyDifferences(differences: readonly Difference[]): void {
  const rescan = $rescan.get();
  if (!rescan) return;
  const { read, url } = rescan;
  const draft = $draft.get();
  const found: Overrides = { ...draft.found, ...read.values };
  const foundOrigins = { ...draft.foundOrigins, ...read.origins };
  const next = mergeDifferences(current(), read, differences);
  const reached = draft.reached < 2 ? 2 : draft.reached;
  replaceDraft(
    {
      ...next,
      draft: {
        ...draft,
        step: 2,
        reached,
        url,
        scannedUrl: url,
        found,
        foundOrigins,
        outcome: undefined,
      },
    },
    'Scan again',
  );
  $rescan.set(undefined);
}
