import type { ReactElement, ReactNode } from 'react';
import { editorName, useHolder } from './held-fields.ts';

interface HeldTagProps {
  /** The id of the field's control. */
  readonly field: string;
  /** Shown while the field is edited in this window only. */
  readonly children: ReactNode;
}

/** Shows beside a field who edits it in another window. */
export function HeldTag({ field, children }: HeldTagProps): ReactNode {
  const holder = useHolder(field);
  if (!holder) return children;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-[13px]/5 text-white" dir="auto">
      <Bead />
      <span className="truncate">{editorName(holder)} is typing here</span>
    </span>
  );
}

/** Green: the person is typing now. */
export function Bead(): ReactElement {
  return <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-[#4cc38a]" />;
}
