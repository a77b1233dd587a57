import type { ReactElement } from 'react';

/** A placeholder of the page. */
export function PreviewSkeleton(): ReactElement {
  return (
    <div aria-hidden="true" className="absolute inset-0 p-8 motion-safe:animate-pulse">
      <div className="flex justify-between">
        <div className="h-4 w-28 rounded bg-white/8" />
        <div className="h-4 w-52 rounded bg-white/6" />
      </div>
      <div className="mt-[16%] h-9 w-3/5 rounded bg-white/8" />
      <div className="mt-3 h-9 w-2/5 rounded bg-white/8" />
      <div className="mt-7 h-4 w-1/2 rounded bg-white/6" />
      <div className="mt-2.5 h-4 w-2/5 rounded bg-white/6" />
      <div className="mt-8 h-11 w-36 rounded-[10px] bg-white/8" />
    </div>
  );
}
