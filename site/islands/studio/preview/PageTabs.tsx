import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { pages } from '../../../../templates-data/model/sections.ts';
import { $page } from '../shell/jump-to-field.ts';
import { usePart } from '../fields/use-slot.ts';
import { $view } from '../shell/view-store.ts';

/** The pages of the demo; the preview shows the chosen one, and the form lists its sections. */
export function PageTabs(): ReactElement {
  const shown = usePart($view, (view) => view?.pages);
  const page = useStore($page);
  return (
    <nav
      aria-label="Pages of the demo"
      className="flex min-w-0 flex-1 [scrollbar-width:none] gap-0.5 overflow-x-auto overscroll-contain"
    >
      {(shown ?? [page]).map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === page ? 'page' : undefined}
          onClick={() => $page.set(one)}
          className={`relative h-14 shrink-0 cursor-pointer rounded-[10px] px-2.5 text-[13px]/5 outline-offset-[-5px] focus-visible:outline-2 focus-visible:outline-ring ${one === page ? 'text-white after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:bg-white' : 'text-white/65 hover:text-white'}`}
        >
          {pages[one].label}
        </button>
      ))}
    </nav>
  );
}
