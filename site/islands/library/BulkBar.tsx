import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { controlClass } from '../ui/Field.tsx';
import { downloadDemos, extendDemos, tagDemos } from './bulk-actions.ts';
import { deleteDemos } from './delete-demo.ts';
import type { LibraryDemo } from './library-demo.ts';
import { pickNone } from './picked-demos.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

type Asking = 'tag' | 'delete' | undefined;

/** The actions for the chosen demos. */
export function BulkBar({ demos }: { readonly demos: readonly LibraryDemo[] }): ReactElement {
  const [asking, setAsking] = useState<Asking>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setAsking(undefined);
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  const remove = async (): Promise<void> => {
    pickNone();
    await deleteDemos(demos);
  };
  const count = demos.length === 1 ? '1 demo' : `${demos.length} demos`;
  return (
    <div
      role="toolbar"
      aria-label="Chosen demos"
      className="flex min-h-[47px] shrink-0 flex-wrap items-center gap-x-1 border-white/9 px-6 max-md:order-last max-md:border-t max-md:bg-panel max-md:px-4 max-md:py-2 md:border-b"
    >
      <p role="status" className="mr-auto pr-3 text-[13px]/5 font-medium tabular-nums">
        {demos.length} chosen
      </p>
      {asking === 'tag' ? (
        <TagForm
          onTag={(tag) => void run(() => tagDemos(demos, tag))}
          onCancel={() => setAsking(undefined)}
        />
      ) : (
        <Actions demos={demos} isBusy={isBusy} run={run} onAsk={setAsking} />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={`Delete ${count}?`}
          text="Their links stop working at once. You can undo this."
          confirm={`Delete ${count}`}
          onConfirm={() => void run(remove)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

interface ActionsProps {
  readonly demos: readonly LibraryDemo[];
  readonly isBusy: boolean;
  readonly run: (work: () => Promise<void>) => Promise<void>;
  /** Opens the form for a tag, or the question whether to delete. */
  readonly onAsk: (asking: Asking) => void;
}

/** The buttons, and the one that chooses no demo. */
function Actions({ demos, isBusy, run, onAsk }: ActionsProps): ReactElement {
  return (
    <>
      <Button variant="quiet" narrow disabled={isBusy} onClick={() => onAsk('tag')}>
        <Tag {...icon} />
        Tag
      </Button>
      <Button
        variant="quiet"
        narrow
        busy={isBusy}
        onClick={() => void run(() => extendDemos(demos))}
      >
        <CalendarPlus {...icon} />
        Extend
      </Button>
      <Button variant="quiet" narrow onClick={() => downloadDemos(demos)}>
        <Download {...icon} />
        Export CSV
      </Button>
      <Button variant="quiet" narrow disabled={isBusy} onClick={() => onAsk('delete')}>
        <Trash2 {...icon} />
        Delete
      </Button>
      <button
        type="button"
        title="Choose none (Esc)"
        onClick={pickNone}
        className="grid size-11 cursor-pointer place-items-center rounded-[10px] text-white/65 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <X aria-hidden="true" size={17} strokeWidth={1.75} />
        <span className="sr-only">Choose none</span>
      </button>
    </>
  );
}

interface TagFormProps {
  readonly onTag: (tag: string) => void;
  readonly onCancel: () => void;
}

function TagForm({ onTag, onCancel }: TagFormProps): ReactElement {
  const [tag, setTag] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (tag.trim() !== '') onTag(tag);
  };
  return (
    <form onSubmit={submit} className="flex gap-2 max-md:w-full">
      <input
        aria-label="Tag for all chosen demos"
        ref={focusOnce}
        dir="auto"
        autoComplete="off"
        maxLength={textLimits.tag}
        value={tag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        className={`${controlClass} min-h-11! w-48! py-1.5! text-sm/6! max-md:flex-1`}
      />
      <Button variant="primary" type="submit" disabled={tag.trim() === ''}>
        Add tag
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  if (field && field.value === '') field.focus();
}
