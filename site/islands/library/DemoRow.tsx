import CloudOff from 'lucide-react/icons/cloud-off';
import Star from 'lucide-react/icons/star';
import { memo, Suspense, useRef, type ReactElement, type ReactNode } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { displayHost } from '../../../templates-data/model/web-address.ts';
import { initials } from '../app/initials.ts';
import { lazyPart } from '../app/lazy-part.ts';
import { paths } from '../../paths.ts';
import { DemoThumb } from './DemoThumb.tsx';
import { shortTags } from './filter-demos.ts';
import {
  endsSoon,
  describeExpiry,
  isExpired,
  shortExpiry,
  type LibraryDemo,
} from './library-demo.ts';
import { StageMark } from './StageMark.tsx';

/** The columns of a wide list; a phone has two lines instead. */
export const columns =
  'md:grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,1fr)_4rem] lg:grid-cols-[minmax(0,1.25fr)_5rem_5rem_minmax(0,1fr)_4.5rem_3.5rem]';

const signal = lazyPart<{ readonly demo: LibraryDemo }>(() =>
  import('../signals/LastSignal.tsx').then((part) => part.LastSignal),
);

const longPress = 500;

interface DemoRowProps {
  readonly demo: LibraryDemo;
  /** Its position in the list, from 0. */
  readonly place: number;
  readonly count: number;
  /** The height of a row, in rem. */
  readonly height: number;
  /** Whether there is room for columns. */
  readonly isWide: boolean;
  readonly isTabStop: boolean;
  readonly isPicked: boolean;
  /** Whether a visit is in progress. */
  readonly isLive: boolean;
  readonly onPick: (uniqueId: string, range: boolean) => void;
}

/** A demo at its position in the list; rows far from the visible part are not rendered. */
export const DemoRow = memo(function DemoRow({
  demo,
  place,
  count,
  height,
  isWide,
  isTabStop,
  isPicked,
  isLive,
  onPick,
}: DemoRowProps): ReactElement {
  const { industry, uniqueId, stage } = demo;
  const press = useLongPress(() => onPick(uniqueId, false));
  return (
    <li
      aria-posinset={place + 1}
      aria-setsize={count}
      className={`group absolute inset-x-0 flex items-center border-b border-white/9 contain-strict hover:bg-white/4 ${isPicked ? 'bg-blue/12' : isLive ? 'bg-live/7 shadow-[inset_2px_0_var(--color-live)]' : ''}`}
      style={{ top: `${place * height}rem`, height: `${height}rem` }}
    >
      <RowCheckbox demo={demo} isTabStop={isTabStop} isPicked={isPicked} onPick={onPick} />
      <a
        data-demo-row={uniqueId}
        href={paths.demoInApp(uniqueId)}
        tabIndex={isTabStop ? 0 : -1}
        draggable={false}
        {...press}
        className={`grid h-full min-w-0 flex-1 items-center gap-x-4 pr-6 outline-offset-[-3px] focus-visible:bg-white/5 focus-visible:outline-2 focus-visible:outline-ring max-md:pr-4 max-md:pl-4 ${columns}`}
      >
        <span className="flex min-w-0 items-center gap-3.5">
          <DemoThumb demo={demo} />
          <span className="min-w-0 flex-1">
            <FirstLine demo={demo} />
            <SecondLine demo={demo} isWide={isWide} />
          </span>
        </span>
        <Cell wide>
          <span className="sr-only">, </span>
          <bdi>{industryLabel(industry)}</bdi>
        </Cell>
        <Cell>
          <span className="sr-only">, </span>
          <span className="text-white">
            <StageMark stage={stage} />
          </span>
        </Cell>
        {isWide && (
          <span className="min-w-0 truncate text-[13px]/5">
            <span className="sr-only">, </span>
            <Suspense>
              <signal.Part demo={demo} />
            </Suspense>
          </span>
        )}
        <span className="flex max-lg:hidden">
          <Recipients demo={demo} />
        </span>
        <Cell right>{!demo.local && <Expiry demo={demo} />}</Cell>
      </a>
    </li>
  );
});

/** Chooses the demo; with Shift, all from the last chosen one. */
function RowCheckbox({
  demo,
  isTabStop,
  isPicked,
  onPick,
}: Pick<DemoRowProps, 'demo' | 'isTabStop' | 'isPicked' | 'onPick'>): ReactElement {
  return (
    <label className="grid h-full w-12 shrink-0 cursor-pointer place-items-center max-md:hidden">
      <input
        type="checkbox"
        tabIndex={isTabStop ? 0 : -1}
        checked={isPicked}
        onChange={() => undefined}
        onClick={({ shiftKey }) => onPick(demo.uniqueId, shiftKey)}
        className={`size-4 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring ${isPicked ? '' : 'opacity-35 group-hover:opacity-100 focus-visible:opacity-100'}`}
      />
      <span className="sr-only">Choose {demo.name}</span>
    </label>
  );
}

