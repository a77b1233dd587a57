import { useStore } from '@nanostores/react';
import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { Stage } from '../../../service/contract/stages.ts';
import { $session } from '../auth/session-store.ts';
import { lazyPart } from '../app/lazy-part.ts';
import { $hasSingleKeys, onKeys } from '../app/single-keys.ts';
import { KeyHints } from '../library/KeyHints.tsx';
import type { LibraryDemo } from '../library/library-demo.ts';
import { boardColumns, findPosition, nextPosition, type Column } from './board-columns.ts';
import type { CardActions } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { LostDialog } from './LostDialog.tsx';
import { MoveBar } from './MoveBar.tsx';
import { $move, moveDemo, undoMove } from './move-demo.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { StageTabs } from './StageTabs.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useDrag } from './use-drag.ts';
import { ValueDialog } from './ValueDialog.tsx';

const boardKeys = [
  ['←', ''],
  ['↑', ''],
  ['↓', ''],
  ['→', 'walk'],
  ['M', 'move to'],
  ['V', 'offer'],
  ['↵', 'open'],
] as const;

const rates = lazyPart<object>(() =>
  import('../insights/BoardRates.tsx').then((part) => part.BoardRates),
);

/** The open dialog or menu, and its demo. */
interface Opened {
  readonly what: 'menu' | 'lost' | 'value';
  readonly demo: LibraryDemo;
}

/** Deals in a column per stage. They are moved by mouse, keyboard or menu. */
export function Board({ demos }: { readonly demos: readonly LibraryDemo[] }): ReactElement {
  const board = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => boardColumns(demos), [demos]);
  const [opened, setOpened] = useState<Opened>();
  const { current, setCurrent, focusCard } = useCardFocus(board);
  const spot = findPosition(columns, current) ?? firstSpot(columns);

  const move = (demo: LibraryDemo, stage: Stage): void => {
    const isSame = stage === demo.stage;
    setOpened(!isSame && stage === 'lost' ? { what: 'lost', demo } : undefined);
    if (!isSame && stage !== 'lost') void moveDemo(demo, stage);
    focusCard(nextFocus(columns, demo));
  };
  const byId = (uniqueId: string | undefined): LibraryDemo | undefined =>
    demos.find((demo) => demo.uniqueId === uniqueId);
  const dragged = useDrag(board, (uniqueId, stage) => {
    const demo = byId(uniqueId);
    if (demo && demo.stage !== stage) move(demo, stage);
  });
  // A late answer closes its own dialog only, not one that was opened meanwhile.
  const close = (): void => {
    setOpened((current) => (current === opened ? undefined : current));
    focusCard(opened?.demo.uniqueId);
  };
  const onMenu = useCallback((demo: LibraryDemo) => setOpened({ what: 'menu', demo }), []);
  const onValue = useCallback((demo: LibraryDemo) => setOpened({ what: 'value', demo }), []);
  const onUndone = ({ uniqueId }: LibraryDemo): void => focusCard(uniqueId);
  useEffect(() => onKeys({ z: () => undoKey(focusCard) }), [focusCard]);

  const onKeyDown = (event: KeyboardEvent): void =>
    handleKey(event, { demos, columns, focusCard, onMenu, onValue });
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <StageTabs columns={columns} board={board} />
      <p id="board-keys" hidden>
        Arrow keys walk over the board, M moves the demo, V sets its offer.
      </p>
      <div
        ref={board}
        role="group"
        aria-label="Deals by stage"
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const card = target.closest('[data-card-box]')?.getAttribute('data-card-box');
          if (card !== null && card !== undefined) setCurrent(card);
        }}
        className="grid min-h-0 flex-1 grid-cols-[repeat(6,minmax(11.5rem,1fr))] overflow-x-auto overscroll-x-contain max-md:flex max-md:snap-x max-md:snap-mandatory max-md:[scrollbar-width:none] motion-safe:max-md:scroll-smooth md:px-3.5"
      >
        {columns.map((column, index) => (
          <BoardColumn
            key={column.stage}
            column={column}
            current={spot?.column === index ? spot.place : undefined}
            draggedId={dragged?.card}
            opened={opened?.demo.uniqueId}
            isTarget={dragged?.over === column.stage}
            onMenu={onMenu}
            onValue={onValue}
          />
        ))}
      </div>
      <p className="flex shrink-0 justify-end gap-3 px-6 py-2 text-[13px]/5 text-white/60 max-md:hidden">
        <KeyHints keys={boardKeys} />
      </p>
      <Over opened={opened} onMove={move} onValue={onValue} onClose={close} />
      <MoveBar onUndone={onUndone} />
      <Rates />
    </div>
  );
}

