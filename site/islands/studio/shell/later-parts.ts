import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';

/** A part of the studio that is fetched after the first step is shown. */
interface LaterPart<Part> {
  /** The part once it is loaded; `missing` after a failure. */
  readonly $part: ReadableAtom<Part | 'missing' | undefined>;
  /** Fetches the part, unless it is loaded or being fetched. */
  readonly request: () => void;
}

/** All users of a part share one state, so that it is fetched once. */
export function laterPart<Part>(load: () => Promise<Part>): LaterPart<Part> {
  const $part = atom<Part | 'missing' | undefined>();
  let isUnderWay = false;
  const request = (): void => {
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
  return { $part, request };
}

/** Each step is fetched while the previous one is filled in. */
export const brandPart = laterPart(() => import('./brand-part.ts'));
export const contentPart = laterPart(() => import('./content-part.ts'));
/** Fetched while a website is being scanned. */
export const scanEndPart = laterPart(() => import('./scan-end-part.ts'));
export const laterPreview = laterPart(() => import('./preview-part.ts'));
export const editingPart = laterPart(() => import('./editing-part.ts'));

/**
 * A part, requested once `isWanted` is set, and again when `attempt` changes while it is missing.
 */
export function useLater<Part>(
  later: LaterPart<Part>,
  attempt: unknown,
  isNeeded = true,
): Part | 'missing' | undefined {
  useEffect(() => {
    if (!isNeeded) return undefined;
    // The parts on the screen do not wait for it.
    const timer = setTimeout(later.request);
    return () => clearTimeout(timer);
  }, [later, attempt, isNeeded]);
  return useStore(later.$part);
}
