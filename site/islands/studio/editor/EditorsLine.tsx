import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { $otherEditors, editorName } from './held-fields.ts';
import { Bead } from './HeldTag.tsx';

/** The label of a field in this window's form; empty if it is on another tab. */
function fieldLabel(field: string | null): string {
  if (field === null) return '';
  const control = document.getElementById(field);
  const labels = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return (labels ? control.labels?.[0]?.textContent : control?.textContent)?.trim() ?? '';
}

/** Who edits this demo in another window, and where. */
export function EditorsLine(): ReactElement {
  const others = useStore($otherEditors);
  const [first] = others;
  const label = fieldLabel(first?.field ?? null);
  const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
  return (
    <p
      role="status"
      className={
        first
          ? 'flex min-h-9 shrink-0 items-center gap-2 border-b border-white/9 px-4.5 text-[13px]/5'
          : 'sr-only'
      }
    >
      {first && (
        <>
          <Bead />
          <span className="min-w-0 flex-1 truncate" dir="auto">
            {editorName(first)}
            {more} {first.isYou || more !== '' ? 'edit' : 'edits'} this demo too
            {label !== '' && <span className="text-white/60"> · {label}</span>}
          </span>
        </>
      )}
    </p>
  );
}
