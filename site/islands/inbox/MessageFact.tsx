import type { ReactNode, ReactElement } from 'react';

export function MessageFact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-white/9 py-2.5">
      <dt className="text-white/60">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
