import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { stages, type Stage } from '../../../service/contract/stage-names.ts';
import { $isCounted } from '../library/library-store.ts';
import { stageWords } from '../library/stage-words.ts';
import { StageDisc } from '../library/StageDisc.tsx';
import { formatCount } from '../ui/format-english.ts';
import type { Column } from './board-columns.ts';

interface StageTabsProps {
  readonly columns: readonly Column[];
  readonly board: RefObject<HTMLElement | null>;
}

/** Chooses the visible column on a phone, by tab or by swipe. */
export function StageTabs({ columns, board }: StageTabsProps): ReactElement {
  const isCounted = useStore($isCounted);
  const [shown, setShown] = useState<Stage>('draft');
  useEffect(() => {
    const box = board.current;
    if (!box) return;
    const update = (): void => {
      const at = Math.round(box.scrollLeft / Math.max(1, box.clientWidth));
      setShown(stages[at] ?? 'draft');
    };
    box.addEventListener('scroll', update, { passive: true });
    return () => box.removeEventListener('scroll', update);
  }, [board]);
  return (
    <div
      role="group"
      aria-label="Stage"
      className="flex shrink-0 [scrollbar-width:none] gap-1 overflow-x-auto border-b border-white/9 px-3 md:hidden"
    >
      {columns.map(({ stage, demos }, index) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === shown}
          onClick={({ currentTarget }) => {
            const box = board.current;
            box?.scrollTo({ left: index * box.clientWidth });
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
          className={`relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 px-2.5 text-sm/5 font-medium outline-offset-[-4px] focus-visible:outline-2 focus-visible:outline-ring ${stage === shown ? 'text-white after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.5 after:bg-white' : 'text-white/65'}`}
        >
          <StageDisc stage={stage} />
          {stageWords[stage]}
          {isCounted && (
            <span className="font-normal text-white/60 tabular-nums">
              {formatCount(demos.length)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