interface BoardKeys extends CardActions {
  readonly demos: readonly LibraryDemo[];
  readonly columns: readonly Column[];
  readonly focusCard: (uniqueId: string | undefined) => void;
}

/** The keys on a card: arrows move the focus, M and V open the card's menu and offer. */
function handleKey(
  event: KeyboardEvent,
  { demos, columns, focusCard, onMenu, onValue }: BoardKeys,
): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element)) return;
  const card = target.closest('[data-card-box]')?.getAttribute('data-card-box');
  const demo = demos.find(({ uniqueId }) => uniqueId === card);
  const at = findPosition(columns, demo?.uniqueId);
  if (!demo || !at) return;
  const next = nextPosition(columns, at, key);
  const letter = $hasSingleKeys.get() ? key.toLowerCase() : '';
  if (next) focusCard(next.uniqueId);
  else if (letter === 'm') onMenu(demo);
  else if (letter === 'v') onValue(demo);
  else if (!/^(?:Arrow|Home$|End$)/u.test(key)) return;
  event.preventDefault();
}

/** Win rates, if the plan includes them. */
function Rates(): ReactElement | null {
  const session = useStore($session);
  const plan = session.status === 'signed-in' ? session.user.plan : null;
  if (plan?.features.includes('pipeline') !== true) return null;
  return (
    <Suspense fallback={null}>
      <rates.Part />
    </Suspense>
  );
}

function undoKey(focusCard: (uniqueId: string | undefined) => void): void {
  if (!$move.get()) return;
  const demo = undoMove();
  if (demo) focusCard(demo.uniqueId);
}

interface OverProps {
  readonly opened: Opened | undefined;
  readonly onMove: (demo: LibraryDemo, stage: Stage) => void;
  readonly onValue: (demo: LibraryDemo) => void;
  readonly onClose: () => void;
}

function Over({ opened, onMove, onValue, onClose }: OverProps): ReactElement | null {
  if (!opened) return null;
  const { what, demo } = opened;
  if (what === 'value') return <ValueDialog demo={demo} onClose={onClose} />;
  if (what === 'lost') return <LostDialog demo={demo} onClose={onClose} />;
  return (
    <MoveMenu
      demo={demo}
      onMove={(stage) => onMove(demo, stage)}
      onValue={() => onValue(demo)}
      onClose={onClose}
    />
  );
}

function firstSpot(columns: readonly Column[]): { column: number; place: number } | undefined {
  const column = columns.findIndex(({ demos }) => demos.length > 0);
  return column < 0 ? undefined : { column, place: 0 };
}

/**
 * After a move the focus follows the demo. On a phone, which shows one column, it goes to the demo
 * that takes its place.
 */
function nextFocus(columns: readonly Column[], { uniqueId }: LibraryDemo): string | undefined {
  if (window.matchMedia('(width >= 48rem)').matches) return uniqueId;
  const spot = findPosition(columns, uniqueId);
  const { demos = [] } = columns[spot?.column ?? 0] ?? {};
  const place = spot?.place ?? 0;
  return (demos[place + 1] ?? demos[place - 1])?.uniqueId;
}
