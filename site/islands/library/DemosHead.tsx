import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { onKeys } from '../app/single-keys.ts';
import { paths } from '../../paths.ts';
import { ViewSwitch } from '../board/ViewSwitch.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { controlClass } from '../ui/Field.tsx';
import { $filter, patchFilter } from './library-store.ts';
import { focusRow } from './row-focus.ts';

export const keycap =
  'grid h-5 min-w-5 place-items-center rounded-[5px] px-1 font-sans text-[11px]/none font-medium';

interface DemosHeadProps {
  readonly mark: ReactNode;
  /** Shown beside the page's name. */
  readonly facts?: ReactNode;
  /** Beside the search, on a phone. */
  readonly toggle: ReactNode;
}

/** The head of the list: the page's name, the search, the views, and the button for a new demo. */
export function DemosHead({ mark, facts, toggle }: DemosHeadProps): ReactElement {
  const filter = useStore($filter);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => onKeys({ '/': () => search.current?.focus() }), []);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-3.5 pb-2 max-md:px-4">
      <span className="md:hidden">{mark}</span>
      <h1
        id="library-title"
        tabIndex={-1}
        className="mr-2 text-[22px]/8 font-medium tracking-[-.02em] outline-none max-md:text-xl/8"
      >
        Demos
      </h1>
      {facts}
      <div className="ml-auto flex w-[280px] gap-1 max-md:order-1 max-md:ml-0 max-md:w-full">
        <label className="relative block min-w-0 flex-1">
          <span className="sr-only">Search demos</span>
          <Search
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 left-3 my-auto text-white/60"
          />
          <input
            ref={search}
            type="search"
            placeholder="Firm, person or address"
            dir="auto"
            autoComplete="off"
            aria-keyshortcuts="/"
            value={filter.query}
            onChange={({ currentTarget }) => patchFilter({ query: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              if (event.key === 'Escape' && filter.query !== '') patchFilter({ query: '' });
              else focusRow(document.getElementById('main'), undefined);
            }}
            className={`${controlClass} min-h-10! py-1.5! pr-10! pl-9! text-sm/6! max-md:min-h-11! max-md:text-base/6!`}
          />
          <kbd
            aria-hidden="true"
            className={`${keycap} pointer-events-none absolute inset-y-0 right-2.5 my-auto bg-white/9 text-white/70 max-md:hidden`}
          >
            /
          </kbd>
        </label>
        {toggle}
      </div>
      <span className="max-md:ml-auto">
        <ViewSwitch />
      </span>
      <a
        href={paths.newDemo}
        aria-keyshortcuts="N"
        className={buttonClass('primary', 'min-h-10! max-md:size-11 max-md:px-0!')}
      >
        <Plus aria-hidden="true" size={17} strokeWidth={1.75} />
        <span className="max-md:sr-only">New demo</span>
        <kbd aria-hidden="true" className={`${keycap} bg-white/16 text-white max-md:hidden`}>
          N
        </kbd>
      </a>
    </div>
  );
}
