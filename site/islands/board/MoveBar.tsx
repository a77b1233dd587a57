import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { stageWords } from '../library/stage-words.ts';
import { Button } from '../ui/Button.tsx';
import { $move, $announcement, pauseMoveTimer, resumeMoveTimer, undoMove } from './move-demo.ts';

interface MoveBarProps {
  readonly onUndone: (demo: LibraryDemo) => void;
}

/** Offers to undo a move for ten seconds, and announces the move to screen readers. */
export function MoveBar({ onUndone }: MoveBarProps): ReactElement {
  const move = useStore($move);
  const announcement = useStore($announcement);
  const undo = (): void => {
    const demo = undoMove();
    if (demo) onUndone(demo);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {move && (
        <div
          onPointerEnter={pauseMoveTimer}
          onPointerLeave={resumeMoveTimer}
          onFocus={pauseMoveTimer}
          onBlur={resumeMoveTimer}
          className="absolute inset-x-0 bottom-4 z-20 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-xl border border-white/14 bg-panel py-1 pr-1.5 pl-4 shadow-2xl shadow-black/60"
        >
          <p aria-hidden="true" className="min-w-0 truncate text-sm/5 text-white/80">
            <bdi className="font-medium text-white">{move.name}</bdi> is in {stageWords[move.to]}
          </p>
          <Button variant="quiet" narrow aria-keyshortcuts="Z" onClick={undo}>
            Undo
            <kbd
              aria-hidden="true"
              className="grid size-5 place-items-center rounded-[5px] bg-white/9 font-sans text-[11px]/none max-md:hidden"
            >
              Z
            </kbd>
          </Button>
        </div>
      )}
    </>
  );
}
