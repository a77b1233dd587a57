import { atom } from 'nanostores';
import { siteKey } from '../../../../templates-data/model/site-key.ts';
import { $content, $draft, $origins } from '../draft/draft-store.ts';
import type { ReadState } from './scan-differences.ts';

/** A repeated scan of the draft's website. */
export interface Rescan {
  readonly read: ReadState;
  readonly url: string;
  /** Whether only a part of the website could be read, so that missing values say nothing. */
  readonly isPartial: boolean;
}

export const $rescan = atom<Rescan | undefined>();

/** Whether the draft was read from this website before, in this wizard or before it was saved. */
export function isRescan(url: string): boolean {
  const { scannedUrl, made, editing } = $draft.get();
  const before = editing ? $content.get().sourceUrl : made ? '' : scannedUrl;
  return before !== '' && siteKey(before) !== '' && siteKey(before) === siteKey(url);
}

/**
 * Whether a pasted page could replace typed values or restore removed ones: in a demo of the same
 * website, or of none yet.
 */
export function mayOverwrite(url: string): boolean {
  const { scannedUrl, made, editing } = $draft.get();
  if (isRescan(url) && editing) return true;
  if (made !== undefined || (scannedUrl !== '' && !isRescan(url))) return false;
  const { lists, origins, removed } = $content.get();
  const parts = [
    ...Object.values($origins.get()),
    ...Object.values(origins),
    ...Object.values(lists).flatMap((entries) => entries.map(({ origin }) => origin)),
  ];
  return Object.keys(removed).length > 0 || parts.some((origin) => origin?.kind === 'typed');
}

/** Closes the list without changing the demo. */
export function dismissRescan(): void {
  $rescan.set(undefined);
}
