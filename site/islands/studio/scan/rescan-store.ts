import { atom } from 'nanostores';
import { siteKey } from '../../../../templates-data/model/site-key.ts';
import type { Overrides } from '../../../../templates-data/model/slots.ts';
import { $content, $draft, $origins, $values, replaceDraft } from '../draft/draft-store.ts';
import { findDifferences, type Difference, type ReadState } from './scan-differences.ts';
import { takeOver } from './take-over.ts';

/** A further scan of the website that the draft was read from, and what it says otherwise. */
export interface Rescan {
  readonly differences: readonly Difference[];
  readonly read: ReadState;
  readonly url: string;
  /** Whether only a part of the website could be read, so that nothing can be said of the rest. */
  readonly isPartial: boolean;
}

export const $rescan = atom<Rescan | undefined>();

const present = (): ReadState => ({
  values: $values.get(),
  origins: $origins.get(),
  content: $content.get(),
});

/** Whether the draft was read from this website before, in this wizard or before it was saved. */
export function isRescan(url: string): boolean {
  const { scannedUrl, made, editing } = $draft.get();
  const before = editing ? $content.get().sourceUrl : made ? '' : scannedUrl;
  return before !== '' && siteKey(before) !== '' && siteKey(before) === siteKey(url);
}

/**
 * Whether a page that was pasted could replace what the agency typed or bring back what it took
 * out, in a demo of the same website or of none yet.
 */
export function mayOverwrite(url: string): boolean {
  const { scannedUrl, made, editing } = $draft.get();
  if (isRescan(url) && editing) return true;
  if (made !== undefined || (scannedUrl !== '' && !isRescan(url))) return false;
  const { lists, origins, removed } = $content.get();
  const given = [
    ...Object.values($origins.get()),
    ...Object.values(origins),
    ...Object.values(lists).flatMap((entries) => entries.map(({ origin }) => origin)),
  ];
  return Object.keys(removed).length > 0 || given.some((origin) => origin?.kind === 'typed');
}

export function compareScan(
  read: ReadState,
  url: string,
  isPartial = false,
): readonly Difference[] {
  const differences = findDifferences(present(), read);
  $rescan.set({ differences, read, url, isPartial });
  return differences;
}

/** Takes over the differences of these ids, in one step that can be taken back, and goes on. */
export function takeDifferences(ids: ReadonlySet<string>): void {
  const rescan = $rescan.get();
  if (!rescan) return;
  const { read, url, differences } = rescan;
  const draft = $draft.get();
  const found: Overrides = { ...draft.found, ...read.values };
  const foundOrigins = { ...draft.foundOrigins, ...read.origins };
  const next = takeOver(
    present(),
    read,
    differences.filter(({ id }) => ids.has(id)),
  );
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

/** Leaves the demo as it is. */
export function dismissRescan(): void {
  $rescan.set(undefined);
}
