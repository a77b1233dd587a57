import type { ReactElement, ReactNode } from 'react';

interface EditorPartProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Fields of the panel that belong together. */
export function EditorPart({ title, children }: EditorPartProps): ReactElement {
  return (
    <section className="space-y-5 border-t border-white/9 pt-5">
      {title !== undefined && <h4 className="text-sm/5 font-medium">{title}</h4>}
      {children}
    </section>
  );
}
