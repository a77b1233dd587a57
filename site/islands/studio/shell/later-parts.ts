import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import type * as BrandPart from './brand-part.ts';
import type * as ContentPart from './content-part.ts';
import type * as EditingPart from './editing-part.ts';
import type * as PreviewPart from './preview-part.ts';
import type * as ScanEndPart from './scan-end-part.ts';

/** A part of the studio that is fetched after its first step is there. */
export interface LaterPart<Part> {
  /** The part as soon as it is there; `missing` while it could not be fetched. */
  readonly $part: ReadableAtom<Part | 'missing' | undefined>;
  /** Fetches the part unless it is there or under way. */
  readonly ask: () => void;
}

/** One state for all users of a part, so that it is fetched once. */
export function laterPart<Part>(load: () => Promise<Part>): LaterPart<Part> {
  const $part = atom<Part | 'missing' | undefined>();
  let isUnderWay = false;
  const ask = (): void => {
    const part = $part.get();
    if (isUnderWay || (part !== undefined && part !== 'missing')) return;
    isUnderWay = true;
    void load()
      .then(
        (loaded) => $part.set(loaded),
        () => $part.set('missing'),
      )
      .finally(() => {
        isUnderWay = false;
      });
  };
  return { $part, ask };
}

/** Each step is fetched while the one before it is filled in. */
export const brandPart = laterPart<typeof BrandPart>(() => import('./brand-part.ts'));
export const contentPart = laterPart<typeof ContentPart>(() => import('./content-part.ts'));
/** Fetched while a website is being read. */
export const scanEndPart = laterPart<typeof ScanEndPart>(() => import('./scan-end-part.ts'));
export const laterPreview = laterPart<typeof PreviewPart>(() => import('./preview-part.ts'));
export const editingPart = laterPart<typeof EditingPart>(() => import('./editing-part.ts'));

/**
 * A part, asked for as soon as it `isWanted` and again whenever `attempt` changes while it is
 * missing.
 */
export function useLater<Part>(
  later: LaterPart<Part>,
  attempt: unknown,
  isWanted = true,
): Part | 'missing' | undefined {
  useEffect(() => {
    if (isWanted) later.ask();
  }, [later, attempt, isWanted]);
  return useStore(later.$part);
}
