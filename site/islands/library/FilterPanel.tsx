import { useStore } from '@nanostores/react';
import { useId, type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { countFilters, noFilter, sorts, type Sort } from './filter-demos.ts';
import { $filter, $tags, patchFilter } from './library-store.ts';

const labelClass = 'text-[13px]/5 text-white/70';

/** Starred only, one tag, and the order. */
export function FilterPanel(): ReactElement {
  const id = useId();
  const filter = useStore($filter);
  const tags = useStore($tags);
  return (
    <div className="mt-3 grid gap-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm/5.5">
        <input
          type="checkbox"
          checked={filter.starredOnly}
          onChange={({ currentTarget }) => patchFilter({ starredOnly: currentTarget.checked })}
          className="size-5 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        />
        Starred only
      </label>
      <div className="grid grid-cols-2 gap-2">
        <div className="grid gap-1">
          <label htmlFor={`${id}-tag`} className={labelClass}>
            Tag
          </label>
          <Select
            id={`${id}-tag`}
            value={filter.tag}
            onChange={({ currentTarget }) => patchFilter({ tag: currentTarget.value })}
            className="min-h-11! py-2! sm:text-sm!"
          >
            <option value="">All tags</option>
            {filter.tag !== '' && !tags.includes(filter.tag) && (
              <option value={filter.tag}>{filter.tag}</option>
            )}
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-sort`} className={labelClass}>
            Sort
          </label>
          <Select
            id={`${id}-sort`}
            value={filter.sort}
            onChange={({ currentTarget }) => patchFilter({ sort: sortFrom(currentTarget.value) })}
            className="min-h-11! py-2! sm:text-sm!"
          >
            {Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {countFilters(filter) > 0 && (
        <Button
          look="quiet"
          narrow
          className="-ml-3 justify-self-start"
          onClick={() => patchFilter({ ...noFilter, query: filter.query })}
        >
          Reset filter
        </Button>
      )}
    </div>
  );
}

function sortFrom(value: string): Sort {
  return value === 'oldest' || value === 'name' ? value : 'newest';
}
