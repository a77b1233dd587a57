import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import type * as LaterSteps from './later-steps.ts';
import type * as PreviewPart from './preview-part.ts';

/** A part of the studio that is fetched after its first step is there. */
export interface LaterPart<Part> {
  /** The part as soon as it is there; `missing` while it could not be fetched. */
  readonly $part: ReadableAtom<Part | 'missing' | undefined>;
  /** Fetches the part unless it is there or under way. */
  readonly ask: () => void;
}

/** One state for all who use a part: each of them sees it, whoever asked first. */
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

export const laterSteps = laterPart<typeof LaterSteps>(() => import('./later-steps.ts'));
export const laterPreview = laterPart<typeof PreviewPart>(() => import('./preview-part.ts'));

/** A part, asked for at once and again whenever `attempt` changes while it is missing. */
export function useLater<Part>(later: LaterPart<Part>, attempt: unknown): Part | 'missing' | undefined {
  useEffect(later.ask, [later, attempt]);
  return useStore(later.$part);
}
