import { useStore } from '@nanostores/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState, type ReactElement } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { countFilters, noFilter, sorts, type Sort } from './filter-demos.ts';
import { $filter, $industries, $tags, patchFilter } from './library-store.ts';

const labelClass = 'text-[13px]/5 text-white/60 md:sr-only';

/** The number of demos and the filter, which is folded on a phone. */
export function FilterBar({ count }: { readonly count: string }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const filters = countFilters(useStore($filter));
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-white/9 px-6 py-2 max-md:px-4">
      <p role="status" className="mr-auto text-[13px]/5 text-white/60 tabular-nums">
        {count}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="library-filter"
        onClick={() => setIsOpen(!isOpen)}
        className="relative -mr-2 grid size-11 cursor-pointer place-items-center rounded-[10px] text-white/75 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring md:hidden"
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
      <div
        id="library-filter"
        className={`flex flex-wrap items-end gap-2 md:items-center ${isOpen ? 'max-md:w-full' : 'max-md:hidden'}`}
      >
        <Choices />
      </div>
    </div>
  );
}

function Choices(): ReactElement {
  const id = useId();
  const filter = useStore($filter);
  const tags = useStore($tags);
  const industries = useStore($industries);
  return (
    <>
      {countFilters(filter) > 0 && (
        <Button
          look="quiet"
          narrow
          className="min-h-9! text-[13px]! max-md:order-last"
          onClick={() => patchFilter({ ...noFilter, query: filter.query })}
        >
          Reset filter
        </Button>
      )}
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 pr-2 text-[13px]/5 text-white/80 max-md:min-h-11 max-md:w-full">
        <input
          type="checkbox"
          checked={filter.starredOnly}
          onChange={({ currentTarget }) => patchFilter({ starredOnly: currentTarget.checked })}
          className="size-4.5 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        />
        Starred only
      </label>
      <Choice
        id={`${id}-industry`}
        label="Industry"
        value={filter.industry}
        every="All industries"
        options={withPresent(industries, filter.industry).map((one) => [one, industryLabel(one)])}
        onChange={(industry) => patchFilter({ industry })}
      />
      <Choice
        id={`${id}-tag`}
        label="Tag"
        value={filter.tag}
        every="All tags"
        options={withPresent(tags, filter.tag).map((tag) => [tag, tag])}
        onChange={(tag) => patchFilter({ tag })}
      />
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

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The label for no choice. */
  readonly every?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ id, label, value, every, options, onChange }: ChoiceProps): ReactElement {
  return (
    <div className="grid gap-1 max-md:flex-[1_1_40%]">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-9! py-1! text-[13px]/6! max-md:min-h-11! md:max-w-42"
      >
        {every !== undefined && <option value="">{every}</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The options with the value from the address, even if no demo has it. */
function withPresent(all: readonly string[], present: string): readonly string[] {
  return present === '' || all.includes(present) ? all : [present, ...all];
}

function sortFrom(value: string): Sort {
  return Object.keys(sorts).find((one): one is Sort => one === value) ?? noFilter.sort;
}
