import { useStore } from '@nanostores/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { controlClass } from '../ui/Field.tsx';
import { $deleted } from './delete-demo.ts';
import { DemoRows } from './DemoRows.tsx';
import { countFilters, filterDemos, noFilter } from './filter-demos.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { $demos, $filter, $state, loadLibrary, patchFilter } from './library-store.ts';
import { Ending, Skeleton } from './ListEnding.tsx';
import { NoDemos } from './NothingChosen.tsx';
import { QuotaMeter } from './QuotaMeter.tsx';
import { UndoBar } from './UndoBar.tsx';

interface DemoListProps {
  readonly maxDemos: number | null;
  readonly hiddenOnPhone: boolean;
  readonly onOpen: (demo: LibraryDemo) => void;
  readonly onCreate: () => void;
}

/** Search, filter, rows and quota: the left of the library. */
export function DemoList({
  maxDemos,
  hiddenOnPhone,
  onOpen,
  onCreate,
}: DemoListProps): ReactElement {
  const state = useStore($state);
  const deleted = useStore($deleted);
  const all = useStore($demos);
  const filter = useStore($filter);
  // Typing in the search never waits for 500 rows; the demos themselves are never drawn later than
  // what is said of them.
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterDemos(all, applied), [all, applied]);
  const [isFiltering, setIsFiltering] = useState(false);
  const filters = countFilters(filter);
  return (
    <section
      aria-label="Your demos"
      className={`flex min-h-0 min-w-0 flex-col border-white/9 md:border-r ${hiddenOnPhone ? 'max-md:hidden' : ''}`}
    >
      <div className="shrink-0 border-b border-white/9 px-5 pt-4 pb-3 md:px-6">
        <div className="flex items-baseline justify-between gap-3">
          <h3
            id="library-title"
            tabIndex={-1}
            className="text-[15px]/6 font-medium tracking-[-.01em] outline-none"
          >
            Your demos
          </h3>
          <p role="status" className="text-[13px]/5 text-white/60 tabular-nums">
            {countWords(state, shown.length, all.length)}
          </p>
        </div>
        <div className="mt-3 flex gap-2">
          <input
            type="search"
            aria-label="Search demos"
            placeholder="Search"
            dir="auto"
            autoComplete="off"
            value={filter.query}
            onChange={({ currentTarget }) => patchFilter({ query: currentTarget.value })}
            className={`${controlClass} min-h-11! min-w-0 py-2!`}
          />
          <button
            type="button"
            aria-expanded={isFiltering}
            aria-controls="library-filter"
            onClick={() => setIsFiltering(!isFiltering)}
            className={`relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-[10px] border outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring ${isFiltering ? 'border-white/28 bg-white/8 text-white' : 'border-white/14 text-white/75 hover:border-white/28 hover:text-white'}`}
          >
            <SlidersHorizontal aria-hidden="true" size={17} strokeWidth={1.75} />
            <span className="sr-only">Filter and sort{filters > 0 ? `, ${filters} set` : ''}</span>
            {filters > 0 && (
              <span
                aria-hidden="true"
                className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-blue text-[11px]/none font-medium text-white"
              >
                {filters}
              </span>
            )}
          </button>
        </div>
        <div id="library-filter" hidden={!isFiltering}>
          {isFiltering && <FilterPanel />}
        </div>
      </div>
      <div className="relative min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain">
        {state === 'loading' && all.length === 0 && <Skeleton />}
        {state === 'failed' && (
          <Ending
            title="Error loading demos"
            text="Please try refreshing the page. Your demos are safe."
          >
            <Button onClick={() => void loadLibrary()}>Try again</Button>
          </Ending>
        )}
        {state === 'signed-out' && (
          <Ending title="Please sign in again" text="Your saved demos are shown to you only.">
            <Button onClick={() => window.dispatchEvent(new CustomEvent('openAuthModal'))}>
              Sign in
            </Button>
          </Ending>
        )}
        {state === 'ready' && all.length === 0 && (
          <div className="md:hidden">
            <NoDemos onCreate={onCreate} />
          </div>
        )}
        {all.length > 0 && shown.length === 0 && (
          <Ending title="No demo matches" text="Nothing fits the search and the filter together.">
            <Button onClick={() => patchFilter(noFilter)}>Clear search and filter</Button>
          </Ending>
        )}
        <p id="library-keys" hidden>
          Use the arrow keys to move between demos.
        </p>
        {shown.length > 0 && <DemoRows demos={shown} onOpen={onOpen} />}
      </div>
      {deleted && <UndoBar name={deleted.demo.name} onRestored={onOpen} />}
      <QuotaMeter max={maxDemos} />
    </section>
  );
}

function countWords(state: string, shown: number, all: number): string {
  if (state === 'loading' && all === 0) return 'Loading…';
  if (state !== 'ready' && all === 0) return '';
  if (shown < all) return `${shown} of ${all}`;
  return all === 1 ? '1 demo' : `${all} demos`;
}
