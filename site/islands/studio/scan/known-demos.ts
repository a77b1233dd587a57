import { siteKeys } from '../../../../templates-data/model/site-key.ts';
import { savedDemo, type LibraryDemo } from '../../library/library-demo.ts';
import type { OtherDraft } from '../draft/stored-draft.ts';
import type { LocalDemo } from '../making/local-demos.ts';
import type { ScannedSite } from './scanned-site.ts';

/** Demos and drafts of the scanned website that exist already. */
export type KnownDemo =
  | {
      readonly kind: 'saved';
      readonly id: string;
      readonly name: string;
      readonly at: number | undefined;
      readonly demo: LibraryDemo;
    }
  | {
      readonly kind: 'device' | 'draft';
      readonly id: string;
      readonly name: string;
      readonly at: number | undefined;
    };

/**
 * Demos and drafts of the same website, those of the account first, without the one being edited.
 */
export function knownDemos(
  { sites, saved }: ScannedSite,
  onDevice: readonly LocalDemo[],
  drafts: readonly OtherDraft[],
  editing: string | undefined,
): readonly KnownDemo[] {
  const isOfSite = (keys: Iterable<string>): boolean => [...keys].some((key) => sites.has(key));
  const found: readonly KnownDemo[] = [
    ...saved.map((demo) => ({
      kind: 'saved' as const,
      id: demo.uniqueId,
      name: demo.name,
      at: Date.parse(demo.createdAt),
      demo: savedDemo(demo),
    })),
    ...onDevice
      .filter(
        ({ uniqueId, data }) =>
          isOfSite(siteKeys(data)) && saved.every((one) => one.uniqueId !== uniqueId),
      )
      .map(({ uniqueId, name, createdAt }) => ({
        kind: 'device' as const,
        id: uniqueId,
        name,
        at: createdAt,
      })),
    ...drafts
      .filter(({ site }) => sites.has(site))
      .map(({ id, name, savedAt }) => ({ kind: 'draft' as const, id, name, at: savedAt })),
  ];
  return found.filter(({ id }) => id !== editing);
}
