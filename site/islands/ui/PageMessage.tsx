import type { ReactElement, ReactNode } from 'react';

interface PageMessageProps {
  readonly role?: 'status' | 'alert';
  /** The level of the title; 1 by default. */
  readonly level?: 1 | 2;
  readonly title: string;
  readonly text: ReactNode;
  /** What can be done: buttons or links. */
  readonly children?: ReactNode;
}

/** A message in the middle of a page of the workspace, in place of its content. */
export function PageMessage({
  role,
  level = 1,
  title,
  text,
  children,
}: PageMessageProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div role={role} className="m-auto max-w-[50ch] p-6 text-center">
      <Title className="text-xl/7 font-medium tracking-[-.015em] text-balance">{title}</Title>
      <p className="mt-1.5 text-sm/5.5 text-pretty text-white/65">{text}</p>
      {Boolean(children) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2 text-sm">{children}</div>
      )}
    </div>
  );
}
