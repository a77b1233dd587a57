import { useEffect, useState } from 'react';
import type * as LaterSteps from './later-steps.ts';
import type * as PreviewPart from './preview-part.ts';

/** A part of the studio that is fetched after its first step is there. */
interface Later<Part> {
  readonly load: () => Promise<Part>;
  part: Part | undefined;
}

export const laterSteps: Later<typeof LaterSteps> = {
  load: () => import('./later-steps.ts'),
  part: undefined,
};
export const laterPreview: Later<typeof PreviewPart> = {
  load: () => import('./preview-part.ts'),
  part: undefined,
};

/**
 * A part as soon as it is there; `missing` when it could not be fetched, which is tried again whenever `attempt` changes.
 */
export function useLater<Part>(later: Later<Part>, attempt: unknown): Part | 'missing' | undefined {
  const [part, setPart] = useState<{ there: Part | 'missing' | undefined }>({ there: later.part });
  useEffect(() => {
    if (later.part !== undefined) return;
    let isGone = false;
    const settle = (there: Part | 'missing'): void => {
      if (!isGone) setPart({ there });
    };
    later.load().then(
      (loaded) => {
        later.part = loaded;
        settle(loaded);
      },
      () => settle('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [later, attempt]);
  return part.there;
}
