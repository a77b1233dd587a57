import type { ReactElement, ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly tone?: 'plain' | 'bad';
  readonly children?: ReactNode;
}

/** A message within a step; unlike a toast, it stays. */
export function Notice({ title, tone = 'plain', children }: NoticeProps): ReactElement {
  return (
    <section
      className={`rounded-xl border p-4 text-sm/5.5 ${tone === 'bad' ? 'border-danger/40 bg-danger/6' : 'border-white/12 bg-white/[.03]'}`}
    >
      <p className="font-medium text-white">{title}</p>
      {children !== undefined && <div className="mt-1 space-y-3 text-white/70">{children}</div>}
    </section>
  );
}
