import { useStore } from '@nanostores/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo, Suspense, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { lazyPart } from '../app/lazy-part.ts';
import { DemoThumb } from '../library/DemoThumb.tsx';
import type { LibraryDemo } from '../library/library-demo.ts';
import { $readIds } from '../signals/now-store.ts';
import { describeLastEvent } from './card-words.ts';
import { formatMoney } from './money.ts';

const reading = lazyPart<{ readonly demoId: string }>(() =>
  import('../signals/Now.tsx').then((part) => part.ReadingLine),
);

export interface CardActions {
  readonly onMenu: (demo: LibraryDemo) => void;
  readonly onValue: (demo: LibraryDemo) => void;
}

interface BoardCardProps extends CardActions {
  readonly demo: LibraryDemo;
  /** Its position in the column, from 0. */
  readonly place: number;
  readonly count: number;
  /** The height of a position, in rem. */
  readonly height: number;
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  /** Whether its menu is open. */
  readonly isOpen: boolean;
}

const small =
  'absolute z-1 grid min-h-6 cursor-pointer place-items-center rounded-md text-[13px]/5 outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-ring';

/** A deal: its picture, value, recipients and last event. */
export const BoardCard = memo(function BoardCard({
  demo,
  place,
  count,
  height,
  isTabStop,
  isDragged,
  isOpen,
  onMenu,
  onValue,
}: BoardCardProps): ReactElement {
  const { id, uniqueId } = demo;
  const isRead = useStore($readIds).includes(id);
  const tabIndex = isTabStop ? 0 : -1;
  const edge = isRead ? 'border-live/50' : 'border-white/10 hover:border-white/22';
  return (
    <li
      aria-posinset={place + 1}
      aria-setsize={count}
      data-card-box={uniqueId}
      className={`group absolute inset-x-2.5 rounded-[10px] border bg-raised transition-opacity ${isOpen ? 'border-ring ring-2 ring-ring/35' : edge} ${isDragged ? 'opacity-45' : ''}`}
      style={{ top: `${place * height}rem`, height: `${height - 0.625}rem` }}
    >
      <CardLink demo={demo} tabIndex={tabIndex} isRead={isRead} />
      <OfferButton demo={demo} tabIndex={tabIndex} onValue={onValue} />
      <MenuButton demo={demo} tabIndex={tabIndex} isOpen={isOpen} onMenu={onMenu} />
    </li>
  );
});

interface CardPartProps {
  readonly demo: LibraryDemo;
  readonly tabIndex: 0 | -1;
}

/** The picture, name and last event, as a link to the demo. */
function CardLink({
  demo,
  tabIndex,
  isRead,
}: CardPartProps & { readonly isRead: boolean }): ReactElement {
  const { id, name, uniqueId, stage } = demo;
  return (
    <a
      data-card={uniqueId}
      href={paths.demoInApp(uniqueId)}
      tabIndex={tabIndex}
      draggable={false}
      aria-describedby="board-keys"
      aria-keyshortcuts="M V"
      className="block h-full rounded-[10px] p-3 outline-offset-[-1px] focus-visible:outline-2 focus-visible:outline-ring"
    >
      <span className={stage === 'lost' ? 'opacity-55' : ''}>
        <DemoThumb demo={demo} size="h-11.5 w-22" />
      </span>
      <span
        dir="auto"
        title={name}
        className={`mt-2 block truncate text-left text-sm/5 font-medium ${stage === 'lost' ? 'text-white/70' : ''}`}
      >
        {name}
      </span>
      <span className="block truncate text-[13px]/4.5 text-white/60">
        <span className="sr-only">, </span>
        {isRead ? (
          <Suspense fallback={describeLastEvent(demo)}>
            <reading.Part demoId={id} />
          </Suspense>
        ) : (
          describeLastEvent(demo)
        )}
      </span>
    </a>
  );
}

function OfferButton({
  demo,
  tabIndex,
  onValue,
}: CardPartProps & Pick<CardActions, 'onValue'>): ReactElement {
  const { name, value } = demo;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={() => onValue(demo)}
      aria-label={`${value === null ? 'No offer' : `Offer ${formatMoney(value)}`}: ${name}`}
      className={`${small} top-2.5 right-2 max-w-[calc(100%-6.75rem)] px-1.5 tabular-nums hover:bg-white/8 hover:text-white max-md:min-h-11 max-md:px-2.5 ${value === null ? 'text-white/60 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100' : 'text-white/80'}`}
    >
      <span className="max-w-full truncate">
        {value === null ? 'Add offer' : formatMoney(value)}
      </span>
    </button>
  );
}

function MenuButton({
  demo,
  tabIndex,
  isOpen,
  onMenu,
}: CardPartProps & Pick<CardActions, 'onMenu'> & { readonly isOpen: boolean }): ReactElement {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={() => onMenu(demo)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={`${small} top-9 right-2 w-8 text-white/60 hover:bg-white/8 hover:text-white max-md:top-auto max-md:right-1 max-md:bottom-1 max-md:size-11 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 ${isOpen ? 'opacity-100!' : ''}`}
    >
      <Ellipsis aria-hidden="true" size={17} strokeWidth={1.75} />
      <span className="sr-only">Move {demo.name}</span>
    </button>
  );
}
