import { useStore } from '@nanostores/react';
import { useRef, type ReactElement } from 'react';
import { $isCounted } from '../library/library-store.ts';
import { stageWords } from '../library/stage-words.ts';
import { StageDisc } from '../library/StageDisc.tsx';
import { rowsToDraw, useWindow } from '../library/use-window.ts';
import { formatCount } from '../ui/format-english.ts';
import { BoardCard, type CardActions } from './BoardCard.tsx';
import type { Column } from './board-columns.ts';
import { formatMoney, formatSums } from './money.ts';

/** The height of a card with the gap below it, in rem. */
const cardHeight = 7.875;

interface BoardColumnProps extends CardActions {
  readonly column: Column;
  /** The focused card; undefined if it is in another column. */
  readonly current: number | undefined;
  /** The dragged card, and the one whose menu is open, by their links. */
  readonly draggedId: string | undefined;
  readonly opened: string | undefined;
  /** Whether a card is dragged over the column. */
  readonly isTarget: boolean;
}

/** The deals of a stage. The column scrolls, and renders only the visible cards. */
export function BoardColumn({
  column: { stage, demos, sums, older },
  current,
  draggedId,
  opened,
  isTarget,
  ...actions
}: BoardColumnProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const shown = useWindow(list, demos.length, cardHeight);
  return (
    <section
      data-stage={stage}
      aria-labelledby={`column-${stage}`}
      className={`flex min-h-0 min-w-0 flex-col border-r border-white/9 last:border-r-0 max-md:w-full max-md:shrink-0 max-md:snap-start max-md:snap-always max-md:border-r-0 ${isTarget ? 'bg-blue/10' : ''}`}
    >
      <ColumnHead stage={stage} count={demos.length} sums={sums} />
      <div className="min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain">
        <ul
          ref={list}
          aria-labelledby={`column-${stage}`}
          className="relative"
          style={{ height: `${demos.length * cardHeight}rem` }}
        >
          {rowsToDraw(shown, current === undefined ? [] : [current], demos.length).map((place) => {
            const demo = demos[place];
            return (
              demo && (
                <BoardCard
                  key={demo.uniqueId}
                  demo={demo}
                  place={place}
                  count={demos.length}
                  height={cardHeight}
                  isTabStop={place === current}
                  isDragged={demo.uniqueId === draggedId}
                  isOpen={demo.uniqueId === opened}
                  {...actions}
                />
              )
            );
          })}
        </ul>
        {older > 0 && (
          <p className="px-3.5 pt-1 pb-4 text-[13px]/5 text-white/60">
            {formatCount(older)} older than 90 days {older === 1 ? 'is' : 'are'} in the list
          </p>
        )}
      </div>
    </section>
  );
}

type ColumnHeadProps = Pick<Column, 'stage' | 'sums'> & { readonly count: number };

/** The stage, how many deals it has, and the sums of their offers. */
function ColumnHead({ stage, sums, count }: ColumnHeadProps): ReactElement {
  const isCounted = useStore($isCounted);
  const isQuiet = stage === 'draft' || stage === 'lost';
  const [first, ...others] = sums;
  return (
    <div className="flex h-11 shrink-0 items-center gap-2.5 px-3">
      <StageDisc stage={stage} />
      <h2
        id={`column-${stage}`}
        className={`text-sm/5 font-medium ${isQuiet ? 'text-white/70' : ''}`}
      >
        {stageWords[stage]}
      </h2>
      {isCounted && (
        <span className="text-[13px]/5 text-white/60 tabular-nums">
          {formatCount(count)}
          <span className="sr-only">{count === 1 ? ' demo' : ' demos'}</span>
        </span>
      )}
      {count > 0 && (
        <span
          title={others.length > 0 ? formatSums(sums) : undefined}
          className={`ml-auto min-w-0 truncate text-sm/5 tabular-nums ${first ? 'font-medium' : 'text-[13px]/5! text-white/60'}`}
        >
          {first ? formatMoney(first) : 'no offer yet'}
          {others.length > 0 && (
            <>
              <span aria-hidden="true" className="font-normal text-white/60">
                {' '}
                +{others.length}
              </span>
              <span className="sr-only"> + {formatSums(others)}</span>
            </>
          )}
        </span>
      )}
    </div>
  );
}
