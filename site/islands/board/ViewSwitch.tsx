import { useStore } from '@nanostores/react';
import List from 'lucide-react/icons/list';
import SquareKanban from 'lucide-react/icons/square-kanban';
import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { serializeFilter } from '../library/filter-address.ts';
import type { Filter } from '../library/filter-demos.ts';
import { $filter } from '../library/library-store.ts';

const views = [
  ['List', List, undefined],
  ['Board', SquareKanban, 'board'],
] as const;

/** Switches between list and board. The filter stays; the address contains both. */
export function ViewSwitch(): ReactElement {
  const filter = useStore($filter);
  return (
    <div
      role="group"
      aria-label="View"
      className="flex gap-0.5 rounded-[10px] border border-white/12 p-0.5"
    >
      {views.map(([name, Icon, view]) => {
        const isOn = filter.view === view;
        return (
          <a
            key={name}
            href={paths.app + serializeFilter(withView(filter, view))}
            aria-current={isOn ? 'page' : undefined}
            title={name}
            className={`grid h-8.5 w-9.5 place-items-center rounded-lg outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-ring max-md:size-11 ${isOn ? 'bg-white/12 text-white' : 'text-white/65 hover:text-white'}`}
          >
            <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
            <span className="sr-only">{name}</span>
          </a>
        );
      })}
    </div>
  );
}

function withView({ view: _, ...filter }: Filter, view: Filter['view']): Filter {
  return view === undefined ? filter : { ...filter, view };
}