/** The demo's name and marks; on a phone its stage. */
function FirstLine({ demo }: Pick<DemoRowProps, 'demo'>): ReactElement {
  const { name, starred, stage, local, unsent } = demo;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span dir="auto" title={name} className="min-w-0 truncate text-left text-sm/5 font-medium">
        {name}
      </span>
      {starred && (
        <>
          <Star
            aria-hidden="true"
            size={13}
            strokeWidth={1.75}
            className="shrink-0 fill-current text-blue-text"
          />
          <span className="sr-only">, starred</span>
        </>
      )}
      <span aria-hidden="true" className="ml-auto shrink-0 pl-2 text-[13px]/5 md:hidden">
        <StageMark stage={stage} />
      </span>
      {(local || unsent) && (
        <CloudOff aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
      )}
    </span>
  );
}

function Expiry({ demo }: Pick<DemoRowProps, 'demo'>): ReactElement {
  if (demo.stopped)
    return (
      <span className="text-danger">
        <span className="sr-only">, </span>
        Down
      </span>
    );
  return (
    <>
      <span className="sr-only">, {describeExpiry(demo.expires)}</span>
      <span
        aria-hidden="true"
        className={isExpired(demo) ? 'text-danger' : endsSoon(demo) ? 'font-medium text-white' : ''}
      >
        {shortExpiry(demo.expires)}
      </span>
    </>
  );
}

interface CellProps {
  /** Whether the cell is shown only if all columns fit. */
  readonly wide?: boolean;
  readonly right?: boolean;
  readonly children: ReactNode;
}

function Cell({ wide = false, right = false, children }: CellProps): ReactElement {
  return (
    <span
      className={`min-w-0 truncate text-[13px]/5 text-white/65 tabular-nums ${wide ? 'max-lg:hidden' : 'max-md:hidden'} ${right ? 'text-right' : ''}`}
    >
      {children}
    </span>
  );
}

/**
 * The demo's uniqueId and tags, with a note if it is on this device only; on a phone its last
 * event.
 */
function SecondLine({ demo, isWide }: Pick<DemoRowProps, 'demo' | 'isWide'>): ReactElement {
  const { uniqueId, local, unsent, tags, websiteData } = demo;
  const { shown, more } = shortTags(tags);
  return (
    <>
      <span className="mt-0.5 flex gap-1.5 text-[13px]/4.5 text-white/60 max-md:hidden">
        <span aria-hidden={!local} className="min-w-12 shrink-9 truncate">
          {local ? (
            <>
              <span className="sr-only">, </span>On this device only
            </>
          ) : (
            displayHost(websiteData.sourceUrl ?? '') || uniqueId
          )}
          {unsent && <span className="sr-only">, changes on this device only</span>}
        </span>
        {shown.length > 0 && <span className="sr-only">, tags </span>}
        {shown.map((tag) => (
          <span
            key={tag}
            dir="auto"
            className="max-w-20 min-w-6 flex-initial truncate rounded bg-white/8 px-1.5 text-xs/4.5 text-white/75"
          >
            {tag}
          </span>
        ))}
        {more > 0 && <span className="shrink-0 text-xs/4.5">+{more}</span>}
      </span>
      {!isWide && (
        <span className="mt-1 flex items-baseline justify-between gap-3 text-[13px]/4.5 text-white/65">
          <span className="sr-only">, </span>
          <Suspense>
            <signal.Part demo={demo} />
          </Suspense>
        </span>
      )}
    </>
  );
}

/** The initials of the recipients. */
function Recipients({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const { names, count } = demo.recipients;
  if (count === 0) return <span className="text-[13px]/5 text-white/55">–</span>;
  const shown = count > 3 ? names.slice(0, 2) : names;
  const mark =
    '-mr-1.5 grid size-6.5 place-items-center rounded-full border-2 border-ground bg-[#24272e] text-[10px]/none font-medium text-white';
  return (
    <>
      <span className="sr-only">, {count === 1 ? '1 recipient' : `${count} recipients`}</span>
      {shown.map((name, index) => (
        <span key={index} aria-hidden="true" title={name} className={mark}>
          {initials(name)}
        </span>
      ))}
      {count > shown.length && (
        <span aria-hidden="true" className={mark}>
          +{count - shown.length}
        </span>
      )}
    </>
  );
}

interface Press {
  readonly onPointerDown: (event: { pointerType: string }) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (event: { preventDefault: () => void }) => void;
  readonly onClick: (event: { preventDefault: () => void }) => void;
}

/** A long press on a row chooses it instead of opening it. */
function useLongPress(onPress: () => void): Press {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const end = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }) => {
      isLong.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        isLong.current = true;
        onPress();
      }, longPress);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event) => {
      if (isLong.current) event.preventDefault();
    },
    onClick: (event) => {
      if (isLong.current) event.preventDefault();
    },
  };
}
