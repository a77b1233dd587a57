import { atom } from 'nanostores';
import type { Demo } from '../../../../service/contract/demos.ts';
import { siteKey, siteKeys } from '../../../../templates-data/model/site-key.ts';

export interface ScannedSite {
  /**
   * The website's names, as `siteKey` makes them: of the typed address, and of the one it redirects
   * to.
   */
  readonly sites: ReadonlySet<string>;
  /** The account's demos of it, as the service reports them. */
  readonly saved: readonly Demo[];
}

/** The website of the last scan; undefined once the agency has continued with a new demo. */
export const $scannedSite = atom<ScannedSite | undefined>();

export function setScannedSite(
  url: string,
  { facts, demos }: { readonly facts?: unknown; readonly demos?: readonly Demo[] | undefined },
): void {
  const sites = new Set([siteKey(url), ...siteKeys({ facts })]);
  sites.delete('');
  $scannedSite.set({ sites, saved: demos ?? [] });
}
