import type { ReactElement, ReactNode } from 'react';

/** A short message in place of a page's content, with a button. */
export function PageState({
  role,
  title,
  children,
  actions,
}: {
  readonly role?: 'status' | 'alert';
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}): ReactElement {
  return (
    <div className="border-t border-white/10 pt-8">
      <div role={role}>
        <h2 className="text-xl/7 tracking-[-.02em]">{title}</h2>
        {children !== undefined && (
          <div className="mt-2 max-w-[52ch] text-[15px]/6 wrap-anywhere text-white/70">
            {children}
          </div>
        )}
      </div>
      {actions !== undefined && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
