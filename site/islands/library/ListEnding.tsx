import type { ReactElement, ReactNode } from 'react';

interface EndingProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What stands where no rows are, with the way on. */
export function Ending({ title, text, children }: EndingProps): ReactElement {
  return (
    <div className="grid justify-items-start gap-4 border-b border-white/9 px-5 py-6 last:border-b-0 md:px-6">
      <div>
        <p className="text-[15px]/6 font-medium">{title}</p>
        <p className="mt-1 text-sm/5.5 text-white/65">{text}</p>
      </div>
      {children}
    </div>
  );
}

/** Rows to come, at their size. */
export function Skeleton(): ReactElement {
  return (
    <div aria-hidden="true" className="motion-safe:animate-pulse">
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <div
          key={row}
          className="grid h-[93px] content-center gap-2.5 border-b border-white/9 px-5 md:px-6"
        >
          <div className="h-4 w-40 rounded bg-white/8" />
          <div className="h-3.5 w-52 rounded bg-white/6" />
          <div className="h-3.5 w-24 rounded bg-white/5" />
        </div>
      ))}
    </div>
  );
}
