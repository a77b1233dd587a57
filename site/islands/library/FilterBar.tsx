import { useStore } from '@nanostores/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import { Suspense, useId, type ReactElement } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { lazyPart } from '../app/lazy-part.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from './FilterChoice.tsx';
import { countFilters, noFilter, sorts, type Sort } from './filter-demos.ts';
import { $filter, $industries, $owners, $tags, patchFilter } from './library-store.ts';

const ownerChoice = lazyPart<object>(() =>
  import('./OwnerChoice.tsx').then((part) => part.OwnerChoice),
);

/** Opens and closes the choices on a phone, where they have no room of their own. */
export function FilterToggle({ isOpen, onToggle }: FilterToggleProps): ReactElement {
  const filters = countFilters(useStore($filter));
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="library-filter"
      onClick={onToggle}
      className="relative -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/75 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring md:hidden"
    >
      <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
      <span className="sr-only">Filter and sort{filters > 0 ? `, ${filters} set` : ''}</span>
      {filters > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 grid size-4.5 place-items-center rounded-full bg-blue text-[11px]/none font-medium text-white"
        >
          {filters}
        </span>
      )}
    </button>
  );
}

interface FilterToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Which demos are shown, and in which order; on a phone the choices fold out. */
export function FilterBar({ isOpen }: { readonly isOpen: boolean }): ReactElement {
  return (
    <div
      id="library-filter"
      className={`flex shrink-0 flex-wrap items-end gap-x-2 gap-y-2 px-6 max-md:border-b max-md:border-white/9 max-md:px-4 max-md:py-2 md:ml-auto md:items-center md:gap-x-0 md:pr-4 ${isOpen ? '' : 'max-md:hidden'}`}
    >
      <Choices />
    </div>
  );
}

function Choices(): ReactElement {
  const id = useId();
  const filter = useStore($filter);
  const tags = useStore($tags);
  const industries = useStore($industries);
  const hasOwners = useStore($owners).length > 1 || filter.owner !== '';
  return (
    <>
      {countFilters(filter) > 0 && (
        <Button
          variant="quiet"
          narrow
          className="min-h-11! text-[13px]! max-md:order-last"
          onClick={() => patchFilter({ ...noFilter, query: filter.query })}
        >
          Reset filter
        </Button>
      )}
      <label
        title="Starred only"
        className="relative flex min-h-11 cursor-pointer items-center gap-2 px-2 text-[13px]/5 text-white/80 max-md:w-full max-md:px-0"
      >
        <input
          type="checkbox"
          checked={filter.starredOnly}
          onChange={({ currentTarget }) => patchFilter({ starredOnly: currentTarget.checked })}
          className="peer size-4.5 cursor-pointer accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring md:absolute md:inset-0 md:size-full md:opacity-0"
        />
        <Star
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="rounded-xs text-white/75 outline-offset-4 outline-ring peer-checked:fill-current peer-checked:text-white peer-hover:text-white peer-focus-visible:outline-2 max-md:hidden"
        />
        <span className="md:sr-only">Starred only</span>
      </label>
      <Choice
        id={`${id}-industry`}
        label="Industry"
        value={filter.industry}
        every="All industries"
        options={withCurrent(industries, filter.industry).map((one) => [one, industryLabel(one)])}
        onChange={(industry) => patchFilter({ industry })}
      />
      {hasOwners && (
        <Suspense>
          <ownerChoice.Part />
        </Suspense>
      )}
      {(tags.length > 0 || filter.tag !== '') && (
        <Choice
          id={`${id}-tag`}
          label="Tag"
          value={filter.tag}
          every="All tags"
          options={withCurrent(tags, filter.tag).map((tag) => [tag, tag])}
          onChange={(tag) => patchFilter({ tag })}
        />
      )}
      <Choice
        id={`${id}-sort`}
        label="Sort"
        value={filter.sort}
        options={Object.entries(sorts)}
        onChange={(sort) => patchFilter({ sort: sortFrom(sort) })}
      />
    </>
  );
}

/** The options with the value from the address, even if no demo has it. */
function withCurrent(all: readonly string[], current: string): readonly string[] {
  return current === '' || all.includes(current) ? all : [current, ...all];
}

function sortFrom(value: string): Sort {
  return Object.keys(sorts).find((one): one is Sort => one === value) ?? noFilter.sort;
}
