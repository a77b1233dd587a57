import { useStore } from '@nanostores/react';
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { lazyPart } from '../app/lazy-part.ts';
import { navigate, $address } from '../app/router.ts';
import type { RouteProps } from '../app/route-props.ts';
import { AgencyMark } from '../app/AgencyMark.tsx';
import { $agency } from '../app/agency-store.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../ui/format-english.ts';
import { $deleted, type DeletedDemo } from './deleted-demos.ts';
import { DemoRows } from './DemoRows.tsx';
import { DemosHead } from './DemosHead.tsx';
import { filterDemos } from './filter-demos.ts';
import { parseFilter, serializeFilter } from './filter-address.ts';
import { FilterBar, FilterToggle } from './FilterBar.tsx';
import type { User } from '../../../service/contract/user.ts';
import { $readIds } from '../signals/now-store.ts';
import type { LibraryDemo } from './library-demo.ts';
import { $demos, $filter, $isWhole, $state } from './library-store.ts';
import { KeyHints } from './KeyHints.tsx';
import { ListMessage } from './ListMessage.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { $picked, pickNone } from './picked-demos.ts';
import { StageFilter } from './StageFilter.tsx';
import { useLibrary } from './use-library.ts';
import { focusRow } from './row-focus.ts';

interface DemosProps {
  readonly demos: readonly LibraryDemo[];
}

interface UndoProps {
  readonly deleted: readonly DeletedDemo[];
  readonly onRestored: (demo: LibraryDemo) => void;
}

const undo = lazyPart<UndoProps>(() => import('./UndoBar.tsx').then((part) => part.UndoBar));
const firstDemo = lazyPart<{ readonly user: User }>(() =>
  import('./FirstDemo.tsx').then((part) => part.FirstDemo),
);
const planLine = lazyPart<{ readonly user: User }>(() =>
  import('./PlanMissing.tsx').then((part) => part.PlanLine),
);
const nowAbove = lazyPart<object>(() => import('../signals/Now.tsx').then((part) => part.LiveLine));
const nowColumn = lazyPart<object>(() =>
  import('../signals/Now.tsx').then((part) => part.NowColumn),
);
const bulk = lazyPart<DemosProps>(() => import('./BulkBar.tsx').then((part) => part.BulkBar));
const board = lazyPart<DemosProps>(() => import('../board/Board.tsx').then((part) => part.Board));
const facts = lazyPart<DemosProps>(() =>
  import('../board/DealFacts.tsx').then((part) => part.DealFacts),
);

/** The place of the column until it is fetched, so that the list keeps its width. */
const nowSpace = (
  <div className="hidden w-76 shrink-0 border-l border-white/9 bg-white/2 min-[1400px]:block" />
);

/** Keeps the filter and the page's address equal. */
function useFilterAddress(search: string): void {
  useEffect(() => {
    if (serializeFilter($filter.get()) !== search) $filter.set(parseFilter(search));
  }, [search]);
  useEffect(
    () =>
      $filter.listen((filter) => {
        const { path, search: shown } = $address.get();
        const query = serializeFilter(filter);
        if (path.startsWith(paths.app) && query !== shown)
          navigate(paths.app + query, { replace: true });
      }),
    [],
  );
}

/** The demos of the filter, those with visits in progress first. */
function useShownDemos(): readonly LibraryDemo[] {
  const all = useStore($demos);
  const read = useStore($readIds);
  // The filter is deferred, so that typing does not wait for the rows. The demos are not, so that
  // rows and counts agree.
  const applied = useDeferredValue(useStore($filter));
  return useMemo(() => pinReadDemos(filterDemos(all, applied), read), [all, applied, read]);
}

