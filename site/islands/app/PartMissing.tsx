import type { ReactElement } from 'react';

/** Shown in place of a part of the workspace that could not be fetched. */
export function PartMissing(): ReactElement {
  return (
    <p role="alert" className="m-auto max-w-[40ch] p-6 text-center text-sm/5.5 text-white/70">
      This page could not be loaded. Your demos are safe: please reload the page when you are online
      again.
    </p>
  );
}
