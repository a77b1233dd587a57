import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { announce } from '../shell/undo-edits.ts';
import type { DraftChange } from './draft-changes.ts';

export function ChangeLine({ change }: { change: DraftChange }): ReactElement {
  const { label, detail, go, reset } = change;
  return (
    <li className="flex items-center gap-2 pr-2 pl-3.5">
      <button
        type="button"
        onClick={go}
        className="min-h-12 min-w-0 flex-1 cursor-pointer rounded-lg py-1.5 text-left text-[13px]/5 outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring"
      >
        <span className="block truncate text-white/90 underline decoration-white/30 underline-offset-4">
          {label}
        </span>
        <bdi className="block truncate text-white/60">{detail}</bdi>
      </button>
      <Button
        variant="quiet"
        narrow
        onClick={() => {
          reset();
          announce(`${label}: as the template has it`);
          document.getElementById('f-changes')?.focus();
        }}
      >
        Reset<span className="sr-only"> {label}</span>
      </Button>
    </li>
  );
}
