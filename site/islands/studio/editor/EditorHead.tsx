import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactElement } from 'react';
import { paths } from '../../../paths.ts';
import { formatColumnTime } from '../../library/day-words.ts';
import { HistoryButtons } from '../draft/HistoryButtons.tsx';
import { $saveState } from '../draft/stored-draft.ts';
import { usePart } from '../fields/use-slot.ts';
import { $draft, $shown } from '../draft/draft-store.ts';
import { $announcement } from '../shell/undo-edits.ts';
import { $saving, type Saving } from './saved-state.ts';

function savingWords(saving: Saving): string {
  switch (saving.status) {
    case 'saving':
      return 'Saving';
    case 'saved':
      return saving.time === undefined ? 'Saved' : `Saved ${formatColumnTime(saving.time)}`;
    case 'offline':
      return `Not saved, offline since ${formatColumnTime(saving.since)}`;
    case 'held':
      return 'Kept back while paused';
    case 'refused':
      return 'Not saved';
  }
}

const heldHint =
  'The link shows what it showed when you paused. Your edits are saved when you continue.';

/** The bar over the panel: back to the demo, its name, and whether the edits are saved. */
export function EditorHead(): ReactElement {
  const saving = useStore($saving);
  const announcement = useStore($announcement);
  const hasRoom = useStore($saveState) !== 'full';
  const name = usePart($shown, (shown) => shown.businessName ?? '');
  const uniqueId = usePart($draft, (draft) => draft.editing?.uniqueId ?? '');
  const isStored = saving.status !== 'offline' && saving.status !== 'refused';
  const words = isStored || hasRoom ? savingWords(saving) : 'Not saved: no room left';
  return (
    <div className="flex h-14 shrink-0 items-center gap-1 border-b border-white/9 pr-4.5 pl-2 max-md:pr-2">
      <a
        href={paths.demoInApp(uniqueId)}
        title="Back to the demo"
        className="grid size-11 shrink-0 place-items-center rounded-[10px] text-white/70 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        <span className="sr-only">Close</span>
      </a>
      <h1 className="sr-only">Website Design Studio</h1>
      <div className="flex min-w-0 flex-1 items-center gap-x-3 max-md:flex-col max-md:items-start">
        <p
          className="max-w-full min-w-0 truncate text-[15px]/5 font-medium tracking-[-.01em] md:flex-1"
          title={name}
        >
          <bdi>{name}</bdi>
        </p>
        <p
          className={`max-w-[58%] min-w-0 truncate text-[13px]/5 max-md:max-w-full max-md:text-xs/4.5 ${isStored ? 'text-white/60' : 'text-danger'}`}
          title={saving.status === 'held' ? heldHint : words}
        >
          {announcement === '' ? words : <span aria-hidden="true">{announcement}</span>}
        </p>
      </div>
      <span role="status" className="sr-only">
        {announcement !== '' ? announcement : isStored ? '' : words}
      </span>
      <div className="md:hidden">
        <HistoryButtons locked={false} />
      </div>
    </div>
  );
}
