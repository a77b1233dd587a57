import CloudOff from 'lucide-react/icons/cloud-off';
import Star from 'lucide-react/icons/star';
import { memo, useRef, type ReactElement, type ReactNode } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { paths } from '../../paths.ts';
import { useExamples } from './use-examples.ts';
import { DemoThumb } from './DemoThumb.tsx';
import { shortTags } from './filter-demos.ts';
import { dayWords } from './day-words.ts';
import { endsSoon, expiryWords, isExpired, shortExpiry, type LibraryDemo } from './library-demo.ts';

/** The columns of a wide list; a phone has two lines instead. */
export const columns =
  'md:grid-cols-[minmax(0,1fr)_4.5rem_6rem] lg:grid-cols-[minmax(0,1fr)_7rem_minmax(0,13rem)_4rem_6rem_5rem]';

const longPress = 500;

interface DemoRowProps {
  readonly demo: LibraryDemo;
  /** Where it stands in the list, from 0. */
  readonly place: number;
  readonly count: number;
  /** Of a row, in rem. */
  readonly height: number;
  readonly isTabStop: boolean;
  readonly isPicked: boolean;
  readonly onPick: (uniqueId: string, range: boolean) => void;
}

/** A demo in the list, at its place; the rows far from it are not there. */
export const DemoRow = memo(function DemoRow({
  demo,
  place,
  count,
  height,
  isTabStop,
  isPicked,
  onPick,
}: DemoRowProps): ReactElement {
  const { name, industry, expires, starred, local, unsent, uniqueId, visits, updatedAt } = demo;
  const press = useLongPress(() => onPick(uniqueId, false));
  return (
    <li
      aria-posinset={place + 1}
      aria-setsize={count}
      className={`group absolute inset-x-0 flex items-center border-b border-white/9 contain-strict hover:bg-white/4 ${isPicked ? 'bg-blue/12' : ''}`}
      style={{ top: `${place * height}rem`, height: `${height}rem` }}
    >
      <label className="grid h-full w-14 shrink-0 cursor-pointer place-items-center max-md:hidden">
        <input
          type="checkbox"
          tabIndex={isTabStop ? 0 : -1}
          checked={isPicked}
          onChange={() => undefined}
          onClick={({ shiftKey }) => onPick(uniqueId, shiftKey)}
          className={`size-4 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring ${isPicked ? '' : 'opacity-35 group-hover:opacity-100 focus-visible:opacity-100'}`}
        />
        <span className="sr-only">Choose {name}</span>
      </label>
      <a
        data-demo-row={uniqueId}
        href={paths.demoInApp(uniqueId)}
        tabIndex={isTabStop ? 0 : -1}
        draggable={false}
        {...press}
        className={`grid h-full min-w-0 flex-1 items-center gap-x-5 pr-6 outline-offset-[-3px] focus-visible:bg-white/5 focus-visible:outline-2 focus-visible:outline-ring max-md:pr-4 max-md:pl-4 ${columns}`}
      >
        <span className="flex min-w-0 items-center gap-3.5">
          <DemoThumb demo={demo} />
          <span className="min-w-0 flex-1">
            <span className="flex min-w-0 items-center gap-1.5">
              <span
                dir="auto"
                title={name}
                className="min-w-0 truncate text-left text-sm/5 font-medium"
              >
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
              {(local || unsent) && (
                <CloudOff aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
              )}
            </span>
            <SecondLine demo={demo} />
          </span>
        </span>
        <Cell wide>
          <span className="sr-only">, </span>
          <bdi>{industryLabel(industry)}</bdi>
        </Cell>
        <Cell wide>
          <Marks demo={demo} />
        </Cell>
        <Cell right>
          {!local && (
            <>
              <span className="sr-only">, </span>
              {visits === 0 ? <span className="sr-only">0</span> : visits.toLocaleString('en')}
              {visits === 0 && <span aria-hidden="true">–</span>}
              <span className="sr-only">{visits === 1 ? ' visit' : ' visits'}</span>
            </>
          )}
        </Cell>
        <Cell wide right>
          <span className="sr-only">, changed </span>
          {updatedAt === undefined ? '' : dayWords(updatedAt)}
        </Cell>
        <Cell right>
          {!local && (
            <>
              <span className="sr-only">, {expiryWords(expires)}</span>
              <span
                aria-hidden="true"
                className={
                  isExpired(demo) ? 'text-danger' : endsSoon(demo) ? 'font-medium text-white' : ''
                }
              >
                {shortExpiry(expires)}
              </span>
            </>
          )}
        </Cell>
      </a>
    </li>
  );
});

interface CellProps {
  /** Only where there is room for all columns. */
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

/** Where the demo is; on a phone, how long it is there and how often it was seen. */
function SecondLine({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const { uniqueId, local, unsent, expires, visits } = demo;
  return (
    <span className="mt-0.5 flex gap-3 text-[13px]/4.5 text-white/60">
      <span aria-hidden={!local} className="min-w-0 flex-1 truncate">
        {local ? (
          <>
            <span className="sr-only">, </span>On this device only
          </>
        ) : (
          uniqueId
        )}
        {unsent && <span className="sr-only">, changes on this device only</span>}
      </span>
      {!local && (
        <span aria-hidden="true" className="shrink-0 tabular-nums md:hidden">
          {visits > 0 && `${visits} · `}
          <span className={isExpired(demo) ? 'text-danger' : endsSoon(demo) ? 'text-white' : ''}>
            {shortExpiry(expires)}
          </span>
        </span>
      )}
    </span>
  );
}

/** What is still to be replaced, and the tags. */
function Marks({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const examples = useExamples(demo)?.words ?? '';
  const { shown, more } = shortTags(demo.tags);
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {examples !== '' && (
        <span className="shrink-0 text-amber-200">
          <span className="sr-only">, </span>
          {examples}
        </span>
      )}
      {shown.length > 0 && <span className="sr-only">, tags </span>}
      {shown.map((tag) => (
        <span
          key={tag}
          dir="auto"
          className="max-w-24 min-w-8 truncate rounded-md bg-white/8 px-1.5 text-xs/5 text-white/75"
        >
          {tag}
        </span>
      ))}
      {more > 0 && <span className="shrink-0 text-xs/5 text-white/60">+{more}</span>}
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

/** A finger that stays on the row chooses it instead of opening it. */
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
