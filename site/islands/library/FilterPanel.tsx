import { useStore } from '@nanostores/react';
import { useId, type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { controlClass } from '../ui/Field.tsx';
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
          <select
            id={`${id}-tag`}
            value={filter.tag}
            onChange={({ currentTarget }) => patchFilter({ tag: currentTarget.value })}
            className={`${controlClass} min-h-11! py-2! pr-2!`}
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
          </select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-sort`} className={labelClass}>
            Sort
          </label>
          <select
            id={`${id}-sort`}
            value={filter.sort}
            onChange={({ currentTarget }) => patchFilter({ sort: sortFrom(currentTarget.value) })}
            className={`${controlClass} min-h-11! py-2! pr-2!`}
          >
            {Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {countFilters(filter) > 0 && (
        <Button
          look="quiet"
          className="-ml-2 justify-self-start px-2"
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
