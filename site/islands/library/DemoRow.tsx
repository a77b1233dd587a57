import CloudOff from 'lucide-react/icons/cloud-off';
import Star from 'lucide-react/icons/star';
import { memo, useRef, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { DemoThumb } from './DemoThumb.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { RowSignal } from './RowSignal.tsx';
import { StageMark } from './StageMark.tsx';
import { AddressAndTags, WideCells } from './WideCells.tsx';

/** The columns of a wide list; a phone has two lines instead. */
export const columns =
  'md:grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,1fr)_4rem] lg:grid-cols-[minmax(0,1.25fr)_5rem_5rem_minmax(0,1fr)_4.5rem_3.5rem]';

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
  const { uniqueId } = demo;
  const press = useLongPress(() => onPick(uniqueId, false));
  return (
    <li
      aria-posinset={place + 1}
      aria-setsize={count}
      className={`group absolute inset-x-0 flex items-center border-b border-white/9 contain-strict hover:bg-white/4 ${isPicked ? 'bg-blue/12' : isLive ? 'bg-live/7 shadow-[inset_2px_0_var(--color-live)]' : ''}`}
      style={{ top: `${place * height}rem`, height: `${height}rem` }}
    >
      {isWide && (
        <RowCheckbox demo={demo} isTabStop={isTabStop} isPicked={isPicked} onPick={onPick} />
      )}
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
            <FirstLine demo={demo} isWide={isWide} />
            {isWide ? (
              <AddressAndTags demo={demo} />
            ) : (
              <span className="mt-1 flex items-baseline justify-between gap-3 text-[13px]/4.5 text-white/65">
                <RowSignal demo={demo} />
              </span>
            )}
          </span>
        </span>
        {isWide && <WideCells demo={demo} />}
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
    <label className="grid h-full w-12 shrink-0 cursor-pointer place-items-center">
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
function FirstLine({ demo, isWide }: Pick<DemoRowProps, 'demo' | 'isWide'>): ReactElement {
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
      {!isWide && (
        <span className="ml-auto shrink-0 pl-2 text-[13px]/5">
          <span className="sr-only">, </span>
          <StageMark stage={stage} />
        </span>
      )}
      {(local || unsent) && (
        <CloudOff aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
      )}
      {unsent && <span className="sr-only">, changes on this device only</span>}
      {local && !isWide && <span className="sr-only">, on this device only</span>}
    </span>
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