/** The list of the agency's demos and those stored in this browser. */
export function DemosPage({ user, address }: RouteProps): ReactElement {
  useLibrary(user);
  useFilterAddress(address.search);
  const state = useStore($state);
  const isWhole = useStore($isWhole);
  const deleted = useStore($deleted);
  const all = useStore($demos);
  const isBoard = useStore($filter).view === 'board';
  const shown = useShownDemos();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => pickNone, []);
  const isLoading = state === 'loading' && all.length === 0;
  // The part that shows visits in progress is fetched after the first rows.
  const hasRows = !useDeferredValue(isLoading);
  const isEmpty = state === 'ready' && isWhole && all.length === 0;
  if (isEmpty && deleted.length === 0) {
    return (
      <Suspense>
        <firstDemo.Part user={user} />
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-0 flex-1">
      <div ref={page} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PageTop user={user} shown={shown} isBoard={isBoard} hasRows={hasRows} />
        <ListMessage state={state} known={all.length} shown={shown.length} />
        {isBoard ? (
          <Suspense fallback={<div className="flex-1" />}>
            <board.Part demos={shown} />
          </Suspense>
        ) : (
          <DemoList isLoading={isLoading} demos={shown} />
        )}
        <ListFoot count={countWords(state, isWhole, shown.length, all.length)} hasKeys={!isBoard} />
        {deleted.length > 0 && (
          <Suspense>
            <undo.Part
              deleted={deleted}
              onRestored={(demo) =>
                requestAnimationFrame(() => focusRow(page.current, demo.uniqueId))
              }
            />
          </Suspense>
        )}
      </div>
      {!isBoard && (
        <Suspense fallback={nowSpace}>{hasRows ? <nowColumn.Part /> : nowSpace}</Suspense>
      )}
    </div>
  );
}

interface PageTopProps {
  readonly user: User;
  readonly shown: readonly LibraryDemo[];
  readonly isBoard: boolean;
  readonly hasRows: boolean;
}

/** What is above the list or the board: the head, notices, and the filter or the picked demos. */
function PageTop({ user, shown, isBoard, hasRows }: PageTopProps): ReactElement {
  const all = useStore($demos);
  const picked = useStore($picked);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DemosHead
        mark={<Mark name={user.agency.name} />}
        toggle={<FilterToggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
        facts={
          isBoard && (
            <Suspense>
              <facts.Part demos={shown} />
            </Suspense>
          )
        }
      />
      {!user.access.builder && (
        <Suspense>
          <planLine.Part user={user} />
        </Suspense>
      )}
      {hasRows && (
        <Suspense>
          <nowAbove.Part />
        </Suspense>
      )}
      <div
        className={`flex shrink-0 border-white/9 max-md:flex-col md:flex-wrap md:border-b ${picked.size > 0 ? 'md:hidden' : ''}`}
      >
        {!isBoard && <StageFilter />}
        <FilterBar isOpen={isOpen} />
      </div>
      {picked.size > 0 && (
        <Suspense>
          <bulk.Part demos={all.filter(({ uniqueId }) => picked.has(uniqueId))} />
        </Suspense>
      )}
    </>
  );
}

interface DemoListProps {
  readonly isLoading: boolean;
  readonly demos: readonly LibraryDemo[];
}

function DemoList({ isLoading, demos }: DemoListProps): ReactElement {
  return (
    <div
      data-list
      className="relative min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain"
    >
      {isLoading && <ListSkeleton />}
      <p id="library-keys" hidden>
        Use the arrow keys, or J and K, to move between demos.
      </p>
      {demos.length > 0 && <DemoRows demos={demos} />}
    </div>
  );
}

const listKeys = [
  ['J', ''],
  ['K', 'move'],
  ['↵', 'open'],
  ['?', 'all keys'],
] as const;

interface ListFootProps {
  readonly count: string;
  readonly hasKeys: boolean;
}

/** The number of demos, and the keys that move between them. */
function ListFoot({ count, hasKeys }: ListFootProps): ReactElement {
  return (
    <div
      className={`flex min-h-11 shrink-0 items-center gap-3 border-t border-white/9 px-6 text-[13px]/5 text-white/60 max-md:sr-only ${hasKeys ? '' : 'sr-only'}`}
    >
      <p role="status" className="mr-auto tabular-nums">
        {count}
      </p>
      {hasKeys && <KeyHints keys={listKeys} />}
    </div>
  );
}

/** Moves demos with visits in progress to the top. */
function pinReadDemos(demos: readonly LibraryDemo[], read: string): readonly LibraryDemo[] {
  if (read === '') return demos;
  const isRead = ({ id }: LibraryDemo): boolean => read.includes(id);
  return [...demos.filter(isRead), ...demos.filter((demo) => !isRead(demo))];
}

function Mark({ name }: { readonly name: string }): ReactElement {
  const agency = useStore($agency);
  return <AgencyMark name={name} logo={typeof agency === 'object' ? agency.logo : null} />;
}

function countWords(state: string, isWhole: boolean, shown: number, all: number): string {
  if (state === 'loading' && all === 0) return 'Loading…';
  if (state !== 'ready' && all === 0) return '';
  const more = isWhole || state !== 'ready' ? '' : ', loading more…';
  if (shown < all) return `${shown} of ${all}${more}`;
  return `${all === 1 ? '1 demo' : `${formatCount(all)} demos`}${more}`;
}
