import type { ReactElement } from 'react';

/** Marks a visit in progress. */
export function LiveBead(): ReactElement {
  return (
    <span aria-hidden="true" className="relative grid size-3.5 shrink-0 place-items-center">
      <span className="absolute inset-0 rounded-full border border-live/60 motion-safe:animate-pulse" />
      <span className="size-2 rounded-full bg-live forced-color-adjust-none" />
    </span>
  );
}
