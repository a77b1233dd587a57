import type { ReactElement } from 'react';

/** Placeholders of the columns' names and of rows, at their size (`.row-outlines`, islands.css). */
export function ListSkeleton(): ReactElement {
  return (
    <div aria-hidden="true" className="motion-safe:animate-pulse">
      <div className="flex h-9 items-center border-b border-white/9 pl-12 max-md:hidden">
        <span className="text-[13px]/5 text-white/60">Demo</span>
      </div>
      <div className="row-outlines" />
    </div>
  );
}
