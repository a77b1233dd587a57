import type { ReactElement } from 'react';

const rows = Array.from({ length: 11 }, (_, row) => row);

/** Placeholders of the columns' names and of rows, at their size. */
export function ListSkeleton(): ReactElement {
  return (
    <div aria-hidden="true" className="motion-safe:animate-pulse">
      <div className="flex h-9 items-center border-b border-white/9 pl-12 max-md:hidden">
        <span className="text-[13px]/5 text-white/60">Demo</span>
      </div>
      {rows.map((row) => (
        <div
          key={row}
          className="flex h-[3.8125rem] items-center gap-3.5 border-b border-white/9 pr-6 pl-12 max-md:h-19 max-md:pl-4"
        >
          <div className="h-9.5 w-18 shrink-0 rounded-[5px] bg-white/6 max-md:h-10.5 max-md:w-20" />
          <div className="grid gap-2">
            <div className="h-3.5 w-40 rounded bg-white/8" />
            <div className="h-3 w-52 rounded bg-white/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
