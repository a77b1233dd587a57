import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { undoDelete } from './delete-demo.ts';
import { $deleted, $restoring, type DeletedDemo } from './deleted-demos.ts';
import type { LibraryDemo } from './library-demo.ts';

interface UndoBarProps {
  readonly deleted: readonly DeletedDemo[];
  readonly onRestored: (demo: LibraryDemo) => void;
}

/** Offers to undo a deletion, until it is used, dismissed, or another demo is deleted. */
export function UndoBar({ deleted, onRestored }: UndoBarProps): ReactElement {
  const restoring = useStore($restoring);
  const restore = async (): Promise<void> => {
    const demo = await undoDelete();
    if (demo) onRestored(demo);
  };
  return (
    <div className="flex shrink-0 items-center gap-1 border-t border-white/9 bg-panel py-2 pr-4 pl-4 md:pl-6">
      <p className="min-w-0 flex-1 truncate pr-2 text-[13px]/5 text-white/80">
        <bdi className="font-medium text-white">
          {deleted.length === 1 ? deleted[0]?.demo.name : `${deleted.length} demos`}
        </bdi>{' '}
        {deleted.length === 1 ? 'was deleted' : 'were deleted'}
      </p>
      <Button busy={restoring} onClick={() => void restore()}>
        Undo
      </Button>
      <button
        type="button"
        onClick={() => $deleted.set([])}
        className="grid size-11 cursor-pointer place-items-center rounded-[10px] text-white/65 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <X aria-hidden="true" size={17} strokeWidth={1.75} />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}
