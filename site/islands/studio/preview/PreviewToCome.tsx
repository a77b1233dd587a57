import type { ReactElement } from 'react';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';

interface PreviewToComeProps {
  /** The classes that place it in its grid. */
  readonly place: string;
  readonly isMissing: boolean;
}

/** Reserves the preview's space until it is loaded. */
export function PreviewToCome({ place, isMissing }: PreviewToComeProps): ReactElement {
  return (
    <section
      aria-label="Live preview"
      className={`relative grid min-h-0 min-w-0 place-content-center bg-ground ${place}`}
    >
      {isMissing ? (
        <p role="alert" className="max-w-[36ch] p-6 text-center text-sm/5.5 text-white/70">
          The preview could not be loaded. What you enter is kept, and the demo can be made without
          it.
        </p>
      ) : (
        <div className="absolute inset-0 top-14">
          <PreviewSkeleton />
        </div>
      )}
    </section>
  );
}

export function PartMissing(): ReactElement {
  return (
    <p role="alert" className="text-sm/5.5 text-white/70">
      This step could not be loaded. What you entered is kept: please reload the page when you are
      online again.
    </p>
  );
}
